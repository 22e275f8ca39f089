"""The Table: pen and keys in, the director's frames out (docs/screens.md, Table; Pen, keys, motion)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app import layout, picture, plays, targets
from godoris.app.cards_draw import CardPainter
from godoris.app.groups import GROUPS, figures
from godoris.app.motion import Frame
from godoris.app.picture import Foot, Picture, Ways
from godoris.app.scene import EMPTY, Scene
from godoris.app.targets import Target
from godoris.cards import month
from godoris.engine import Phase
from godoris.engine.moves import TAKE
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Event, FrmUpdate, GadgetEvent, Key, KeyDown, Modifier
from godoris.palm.form import Form
from godoris.palm.geometry import SCREEN, Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

QUIET = 150
"""Ticks for which the last event stays in the chat line once it is the player's turn."""
PURSE = 200
"""Ticks for which a purse is shown."""
_SLIDE = 4
"""Pixels that the pen may move before a tap becomes a slide."""
_ARROWS = {
    Key.NAV_LEFT: (-1, 0), Key.NAV_RIGHT: (1, 0), Key.NAV_UP: (0, -1), Key.NAV_DOWN: (0, 1),
    Key.LEFT: (-1, 0), Key.RIGHT: (1, 0), Key.UP: (0, -1), Key.DOWN: (0, 1),
}  # fmt: skip
_ENTER = (Key.NAV_SELECT, Key.RETURN)


