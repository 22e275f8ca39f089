"""`godoris simulate`."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import textwrap
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from godoris.cli.book import open_book
from godoris.cli.columns import aligned
from godoris.cli.errors import UserError, WrongArgumentError, reason
from godoris.engine import format_record
from godoris.match.series import Interval, Played, Series, Tally

CHUNK = 20
"""Games that a process plays at a time."""

Work = tuple[Series, range, Path | None]


def run(options: argparse.Namespace) -> int:
    """Play the games and print their count."""
    series = _series(options)
    if options.records:
        try:
            options.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise UserError(f"{options.records}: {reason(fault)}") from None
    started = time.perf_counter()
    tally = Tally(series.rule_set.sides)
    shown = sys.stderr.isatty() and not options.json
    for part in _watched(_parts(series, options), options.games, shown):
        tally.add(part)
    seconds = time.perf_counter() - started
    if options.json:
        print(json.dumps(as_json(series, tally, seconds)))
    else:
        print("\n".join(as_table(series, tally, seconds)))
    return 0


def _series(options: argparse.Namespace) -> Series:
    book = open_book()
    seats = book.load(options.rules).seats
    names = options.players * seats if len(options.players) == 1 else options.players
    if len(names) != seats:
        raise WrongArgumentError(
            f"simulate: --players: {len(names)} names: {options.rules} has {seats} seats"
        )
    return Series(options.rules, options.bet, names, options.seed, options.rotate, book)


def _parts(series: Series, options: argparse.Namespace) -> Iterator[Tally]:
    starts = range(0, options.games, CHUNK)
    work = ((series, range(at, min(at + CHUNK, options.games)), options.records) for at in starts)
    jobs = min(options.jobs, len(starts))
    if jobs == 1:
        yield from map(play_part, work)
        return
    # Ctrl-C is for this process to answer; the others end with it.
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play_part, work)


def play_part(work: Work) -> Tally:
    """Play some games, write their records where asked to, and count them."""
    series, indices, folder = work
    tally = Tally(series.rule_set.sides)
    for index in indices:
        game = series.play(index)
        tally.count(game)
        if folder:
            _write(folder / f"{index + 1:06}.gsr", series, game)
    return tally


def _write(path: Path, series: Series, game: Played) -> None:
    seats = len(series.players)
    tags = {f"Player{seat}": series.players[(seat - game.shift) % seats] for seat in range(seats)}
    try:
        path.write_text(format_record(game.deal, game.moves, tags | {"Seed": str(series.seed)}), "utf-8")
    except OSError as fault:
        raise UserError(f"{path}: {reason(fault)}") from None


def _watched(parts: Iterator[Tally], games: int, shown: bool) -> Iterator[Tally]:
    """The parts, with a bar for the person who waits for them."""
    if not shown:
        yield from parts
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    with tqdm(total=games, unit="game", leave=False) as bar:
        for part in parts:
            yield part
            bar.update(part.games)


def _rounded(interval: Interval, digits: int) -> list[float]:
    return [round(end, digits) for end in interval]


def as_json(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    """The object that docs/notation.md describes."""
    sides = range(tally.sides)
    mean = tally.points_mean
    return {
        "games": tally.games,
        "rules": series.rules,
        "bet": series.bet,
        "players": list(series.players),
        "wins": tally.wins,
        "money": tally.money,
        "ci95": {
            "wins": [_rounded(tally.win_interval(side), 6) for side in sides],
            "money": [_rounded(tally.money_interval(side), 2) for side in sides],
        },
        "dealer_wins": tally.dealer_wins,
        "points_mean": None if mean is None else round(mean, 4),
        "go": tally.go,
        "nagari": tally.kinds["nagari"],
        "chongtong": tally.kinds["chongtong"],
        "three_bbuk": tally.kinds["three_bbuk"],
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1) if seconds else 0.0,
        "events": dict(sorted(tally.events.items())),
    }


def as_table(series: Series, tally: Tally, seconds: float) -> Iterator[str]:
    """The same for a person."""
    games = tally.games
    yield f"{games:,} games, rules {series.rules}, bet {series.bet}, seed {series.seed}"
    yield ""
    rows: list[Sequence[str]] = [("player", "wins", "share", "95 %", "money", "a game", "95 %")]
    for side in range(tally.sides):
        share, money = tally.win_interval(side), tally.money_interval(side)
        rows.append((
            "+".join(series.players[side :: tally.sides]),
            f"{tally.wins[side]:,}",
            f"{tally.wins[side] / games:.1%}",
            f"{share[0]:.1%} to {share[1]:.1%}",
            f"{tally.money[side]:+,}",
            f"{tally.money[side] / games:+,.1f}",
            f"{money[0]:+,.1f} to {money[1]:+,.1f}",
        ))  # fmt: skip
    yield from aligned(rows)
    yield ""
    mean = "-" if tally.points_mean is None else f"{tally.points_mean:.2f}"
    yield f"a winner's points {mean}, the dealer won {tally.dealer_wins:,}"
    calls = ", ".join(f"{n}{'+' if n == 3 else ''} Go {count:,}" for n, count in enumerate(tally.go))
    yield f"stopped with {calls}"
    yield ", ".join(f"{kind} {tally.kinds[kind]:,}" for kind in ("nagari", "chongtong", "three_bbuk"))
    events = ", ".join(f"{name} {count:,}" for name, count in sorted(tally.events.items()))
    yield from textwrap.wrap(events, 78)
    yield f"{seconds:.1f} seconds, {games / seconds:,.0f} games a second"
