"""Who decides for a seat: the Player protocol and the Coms."""

from godoris.players.base import Com, Player, PlayerError
from godoris.players.roster import make, names

__all__ = ["Com", "Player", "PlayerError", "make", "names"]
