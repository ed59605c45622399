# make play: set everything up and open the page.   make test: set everything up and run all tests.
# make screenshots: pictures of every page into screenshots/.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src web -type f -not -name '*.so' -not -path '*/__pycache__/*' \
    -not -path 'src/islario/server/page/*' -not -path '*/node_modules/*')

.PHONY: play test check bench peers load screenshots constraints clean

play: $(VENV)/installed
	$(BIN)/islario play

test: $(VENV)/installed check
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.both_ways

check: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -c 'import hatch_build, pathlib; hatch_build.run_npm(pathlib.Path("web"), "run", "check")'

screenshots: $(VENV)/installed
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots screenshots

bench: $(VENV)/installed
	$(BIN)/islario bench

peers: $(VENV)/installed
	$(BIN)/python bench/peers.py

load: $(VENV)/installed
	$(BIN)/python bench/server.py

# The tools and libraries, exactly as the constraints file fixes them.
$(VENV)/tools: constraints.txt constraints-node.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "islario needs Python 3.11 or newer; name one with: make PYTHON=...")'
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	$(BIN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.machine_npm())' \
	    || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints-node.txt
	touch $@

# The package itself, compiled where there is a C compiler.
$(VENV)/installed: $(VENV)/tools pyproject.toml hatch_build.py README.md $(SOURCES)
	rm -rf build/wheel
	$(BIN)/python -m hatchling build -t wheel -d build/wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-index --force-reinstall build/wheel/*.whl
	touch $@

# Fix the newest versions anew.
constraints:
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade \
	    --all-extras pyproject.toml -o constraints.txt
	$(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_PACKAGE)' | $(BIN)/uv pip compile - --universal \
	    --python-version 3.11 --generate-hashes --no-header --no-annotate -o constraints-node.txt

clean:
	rm -rf $(VENV) build screenshots src/islario/server/page web/node_modules bench/boardgameio/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
