"""From the TOML of a form to rectangles: what is left out is worked out as Palm's own tools did.

Widths and heights are from PilRC's manual and Palm's samples; docs/adding-a-form.md, Figures, lists them.
"""

from __future__ import annotations

from collections.abc import Callable

from godoris.frozen import Frozen
from godoris.palm.font import FACES, Font, Fonts
from godoris.palm.geometry import Rect
from godoris.palm.hangul import is_hangul
from godoris.palm.strings import LANGUAGES
from godoris.palm.tables import Table

CONTROL_HEIGHT = 12  # button, push button, selector, popup trigger, check box, field: font + 1
BUTTON_SPARE = 12  # a button is as wide as its text and 6 on each side
PUSH_SPARE = 6  # push button and selector: 3 on each side
TRIGGER_TEXT = 10  # a popup trigger's text starts 10 to the right of it
CHECK_CELL = 12  # the box; its text starts 2 after it
CHECK_TEXT = CHECK_CELL + 2
SCROLL_WIDTH = 7
REPEAT_SIZE = (13, 8)
SHIFT_SIZE = (9, 10)
LIST_SPARE = 4  # a row's text stands 2 px from each side
NOWHERE = Rect(0, 0, 0, 0)
GAP = 6  # between buttons that stand side by side
PUSH_GAP = 1  # push buttons of one group share the line between them

KINDS = (
    "label", "bitmap", "gadget", "button", "push_button", "check_box", "selector", "popup", "list", "field",
    "scroll_bar", "repeat", "shift",
)  # fmt: skip
ALIGNS = ("left", "right", "centre")
BUTTON_FRAMES = ("round", "bold", "rectangle", "none")
ARROWS = ("up", "down", "left", "right")


class ControlSpec(Frozen):
    """One control of a form in one language; `rect` counts from the form's corner.

    Options that its kind does not have stand as here.
    """

    id: str
    kind: str
    rect: Rect
    text: str = ""  # the label itself, already in the language
    face: str = "std"
    align: str = "left"
    colour: str = "object_foreground"
    frame: str = "round"  # one of BUTTON_FRAMES
    picture: str = ""
    symbol: str = ""
    group: str = ""
    on: bool = False
    items: tuple[str, ...] = ()  # the choices themselves, already in the language
    choice: int = -1
    rows: int = 0  # how many are seen at once; 0: as many as there are, or as fit
    room: int = 0  # of a field, counted as text.width does; 0: any
    numeric: bool = False
    lines: int = 1
    editable: bool = True
    underline: bool = True
    scrolls: str = ""
    focus: bool = False
    ring: bool = False  # of a gadget: the form draws the navigator's ring around it
    hidden: bool = False
    disabled: bool = False


def row_height(font: Font, texts: tuple[str, ...]) -> int:
    """Height of a list row: the font's, and one more when a text has Hangul."""
    return font.height + 1 if any(is_hangul(char) for text in texts for char in text) else font.height


