"""The Table: pen and keys in, the director's frames out (docs/screens.md, Table; Pen, keys, motion)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app import damage, layout, plays
from godoris.app.banners import BannerPainter
from godoris.app.cards_draw import CardPainter
from godoris.app.groups import GROUPS, figures
from godoris.app.keys import Keys
from godoris.app.motion import Frame
from godoris.app.pen import Pen
from godoris.app.picture import Foot, Picture, Ways
from godoris.app.scene import EMPTY, Scene
from godoris.app.targets import Target
from godoris.engine import Phase
from godoris.engine.moves import TAKE
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Event, FrmUpdate, GadgetEvent, Key, KeyDown
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

QUIET = 150
"""Ticks for which the last event stays in the chat line once it is the player's turn."""
PURSE = 200
"""Ticks for which a purse is shown."""


class Table:
    """The main form.  What the person does is kept in `ways`; the game is the application's."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.ways = Ways()
        self.gadget = form.get("table", Gadget)
        self.gadget.painter = self.paint
        self.gadget.keys = Keys(self).handle
        self.pen = Pen(self)
        self._quiet = 0
        self._purse_ticks = 0
        self._shown: Frame | None = None
        self._told = 0
        self._moved = False
        form.before_draw = self._damage
        app.coach.forget()

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
        hints, log = self.app.hints, tuple(self.app.director.log)
        forced = self.mine and plays.flips_only(self.app.view)
        foot = Foot(self.chat(), self.mine, self._purse(), log, hints.text, hints.cards, forced)
        self._shown = self.app.director.frame()
        Picture(self._cards(), self.app.words).paint(canvas, rect, self._shown, self.ways, foot)

    def _cards(self) -> CardPainter:
        painter = CardPainter(self.scene.rules, self.app.arts)
        painter.figures = self.app.prefs.month_figures
        return painter

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
        if self.app.coach.said:
            return self.app.coach.said
        if self.app.chatter.said:
            return self.app.chatter.said
        if director.log and (director.busy or self._quiet < QUIET):
            return words.said(director.log[-1], self.scene.rules, layout.CHAT.width - 2)
        view = self.app.view
        money = words.money(self.app.sitting.standing[self.scene.rules.side(view.mover)])
        if view.mover == 0 and plays.flips_only(view):
            return words.text("table.flip_only", poktan=words.event(view.rules, "poktan"))
        if view.mover == 0 and self.app.sitting.trial is not None:
            return words.text("table.uncounted")
        if view.mover == 0:
            return words.text("table.your_turn", money=money)
        return words.text("table.com_turn", who=words.seat(view.mover), money=money)

    def _opened(self) -> str:
        """What is looked at: a captured group with its figure, or a HeunDeum."""
        kind, side, group = self.ways.open or Target("chat")
        words, scene = self.app.words, self.scene
        who = words.side(scene.rules, side)
        if kind == "shake":
            return words.text("table.said", who=who, what=words.event(scene.rules, "heundeum"))
        figure = figures(scene.rules, scene.captured[side])[group]
        return words.text("cards.of", who=who, group=words.group(scene.rules, GROUPS[group]), n=figure)

    def refresh(self, rect: Rect | None = None) -> None:
        """Have a part, or all, drawn again."""
        self.gadget.redraw(rect)

    # --- events ---

    def handle(self, event: Event) -> bool:
        """The form's events."""
        match event:
            case GadgetEvent(phase=phase, x=x, y=y, taps=taps):
                self.pen.handle(phase, x, y, taps)
                return True
            case FrmUpdate():
                self.refresh()
        return False

    def tick(self) -> None:
        """10 ms pass: motion goes on."""
        director = self.app.director
        coach, chatter = self.app.coach.tick(), self.app.chatter.tick()
        if coach or chatter:
            self.refresh(damage.FOOT)
        if director.busy:
            self._quiet = 0
            director.tick()
            self._moved = True
            if not director.busy:
                self.refresh()  # whose turn it is, and what may be played, is shown again too
                if self.mine and self.app.view.phase == Phase.PLAY:
                    director.sound("turn")
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
        if not self._moved:
            return
        self._moved = False
        director = self.app.director
        old, new = self._shown, director.frame()
        if old is None:
            self.refresh()
            return
        for rect in damage.joined(self.changed(old, new)):
            self.refresh(rect)
        if self._told != director.told:
            self._told = director.told
            self.refresh(damage.FOOT)

    def changed(self, old: Frame, new: Frame) -> list[Rect]:
        """The areas in which two frames may differ, the chat line apart."""
        banners = BannerPainter(self._cards(), self.app.words)
        return damage.changed(self.app.system.canvas, banners, old, new)

    # --- doing something ---

    def act(self, target: Target) -> None:
        """A tap on something, or Enter on it."""
        if target.kind != "hand":
            self.app.system.tone("click")
        match target.kind:
            case "hand":
                self.play_slot(target.first)
            case "group" | "shake":
                self.ways.open = target
            case "name":
                self.ways.purse = target.first
                self._purse_ticks = PURSE
            case "chat" if self.app.coach.line:
                self.app.show_rule(self.app.coach.line)
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
        elif ways.pair and not (ways.poktan or ways.shake):
            self.offer(ways.pair, slot)
        else:
            self.app.system.tone("click")
            if ways.poktan:
                self.app.ask_poktan(card)
            elif ways.shake:
                self.app.ask_heundeum(card)
            else:
                self.app.play(plays.moves(card))

    def offer(self, pair: tuple[int, ...], slot: int | None) -> None:
        """Let the person choose between two table cards; `slot`: of the hand card that is to take one."""
        self.ways.choices, self.ways.lifted = pair, slot
        self.ways.chosen = pair[0] if self.ways.focus else None
        self.app.tone("pick")
        self.refresh()

    def choose(self, card: int) -> None:
        """Take one of the two cards offered."""
        slot = self.ways.lifted
        self._no_choice()
        self.app.system.tone("click")
        if self.app.view.choices:
            self.app.play([TAKE + card])
        elif slot is not None:
            self.app.play(plays.moves(self.scene.hand[slot], card))

    def take_back(self) -> None:
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
