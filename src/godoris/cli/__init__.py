"""The command line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from godoris.cli.errors import UserError
from godoris.cli.parser import parse

INTERRUPTED = 130
"""The status a shell gives a program that Ctrl-C ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit status: 0, 1 after a fault told in one line, 2 for a wrong argument."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal may lack Korean; it is no fault
    options = parse(sys.argv[1:] if argv is None else list(argv))
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except UserError as fault:
        print(f"godoris: {fault}", file=sys.stderr)
        return fault.status
    except BrokenPipeError:
        # The reader of a pipe has left; what is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return status
