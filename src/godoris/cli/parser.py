"""Arguments.  Nothing heavy is imported here: each command fetches what it needs when it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from godoris import __version__

LEVELS = ("easy", "medium", "hard")
LANGUAGES = ("en", "ko")
SPEEDS = ("slow", "medium", "fast")
BETS = (100, 200, 300, 400, 500)


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """Exit with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The options of a command line; without a command it is `play`.  Exits with status 2 for a wrong one."""
    words = list(argv)
    if not words or (words[0] not in _ADDERS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    return _parser(words[0]).parse_args(words)


def _parser(command: str) -> Parser:
    """The parser of one command, or of all when it is none; to make them all takes 3 ms."""
    top = Parser(
        prog="godoris",
        description="Godoris: Go-Stop against two Coms. Without a command the window opens.",
        epilog="godoris COMMAND --help tells more. GODORIS_HOME names another folder for the saves.",
    )
    top.add_argument("--version", action="version", version=f"Godoris {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, prog=top.prog)
    for name, add in _ADDERS.items():
        if command not in _ADDERS or name == command:
            add(commands)
    return top


Commands = argparse._SubParsersAction  # what add_subparsers gives has no public name


def _command(commands: Commands[Parser], name: str, module: str, text: str) -> Parser:
    """A command that `godoris.cli.MODULE.run` carries out."""

    def run(options: argparse.Namespace) -> int:
        carried_out: Callable[[argparse.Namespace], int] = import_module(f"godoris.cli.{module}").run
        return carried_out(options)

    parser = commands.add_parser(
        name, help=text, description=f"{text[0].upper()}{text[1:]}.", allow_abbrev=False
    )
    parser.set_defaults(run=run)
    return parser


def _play(commands: Commands[Parser]) -> None:
    text = "open the window and play; the options hold for this run and are not kept"
    p = _command(commands, "play", "play", text)
    p.add_argument("file", nargs="?", metavar="FILE.gsr", type=Path, help="a game record to go on with")
    p.add_argument("--seed", type=_number(0, 2**64 - 1), metavar="N", help="where new deals come from")
    _rules(p, default=None)
    p.add_argument("--level", choices=LEVELS, help="how well the Coms play")
    p.add_argument("--bet", type=int, choices=BETS, help="money for a point")
    _language(p)
    _device(p)
    p.add_argument("--scale", type=_number(1, 16), metavar="N", help="window pixels for one of the handheld")


def _replay(commands: Commands[Parser]) -> None:
    p = _command(commands, "replay", "replay", "print a recorded game in words, or as JSON")
    _files(p, "+")
    _language(p)
    p.add_argument("--json", action="store_true", help="one JSON object a file, one a line")


def _legal(commands: Commands[Parser]) -> None:
    p = _command(commands, "legal", "legal", "print the legal moves at the end of a record, one a line")
    p.add_argument("file", metavar="FILE.gsr", type=Path)


def _simulate(commands: Commands[Parser]) -> None:
    p = _command(
        commands, "simulate", "simulate", "let players play games against each other, without a screen"
    )
    p.add_argument("--games", type=_number(1, 10**8), default=1000, metavar="N", help="how many (1000)")
    p.add_argument(
        "--seed", type=_number(0, 2**64 - 1), default=1, metavar="S", help="what games follow from (1)"
    )
    p.add_argument(
        "--players", metavar="NAME,NAME,...", type=_names, default=("easy",),
        help="who plays, by seat; one name is everybody (easy)",
    )  # fmt: skip
    _rules(p, default="godoris")
    p.add_argument("--bet", type=_number(1, 10**6), default=100, metavar="N", help="money for a point (100)")
    p.add_argument("--jobs", type=_number(1, 256), default=1, metavar="N", help="processes to play in (1)")
    p.add_argument("--records", type=Path, metavar="DIR", help="write each game as DIR/000001.gsr ...")
    p.add_argument("--rotate", action="store_true", help="move the players one seat on after each game")
    p.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def _shot(commands: Commands[Parser]) -> None:
    p = _command(commands, "shot", "shot", "draw a screen into a PNG file, without a window")
    p.add_argument("what", nargs="?", metavar="WHAT", help="the screen")
    p.add_argument("-o", "--output", type=Path, metavar="FILE.png", help="where to")
    p.add_argument("--list", action="store_true", help="name the screens, one a line")
    p.add_argument("--record", type=Path, metavar="FILE.gsr", help="the game that it shows")
    _language(p)
    _device(p)
    p.add_argument("--scale", type=_number(1, 16), default=1, metavar="N", help="picture pixels for one (1)")


def _film(commands: Commands[Parser]) -> None:
    p = _command(commands, "film", "film", "film a recorded game as a moving picture, without a window")
    p.add_argument("file", metavar="FILE.gsr", type=Path, help="the game record")
    p.add_argument("-o", "--output", type=Path, metavar="GAME.gif", required=True, help="where to")
    p.add_argument("--speed", choices=SPEEDS, default="medium", help="how fast cards move (medium)")
    _language(p)
    _device(p)
    p.add_argument("--scale", type=_number(1, 16), default=2, metavar="N", help="picture pixels for one (2)")
    p.add_argument("--skin", action="store_true", help="with the case of the handheld around the screen")


def _bench(commands: Commands[Parser]) -> None:
    p = _command(commands, "bench", "bench", "measure random games and random playouts a second")
    p.add_argument("--json", action="store_true", help="one JSON object")


def _gremlins(commands: Commands[Parser]) -> None:
    text = "let gremlins loose on the whole program, without a window, and cut a fault down to a short list"
    p = _command(commands, "gremlins", "gremlins", text)
    p.add_argument(
        "--seed", type=_number(0, 2**64 - 1), default=1, metavar="S", help="what they do follows from it (1)"
    )
    p.add_argument(
        "--events", type=_number(1, 10**9), default=10_000, metavar="N",
        help="how many on each device in each language (10000)",
    )  # fmt: skip
    p.add_argument(
        "--device", type=_devices, default=None, metavar="NAME|all", help="on which handheld (the first)"
    )
    p.add_argument(
        "--lang", choices=(*LANGUAGES, "both"), default="both", help="begun in which language (both)"
    )
    p.add_argument(
        "--memory", action="store_true",
        help="watch memory too: it may not grow after the first 10000 events",
    )  # fmt: skip
    p.add_argument("--replay", type=Path, metavar="FILE", help="do a written list of events again")
    p.add_argument("--json", action="store_true", help="one JSON object")


def _stats(commands: Commands[Parser]) -> None:
    text = "print the figures of the Score Board, or those of some recorded games"
    p = _command(commands, "stats", "stats", text)
    _files(p, "*")
    shape = p.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="one JSON object")
    shape.add_argument("--csv", action="store_true", help="a table for a spreadsheet")


def _export(commands: Commands[Parser]) -> None:
    p = _command(commands, "export", "transfer", "write all that is kept into a Palm database")
    p.add_argument("file", metavar="FILE.pdb", type=Path)
    p.set_defaults(export=True)


def _import(commands: Commands[Parser]) -> None:
    text = "put what a Palm database holds in the place of what is kept"
    p = _command(commands, "import", "transfer", text)
    p.add_argument("file", metavar="FILE.pdb", type=Path)
    p.set_defaults(export=False)


_ADDERS: dict[str, Callable[[Commands[Parser]], None]] = {
    "play": _play, "replay": _replay, "legal": _legal, "simulate": _simulate, "shot": _shot, "film": _film,
    "bench": _bench, "gremlins": _gremlins, "stats": _stats, "export": _export, "import": _import,
}  # fmt: skip
"""What adds each command, in the order of the help."""


# ---- arguments of several commands


def _files(p: Parser, count: str) -> None:
    p.add_argument("files", nargs=count, metavar="FILE.gsr", type=Path)


def _language(p: Parser) -> None:
    p.add_argument("--lang", choices=LANGUAGES, help="English or Korean")


def _device(p: Parser) -> None:
    p.add_argument(
        "--device", type=_known_device, metavar="NAME", help="the handheld; a wrong name lists them"
    )


def _rules(p: Parser, default: str | None) -> None:
    tail = f" ({default})" if default else ""
    p.add_argument(
        "--rules", type=_known_rules, default=default, metavar="NAME",
        help=f"the rule set; a wrong name lists them{tail}",
    )  # fmt: skip


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 21 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number from {least} to {most}")

    return number


def _names(text: str) -> tuple[str, ...]:
    from godoris import players

    names = tuple(text.split(","))
    for name in names:
        _one_of("player", name, players.names())
    return names


def _devices(text: str) -> tuple[str, ...]:
    from godoris.palm import device

    return tuple(device.names()) if text == "all" else (_known_device(text),)


def _known_rules(text: str) -> str:
    from godoris.cli.book import open_book

    book = open_book()
    if text in book.faults:
        raise argparse.ArgumentTypeError(str(book.faults[text]))
    return _one_of("rule set", text, book.names())


def _known_device(text: str) -> str:
    from godoris.palm import device

    return _one_of("device", text, device.names())


def _one_of(what: str, text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise argparse.ArgumentTypeError(f"no {what} {text!r}; there are {', '.join(known)}")
    return text
