#!/usr/bin/env bash
# Compiles the peers to WebAssembly, with the tools of the package (see scripts/build-wasm.sh).
set -euo pipefail
cd "$(dirname "$0")/../.."

tools=$(scripts/rust-tool.sh wasm-pack wasm-bindgen)
export PATH="$PWD/node_modules/.bin:${tools//$'\n'/:}:$PATH"
export CARGO_TARGET_DIR=$PWD/target/peers

wasm-pack --log-level error build benches/peers --release --target web --out-dir ../../target/peers-wasm \
  --out-name peers --mode no-install --no-pack
