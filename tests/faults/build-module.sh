#!/usr/bin/env bash
# Builds the module whose allocator can be told to fail, and prints where it is. The glue of the package serves it.
set -euo pipefail
cd "$(dirname "$0")/../.."

out=target/faults
tools=$(scripts/rust-tool.sh wasm-bindgen)
export PATH="${tools//$'\n'/:}:$PATH"
WASM_BINDGEN=$(command -v wasm-bindgen)
export WASM_BINDGEN
# As in scripts/build-wasm.sh: values cross as numbers, and memory has its limit.
flags=(
  -Ctarget-feature=-reference-types,-multivalue
  -Clink-arg=--no-check-features
  -Clink-arg=--features=bulk-memory,mutable-globals,nontrapping-fptoint,sign-ext
  -Clink-arg=--max-memory=1073741824
)
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
cargo build --quiet --release --target wasm32-unknown-unknown --manifest-path tests/faults/module/Cargo.toml --target-dir $out
scripts/bin/wasm-bindgen --target web --out-dir $out --out-name chess_arbiter "$out/wasm32-unknown-unknown/release/chess_arbiter_faults.wasm"
echo "$out/chess_arbiter_bg.wasm"