class Table:
    """The main form.  What the person does is kept in `ways`; the game is the application's."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.ways = Ways()
        self.gadget = form.get("table", Gadget)
        self.gadget.painter = self.paint
        self.gadget.keys = self.key
        self._down: tuple[int, int] | None = None
        self._pressed: Target | None = None
        self._slid = False
        self._quiet = 0
        self._purse_ticks = 0
        self._shown: Frame | None = None

    # --- what is shown ---

    @property
    def scene(self) -> Scene:
        """What lies on the Table now."""
        return self.app.director.displayed()

    @property
    def idle(self) -> bool:
        """Whether the person may decide: nothing moves, and the player is to play."""
        return not self.app.director.busy and self.app.sitting.game is not None

    @property
    def mine(self) -> bool:
        """Whether it is the player's turn to play or choose."""
        view = self.app.view
        return self.idle and view.mover == 0 and view.phase != Phase.OVER

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what lies in `rect`."""
        painter = CardPainter(self.scene.rules, self.app.arts)
        painter.figures = self.app.prefs.month_figures
        foot = Foot(self.chat(), self.mine, self._purse(), tuple(self.app.director.log))
        Picture(painter, self.app.words).paint(canvas, rect, self.app.director.frame(), self.ways, foot)

    def _purse(self) -> tuple[int, str] | None:
        seat = self.ways.purse
        if seat is None:
            return None
        side = self.scene.rules.side(seat)
        return seat, self.app.words.money(self.app.sitting.standing[side])

    def chat(self) -> str:
        """The chat line: the last event, or whose turn it is and what he has."""
        words, director = self.app.words, self.app.director
        if self.ways.choices:
            return words.text("table.choose")
        if self.ways.open is not None:
            return self._opened()
        if director.log and (director.busy or self._quiet < QUIET):
            return words.said(director.log[-1], self.scene.rules)
        view = self.app.view
        money = words.money(self.app.sitting.standing[self.scene.rules.side(view.mover)])
        if view.mover == 0:
            return words.text("table.your_turn", money=money)
        return words.text("table.com_turn", who=words.seat(view.mover), money=money)

    def _opened(self) -> str:
        """What is looked at: a captured group with its figure, or a HeunDeum."""
        kind, side, group = self.ways.open or Target("chat")
        words, scene = self.app.words, self.scene
        who = words.side(scene.rules, side)
        if kind == "shake":
            return words.text("cards.shown", who=who)
        figure = figures(scene.rules, scene.captured[side])[group]
        return words.text("cards.of", who=who, group=words.text(f"group.{GROUPS[group]}"), n=figure)

    def refresh(self, rect: Rect | None = None) -> None:
        """Have a part, or all, drawn again."""
        self.gadget.redraw(rect)

    # --- events ---

    def handle(self, event: Event) -> bool:
        """The form's events."""
        match event:
            case GadgetEvent(phase=phase, x=x, y=y, taps=taps):
                self._pen(phase, x, y, taps)
                return True
            case FrmUpdate():
                self.refresh()
        return False

    def tick(self) -> None:
        """10 ms pass: motion goes on."""
        director = self.app.director
        if director.busy:
            self._quiet = 0
            if director.tick():
                self._damage()
        elif self._quiet < QUIET:
            self._quiet += 1
            if self._quiet in (1, QUIET):
                self.refresh(Rect(0, 148, 160, 12))
        if self._purse_ticks:
            self._purse_ticks -= 1
            if not self._purse_ticks:
                self.ways.purse = None
                self.refresh(layout.OPPONENTS)

    def _damage(self) -> None:
        """Redraw where the new frame differs from the one that was shown."""
        old, new = self._shown, self.app.director.frame()
        self._shown = new
        if old is None or old.scene is not new.scene or old.banner != new.banner:
            self.refresh()
            return
        for sprite in (*old.sprites, *new.sprites):
            self.refresh(Rect(sprite.x, sprite.y, *layout.CARD).common(SCREEN))

    # --- the pen ---

    def _pen(self, phase: str, x: int, y: int, taps: int) -> None:
        if phase == "enter":
            self._enter(x, y, taps)
        elif self._down is None:
            return
        elif phase == "move":
            self._move(x, y)
        else:
            self._lift(x, y, taken=phase == "exit")

    def _enter(self, x: int, y: int, taps: int) -> None:
        if self.app.director.busy:
            self.app.director.finish()
            self.refresh()
            return
        if taps > 1:
            return  # a double tap plays one card
        self._down, self._slid = (x, y), False
        self.ways.focus = None
        self._pressed = targets.hit(self.scene, x, y)
        if self.ways.open is None and self.ways.log is None and not self.ways.choices:
            self._spread(self._pressed)
        self.refresh()

    def _spread(self, target: Target | None) -> None:
        self.ways.spread = None
        if target and target.kind == "stack" and len(self.scene.stack(target.first)) > 1:
            self.ways.spread = target.first

    def _move(self, x: int, y: int) -> None:
        assert self._down is not None
        if abs(x - self._down[0]) > _SLIDE or abs(y - self._down[1]) > _SLIDE:
            self._slid = True
        if not self._slid or self.ways.open is not None or self.ways.log is not None:
            return
        card = self._card_at(x, y)
        if self._pressed and self._pressed.kind == "hand" and card is None:
            card = self.scene.hand[self._pressed.first]
        held = (card, x, y) if card is not None and card >= 0 else None
        if held != self.ways.held:
            self.ways.held = held
            self.refresh()

    def _card_at(self, x: int, y: int) -> int | None:
        """The card on the screen at a point."""
        scene = self.scene
        if self.ways.spread is not None:
            for card, rect in reversed(picture.spread_places(scene, self.ways.spread)):
                if rect.contains(x, y):
                    return card
        target = targets.hit(scene, x, y)
        if target is None:
            return None
        if target.kind == "hand":
            return scene.hand[target.first]
        places = []
        if target.kind == "stack":
            places = scene.table_places()[target.first]
        elif target.kind == "group":
            places = scene.group_places(target.first, target.second)
        return next((card for card, rect in reversed(places) if rect.contains(x, y)), None)

    def _lift(self, x: int, y: int, taken: bool) -> None:
        pressed, slid, dragged = self._pressed, self._slid, self.ways.held is not None
        self._down = self._pressed = None
        self.ways.held = self.ways.spread = None
        self.refresh()
        if taken:
            return
        if self.ways.log is not None:
            self._log_tap(x, y)
        elif self.ways.open is not None:
            self.ways.open = None
        elif self.ways.choices:
            self._choice_tap(x, y)
        elif pressed and pressed.kind == "hand" and dragged and not layout.HAND.contains(x, y):
            self._drop(pressed.first, x, y)
        elif pressed and targets.hit(self.scene, x, y) == pressed and (not slid or pressed.kind == "hand"):
            self.act(pressed)

    def _drop(self, slot: int, x: int, y: int) -> None:
        """A hand card was dragged onto the table: one that it matches there is chosen with it."""
        card = self.scene.hand[slot]
        target = targets.hit(self.scene, x, y)
        if card < 0 or target is None or target != Target("stack", month(card)):
            return
        rects = self.scene.table_places()[target.first]
        under = next((c for c, rect in reversed(rects) if rect.contains(x, y)), None)
        ways = plays.options(self.app.view, card)
        if ways.pair and under in ways.pair:
            self.app.play(plays.moves(card, under))
        else:
            self.play_slot(slot)

    # --- doing something ---

    def act(self, target: Target) -> None:
        """A tap on something, or Enter on it."""
        match target.kind:
            case "hand":
                self.play_slot(target.first)
            case "group" | "shake":
                self.ways.open = target
            case "name":
                self.ways.purse = target.first
                self._purse_ticks = PURSE
            case "chat":
                self.ways.log = len(self.app.director.log) - 1
            case "menu":
                self.app.system.post(KeyDown(key=Key.MENU))
        self.refresh()

    def play_slot(self, slot: int) -> None:
        """Play the card of a hand slot, with whatever must be asked first."""
        if not self.mine or not 0 <= slot < len(self.scene.hand):
            return
        card, view = self.scene.hand[slot], self.app.view
        ways = plays.options(view, card)
        if card == EMPTY or not ways.any:
            self.app.system.tone("error")
        elif ways.poktan:
            self.app.ask_poktan(card)
        elif ways.shake:
            self.app.ask_heundeum(card)
        elif ways.pair:
            self.offer(ways.pair, slot)
        else:
            self.app.play(plays.moves(card))

    def offer(self, pair: tuple[int, ...], slot: int | None) -> None:
        """Let the person choose between two table cards; `slot`: of the hand card that is to take one."""
        self.ways.choices, self.ways.lifted = pair, slot
        self.ways.chosen = pair[0] if self.ways.focus else None
        self.app.tone("pick")
        self.refresh()

    def _choose(self, card: int) -> None:
        slot = self.ways.lifted
        self._no_choice()
        if self.app.view.choices:
            self.app.play([TAKE + card])
        elif slot is not None:
            self.app.play(plays.moves(self.scene.hand[slot], card))

    def _take_back(self) -> None:
        """The played card goes back to the hand; a flipped card cannot."""
        if self.app.view.phase == Phase.PICK_FLIP:
            self.app.system.tone("error")
            return
        self._no_choice()
        if self.app.view.phase == Phase.PICK_HAND:
            self.app.take_back()

    def _no_choice(self) -> None:
        self.ways.choices, self.ways.lifted, self.ways.chosen = (), None, None
        self.refresh()

    def _choice_tap(self, x: int, y: int) -> None:
        for card, rect in picture.choice_places(self.scene, self.ways.choices):
            if rect.grown(2).contains(x, y):
                self._choose(card)
                return
        slot = self.ways.lifted
        waits = self.app.view.phase == Phase.PICK_HAND and targets.hit(self.scene, x, y) is None
        if waits or (slot is not None and self.scene.hand_rect(slot).grown(2).contains(x, y)):
            self._take_back()

    def _log_tap(self, x: int, y: int) -> None:
        lines = self.app.director.log
        box = picture.log_rows(len(lines))
        self.ways.log = None
        if lines and box.contains(x, y):
            self.app.show_rule(lines[(y - box.y) // picture.LOG_ROW])

    # --- keys ---

    def key(self, event: KeyDown) -> bool:
        """A key on the Table; whether it was of use."""
        if event.char == " ":
            if event.modifiers & Modifier.AUTO_REPEAT:
                self.app.director.rush()
            elif self.app.director.busy:
                self.app.director.finish()
                self.refresh()
            return True
        if self.app.director.busy:
            return event.key in _ARROWS or event.key in _ENTER
        if event.key == Key.ESCAPE:
            return self._escape()
        if self.ways.log is not None:
            return self._log_key(event)
        if event.key in _ENTER:
            return self._enter_key()
        if event.key in _ARROWS:
            self._arrow(*_ARROWS[event.key])
            return True
        return self._digit(event.char)

    def _escape(self) -> bool:
        if self.ways.log is not None:
            self.ways.log = None
        elif self.ways.open is not None:
            self.ways.open = None
        elif self.ways.choices:
            self._take_back()
        else:
            self.ways.focus = None
        self.refresh()
        return True

    def _log_key(self, event: KeyDown) -> bool:
        lines = self.app.director.log
        row = self.ways.log or 0
        if event.key in _ENTER:
            self.ways.log = None
            if lines:
                self.app.show_rule(lines[row])
        elif event.key in _ARROWS:
            self.ways.log = max(0, min(len(lines) - 1, row + _ARROWS[event.key][1]))
        self.refresh()
        return True

    def _enter_key(self) -> bool:
        if self.ways.open is not None:
            self.ways.open = None
        elif self.ways.choices:
            self._choose(self.ways.chosen if self.ways.chosen is not None else self.ways.choices[0])
        elif self.ways.focus is not None:
            self.act(self.ways.focus)
        else:
            self._arrow(0, 0)
        self.refresh()
        return True

    def _arrow(self, dx: int, dy: int) -> None:
        if self.ways.choices:
            first, second = self.ways.choices
            self.ways.chosen = first if self.ways.chosen in (None, second) and (dx or dy) < 0 else second
            if self.ways.chosen == second and dx < 0:
                self.ways.chosen = first
        elif self.ways.open is None:
            self.ways.focus = targets.step(self.scene, self.ways.focus, dx, dy)
        self.refresh()

    def _digit(self, char: str) -> bool:
        """1-9 and 0: the hand's cards; while two cards are offered 1 and 2 take one."""
        if len(char) != 1 or char not in "1234567890":
            return False
        number = (int(char) or 10) - 1
        if self.ways.choices:
            if number < len(self.ways.choices):
                self._choose(self.ways.choices[number])
        elif self.ways.open is None:
            self.play_slot(number)
        return True
