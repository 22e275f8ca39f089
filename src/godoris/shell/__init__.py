"""The desktop: window, scaling, mouse, touch and keys, audio out.

Nothing outside this package opens a display or a sound card. It sets what SDL reads from the environment, so
import it before pygame; whatever a person has set there stays.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# a plain window surface starts five times as fast as a texture, takes a quarter of the memory and can be
# updated in parts
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # whole pixels on scaled desktops
