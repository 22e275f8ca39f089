"""A handheld for tests: a small profile of its own, forms written in the test, pixels that can be counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from godoris import resources
from godoris.palm import palette
from godoris.palm.canvas import Canvas
from godoris.palm.controls.base import Control
from godoris.palm.events import Event, Key, KeyDown, Modifier, Nil, PenDown, PenMove, PenUp
from godoris.palm.font import Fonts
from godoris.palm.form import Form
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.resources import Resources
from godoris.palm.system import Handler, System

FONTS = Fonts()  # read once for all tests; nothing changes them
SYSTEM_FORMS = resources.path("palm_profile/forms/system.toml")
# the foot of most test forms: OK, and Cancel beside it
OK = '[controls.ok]\nkind = "button"\nat = [5, 61]\ntext = "ok"\n'
CANCEL = '[controls.cancel]\nkind = "button"\nafter = "ok"\ntext = "cancel"\n'
# texts of the test forms: every word of a form is its own key, in Korean as well
KOREAN = {
    "ok": "확인", "cancel": "취소", "easy": "쉬움", "medium": "보통", "hard": "어려움", "title": "제목",
    "name": "이름", "long": "흔들기와 폭탄은 판을 두 배로 키웁니다. 들설톱을 씁니다.",
    "tips": "도움말입니다.", "game": "게임", "new": "새 게임",
    "score": "점수판", "past": "지난 게임", "text": "글",
}  # fmt: skip
ENGLISH = {
    "ok": "OK", "cancel": "Cancel", "easy": "Easy", "medium": "Medium", "hard": "Hard", "title": "Title",
    "name": "Name", "long": "The quick brown fox jumps over the lazy dog, and plays.",
    "tips": "These are tips.", "game": "Game", "new": "New Game",
    "score": "Score Board", "past": "Past Games", "text": "text",
}  # fmt: skip


def asking(controls: str, default: str = "cancel") -> str:
    """A modal form with a title and these controls."""
    return f'modal = true\narea = [2, 80, 156, 78]\ntitle = "title"\ndefault = "{default}"\n{controls}'


class App:
    """An application that keeps every event but Nil; `eat` says which go no further."""

    def __init__(self) -> None:
        self.log: list[Event] = []
        self.nils = 0
        self.eats: tuple[type[Event], ...] = ()
        self.handlers: dict[str, Handler] = {}

    def handle(self, event: Event) -> bool:
        if isinstance(event, Nil):
            self.nils += 1
        else:
            self.log.append(event)
        return isinstance(event, self.eats)

    def form_loaded(self, form: Form) -> Handler | None:
        return self.handlers.get(form.name)

    def names(self, *kinds: type[Event]) -> list[str]:
        """The names of the events of some kinds, in order."""
        return [event.name for event in self.log if isinstance(event, kinds or Event)]


class Handheld:
    """A system with its application, its tones, and ways to touch it."""

    def __init__(self, folder: Path, language: str = "en", kind: str = "grey4", density: int = 1) -> None:
        self.app, self.tones = App(), [""]
        self.tones.clear()
        self.resources = Resources(folder, language, FONTS)
        self.canvas = canvas(kind, density)
        self.system = System(self.resources, self.canvas, self.app, play_tone=self.tones.append)

    @property
    def top(self) -> Form:
        form = self.system.top
        assert form is not None
        return form

    def post(self, *events: Event) -> None:
        for event in events:
            self.system.post(event)
            self.system.pump()

    def down(self, x: int, y: int) -> None:
        self.post(PenDown(x, y))

    def move(self, x: int, y: int) -> None:
        self.post(PenMove(x, y))

    def up(self, x: int, y: int) -> None:
        self.post(PenUp(x, y))

    def tap(self, x: int, y: int) -> None:
        self.post(PenDown(x, y), PenUp(x, y))

    def tap_on(self, id: str) -> None:
        self.tap(*self.control(id).rect.centre)

    def key(self, *keys: Key, modifiers: Modifier = Modifier.NONE) -> None:
        self.post(*(KeyDown(key=key, modifiers=modifiers) for key in keys))

    def type(self, text: str, modifiers: Modifier = Modifier.NONE) -> None:
        self.post(*(KeyDown(char=char, modifiers=modifiers) for char in text))

    def control(self, id: str) -> Control:
        return self.top.get(id, Control)

    def draw(self) -> Canvas:
        self.system.pump()
        self.system.draw()
        return self.canvas


def canvas(kind: str = "grey4", density: int = 1) -> Canvas:
    """A white canvas."""
    made = Canvas.standard(kind, density, FONTS)
    made.fill(SCREEN, palette.WHITE)
    made.take_dirty()
    return made


@cache
def _toml(texts: tuple[tuple[str, str], ...], sections: tuple[str, ...]) -> str:
    lines = []
    for section in sections:
        lines.append(f"[{section}]")
        lines += [f'{key} = "{text}"' for key, text in texts]
    return "\n".join(lines) + "\n"


def profile(folder: Path, forms: Mapping[str, str], sections: Iterable[str] = ()) -> Path:
    """A palm_profile with these forms (or menus, alerts) as TOML, and every text in each section."""
    (folder / "forms").mkdir(parents=True, exist_ok=True)
    (folder / "strings").mkdir(exist_ok=True)
    for name, text in forms.items():
        (folder / "forms" / f"{name}.toml").write_text(text, "utf-8")
    (folder / "forms" / "system.toml").write_text(SYSTEM_FORMS.read_text("utf-8"), "utf-8")
    own = resources.path("palm_profile/strings")
    every = tuple(dict.fromkeys((*forms, "menu", "alert", *sections)))
    for language, texts in (("en", ENGLISH), ("ko", KOREAN)):
        system = own.joinpath(f"{language}.toml").read_text("utf-8")
        system = "[system]" + system.split("\n[system]")[1].split("\n[")[0] + "\n"
        text = _toml(tuple(texts.items()), every) + system
        (folder / "strings" / f"{language}.toml").write_text(text, "utf-8")
    return folder


def borrow(folder: Path, form: str) -> None:
    """Add a form of the product and its texts to a profile."""
    own = resources.path("palm_profile")
    (folder / f"forms/{form}.toml").write_text((own / f"forms/{form}.toml").read_text("utf-8"), "utf-8")
    for language in ("en", "ko"):
        texts = (own / f"strings/{language}.toml").read_text("utf-8")
        section = texts.split(f"\n[{form}]")[1].split("\n[")[0]
        with (folder / f"strings/{language}.toml").open("a", encoding="utf-8") as file:
            file.write(f"\n[{form}]{section}\n")


def handheld(
    folder: Path, form: str, language: str = "en", kind: str = "grey4", density: int = 1, **more: str
) -> Handheld:
    """A handheld with one form of that TOML open, called "form"; `more` are other files of forms/."""
    made = Handheld(profile(folder, {"form": form, **more}), language, kind, density)
    made.system.goto("form")
    made.draw()
    made.canvas.take_dirty()
    made.app.log.clear()
    return made


# -- pixels


def row(picture: Canvas, y: int, x: int = 0, width: int = 0) -> list[int]:
    """Palette indices of a row of device pixels."""
    start = y * picture.side + x
    return list(picture.pixels[start : start + (width or picture.side - x)])


def column(picture: Canvas, x: int, y: int = 0, height: int = 0) -> list[int]:
    """Palette indices of a column of device pixels."""
    return [picture.pixels[at * picture.side + x] for at in range(y, y + (height or picture.side - y))]


def pixels(picture: Canvas, area: Rect, *colours: int) -> set[tuple[int, int]]:
    """The device pixels of an area (in units) that have one of some colours; without any, all but white."""
    d, side = picture.density, picture.side
    found = set()
    for y in range(area.y * d, area.bottom * d):
        for x in range(area.x * d, area.right * d):
            index = picture.pixels[y * side + x]
            if index in colours if colours else index != palette.WHITE:
                found.add((x, y))
    return found


def box(found: Iterable[tuple[int, int]]) -> Rect:
    """The smallest rectangle around some pixels."""
    places = list(found)
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def art(picture: Canvas, area: Rect) -> list[str]:
    """An area as text: # for black, . for white, + for anything else."""
    d = picture.density
    signs = {palette.WHITE: ".", palette.BLACK: "#"}
    return [
        "".join(signs.get(index, "+") for index in row(picture, y, area.x * d, area.width * d))
        for y in range(area.y * d, area.bottom * d)
    ]
