# make play: set everything up and open the page.   make test: set everything up and run all tests.
# make quick: what can be known in a minute, for the loop while writing.   make long: what is long and rare.
# make dev: the page with hot reload.   make solve: add what the best in hindsight needs.
# make screenshots: pictures of every page into screenshots/.   make typeface: the page's display face anew.
# make site: the documentation as a site, in build/site.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILDER := build/tools
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
BUILD_PIP := $(BUILDER)/bin/python -m pip --quiet --disable-pip-version-check
NEW_ENOUGH := @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "islario needs Python 3.11 or newer; name one with: make PYTHON=...")'
FROM_SOURCES := ISLARIO_INTERPRETED=1 PYTHONPATH=src $(BIN)/python
# What tests and tools need: every library, and the package itself.
EVERYTHING := $(VENV)/tools $(VENV)/installed
SOURCES := $(shell find src web -type f -not -name '*.so' -not -path '*/__pycache__/*' \
    -not -path 'src/islario/server/page/*' -not -path '*/node_modules/*')

# Python keeps what it has compiled of its modules, whatever the environment says: a server then starts in a third of the time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play solve dev test quick long playing builder libraries wheel package page debian debian-rare browser check style types page-types protocol
.PHONY: tests-interpreted tests-quick tests-browser tests-rules tests tests-rare bench peers learners load screenshots typeface site constraints clean
.NOTPARALLEL:

play: $(VENV)/installed
	$(BIN)/islario play

# OR-Tools, for the best in hindsight: larger than all the rest.
solve: $(VENV)/installed constraints-solve.txt
	$(PIP) install --require-hashes -r constraints-solve.txt

# The page with hot reload, against a server with data of its own in build/dev.
dev: $(VENV)/installed
	$(BUILDER)/bin/python -m web.dev $(BIN)/islario

# Each of these is a number of steps, which are targets below: two run at a time, and a table tells what each took.
test quick long:
	@$(PYTHON) -m tests.steps $@

playing: $(VENV)/tools-play

builder: $(BUILDER)/installed

libraries: $(VENV)/tools

wheel: build/wheel/made

package: $(EVERYTHING)

page: $(BUILDER)/installed
	$(BUILDER)/bin/python -c 'import hatch_build, pathlib; hatch_build.build_page(pathlib.Path())'

debian:
	$(PYTHON) -m tests.debian

debian-rare:
	$(PYTHON) -m tests.debian rare

browser: $(VENV)/tools
	$(BIN)/python -m tests.browser.chromium

check: style types page-types

style: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tools
	$(BIN)/mypy

# The page's types are those of the server's messages, and the page keeps to them.
page-types: $(VENV)/tools $(BUILDER)/installed
	$(FROM_SOURCES) -m web.protocol --check
	$(BUILDER)/bin/python -c 'import hatch_build, pathlib; hatch_build.run_npm(pathlib.Path("web"), "run", "check")'

# Write the page's types anew after a change of the server's messages or of what a view tells.
protocol: $(VENV)/tools
	$(FROM_SOURCES) -m web.protocol

# Whatever hangs on how the rules run, from their sources.
tests-interpreted: $(VENV)/tools
	$(FROM_SOURCES) -m pytest -m "not once and not rare" tests/core tests/games tests/players

tests-quick: $(VENV)/tools
	$(FROM_SOURCES) -m pytest -n 2 --dist worksteal -m "not once and not rare" \
	    tests/core tests/games tests/players

# The page against a server that runs from the sources: nothing of it has to wait for the compiler. Browsers wait much:
# three at a time.
tests-browser: $(VENV)/tools
	$(FROM_SOURCES) -m pytest -n 3 --dist worksteal -m "not rare" tests/browser

# What only computes, compiled. Nothing of it waits for an answer, so that one process of it runs beside the browsers, which
# leave most of a core idle.
RULES := tests/core tests/games tests/players tests/golden tests/test_docs.py
tests-rules: $(EVERYTHING)
	$(BIN)/python -m pytest -m "not rare" $(RULES)

# All else. One for each core: three at a time took a fifth longer.
tests: $(EVERYTHING)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not rare" --ignore tests/browser $(RULES:%=--ignore %)

tests-rare: $(EVERYTHING) $(VENV)/ray
	$(BIN)/python -m pytest -n 2 --dist worksteal -m rare
	$(BIN)/python -m pytest -n 2 --dist worksteal --hypothesis-profile=long tests/games/test_fuzz.py

screenshots: $(EVERYTHING)
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots screenshots

