#!/usr/bin/env bash
# Writes what is inside of what is published, as CycloneDX (a bill of materials, SBOM), to target/sbom: the crates that are
# compiled into the module, and the npm package, which depends on nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(scripts/rust-tool.sh cargo-cyclonedx)
folder=target/sbom
rm -rf "$folder"
mkdir -p "$folder"

# The time in the file is that of the commit, so that it can be made again.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
# The tool writes beside Cargo.toml. What tests and benchmarks need is not in the module.
"$tools/cargo-cyclonedx" cyclonedx --quiet --target wasm32-unknown-unknown --features allocator --no-build-deps \
  --format json --spec-version 1.5 --override-filename chess-arbiter-module.cdx
# Where it was built is nobody's business, and different every time.
sed "s#path+file://$PWD#path+file:///chess-arbiter#" chess-arbiter-module.cdx.json >"$folder/chess-arbiter-module.cdx.json"
rm chess-arbiter-module.cdx.json

# npm describes the project in whose folder it runs: here that would be the workspace.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/chess-arbiter"
cp pkg/package.json "$work/chess-arbiter"
(
  cd "$work/chess-arbiter"
  npm install --package-lock-only --offline --silent
  npm sbom --sbom-format cyclonedx --package-lock-only
) >"$folder/chess-arbiter-npm.cdx.json"

for file in "$folder"/*; do
  printf '%s: %s components\n' "$file" "$(node -p "JSON.parse(require('fs').readFileSync('$file', 'utf8')).components.length")"
done
