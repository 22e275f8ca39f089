"""The desktop's clipboard, for the Edit menu of the handheld."""

import pygame


class DesktopClipboard:
    """Text that other programs see too. Where the desktop has no clipboard, the handheld's own serves."""

    def __init__(self) -> None:
        self._own = ""

    def get(self) -> str:
        """The text, on one line, as fields hold it; "" for none."""
        try:
            text = pygame.scrap.get_text()
        except pygame.error:
            text = self._own
        return " ".join(text.split())

    def put(self, text: str) -> None:
        """Replace the text."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return
