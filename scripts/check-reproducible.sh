#!/usr/bin/env bash
# Builds the WebAssembly module from the same sources in two folders, and compares the bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

digests=()
for folder in "$work/one" "$work/another folder, deeper"; do
  mkdir -p "$folder/pkg"
  # What the build reads. The tests are there because Cargo looks for those that Cargo.toml names.
  cp -R Cargo.toml Cargo.lock rust-toolchain.toml README.md src scripts tests "$folder"
  [[ ! -d benches ]] || (mkdir "$folder/benches" && find benches -name '*.rs' -not -path '*/node_modules/*' -not -path '*/target/*' -exec cp --parents {} "$folder" \;)
  ln -s "$PWD/node_modules" "$folder/node_modules"
  (cd "$folder" && env -u CARGO_TARGET_DIR scripts/build-wasm.sh >/dev/null)
  digests+=("$(cd "$folder/pkg/wasm" && sha256sum chess_arbiter_bg.wasm chess_arbiter_rules_bg.wasm chess_arbiter.js)")
done

if [[ ${digests[0]} == "${digests[1]}" ]]; then
  printf 'reproducible:\n%s\n' "${digests[0]}"
else
  printf 'error: two builds differ:\n' >&2
  printf '  %s\n' "${digests[@]}" >&2
  exit 1
fi
