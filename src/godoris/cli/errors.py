"""What a person at the command line can get wrong."""

from __future__ import annotations


class UserError(Exception):
    """A fault that one line explains: what, where, and what was expected."""

    status = 1


class WrongArgumentError(UserError):
    """The same, where the arguments themselves are wrong."""

    status = 2


def reason(fault: OSError) -> str:
    """The system's word for what went wrong, without number and path."""
    return fault.strerror or str(fault)
