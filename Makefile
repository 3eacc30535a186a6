# The commands of this project. Each sets up what it needs first; see CONTRIBUTING.md.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

FUZZ_SECONDS ?= 10
SOURCES = $(shell git ls-files '*.h' '*.cpp')

.PHONY: help setup setup-test setup-play build build-lab build-lab-mpi wasm page page-types play terminal check test test-full page-units test-page test-browsers fuzz bench flame load soak frames format check-format lint weight rule-index balance poleana-study board-search ladder puzzles check-puzzles tune endings train judge pictures coverage clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: ## install everything that building and testing needs
	@tools/setup full

setup-test: ## install what `make test` needs
	@tools/setup test

setup-play: ## install only what playing needs
	@tools/setup play

# $(call configured,PRESET)
define configured
	@mkdir -p build
	@cmake --preset $(1) > build/$(1).log 2>&1 || { cat build/$(1).log; exit 1; }
endef

# $(call built,PRESET,TARGET)
define built
	$(call configured,$(1))
	@NINJA_STATUS='$(1) %f/%t ' cmake --build --preset $(1) --target $(or $(2),all)
endef

build: setup-play ## the program, at build/parlor
	$(call built,release,parlor)
	@ln -sf release/parlor build/parlor

build-lab: setup-play ## the laboratory, at build/parlor-lab: series of games, ladders, tuning, puzzles
	$(call built,release,parlor-lab)
	@ln -sf release/parlor-lab build/parlor-lab

build-lab-mpi: setup ## the laboratory for mpirun, at build/parlor-lab-mpi
	$(call built,release,parlor-lab-mpi)
	@ln -sf release/parlor-lab-mpi build/parlor-lab-mpi

wasm: setup-play ## the engine for the browser, at build/wasm/parlor.wasm
	$(call built,wasm,parlor)

