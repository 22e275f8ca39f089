"""Gremlins: random pen, keys and text over the whole program, without a window, the same for the same seed.

As Palm's emulator had them: a horde finds what nobody thought of, and the list of events that led to a fault
is cut down until it can be read.
"""
