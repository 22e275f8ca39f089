"""The window: where a program runs on the desktop. A host for the loop, a desk for the input."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from godoris.palm import device as devices
from godoris.palm.events import Event, Key, KeyDown
from godoris.palm.look import Look
from godoris.shell import keys, layout, video
from godoris.shell.audio import Voice
from godoris.shell.battery import Battery
from godoris.shell.clipboard import DesktopClipboard
from godoris.shell.input import Input
from godoris.shell.layout import Layout
from godoris.shell.lights import LAMP, Lights
from godoris.shell.program import Program
from godoris.shell.skin import app_icon
from godoris.shell.stage import Stage

if TYPE_CHECKING:
    from godoris.palm.controls.field import Field

TITLE = "Godoris"
GAMEPADS = 60  # ticks after the start until gamepads are looked for: it takes longer than a frame


class Window:
    """A window with one program's handheld in it."""

    def __init__(self, program: Program, voice: Voice) -> None:
        """Opens the display and the window. Raises NoDisplayError, DeviceError."""
        self._program, self._voice = program, voice
        self._look = look = program.look
        self._device = devices.load(look.device)
        self.open, self.hidden = True, False
        self._stage, self._lights, self._input = Stage(), Lights(), Input(self)
        self._ticks = self._frames = 0
        self._stirred = False  # whether anything came from the desktop in this turn
        self._battery = Battery()
        self._field: Field | None = None
        self._stale = True  # whether all of the window must be drawn anew
        self._tuned = False  # whether the whole screen looks otherwise
        self._most = 0  # the largest scale wanted in full screen, 0 for no limit
        video.start()
        video.dress(TITLE, app_icon())
        self._asked = layout.window(self._device, look.skin, look.scale, video.desktop())
        self._surface = video.resize(self._asked, look.full_screen)
        video.text_input(None)
        voice.loudness(look.volume, look.muted)
        program.system.clipboard = DesktopClipboard()
        self._arrange()

    # -- as a host

    @property
    def busy(self) -> bool:
        """Whether pen or keys are down, events wait, or the desktop has sent something."""
        return self._stirred or self._input.busy or bool(self._input.queue) or bool(self._lights)

    def poll(self) -> None:
        """Fetch what the desktop has sent."""
        self._stirred = False
        for event in pygame.event.get():
            self._stirred = True
            if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
                self.hidden = True
            elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
                self.hidden = False
            self._input.feed(event)

    def events(self) -> Iterable[Event]:
        """The events for the next tick."""
        self._ticks += 1
        if self._ticks == GAMEPADS:
            self._input.pads.open()
        if self._voice.lamp:
            self._lights.flash(LAMP, self._voice.lamp // 10)
            self._voice.lamp = 0
        self._input.tick()
        if self._battery.tick():
            self._input.queue.append(KeyDown(key=Key.LOW_BATTERY))
        if self._lights:
            self._lights.tick()
        return self._input.take()

    def show(self) -> bool:
        """Bring the window up to date; whether anything changed."""
        self._follow()
        dirty: Sequence[Sequence[int]] = self._canvas.take_dirty()
        if self.hidden:
            self._stale = self._stale or bool(dirty)
            return False
        if self._stale:
            self._all()
            return True
        if self._tuned:
            dirty, self._tuned = [self._stage.whole], False
        lights = self._lights.changes()
        ink = self._stage.ink(self._surface, self._program.system.ink)
        if not dirty and not lights and ink is None:
            return False
        changed = self._stage.screen(self._surface, dirty)
        if ink is not None:
            changed.append(ink)
        for name, on in lights:
            rect = self._stage.light(self._surface, name, on)
            if rect:
                changed.append(rect)
        pygame.display.update(changed)
        return True

    def shut(self) -> None:
        """Close the window, the sound and everything that was started with them."""
        self._voice.close()
        pygame.joystick.quit()
        pygame.display.quit()

    def _all(self) -> None:
        """Draw everything. The first frame has the screen alone: the case takes as long as all the rest."""
        self._frames += 1
        self._tuned = False
        self._stale = self._frames == 1
        if self._stale:
            self._stage.bare(self._surface)
        else:
            self._lights.changes()
            self._stage.all(self._surface, self._lights.lit())
        pygame.display.flip()

    # -- as a desk

    @property
    def layout(self) -> Layout:
        """Where everything is."""
        return self._stage.layout

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self._surface.get_size()

    def light(self, name: str, on: bool) -> None:
        """Show a button or an icon pressed or not."""
        self._lights.hold(name, on)

    def light_key(self, key: Key, on: bool) -> None:
        """Show the button or icon of that key pressed or not, when there is one."""
        for name, its in keys.buttons(self._device).items():
            if its == key:
                self._lights.hold(name, on)

    def backlight(self) -> None:
        """Turn the backlight on or off, on a screen that has one."""
        if self._device.lcd.light:
            self._set(backlight=not self._look.backlight)

    def command(self, name: str) -> None:
        """One of the shell's own commands."""
        if name == keys.MUTE:
            self._set(muted=not self._look.muted)
        elif name == keys.FULL:
            self._set(full_screen=not self._look.full_screen)
        else:
            self._step(1 if name == keys.LARGER else -1)

    def resized(self) -> None:
        """The window has another size: as large as fits, unless it is the size that was asked for."""
        self._surface = pygame.display.get_surface() or self._surface
        if not self._look.full_screen and self.size != self._asked:
            self._asked = self.size
            fitting = layout.fit(self._device, self._look.skin, 0, self.size)
            self._look = self._program.look = self._program.look.replace(scale=fitting.scale)
        self._arrange()

    def uncovered(self) -> None:
        """The window must be shown again, as it is."""
        if not self._stale:
            pygame.display.flip()

    def close(self) -> None:
        """The window's own close: the program may ask first."""
        self._program.leave(force=False)

    # -- the look

    def _set(self, **values: Any) -> None:
        self._program.look = self._program.look.replace(**values)

    def _step(self, by: int) -> None:
        """A scale larger or smaller, as far as the desktop has room."""
        steps = layout.steps(self._device)
        at = steps.index(self.layout.scale) + by
        if not 0 <= at < len(steps):
            return
        scale = steps[at]
        room = video.desktop()
        wanted = layout.window(self._device, self._look.skin, scale, room)
        if by > 0 and (wanted[0] > room[0] or wanted[1] > room[1]):
            return
        if self._look.full_screen:
            self._most = scale
            self._arrange()
        else:
            self._set(scale=scale)

    def _follow(self) -> None:
        """Take over what has changed: the look, the canvas, and whether a field takes text."""
        old, new = self._look, self._program.look
        if new is not old:
            self._look = new
            self._change(old, new)
        if self._program.system.canvas is not self._canvas:
            self._arrange()
        field = self._program.system.text_focus
        if field is not self._field:
            self._field = field
            self._input.write(field is not None)
            video.text_input(self._place(field) if field is not None else None)
        elif field is not None and self._input.composing and not self._input.queue and not field.composing:
            # the field has ended it, by the pen or for want of room: the method has to begin anew
            self._input.write(True)
            video.text_input(None)
            video.text_input(self._place(field))

    def _change(self, old: Look, new: Look) -> None:
        self._voice.loudness(new.volume, new.muted)
        if new.device != old.device:
            self._device = devices.load(new.device)
        shape = [(look.device, look.skin, look.scale, look.full_screen) for look in (old, new)]
        if shape[0] != shape[1]:
            self._most = 0
            scale = new.scale or self.layout.scale
            self._asked = layout.window(self._device, new.skin, scale, video.desktop())
            self._surface = video.resize(self._asked, new.full_screen)
            self._arrange()
        else:
            self._stage.tune(new)
            self._tuned = True

    def _arrange(self) -> None:
        """Put everything in its place in the window as it is now."""
        look = self._look
        most = self._most if look.full_screen else look.scale
        self._canvas = self._program.system.canvas
        place = layout.fit(self._device, look.skin, most, self.size)
        self._program.system.strip = place.skin != "off"
        self._stage.arrange(place, self._canvas, look)
        self._stale = True

    def _place(self, field: "Field") -> tuple[int, int, int, int]:
        """Where a field lies in the window, for the input method's own window."""
        x, y, w, h = field.rect
        left, top, _, _ = self._device.screen
        return self.layout.rect((left + x, top + y, w, h))
