# What each target does is written after its `##`; `make help` lists them.
#
# Real files and stamps tell what is up to date, so that a second run redoes only what changed.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules
# Cargo would take make's offer to share job slots, and complain that it does not get them.
unexport MAKEFLAGS MFLAGS

STAMPS := target/.stamps
BIN := node_modules/.bin

# The files under some folders, without what is built there.
tree = $(shell find $(1) -type f -not -path '*/node_modules/*' -not -path 'www/dist/*' -not -path 'pkg/wasm/*' -not -path 'pkg/dist/*' 2>/dev/null)

RUST_SETTINGS := Cargo.toml Cargo.lock rust-toolchain.toml
RUST_SOURCES := $(RUST_SETTINGS) $(call tree,src)
RUST_TESTS := $(filter %.rs,$(call tree,tests)) $(call tree,tests/data benches/native)
JS_SETTINGS := package.json package-lock.json pkg/package.json www/package.json biome.json $(wildcard tsconfig*.json)
JS_SOURCES := $(call tree,pkg www examples tests/js tests/faults tests/types tests/browser tests/matrix tests/frameworks scripts) $(wildcard *.config.js)
PKG_SOURCES := $(call tree,pkg)
WWW_SOURCES := $(call tree,www examples)
BENCH_SOURCES := $(filter %.js %.json,$(call tree,benches))

NPM := node_modules/.package-lock.json
WASM := pkg/wasm/chess_arbiter.js
DIST := pkg/dist/index.js
DEMO := www/dist/index.html
BENCH_NPM := benches/node_modules/.package-lock.json
FRAMEWORKS_NPM := tests/frameworks/node_modules/.package-lock.json
PEERS := target/peers-wasm/peers_bg.wasm

## The two commands to begin with

.PHONY: demo
demo: ## Build everything the demo needs, serve it, and print its address
	@$(MAKE) --no-print-directory --jobs=2 $(DEMO) # On the first run npm and Cargo install side by side.
	npm run --silent preview --workspace www -- $(ARGS)

.PHONY: test
test: lint test-rust test-js test-frameworks test-package test-browser ## Check and test everything that changed since it last passed
	@echo 'All checks and tests have passed. (What is unchanged since was not run again; `make retest` runs all.)'

## Building

.PHONY: build
build: $(DIST) ## Build the npm package, in pkg

.PHONY: build-demo
build-demo: $(DEMO) ## Build the demo, in www/dist

.PHONY: dev
dev: $(DIST) ## Serve the demo from its sources, with hot reload
	npm run --silent dev --workspace www -- $(ARGS)

## Checking and testing, piece by piece

.PHONY: retest
retest: ## Run all checks and tests, whether or not anything changed
	rm -f $(STAMPS)/check-* $(STAMPS)/test-*
	$(MAKE) test

.PHONY: lint
lint: lint-rust lint-js ## Formatting, linters, types and documentation

.PHONY: lint-rust
lint-rust: $(STAMPS)/check-rustfmt $(STAMPS)/check-clippy $(STAMPS)/check-rustdoc ## rustfmt, Clippy and rustdoc

.PHONY: lint-js
lint-js: $(STAMPS)/check-biome $(STAMPS)/check-types ## Biome and the TypeScript checker

.PHONY: test-rust
test-rust: $(STAMPS)/test-rust ## The Rust tests, documentation examples included

.PHONY: test-js
test-js: $(STAMPS)/test-js ## The JavaScript tests of the built package

.PHONY: test-frameworks
test-frameworks: $(STAMPS)/test-frameworks ## A game in Vue, React, Svelte and other frameworks

.PHONY: test-package
test-package: $(STAMPS)/test-package ## Pack the package and install it in fresh projects

.PHONY: test-matrix
test-matrix: $(DIST) $(DEMO) $(STAMPS)/browser ## The package in every runtime, bundler, board and browser; writes docs/matrix.md
	scripts/setup-engines.sh
	node tests/matrix/run.js --write $(ARGS)

.PHONY: test-browser
test-browser: $(STAMPS)/test-browser ## The built demo in Chromium

.PHONY: test-long
test-long: $(DIST) $(STAMPS)/rust ## Compare with cozy-chess on 1,000 million positions, and the module with the crate on 10
	scripts/test-walks.sh
	scripts/test-long.sh $(ARGS)

