# make play and make test do all their own set-up; nothing outside .venv is touched.
# TESTS=all also runs the slow tests and those that need a display. ARGS go to the program.

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif

TESTS ?= fast
ARGS ?=
MARKS := $(if $(filter all,$(TESTS)),-m "",)

.DEFAULT_GOAL := help
export PYGAME_HIDE_SUPPORT_PROMPT := 1

.PHONY: help play test test-all lint types assets pictures measure wheel clean

help:
	@echo "make play      start Godoris (ARGS='--lang ko' and the like go to it)"
	@echo "make test      run the tests; TESTS=all with the slow ones and those that need a display"
	@echo "make lint      ruff          make types     mypy --strict"
	@echo "make assets    build all pictures and fonts anew from their drawings"
	@echo "make pictures  draw the pictures of the README anew"
	@echo "make measure   start-up, memory, load and speed beside their limits"
	@echo "make wheel     dist/godoris-*.whl"
	@echo "make clean     remove what was made here, .venv too"

.venv/.play: pyproject.toml scripts/setup.sh
	@scripts/setup.sh
	@touch $@

.venv/.dev: pyproject.toml scripts/setup.sh
	@scripts/setup.sh dev
	@touch $@ .venv/.play

play: .venv/.play
	@$(BIN)/godoris play $(ARGS)

test: .venv/.dev
	@$(BIN)/python -m pytest -n auto --dist worksteal $(MARKS) $(ARGS)

test-all:
	@$(MAKE) --no-print-directory test TESTS=all

lint: .venv/.dev
	@$(BIN)/python -m ruff check .

types: .venv/.dev
	@$(BIN)/python -m mypy

assets: .venv/.dev
	@$(BIN)/python -m godoris.tools.assets

pictures: .venv/.dev
	@$(BIN)/python -m godoris.tools.pages

measure: .venv/.dev
	@$(BIN)/python -m godoris.tools.measure $(ARGS)

wheel: .venv/.dev
	@$(BIN)/python -m build --wheel

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
