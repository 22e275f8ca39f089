"""Numbers drawn from names: the same parts always give the same number."""

from __future__ import annotations

from godoris.digest import blake2b
from godoris.engine import DEAL_NUMBERS


def seed_of(*parts: int | str) -> int:
    """A number of 64 bits that depends on every part."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def deal_number(seed: int, count: int) -> int:
    """The number of the `count`-th deal that follows from a seed."""
    return seed_of("deal", seed, count) % DEAL_NUMBERS


def deal_of_the_day(day: int) -> int:
    """The deal number that everybody has on a day, which is counted as `date.toordinal` counts."""
    return seed_of("day", day) % DEAL_NUMBERS


def com_seed(key: int, seat: int, decision: int) -> int:
    """What a Com's random choices of one decision come from.

    It depends on the deal, the seat and how many decisions came before and on nothing else, so that
    a game that is taken up again has the Coms it had.
    """
    return seed_of("com", key, seat, decision)
