"""What a person at the command line can get wrong."""

from __future__ import annotations


class UserError(Exception):
    """A fault that one line explains: what, where, and what was expected."""


def reason(fault: OSError) -> str:
    """The system's word for what went wrong, without number and path."""
    return fault.strerror or str(fault)
