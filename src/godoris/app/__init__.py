"""Godoris on the handheld: one module a form, and the director that turns events into motion."""
