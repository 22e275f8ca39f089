"""What the gremlins have reached: forms, controls, menu items, screens, finished games."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from godoris import resources
from godoris.app import shots
from godoris.gremlins.scenes import scenes
from godoris.palm import alert, events
from godoris.palm.events import Event

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.gremlins.handheld import Handheld
    from godoris.match.sitting import Sitting

_STILL = ("label", "bitmap", "shift")
"""Kinds of controls that cannot be selected."""
UNREACHABLE = {"preferences.about": "a text to be read: nothing can be written there, its bar alone answers"}
"""Controls that cannot be selected although their kind can, and why."""
_SELECTED = (
    events.CtlSelect, events.PopSelect, events.LstSelect, events.FldChanged, events.CtlRepeat,
    events.SclRepeat, events.SclExit, events.GadgetEvent,
)  # fmt: skip


STRETCH = 100_000
"""Events within which everything is to be reached."""
LATE = 45_000
"""Events of a stretch after which what it has not reached is made for."""
_PARTS = ("forms", "controls", "items", "scenes")


class Stretch(NamedTuple):
    """A part of a run: its events, the games finished in it, what it never reached by what it is."""

    events: int
    games: int
    never: dict[str, list[str]]


class Coverage:
    """Counts by name; a watcher of one handheld. The sum of several tells of a whole horde."""

    def __init__(self, handheld: Handheld | None = None) -> None:
        self.events = self.starts = self.games = 0
        # all names from the beginning, so that what is counted does not look like a leak
        self.forms: Counter[str] = Counter(dict.fromkeys(forms(), 0))
        self.controls: Counter[str] = Counter(dict.fromkeys(controls(), 0))
        self.items: Counter[str] = Counter(dict.fromkeys(items(), 0))
        self.scenes: Counter[str] = Counter(dict.fromkeys(shots.names(), 0))
        self.stretches: list[Stretch] = []
        """Every STRETCH events that have passed, for themselves."""
        self._handheld = handheld
        self._began = self._snapshot()
        self._finished = 0
        self._seen: frozenset[str] = frozenset()

    def __add__(self, other: Coverage) -> Coverage:
        out = Coverage()
        for name in ("events", "starts", "games", "stretches", *_PARTS):
            setattr(out, name, getattr(self, name) + getattr(other, name))
        return out

    def _snapshot(self) -> tuple[int, int, list[Counter[str]]]:
        return self.events, self.games, [Counter(getattr(self, name)) for name in _PARTS]

    # --- as a watcher ---

    def sat(self, sitting: Sitting) -> None:
        """The saves have been read."""
        self._finished = sitting.lasting.finished

    def started(self, app: Godoris) -> None:
        """A program has started."""
        self.starts += 1
        self._seen = frozenset()
        self.forms.update(form.name for form in app.system.forms)  # opened before anybody could look
        app.system.filters.append(self._pass)

    def killing(self, sitting: Sitting) -> None:
        """The program is about to be killed."""

    def after(self) -> None:
        """An event has passed."""
        self.events += 1
        assert self._handheld is not None
        app, sitting = self._handheld.app, self._handheld.sitting
        assert app is not None
        assert sitting is not None
        self.games += sitting.lasting.finished - self._finished
        self._finished = sitting.lasting.finished
        if app.running:
            seen = frozenset(scenes(app, self._handheld.options.get("record", "")))
            self.scenes.update(seen - self._seen)
            self._seen = seen
        if self.events - self._began[0] >= STRETCH:
            self._pass_stretch()

    def _pass_stretch(self) -> None:
        """A stretch is over: what it reached is what has been counted since it began."""
        events_before, games_before, counts = self._began
        self._began = self._snapshot()
        found = [now - before for now, before in zip(self._began[2], counts, strict=True)]
        stretch = Stretch(self.events - events_before, self.games - games_before, _never(found))
        self.stretches.append(stretch)

    def wanted(self) -> list[str]:
        """What the stretch has still to reach, once it is late."""
        began, _, counts = self._began
        if self.events - began < LATE:
            return []
        found = [now - before for now, before in zip(self._snapshot()[2], counts, strict=True)]
        return [name for names in _never(found).values() for name in names]

    def _pass(self, event: Event) -> bool:
        """Every event of the system comes by here."""
        if type(event) is events.Nil:
            return False
        if isinstance(event, events.FrmOpen):
            self.forms[event.form] += 1
        elif isinstance(event, events.Menu):
            self.items[event.item] += 1
        elif isinstance(event, _SELECTED):
            name = f"{event.form}.{event.control}"
            if not (isinstance(event, events.CtlSelect) and name in popups()):
                self.controls[name] += 1
        return False

    # --- what is left ---

    def never(self) -> dict[str, list[str]]:
        """What there is and was never reached, by what it is."""
        return _never([getattr(self, name) for name in _PARTS])

    def as_json(self) -> dict[str, Any]:
        """All counts, and what was never reached."""
        counts = {name: _counted(getattr(self, name)) for name in ("forms", "controls", "items")}
        return {
            "events": self.events, "starts": self.starts, "games": self.games, **counts,
            "screens": _counted(self.scenes), "never": self.never(),
        }  # fmt: skip


def _never(found: Sequence[Counter[str]]) -> dict[str, list[str]]:
    """What there is and is not among the counts of _PARTS, by what it is."""
    whole = {"forms": forms(), "controls": controls(), "items": items(), "screens": tuple(shots.names())}
    left = {
        what: [name for name in known if not counts[name]]
        for (what, known), counts in zip(whole.items(), found, strict=True)
    }
    return {what: names for what, names in left.items() if names}


def _counted(counter: Counter[str]) -> dict[str, int]:
    """What was reached, by name."""
    return dict(sorted((name, count) for name, count in counter.items() if count))


def _read(stem: str) -> dict[str, Any]:
    return tomllib.loads(resources.path(f"palm_profile/forms/{stem}.toml").read_text("utf-8"))


@cache
def _files() -> dict[str, dict[str, Any]]:
    """All forms by name, alerts among them, as their files describe them."""
    folder = resources.path("palm_profile/forms")
    stems = sorted(file.stem for file in folder.glob("*.toml"))
    found = {stem: _read(stem) for stem in stems if stem not in ("menus", "alerts", "system")}
    for name, spec in {**_read("alerts").get("alerts", {}), **_read("system").get("alerts", {})}.items():
        buttons = {alert.button_id(i): {"kind": "button"} for i in range(len(spec["buttons"]))}
        found[alert.form_name(name)] = {"controls": buttons}
    return found


def forms() -> tuple[str, ...]:
    """The names of all forms."""
    return tuple(_files())


@cache
def controls() -> tuple[str, ...]:
    """All controls that can be selected, each after its form."""
    return tuple(
        f"{form}.{name}"
        for form, spec in _files().items()
        for name, control in spec.get("controls", {}).items()
        if control["kind"] not in _STILL and f"{form}.{name}" not in UNREACHABLE
    )


@cache
def popups() -> frozenset[str]:
    """The controls that open a list: they are selected when an item is."""
    return frozenset(
        f"{form}.{name}"
        for form, spec in _files().items()
        for name, control in spec.get("controls", {}).items()
        if control["kind"] == "popup"
    )


@cache
def items() -> tuple[str, ...]:
    """The ids of all menu items."""
    menus = {**_read("menus")["menus"], **_read("system")["menus"]}
    rows = [item for bar in menus.values() for pull_down in bar for item in pull_down["items"]]
    return tuple(dict.fromkeys(item["id"] for item in rows if isinstance(item, dict)))
