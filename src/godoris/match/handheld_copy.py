"""All that is kept as a Palm database, and back: preferences, figures, the hand, each past game."""

from __future__ import annotations

from godoris.match.game import Game
from godoris.match.lasting import Lasting, hand_in_progress
from godoris.match.pdb import Database, PdbRecord
from godoris.match.preferences import Preferences
from godoris.match.store import LASTING, DamagedError, pack, unpack, upgrade

NAME, KIND, CREATOR = "GodorisDB", "Save", "GDRS"
CATEGORIES = ("Unfiled", "Preferences", "Score Board", "Hand", "Past games")

_PREFS, _SCORE, _HAND, _PAST = range(1, 5)


def as_database(lasting: Lasting, hand: tuple[int, Game] | None, modified: int) -> Database:
    """The database of what lasts and of the hand in progress, with the number of its deal."""
    data = lasting.pack()
    score = {key: value for key, value in data.items() if key not in ("prefs", "past")}
    records = [PdbRecord(_PREFS, pack(data["prefs"])), PdbRecord(_SCORE, pack(score))]
    if hand:
        records.append(PdbRecord(_HAND, pack([hand[0], hand[1].pack()])))
    records += [PdbRecord(_PAST, pack(game.pack())) for game in lasting.past]
    return Database(NAME, KIND, CREATOR, modified, CATEGORIES, tuple(records), LASTING.version)


def from_database(database: Database) -> tuple[Lasting, tuple[int, Game] | None]:
    """What lasts and the hand in progress, every game played through; ValueError says what is wrong."""
    if (database.kind, database.creator) != (KIND, CREATOR):
        found = f"{database.kind}/{database.creator}"
        raise DamagedError(f"a database {found!r}: expected one of Godoris, {KIND}/{CREATOR}")
    parts: dict[int, list[object]] = {category: [] for category in range(16)}
    for record in database.records:
        parts[record.category].append(unpack(record.data))
    prefs, score, hands = parts[_PREFS], parts[_SCORE], parts[_HAND]
    if len(prefs) != 1 or len(score) != 1 or len(hands) > 1 or not isinstance(score[0], dict):
        raise DamagedError("expected one record of preferences, one of figures and at most one hand")
    if not database.version:
        raise DamagedError("a database of version 0: expected one of Godoris")
    whole = upgrade(LASTING, database.version, {**score[0], "prefs": prefs[0], "past": parts[_PAST]})
    lasting, _ = Lasting.unpack(whole, Preferences())
    for game in lasting.past:
        game.game()
    return lasting, hand_in_progress(hands[0]) if hands else None