# The page's display face, from its npm package; what makes it stands in an environment of its own.
TYPEFACE := build/typeface
typeface: $(BUILDER)/installed
	rm -rf $(TYPEFACE)
	$(PYTHON) -m venv $(TYPEFACE)
	$(TYPEFACE)/bin/python -m pip --quiet install fonttools==4.68.0 brotli==1.2.1
	$(BUILDER)/bin/python -c 'import hatch_build, pathlib; hatch_build.run_npm(pathlib.Path("web"), "pack", \
	    "@fontsource-variable/alegreya@5.3.0", "--pack-destination", "../$(TYPEFACE)")'
	tar -xzf $(TYPEFACE)/fontsource-variable-alegreya-5.3.0.tgz -C $(TYPEFACE)
	$(TYPEFACE)/bin/python -m web.typeface $(TYPEFACE)/package

# The documentation as a site in build/site, in an environment of its own; a link that leads nowhere is an error.
SITE := build/site-tools
site: $(SITE)/installed
	NO_MKDOCS_2_WARNING=1 $(SITE)/bin/mkdocs build --strict --quiet

$(SITE)/installed: constraints-docs.txt
	$(NEW_ENOUGH)
	$(PYTHON) -m venv --clear $(SITE)
	$(SITE)/bin/python -m pip --quiet install --no-compile --require-hashes -r constraints-docs.txt
	touch $@

bench: $(VENV)/installed
	$(BIN)/islario bench

peers: $(EVERYTHING)
	$(BIN)/python bench/peers.py

# Environments for learners beside others, which get environments of their own.
learners: $(EVERYTHING)
	$(BIN)/python -m bench.learners

load: $(EVERYTHING)
	$(BIN)/python -m bench.server

# What playing needs, exactly as its constraints file fixes it.
$(VENV)/tools-play: constraints-play.txt
	$(NEW_ENOUGH)
	$(PYTHON) -m venv --clear $(VENV)
	$(PIP) install --require-hashes -r constraints-play.txt
	touch $@

# Everything else: the tools of those who write it, and all extras.
$(VENV)/tools: $(VENV)/tools-play constraints.txt constraints-node.txt
	$(PIP) install --no-compile --require-hashes -r constraints.txt
	$(BIN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.machine_npm())' \
	    || $(PIP) install --require-hashes -r constraints-node.txt
	touch $@

# Ray, for games on a cluster: as large as all the rest, so that only what is long and rare has it.
$(VENV)/ray: constraints-ray.txt $(VENV)/tools
	$(PIP) install --no-compile --require-hashes -r constraints-ray.txt
	touch $@

# What building needs, in an environment of its own: whoever plays has no use for a compiler's types.
$(BUILDER)/installed: constraints-build.txt constraints-node.txt
	$(NEW_ENOUGH)
	$(PYTHON) -m venv --clear $(BUILDER)
	$(BUILD_PIP) install --no-compile --require-hashes -r constraints-build.txt
	$(BUILDER)/bin/python -c 'import hatch_build, sys; sys.exit(not hatch_build.machine_npm())' \
	    || $(BUILD_PIP) install --require-hashes -r constraints-node.txt
	touch $@

# The wheel, compiled where there is a C compiler. The build compiles and makes the page only when it has to.
build/wheel/made: $(BUILDER)/installed pyproject.toml hatch_build.py README.md $(SOURCES)
	rm -rf build/wheel
	$(BUILDER)/bin/python -m hatchling build -t wheel -d build/wheel
	touch $@

$(VENV)/installed: $(VENV)/tools-play build/wheel/made
	$(PIP) install --no-deps --no-index --force-reinstall build/wheel/*.whl
	touch $@

# Fix the newest versions anew; what only some need is a part of the whole.
TESTED := dev env lab openspiel postgres solve
UV = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
constraints: $(VENV)/tools
	$(PIP) install uv
	$(UV) --upgrade $(TESTED:%=--extra %) pyproject.toml -o constraints.txt
	$(UV) -c constraints.txt pyproject.toml -o constraints-play.txt
	echo ortools | $(UV) -c constraints.txt - -o constraints-solve.txt
	echo asyncpg | $(UV) -c constraints.txt - -o constraints-postgres.txt
	echo jax | $(UV) -c constraints.txt --extra env pyproject.toml - -o examples/requirements.txt
	echo ray | $(UV) -c constraints.txt - -o constraints-ray.txt
	printf "%s\n" mkdocs-material "mkdocstrings[python]" | $(UV) --upgrade - -o constraints-docs.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	    | $(UV) -c constraints.txt - -o constraints-build.txt
	$(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_PACKAGE)' | $(UV) - -o constraints-node.txt

clean:
	rm -rf $(VENV) build screenshots src/islario/server/page web/node_modules bench/boardgameio/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
