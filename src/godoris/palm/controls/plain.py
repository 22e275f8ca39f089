"""Controls that only show something: labels, pictures, the sign of shifted handwriting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.palm.controls.base import Control
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form


class Label(Control):
    """Words in one colour. One that is more than a line high is wrapped to its width."""

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self._colour = spec.colour

    @property
    def colour(self) -> str:
        """Name of its colour in colours.toml."""
        return self._colour

    @colour.setter
    def colour(self, colour: str) -> None:
        if colour != self._colour:
            self._colour = colour
            self.damage()

    def lines(self) -> list[str]:
        """The lines as they are shown."""
        font = self.form.system.fonts[self.spec.face]
        if "\n" not in self.text and self.rect.height < 2 * font.height:
            return [self.text]
        return font.wrap(self.text, self.rect.width)

    def needed_width(self) -> int:
        """The widest line, or the width and more when the lines are too many."""
        font, lines = self.form.system.fonts[self.spec.face], self.lines()
        widest = max(map(font.width, lines)) - 1
        high = (len(lines) - 1) * font.leading(self.text) + font.height
        return self.rect.width + widest if high > self.rect.height + 1 else widest

    def draw(self, canvas: Canvas) -> None:
        """Line under line; Korean lines stand 12 apart."""
        face, (x, y, width, _) = self.spec.face, self.rect
        leading = self.form.system.fonts[face].leading(self.text)
        for line in self.lines():
            canvas.text(line, x, y, self._colour, face, width=width, align=self.spec.align)
            y += leading


class Bitmap(Control):
    """A picture by its name."""

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self._picture = spec.picture

    @property
    def picture(self) -> str:
        """The name; one of another size may not be set."""
        return self._picture

    @picture.setter
    def picture(self, picture: str) -> None:
        self._picture = picture
        self.damage()

    def draw(self, canvas: Canvas) -> None:
        """Put it down."""
        canvas.picture(self._picture, self.rect.x, self.rect.y)


class ShiftSign(Control):
    """The sign of shifted handwriting, 9x10 (GraffitiShift.h), as the system says."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing when nothing is shifted."""
        sign = self.form.system.shift
        if sign:
            canvas.symbol(sign, self.rect.x, self.rect.y)
