"""Godoris: Go-Stop for one person against two Coms, on a handheld of 160 x 160 pixels."""

__version__ = "0.1.0"