.PHONY: test-faults
test-faults: $(DIST) $(STAMPS)/browser $(STAMPS)/wasm-tools ## Faults strike every verb, 100,000 times; then an hour of a server's load
	scripts/test-faults.sh $(ARGS)

.PHONY: fuzz
fuzz: $(STAMPS)/rust ## Run each fuzz target for a minute, or as many seconds as ARGS says
	scripts/fuzz.sh $(ARGS)

.PHONY: mutants
mutants: $(STAMPS)/rust ## Put faults into the crate, and list those that no test notices; ARGS names folders, or says resume
	scripts/mutants.sh $(ARGS)

.PHONY: test-reproducible
test-reproducible: $(STAMPS)/rust $(NPM) ## Two builds of the module in two folders have the same bytes
	scripts/check-reproducible.sh

.PHONY: format
format: $(NPM) $(STAMPS)/rust ## Format everything
	cargo fmt
	$(BIN)/biome check --write

## Measuring

.PHONY: bench
bench: $(STAMPS)/check-benches $(PEERS) $(DIST) $(STAMPS)/browser ## Compare the package with others; writes benches/RESULTS.md
	node benches/run.js $(ARGS)

.PHONY: bench-native
bench-native: $(STAMPS)/rust ## Time the crate natively, with Criterion
	cargo bench --bench native -- $(ARGS)

## Documentation and releases

.PHONY: docs
docs: $(NPM) $(STAMPS)/rust ## The API reference of the package and of the crate, in target/docs
	cd docs/typedoc && npm ci --no-audit --no-fund
	docs/typedoc/node_modules/.bin/typedoc --options docs/typedoc/typedoc.json
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps
	rm -rf target/docs/crate && cp -R target/doc target/docs/crate

.PHONY: audit
audit: $(STAMPS)/rust | prerequisites ## Ask the advisory databases of RustSec and npm about what is locked
	scripts/audit.sh

.PHONY: sbom
sbom: $(STAMPS)/rust ## Write what is inside of what is published, as CycloneDX, to target/sbom
	scripts/sbom.sh

.PHONY: release-check
release-check: build test test-reproducible ## Build and test, and show what would be published
	scripts/release-check.sh

## Setting up (the targets above do it when they need it)

.PHONY: setup
setup: $(STAMPS)/wasm-tools $(NPM) $(STAMPS)/browser ## Install the pinned tools and a browser

.PHONY: clean
clean: ## Delete what was built, but no installed tool
	rm -rf target pkg/wasm pkg/dist www/dist test-results playwright-report

.PHONY: help
help: ## List the targets
	@awk '/^## /{printf "\n%s\n", substr($$0, 4)} \
	  match($$0, /^[a-z-]+:.*## /){split($$0, part, ":"); printf "  make %-14s %s\n", part[1], substr($$0, RLENGTH + 1)}' Makefile

# ---- How it is made ----

.PHONY: prerequisites
prerequisites:
	@scripts/check-prerequisites.sh

$(STAMPS):
	@mkdir -p $@

$(STAMPS)/rust: rust-toolchain.toml scripts/setup-rust.sh | prerequisites $(STAMPS)
	scripts/setup-rust.sh
	@touch $@

$(STAMPS)/wasm-tools: scripts/rust-tool.sh Cargo.toml $(STAMPS)/rust
	scripts/rust-tool.sh wasm-pack wasm-bindgen >/dev/null
	@touch $@

$(NPM): package.json package-lock.json www/package.json | prerequisites
	npm ci --no-audit --no-fund
	@touch $@

$(STAMPS)/browser: scripts/setup-browser.mjs scripts/chromium.mjs $(NPM) | $(STAMPS)
	node scripts/setup-browser.mjs
	@touch $@

