# Every target does all of its own set-up, and is quick the second time.
#   make play   opens the house        make test   passes the tests
SHELL := /bin/bash
PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3)
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/__pycache__/*' 2>/dev/null)
COMPILER := $(shell command -v "$${CC:-cc}" || command -v gcc || command -v clang)
FORM := $(if $(COMPILER),compiled,uncompiled)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: setup play test lint laws bench proofs clean

setup: .venv/house

.venv/tools: pyproject.toml
	@test -n "$(PYTHON)" || { echo "manoir: Python 3.11 or later is needed; none was found on the PATH"; exit 2; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "manoir: Python 3.11 or later is needed; $(PYTHON) is $$("$(PYTHON)" --version 2>&1)"; exit 2; }
	@test -x $(BIN)/python || "$(PYTHON)" -m venv .venv || { \
	  echo "manoir: Python could not make a virtual environment (on Debian: apt install python3-venv)"; exit 2; }
	@echo "manoir: installing what the house needs into .venv (a minute, the first time)"
	@$(PIP) install -U 'pip>=25.1'
	@$(PIP) install --group dev $$($(BIN)/python tools/needs.py)
	@touch $@

# The house itself: compiled when there is a C compiler, and saying so once when there is none.
.venv/house: .venv/tools $(SOURCES) tools/core.py hatch_build.py
	@if [ -n "$(COMPILER)" ]; then echo "manoir: building the house and its compiled core (a minute, the first time)"; \
	else echo "manoir: no C compiler was found, so the house runs uncompiled: the same rules, some twenty times slower"; fi
	@MANOIR_COMPILE=$(if $(COMPILER),1,0) $(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@

play: setup
	@$(BIN)/manoir play minuit

# Clauses, laws and all else in both forms; the compiled form with 200 examples a law, the uncompiled one with 20.
test: lint
	@echo "manoir: the tests, $(FORM)"
	@MANOIR_FORM=$(FORM) $(BIN)/python -m pytest -n 2 -m "not pure"
	@echo "manoir: the tests, uncompiled"
	@PYTHONPATH=src MANOIR_FORM=uncompiled $(BIN)/python -m pytest -n 2 --ignore=tests/web

lint: setup
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports >build/imports.txt 2>&1 || { cat build/imports.txt; exit 1; }

# The long form of the laws: 200 examples for each number of seats, and 10,000 games for each.
laws: setup
	@$(BIN)/python tools/laws.py

bench: setup
	@$(PIP) install $$($(BIN)/python tools/needs.py peers)
	@$(BIN)/manoir bench engine

# Which test proves which clause, for `manoir clauses`.
proofs: setup
	@$(BIN)/python tools/proofs.py

clean:
	@rm -rf .venv build dist
