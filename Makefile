# Every target does all of its own set-up, and is quick the second time.
#   make play   opens the house        make test   passes the tests
SHELL := /bin/bash
PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3)
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/__pycache__/*' -not -path '*/server/assets/*' -not -path '*/pocket/page/*' -not -path '*/games/*/board/*' 2>/dev/null)
PAGE := $(shell find web src/manoir/words src/manoir/games/*/words src/manoir/games/*/board -type f -not -path '*/node_modules/*' -not -name '*.pyc' 2>/dev/null)
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
export MANOIR_ASSETS := $(CURDIR)/src/manoir/server/assets
export MANOIR_POCKET := $(CURDIR)/src/manoir/pocket/page
COMPILER := $(shell command -v "$${CC:-cc}" || command -v gcc || command -v clang)
FORM := $(if $(COMPILER),compiled,uncompiled)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: setup web play pocket test ready machine quick lint docs release laws long bench proofs screenshots browser engines services clean

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
.venv/house: .venv/tools $(SOURCES) tools/core.py hatch_build.py | web
	@if [ -n "$(COMPILER)" ]; then echo "manoir: building the house and its compiled core (a minute, the first time)"; \
	else echo "manoir: no C compiler was found, so the house runs uncompiled: the same rules, some twenty times slower"; fi
	@MANOIR_COMPILE=$(if $(COMPILER),,0) $(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@if [ -n "$(COMPILER)" ] && $(BIN)/python -c 'from manoir.pure import form; exit(form() == "compiled")'; then \
	  echo "manoir: the core could not be compiled, so the house runs uncompiled ($(BIN)/python tools/core.py build/tried says why)"; fi
	@touch $@

# The page: built once for each state of its sources. Without a network the house is still played in the terminal.
web: .venv/page

.venv/page: .venv/tools $(PAGE) tools/web.py
	@echo "manoir: building the page (half a minute, the first time)"
	@if $(BIN)/python tools/web.py; then touch $@; else test -z "$$CI"; fi

# The house in the browser, open to phones and televisions on the local network.
#   make play PORT=8090   another door        make play HOST=127.0.0.1   for this machine alone
HOST ?= 0.0.0.0
PORT ?= 8080
play: setup web
	@mkdir -p build
	@$(BIN)/manoir serve --open --host $(HOST) --port $(PORT) --log-level warning --database sqlite+aiosqlite:///build/house.db

# The house as a folder that any web server can hold: it runs in the browser.   make pocket FOLDER=/srv/www/manoir
#   make pocket CORE=0   without the compiled core, which takes zig, some headers and minutes, the first time
FOLDER ?= build/pocket
CORE ?= 1
pocket: setup web
	@mkdir -p build
	@if [ "$(CORE)" = 1 ] && $(PIP) install --group pocket && $(BIN)/python tools/wasm.py; then \
	  $(BIN)/manoir pocket $(FOLDER) --core build/wasm/lib; else $(BIN)/manoir pocket $(FOLDER); fi

# Clauses, laws and all else in both forms; the compiled form with 200 examples a law, the uncompiled one with 20.
test: ready
	@echo "manoir: the tests, $(FORM)"
	@MANOIR_FORM=$(FORM) $(BIN)/python -m pytest -n 3 --dist worksteal --durations=20 -m "not pure" --ignore=tests/web
	@echo "manoir: the tests, uncompiled"
	@PYTHONPATH=src MANOIR_FORM=uncompiled $(BIN)/python -m pytest -n 3 --dist worksteal --durations=20 -m "not once and not formless" --ignore=tests/web
	@echo "manoir: the page's own tests, then the house in a real browser"
	@$(BIN)/python tools/web.py check
	@MANOIR_CHROMIUM="$$(command -v "$(CHROMIUM)" chromium chromium-browser google-chrome | head -1)" $(BIN)/python -m pytest -n 2 --dist worksteal --durations=20 tests/web

# What the tests need, two things at a time: the machine's programs come while the house is built and looked over.
ready:
	@$(MAKE) --no-print-directory -j 2 machine setup lint

machine:
	@$(MAKE) --no-print-directory services && $(MAKE) --no-print-directory browser

# Before every commit: lint, types, layers, unit tests and some examples of each law; no browser.
quick: setup
	@$(BIN)/python tools/quick.py

# The documentation, in build/site; a link or an anchor that leads nowhere stops it. It has an environment of its own.
docs: .venv-docs/ready
	@.venv-docs/bin/python tools/docsite

.venv-docs/ready: pyproject.toml
	@test -x .venv-docs/bin/python || "$(PYTHON)" -m venv .venv-docs
	@echo "manoir: installing what the documentation needs into .venv-docs"
	@.venv-docs/bin/python -m pip --disable-pip-version-check -q install -U 'pip>=25.1'
	@.venv-docs/bin/python -m pip --disable-pip-version-check -q install --group docs
	@touch $@

# A release as it would be, in dist/, published nowhere; `make release TAG=1` makes the tag that the forge publishes.
release: setup web
	@$(BIN)/python tools/release.py $(if $(TAG),--tag)

# A browser for the tests: this machine's own, or Debian's, if we may install it.
browser:
	@if ! command -v "$(CHROMIUM)" chromium chromium-browser google-chrome >/dev/null 2>&1; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then echo "manoir: installing chromium for the browser tests"; \
	    apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  else echo "manoir: the browser tests need chromium (on Debian: apt install chromium)"; fi; fi

# Firefox and WebKit for the long run: this machine's own, or Debian's, if we may install them; without them it fails there.
engines:
	@if ! { command -v firefox-esr || command -v firefox; } >/dev/null || ! command -v WebKitWebDriver >/dev/null || ! command -v Xvfb >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then echo "manoir: installing Firefox and WebKit for the long run"; \
	    apt-get update -qq && apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb >/dev/null; \
	  else echo "manoir: whole games in other browsers need Firefox and WebKit (on Debian: apt install firefox-esr webkit2gtk-driver xvfb)"; fi; fi

# PostgreSQL and Redis for the tests, which start servers of their own: this machine's, or Debian's, if we may install them.
services:
	@if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null || ! command -v redis-server >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then echo "manoir: installing PostgreSQL and Redis for the tests"; \
	    apt-get update -qq && apt-get install -y -qq postgresql redis-server >/dev/null; \
	  else echo "manoir: the tests of many workers need PostgreSQL and Redis (on Debian: apt install postgresql redis-server)"; fi; fi

# Every page and state on five screens, in French by night and in English by day.
screenshots: setup web browser
	@MANOIR_CHROMIUM="$$(command -v "$(CHROMIUM)" chromium chromium-browser google-chrome | head -1)" $(BIN)/python tools/screenshots.py

lint: .venv/tools
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet --preview --select PLW1514 src tools  # files name their letters, which on Windows are others
	@printf '%s\n' 'linux .mypy_cache' 'win32 .mypy_cache/win32' 'darwin .mypy_cache/darwin' | \
	  xargs -P 2 -L 1 sh -c '$(BIN)/mypy --platform $$0 --cache-dir $$1'  # two at a time
	@mkdir -p build && PYTHONPATH=src $(BIN)/lint-imports >build/imports.txt 2>&1 || { cat build/imports.txt; exit 1; }

# The long form of the laws: 200 examples for each number of seats, and 10,000 games for each.
laws: setup
	@$(BIN)/python tools/laws.py

# What takes too long for every day, each with its figures in docs/reference: the laws at length, what a clock reads at
# live tables, broken logs by the thousand, races against bots, a flood of strong bots, the coach at full size, floods of
# tables and of half-open requests, fifty kills on either database, half an hour of play on end; whole games on a
# television with three phones, and in Firefox and in WebKit.
long: laws web browser engines
	@$(BIN)/python tools/clockreader.py
	@$(BIN)/python tools/clockreader.py --pace 700
	@$(BIN)/python tools/clockreader.py --load 2
	@$(BIN)/python tools/mutate.py 10000
	@$(BIN)/python tools/race.py
	@$(BIN)/python tools/flood.py
	@$(BIN)/python tools/coach.py
	@MANOIR_FULL=1 $(BIN)/python -m pytest -p no:xdist tests/research tests/coach/test_luck.py tests/test_menteur.py
	@MANOIR_FULL=1 $(BIN)/python -m pytest -p no:xdist -s tests/server/test_kill.py tests/server/test_kill_workers.py tests/server/test_leaks.py tests/server/test_full_disk.py tests/server/test_flood.py tests/server/test_soak.py
	@MANOIR_FULL=1 MANOIR_CHROMIUM="$$(command -v "$(CHROMIUM)" chromium chromium-browser google-chrome | head -1)" $(BIN)/python -m pytest -p no:xdist -s tests/web/test_television.py tests/web/test_engines.py tests/web/test_pocket.py

bench: setup
	@$(PIP) install $$($(BIN)/python tools/needs.py peers)
	@$(BIN)/manoir bench engine

# Which test proves which clause, for `manoir clauses`.
proofs: setup
	@$(BIN)/python tools/proofs.py

clean:
	@rm -rf .venv .venv-docs build dist