$(WASM): $(RUST_SOURCES) $(wildcard scripts/bin/*) scripts/build-wasm.sh scripts/patch-glue.mjs scripts/same-glue.mjs scripts/embed-wasm.mjs scripts/alphabet.mjs scripts/no-wasm.mjs $(STAMPS)/wasm-tools $(NPM)
	scripts/build-wasm.sh

$(DIST): $(WASM) $(PKG_SOURCES) scripts/build-package.mjs $(NPM)
	node scripts/build-package.mjs

$(DEMO): $(DIST) $(WWW_SOURCES) $(NPM)
	npm run --silent build --workspace www

$(STAMPS)/check-rustfmt: $(RUST_SOURCES) $(RUST_TESTS) benches/peers/src/lib.rs $(call tree,fuzz/src fuzz/targets) $(STAMPS)/rust
	cargo fmt --check
	cargo fmt --check --manifest-path benches/peers/Cargo.toml
	cargo fmt --check --manifest-path fuzz/Cargo.toml
	cargo fmt --check --manifest-path tests/faults/module/Cargo.toml
	@touch $@

$(STAMPS)/check-clippy: $(RUST_SOURCES) $(RUST_TESTS) $(STAMPS)/rust
	cargo clippy --all-targets -- -D warnings
	cargo clippy --release --lib --target wasm32-unknown-unknown --all-features -- -D warnings
	cargo clippy --release --lib --target wasm32-unknown-unknown --no-default-features -- -D warnings
	@touch $@

$(STAMPS)/check-rustdoc: $(RUST_SOURCES) $(STAMPS)/rust
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps
	@touch $@

$(STAMPS)/check-biome: $(JS_SOURCES) $(BENCH_SOURCES) $(JS_SETTINGS) $(NPM) | $(STAMPS)
	$(BIN)/biome ci --error-on-warnings --colors=$(if $(MAKE_TERMOUT),force,off)
	@touch $@

$(STAMPS)/check-types: $(JS_SOURCES) $(JS_SETTINGS) $(NPM) $(DIST) | $(STAMPS)
	$(BIN)/tsc --project tsconfig.json
	$(BIN)/tsc --project tsconfig.browser.json
	$(BIN)/tsc --project examples/react-chessboard
	@touch $@

$(STAMPS)/test-rust: $(RUST_SOURCES) $(RUST_TESTS) README.md $(STAMPS)/rust
	cargo test
	@touch $@

# What is compared with is installed for that alone, apart from everything else.
$(BENCH_NPM): benches/package.json benches/package-lock.json | prerequisites
	cd benches && npm ci --no-audit --no-fund
	@touch $@

$(STAMPS)/check-benches: $(BENCH_SOURCES) $(BENCH_NPM) $(NPM) $(PEERS) $(DIST) | $(STAMPS)
	$(BIN)/tsc --project benches/tsconfig.json
	@touch $@

$(PEERS): benches/peers/build.sh benches/peers/Cargo.toml benches/peers/Cargo.lock benches/peers/src/lib.rs $(STAMPS)/rust $(NPM)
	benches/peers/build.sh
	@touch $@

PACKAGE_TEST := tests/js/package.test.js
JS_TESTS := $(filter-out $(PACKAGE_TEST),$(wildcard tests/js/*.test.js tests/js/chess.js/*.test.js))

JS_TESTED := tests/js tests/faults tests/data tests/matrix docs examples www/src
JS_TEST_SCRIPTS := $(addprefix scripts/,refusals-doc.mjs languages-doc.mjs recipes-doc.mjs bundle-size.mjs chromium.mjs)

$(STAMPS)/test-js: $(call tree,$(JS_TESTED)) $(JS_TEST_SCRIPTS) README.md $(DIST) $(NPM) | $(STAMPS)
	node --test --test-reporter spec $(JS_TESTS)
	@touch $@

# The frameworks are installed for that alone. Solid and Svelte have a build for servers, and one that updates pages.
$(FRAMEWORKS_NPM): tests/frameworks/package.json tests/frameworks/package-lock.json | prerequisites
	cd tests/frameworks && npm ci --no-audit --no-fund --prefer-offline
	@touch $@

$(STAMPS)/test-frameworks: $(call tree,tests/frameworks) tsconfig.base.json $(DIST) $(FRAMEWORKS_NPM) $(NPM) | $(STAMPS)
	$(BIN)/tsc --project tests/frameworks/tsconfig.json
	node --conditions=browser --test --test-reporter spec $(wildcard tests/frameworks/*.test.js)
	@touch $@

$(STAMPS)/test-package: $(PACKAGE_TEST) $(wildcard tests/matrix/*.js LICENSE-*) $(DIST) scripts/chromium.mjs $(STAMPS)/browser
	node --test --test-reporter spec $(PACKAGE_TEST)
	@touch $@

$(STAMPS)/test-browser: $(call tree,tests/browser tests/faults) tests/matrix/boards.js playwright.config.js scripts/chromium.mjs $(DEMO) $(STAMPS)/browser
	$(BIN)/playwright test
	@touch $@
