"""Colours by role: what a name of `palm_profile/colours.toml` is on a colour, 16-grey or 4-grey screen."""

from __future__ import annotations

from pathlib import Path

Colour = int | str  # an index of the system palette, or a name


class Colours:
    """The colours of one kind of screen (device.KINDS)."""

    def __init__(self, kind: str, file: Path) -> None:
        """Read the file. Raises resources.ResourceError."""
        raise NotImplementedError

    def index(self, colour: Colour) -> int:
        """The palette index to draw with. Raises KeyError for a name that the file does not have."""
        raise NotImplementedError