# Rebuilt only when something that it is made of has changed.
PAGE_SOURCES = $(wildcard texts/*.txt puzzles/*.txt art/faces/*.svg nets/*.net docs/rules/*.md docs/*/rules/*.md docs/luck.md docs/*/luck.md) $(shell find web -type f \
  -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*' \
  -not -path 'web/e2e/*' -not -path 'web/test-results/*' -not -path 'web/playwright.config.ts')

page: web/dist/index.html ## the page for browsers, at web/dist

web/dist/index.html: build/wasm/parlor.wasm web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@tools/npm run --silent build
	@touch $@

build/wasm/parlor.wasm: wasm
	@:

web/node_modules/.package-lock.json: web/package-lock.json | setup-play
	@tools/npm ci --loglevel error
	@touch $@

play: setup-play ## the table in the browser, at http://localhost:8080
	@tools/play

terminal: build ## a game in the terminal
	@build/parlor play

# The types of the page, once it is built.
page-types:
	@tools/npm run --silent check

page-units: page-types
	@tools/npm run --silent test

# $(call browser,PROGRAM,WORDS): the browser tests that WORDS for Playwright choose, on a server of PROGRAM.
define browser
	@PARLOR=$(CURDIR)/$(1) tools/npm run --silent test:browser -- $(2)
endef

# $(call browsers,PROGRAM): the tests in Firefox and WebKit, on a server of PROGRAM.
define browsers
	@PARLOR=$(CURDIR)/$(1) tools/npm run --silent test:browsers -- $(BROWSERS)
endef

check: setup-test check-format ## the quick tests, for the inner loop: architecture, rules and units
	$(call built,release,quick)
	@ctest --preset core -L '^quick$$' -j 2

# It tests the build of `make play`, so only the tests have to be compiled.
test: ## rules, units, protocols, the CLI, the page and a core of the browser tests
	@tools/stage begin
	@$(MAKE) --no-print-directory setup-test check-format
	@tools/stage 'packages, format'
	@$(MAKE) --no-print-directory page
	@tools/stage 'the page'
	$(call built,release,core)
	$(call built,wasm)
	@tools/stage 'the tests, compiled'
	@ctest --preset core -j 4
	@tools/stage 'C++ tests'
	@$(MAKE) --no-print-directory page-units
	@tools/stage 'units of the page'
	$(call browser,build/release/parlor,--grep @core)
	@tools/stage 'browser tests'
	@tools/stage end

# The debug build has assertions and sanitizers. Its fuzzers use the same libraries as its tests.
test-full: ## all C++ tests with sanitizers, fuzzers, and the browser tests that `make test` leaves out
	@tools/stage begin
	@$(MAKE) --no-print-directory setup page
	@tools/stage 'packages, the page'
	$(call built,debug)
	$(call built,wasm)
	@tools/stage 'the debug build'
	@ctest --preset debug -j 4
	@tools/stage 'C++ tests'
	$(call browser,build/debug/parlor,--grep-invert @core)
	@tools/stage 'browser tests'
	$(call browsers,build/debug/parlor)
	@tools/stage 'Firefox and WebKit'
	@tests/fuzz/run build/debug/tests/fuzz $(FUZZ_SECONDS)
	@tools/stage 'fuzzers'
	@tools/stage end

test-page: build page ## the tests of the page alone
	$(call built,release,lying_server)
	@$(MAKE) --no-print-directory page-units
	$(call browser,build/parlor)

# Arguments for Playwright, such as --project webkit.
BROWSERS ?=
test-browsers: setup build page ## a core of the tests of the page in Firefox and WebKit: BROWSERS="--project webkit"
	$(call browsers,build/parlor)

# By a build of their own, which also notes comparisons: they find more in a long run.
fuzz: setup ## each fuzz target for FUZZ_SECONDS seconds
	$(call built,fuzz,fuzzers)
	@tests/fuzz/run build/fuzz/tests/fuzz $(FUZZ_SECONDS)

# Words for build/release/bench/bench, such as --benchmark_filter=zenda.
BENCH ?=
bench: setup ## timings, compared with those that are kept: BENCH=--benchmark_filter=zenda
	$(call built,release,bench)
	@build/release/bench/bench --benchmark_out=build/bench.json $(BENCH)
	@tools/timings build/bench.json

flame: setup ## where the time of a benchmark goes, at build/flame.svg: BENCH=--benchmark_filter=zenda_hint
	$(call built,release,bench)
	@tools/flame build/flame.svg build/release/bench/bench $(BENCH)

# Words for build/release/bench/load (--help tells them), and where the server keeps its tables.
LOAD ?= --tables 200 --players 2 --rate 500 --seconds 20
STORE ?=
load: build ## many tables online at once, on a server of its own: LOAD="--tables 2500 …"
	$(call built,release,load)
	@bench/load/run build/parlor build/release/bench/load '$(STORE)' $(LOAD)

MINUTES ?= 10
SEED ?= 1
soak: setup ## tables of all kinds on servers that are killed again and again: MINUTES=60 SEED=2 STORE=postgres
	$(call built,release,soak)
	@build/release/tests/soak --minutes $(MINUTES) --seed $(SEED) $(if $(STORE),--store '$(STORE)')

# Rounds, seconds a game in each, and how many times the processor is slowed.
FRAMES ?= 3 20 6
frames: build page ## frame times while dice and pieces move, for docs/performance.md
	@PARLOR=$(CURDIR)/build/parlor tools/npm run --silent frames -- $(FRAMES)

format: setup-test ## put every source file into the house's format
	@clang-format-19 -i $(SOURCES)

check-format: setup-test
	@xargs -n 100 -P 2 clang-format-19 --dry-run --Werror <<< '$(SOURCES)'

# The study of docs/zenda-balance.md, with its pictures, and the search for another board.
BALANCE_PLAYERS ?= careful=2000,deep=300
BALANCE_SEED ?= 1894
balance: build-lab ## how even The Prisoner of Zenda is, for BALANCE_PLAYERS
	@build/parlor-lab balance --game zenda --players $(BALANCE_PLAYERS) --seed $(BALANCE_SEED)
	@build/parlor-lab simulate --game zenda --player careful --games 2000 --seed $(BALANCE_SEED) \
	  --plots docs/images/zenda-balance

board-search: build-lab ## search for an even board, into build/boards
	@mkdir -p build/boards
	@build/parlor-lab balance --game zenda --search 24 --generations 9 --screen 48 --settle 6 \
	  --players $(BALANCE_PLAYERS) --seed $(BALANCE_SEED) --out build/boards

# The study of docs/poleana.md, with its pictures. The second plays two who are not alike, for the one
# about luck.
POLEANA = build/parlor-lab simulate --game poleana --games 2000 --seed 1940
poleana-study: build-lab ## how long poleana is, who wins, and what its switches do
	@$(POLEANA) --seats bgry --player careful --plots docs/images/poleana
	@$(POLEANA) --seats br --players b=careful,r=simple --plots build/poleana
	@cp build/poleana/luck.svg docs/images/poleana
	@for seats in br bgr; do $(POLEANA) --seats $$seats --player careful; done
	@$(POLEANA) --partners --player careful

# The study of docs/players.md. For The Prisoner of Zenda, whose games are long, fewer of them.
LADDER_SEED ?= 1916
ladder: build-lab ## rate all players, for docs/players.md
	@build/parlor-lab ladder --game pollyanna-1916 --games 2000 --slow-games 200 \
	  --seed $(LADDER_SEED) --write docs/players.md
	@build/parlor-lab ladder --game zenda --games 200 --slow-games 20 \
	  --seed $(LADDER_SEED) --write docs/players.md

# What makes puzzles/*.txt. Existing puzzles are kept and new ones added at the end: to start over, empty the files.
# First any that weak players meet, then blunders of `careful`. Each table has a seed of its own, so that editions with
# the same rules do not have the same games.
PUZZLE_EDITIONS = pollyanna-1916 pollyanna-1951 dixie-1952 pollyanna-es poleana
PUZZLE_THREADS ?= 0
puzzles: build-lab ## look for puzzles in games of weak players, for puzzles/; takes an hour
	@for kind in "1 --count 26" "101 --count 70 --missed-by careful"; do set -- $$kind; seed=$$1; shift; \
	  for seats in br bgr bgry partners; do for edition in $(PUZZLE_EDITIONS); do \
	  table="--game $$edition --seats $$seats"; \
	  if [ $$seats = partners ]; then table="--game $$edition+partners --seats bgry"; fi; \
	  build/parlor-lab puzzles make $$table --seed $$seed "$$@" --threads $(PUZZLE_THREADS) \
	    --out puzzles/pollyanna.txt; seed=$$((seed + 1)); done; done; done
	@for seed in 1894 1895 1896 1901 1902 1903 1904 1905 1906; do kind="--count 35"; \
	  if [ $$seed -gt 1900 ]; then kind="--count 37 --missed-by careful"; fi; \
	  build/parlor-lab puzzles make --game zenda --seed $$seed $$kind --threads $(PUZZLE_THREADS) \
	    --out puzzles/zenda.txt; done

check-puzzles: build-lab ## prove every puzzle again, with other dice; takes as long
	@build/parlor-lab puzzles check --seed 77 --threads $(PUZZLE_THREADS)

# What made weights/zenda.txt, to the last digit, on any number of threads.
# Boards of several kinds, so that the weights do not fit one of them.
TUNING_BOARDS = boards/tuning/two-lanes.json,boards/tuning/five-roads.json,boards/tuning/three-roads.json,boards/tuning/one-lane.json
tune: build-lab ## tune weights/zenda.txt by self-play
	@build/parlor-lab tune --game zenda --seed 1 --games 800 --generations 3 --boards $(TUNING_BOARDS) \
	  --out weights/zenda.txt

# What made endings/*.endings; takes about five gigabytes of memory and some minutes.
endings: build-lab ## compute all endings of two against two
	@for game in pollyanna-1916 pollyanna-1951; do \
	  build/parlor-lab endings --game $$game --out endings/$$game.endings; done

# What made nets/*.net; their cards tell how. It wants PyTorch, and a GPU: without one it takes a
# night.
GAME ?= pollyanna
TRAIN ?= --rounds 200
train: setup-play ## train the net of GAME by self-play, into build/nets: TRAIN="--rounds 200 …"
	@python3 -c 'import torch' 2> /dev/null || \
	  { echo "train: needs PyTorch (apt-get install python3-torch, for /usr/bin/python3)"; exit 1; }
	$(call built,training,parlor_training_$(GAME))
	@python3 training/train.py --game $(GAME) --out build/nets $(TRAIN)

# Words for training/judge.py: who judges, and whose choices are weighed.
JUDGE ?= --judge nets/$(GAME).net --players careful,deep
judge: setup-play ## how well the net of GAME judges, by rollouts: JUDGE="--judge other.net …"
	$(call built,training,parlor_training_$(GAME))
	@python3 training/judge.py --game $(GAME) --asked nets/$(GAME).net $(JUDGE)

pictures: build page ## take the pictures of the READMEs again, for docs/images
	@tools/setup pictures
	@PARLOR=$(CURDIR)/build/parlor tools/npm run --silent pictures

lint: setup ## clang-tidy over the sources that have changed since they passed
	$(call configured,release)
	@tools/lint build/release

weight: ## how heavy the house is: lines of code, files, casts, what a new game costs
	@tools/weight

rule-index: setup-test ## rewrite docs/rules/tests.md
	$(call built,release,architecture_test)
	@PARLOR_WRITE_INDEX=1 build/release/tests/architecture_test \
	  --gtest_filter=Citations.TheIndexOfTestsIsTrue > /dev/null

coverage: setup ## a coverage report at build/coverage.txt
	@command -v gcovr > /dev/null || { echo "coverage: needs gcovr (apt-get install gcovr)"; exit 1; }
	$(call built,coverage)
	@ctest --preset coverage -j 2
	@gcovr --root . --filter src/ build/coverage > build/coverage.txt
	@tail -n 2 build/coverage.txt

clean: ## remove all that was built
	@rm -rf build web/dist web/test-results
