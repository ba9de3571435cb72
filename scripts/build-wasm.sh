#!/usr/bin/env bash
# Compiles the crate to WebAssembly and writes it, with its JavaScript glue, to pkg/wasm: the whole module, and the one of
# `chess-arbiter/rules`, which has only what a board asks.
set -euo pipefail
cd "$(dirname "$0")/.."

# It is made beside its place and moved there whole, so that a build that fails leaves the last one as it was.
out=target/wasm-package
tools=$(scripts/rust-tool.sh wasm-pack wasm-bindgen)

# npm's wasm-opt goes first: Debian's breaks the module. wasm-pack is not to download any tool of its own. It takes the
# wasm-bindgen of scripts/bin, which calls the real one.
export PATH="$PWD/node_modules/.bin:${tools//$'\n'/:}:$PATH"
WASM_BINDGEN=$(command -v wasm-bindgen)
export WASM_BINDGEN PATH="$PWD/scripts/bin:$PATH"

# Panic messages name source files. Those of dependencies are to be the same whoever builds, and to tell nobody's
# home directory; to know their folders, the sources must be there.
cargo fetch --quiet --target wasm32-unknown-unknown
flags=()
for sources in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do
  flags+=("--remap-path-prefix=$sources=crates")
done
# Functions that are inlined less freely make the module a tenth smaller, and no slower.
export CARGO_PROFILE_RELEASE_OPT_LEVEL=2
flags+=(-Cllvm-args=-inline-threshold=75)
# Values of JavaScript cross as numbers, not as references: V8 up to that of Node 22 ends the process where a call that
# returns a reference is inlined and then thrown out of optimised code. So the module is not marked as one that may
# use references, and wasm-bindgen keeps a table in JavaScript.
flags+=(
  -Ctarget-feature=-reference-types,-multivalue
  -Clink-arg=--no-check-features
  -Clink-arg=--features=bulk-memory,mutable-globals,nontrapping-fptoint,sign-ext
)
# A gibibyte of memory at most. An address and the length of a list then never add up to more than fits into 32 bits, so
# that an allocation which is too large fails, and does not wrap around.
flags+=(-Clink-arg=--max-memory=1073741824)
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS

# Compiles the crate to a folder, with some of its features. A .gitignore would keep the module out of `npm pack`.
compile() {
  wasm-pack --log-level error build --release --target web --out-dir "$1" --out-name chess_arbiter \
    --mode no-install --no-pack --no-gitignore -- "${@:2}"
}

rm -rf "$out"
compile "$out" --features allocator
compile "$out/rules" --features allocator --no-default-features

# Both modules have the glue of the whole one. Its own types serve the type checker; nobody imports those of the bare module.
node scripts/same-glue.mjs "$out/chess_arbiter.js" "$out/rules/chess_arbiter.js"
mv "$out/rules/chess_arbiter_bg.wasm" "$out/chess_arbiter_rules_bg.wasm"
rm -rf "$out/rules" "$out/chess_arbiter_bg.wasm.d.ts"

node scripts/patch-glue.mjs "$out"
for name in chess_arbiter chess_arbiter_rules; do
  node scripts/embed-wasm.mjs "$out/${name}_bg.wasm" "$out/${name}_embedded.js"
  node scripts/no-wasm.mjs "$out/${name}_bg.wasm" "$out/${name}_no_wasm.js"
done

rm -rf pkg/wasm
mv "$out" pkg/wasm
