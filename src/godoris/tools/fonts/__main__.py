r"""Build the faces: `python -m godoris.tools.fonts` writes `assets/built/*.face`.

--check only reports faults. --show TEXT -o FILE.png draws a text instead (\n starts a line).
"""

import argparse
import sys
from pathlib import Path

from godoris import resources
from godoris.tools.fonts.check import problems
from godoris.tools.fonts.make import make_face, plans
from godoris.tools.fonts.pack import pack
from godoris.tools.fonts.show import picture
from godoris.tools.palette import SourceError


def _build(check_only: bool) -> int:
    faults = [line for name in plans() for line in problems(make_face(name))]
    print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
    if faults or check_only:
        return 1 if faults else 0
    for name in plans():
        data = pack(make_face(name))
        resources.path(f"assets/built/{name}.face").write_bytes(data)
        print(f"{name:7}{len(make_face(name).characters()):6} characters {len(data):7} bytes")
    return 0


def main(argv: list[str] | None = None) -> int:
    """Build, check or show; the exit status."""
    parser = argparse.ArgumentParser(prog="fonts", description="Build the pixel faces from their text grids.")
    parser.add_argument("--check", action="store_true", help="report faults and write nothing")
    parser.add_argument("--show", metavar="TEXT", help="draw a text instead of building")
    parser.add_argument("--face", default="std", choices=sorted(plans()))
    parser.add_argument("--pitch", type=int, help="rows from line to line (default: the height of the face)")
    parser.add_argument("--scale", type=int, default=4)
    parser.add_argument("-o", "--out", type=Path, default=Path("text.png"), help="picture to write")
    args = parser.parse_args(argv)
    try:
        if args.show is None:
            return _build(args.check)
        face = make_face(args.face)
        lines = args.show.replace("\\n", "\n").split("\n")
        picture(face, lines, args.pitch or face.plan.height, args.scale).save(args.out)
    except (SourceError, OSError) as error:
        print(f"fonts: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
