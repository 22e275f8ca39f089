"""How long one whole frame takes: the Table drawn anew, and shown on the handheld at scale 4."""

import statistics
import time

import pygame

from godoris.app.godoris import make_app
from godoris.match.sitting import Sitting
from godoris.palm import device
from godoris.palm.look import Look
from godoris.shell.layout import content, fit
from godoris.shell.stage import Stage
from godoris.tools.measure.figure import Figure

SCALE = 4
FRAMES = 100
SETTLED = 3000
"""Ticks after which a deal lies on the table and nothing moves but the person."""


def figure() -> Figure:
    """The median over many frames: form to canvas, canvas to window; the case stands already."""
    look = Look(scale=SCALE)
    sitting = Sitting(None, time.time, seed=1)
    sitting.new_game(1, dealer=0)
    app = make_app(sitting, play_tone=lambda name: None, look=look)
    app.system.tick(SETTLED)
    app.system.draw()
    profile = device.load(look.device)
    _, _, wide, high = content(profile, look.skin)
    size = wide * SCALE, high * SCALE
    stage, target = Stage(), pygame.Surface(size, depth=32)
    stage.arrange(fit(profile, look.skin, SCALE, size), app.system.canvas, look)
    stage.all(target)
    app.system.canvas.take_dirty()
    taken = []
    for _ in range(FRAMES):
        begun = time.perf_counter()
        assert app.system.top is not None
        app.system.top.damage()
        app.system.draw()
        stage.screen(target, app.system.canvas.take_dirty())
        taken.append(time.perf_counter() - begun)
    median = statistics.median(taken) * 1000
    return Figure(f"whole screen at scale {SCALE}", f"median of {FRAMES}", median, 5, " ms")
