"""The handheld's own pictures at run time: alert icons, launcher icons, event emblems and the title picture.

They are cut from the built atlas `assets/built/pictures-DEPTH.png`, whose places stand in `pictures.toml`.
All are 8-bit in the system palette with `palette.KEY` as colour key. On a screen of double density a small
picture is doubled with its edges smoothed; the title has a drawing of its own.
"""

from pathlib import Path

import pygame

from godoris import resources, toml
from godoris.palm.palette import KEY, depth_of

TITLE = "title"


class Pictures:
    """The pictures for one kind of screen (device.KINDS) and density (1 or 2), read when first asked for."""

    def __init__(self, kind: str, density: int = 1, folder: Path | None = None) -> None:
        self.depth, self.density = depth_of(kind), density
        self._folder = folder or resources.path("assets/built")
        self._places: dict[str, list[int]] = toml.loads((self._folder / "pictures.toml").read_text("utf-8"))
        self._atlas: pygame.Surface | None = None
        self._cut: dict[str, pygame.Surface] = {}

    def names(self) -> list[str]:
        """What there is, the title picture last."""
        return [*self._places, TITLE]

    def __getitem__(self, name: str) -> pygame.Surface:
        """A picture by name, not to be drawn on. Raises KeyError for an unknown name."""
        found = self._cut.get(name)
        if found is None:
            found = self._title() if name == TITLE else self._small(name)
            self._cut[name] = found
        return found

    def _title(self) -> pygame.Surface:
        return pygame.image.load(self._folder / f"title-{160 * self.density}-{self.depth}.png")

    def _small(self, name: str) -> pygame.Surface:
        place = self._places[name]
        if self._atlas is None:
            self._atlas = pygame.image.load(self._folder / f"pictures-{self.depth}.png")
        picture = self._atlas.subsurface(place)
        if self.density == 2:
            picture = pygame.transform.scale2x(picture)
        picture.set_colorkey(KEY)
        return picture