class Layout:
    """Lays out the controls of one form in one language."""

    def __init__(
        self,
        language: str,
        say: Callable[[Table, str, str], str],
        fonts: Fonts,
        picture_size: Callable[[str], tuple[int, int] | None],
    ) -> None:
        """`say(table, key, name)` is the text called `name`, asked for by a key of a table."""
        self._language = language
        self._say, self._fonts, self._picture_size = say, fonts, picture_size
        self._done: dict[str, ControlSpec] = {}

    def controls(self, table: Table) -> tuple[ControlSpec, ...]:
        """The controls in the order of the file. Raises ResourceError."""
        for id in table.keys():  # noqa: SIM118 - a Table is not a dict
            own = table.table(id).merged(self._language, LANGUAGES)
            self._done[id] = self._control(id, own)
            own.finish()
        return tuple(self._done.values())

    def _control(self, id: str, table: Table) -> ControlSpec:
        kind = table.one_of("kind", KINDS)
        name = table.text("text", "")
        spec = ControlSpec(
            id=id,
            kind=kind,
            rect=NOWHERE,
            text=self._say(table, "text", name) if name else "",
            face=table.one_of("face", FACES, "std"),
            hidden=table.flag("hidden"),
            disabled=table.flag("disabled"),
        )
        spec = self._with_options(spec, table)
        wide, high = table.numbers("size", 2) or (0, 0)
        if not wide or not high:
            natural = self._natural(spec, table)
            wide, high = wide or natural[0], high or natural[1]
        return spec.replace(rect=Rect(*self._place(spec, table), wide, high))

    def _place(self, spec: ControlSpec, table: Table) -> tuple[int, int]:
        at = table.numbers("at", 2)
        after = table.text("after", "")
        gap = table.number("gap", -1, -99, 160)
        if after:
            if after not in self._done:
                raise table.fault("after", "the id of a control further up")
            other = self._done[after]
            if "gap" not in table:
                gap = PUSH_GAP if spec.group and other.group == spec.group else GAP
            at = at or (other.rect.right + gap, other.rect.y)
        if at is None:
            raise table.fault("at", "x and y, or after")
        return at[0], at[1]

    def _with_options(self, spec: ControlSpec, table: Table) -> ControlSpec:
        """The keys that only some kinds have."""
        match spec.kind:
            case "label":
                align, colour = table.one_of("align", ALIGNS, "left"), table.text("colour", spec.colour)
                return spec.replace(align=align, colour=colour)
            case "bitmap":
                return spec.replace(picture=table.text("picture"))
            case "gadget":
                return spec.replace(focus=table.flag("focus"), ring=table.flag("ring"))
            case "button":
                frame = table.one_of("frame", BUTTON_FRAMES, "round")
                return spec.replace(frame=frame, align=table.one_of("align", ALIGNS, "centre"))
            case "push_button" | "check_box":
                return spec.replace(group=table.text("group", ""), on=table.flag("on"))
            case "popup" | "list":
                return self._with_choices(spec, table)
            case "field":
                return self._with_field(spec, table)
            case "repeat":
                symbol = table.one_of("symbol", ARROWS)
                return spec.replace(symbol=symbol, scrolls=table.text("scrolls", ""))
            case "scroll_bar":
                return spec.replace(scrolls=table.text("scrolls", ""))
        return spec

    def _with_choices(self, spec: ControlSpec, table: Table) -> ControlSpec:
        items = tuple(self._say(table, "items", name) for name in table.texts("items", ()))
        choice = table.number("choice", -1, -1, max(0, len(items) - 1))
        return spec.replace(items=items, choice=choice, rows=table.number("rows", 0))

    def _with_field(self, spec: ControlSpec, table: Table) -> ControlSpec:
        return spec.replace(
            room=table.number("room", 0),
            numeric=table.flag("numeric"),
            lines=table.number("lines", 1, 1, 14),
            editable=table.flag("editable", True),
            underline=table.flag("underline", True),
            align=table.one_of("align", ALIGNS, "left"),
        )

    def _natural(self, spec: ControlSpec, table: Table) -> tuple[int, int]:
        """Width and height that a control takes when nobody says; 0 where it has none of its own."""
        font = self._fonts[spec.face]
        wide, high = font.width(spec.text), font.height + 1
        widest = max((font.width(item) for item in spec.items), default=0)
        match spec.kind:
            case "label":
                return wide, font.leading(spec.text)
            case "button":
                return wide + BUTTON_SPARE, high
            case "push_button" | "selector":
                return wide + PUSH_SPARE, high
            case "popup":
                return TRIGGER_TEXT + max(wide, widest), high
            case "check_box":
                return (CHECK_TEXT + wide if spec.text else CHECK_CELL), CONTROL_HEIGHT
            case "list":
                return widest + LIST_SPARE, (spec.rows or len(spec.items)) * row_height(font, spec.items)
            case "field" if "size" in table:
                return 0, high * spec.lines
            case "bitmap":
                size = self._picture_size(spec.picture)
                if size is None:
                    raise table.fault("picture", "the name of a picture")
                return size
            case "scroll_bar" if "size" in table:
                return SCROLL_WIDTH, 0
            case "repeat":
                return REPEAT_SIZE
            case "shift":
                return SHIFT_SIZE
        raise table.fault("size", "a width and a height")
