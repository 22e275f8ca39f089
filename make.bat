@echo off
rem  make play and make test on Windows, without make: sets up .venv, then runs.
setlocal
cd /d "%~dp0"
set task=%1
if "%task%"=="" set task=play
if not "%task%"=="play" if not "%task%"=="test" (
  echo usage: make play ^| make test
  exit /b 2
)
set python=.venv\Scripts\python.exe
if not exist %python% (
  py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul
  if errorlevel 1 (
    echo Godoris needs Python 3.11 or newer: https://www.python.org/downloads
    exit /b 1
  )
  py -3 -m venv .venv || exit /b 1
)
set target=.
if "%task%"=="test" set target=.[dev]
%python% -m pip install --quiet --disable-pip-version-check --editable %target% || exit /b 1
if "%task%"=="test" (%python% -m pytest -n auto --dist worksteal) else (%python% -m godoris play)
exit /b %errorlevel%
