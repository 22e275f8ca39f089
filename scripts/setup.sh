#!/bin/sh
# Makes or completes .venv, so that it holds Godoris with the extras asked for:  scripts/setup.sh [EXTRAS]
# Says in one line what is missing when it cannot.
set -eu
cd "$(dirname "$0")/.."
extras=${1:-}
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

python_of_venv() {
    for file in .venv/bin/python .venv/Scripts/python.exe; do
        if [ -x "$file" ] && "$file" -c "$new_enough" 2>/dev/null; then echo "$file"; return; fi
    done
}

find_python() {
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null 2>&1 && "$name" -c "$new_enough" 2>/dev/null; then
            echo "$name"; return
        fi
    done
}

venv=$(python_of_venv)
if [ -z "$venv" ]; then
    python=$(find_python)
    if [ -z "$python" ]; then
        echo "Godoris needs Python 3.11 or newer; none was found (https://www.python.org/downloads)." >&2
        exit 1
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        echo "Python's venv module is missing; on Debian or Ubuntu: apt install python$version-venv" >&2
        exit 1
    fi
    "$python" -m venv --clear .venv
    venv=$(python_of_venv)
fi
if [ -n "$extras" ]; then target=".[$extras]"; else target=.; fi
if ! "$venv" -m pip install -qq --disable-pip-version-check --editable "$target"; then
    echo "The packages that Godoris needs could not be installed; is there a network?" >&2
    exit 1
fi
