"""`python -m godoris`."""

import sys

from godoris.cli import main

if __name__ == "__main__":
    sys.exit(main())
