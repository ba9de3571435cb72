#!/usr/bin/env bash
# What would be published: the contents and sizes of the npm tarball and of the crate, after everything was built and
# tested (`make release-check` sees to that). The crate's tests run once more from the packed crate. It publishes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

package=$(node -p "require('./pkg/package.json').version")
crate=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
demo=$(node -p "require('./www/package.json').dependencies['chess-arbiter']")
[[ $package == "$crate" && $package == "$demo" ]] ||
  { echo "error: pkg/package.json has $package, Cargo.toml $crate, www/package.json $demo" >&2; exit 1; }
echo "Version $package, of crate and package."

grep -q "^## \[$package\]" CHANGELOG.md || echo "note: CHANGELOG.md has no chapter [$package] yet."
[[ -z $(git status --porcelain) ]] || echo 'note: there are changes that are not committed.'

echo
echo '== The npm package =='
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd pkg && npm pack --silent --pack-destination "$work" >/dev/null)
tarball=$(echo "$work"/*.tgz)
tar -tzvf "$tarball" | awk '{printf "%9d  %s\n", $3, $6; sum += $3} END {printf "%9d  in all, unpacked\n", sum}'
printf '%9d  packed\n' "$(wc -c <"$tarball")"
module=pkg/wasm/chess_arbiter_bg.wasm
printf '%9d  the module; %d with gzip, %d with brotli\n' "$(wc -c <$module)" "$(gzip -9c $module | wc -c)" \
  "$(node -e "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync('$module')).length))")"
echo "sha256 of the module: $(sha256sum <$module | cut -d' ' -f1)"

echo
echo '== The crate =='
dirty=()
[[ -z $(git status --porcelain) ]] || dirty=(--allow-dirty)
cargo package --list ${dirty[@]+"${dirty[@]}"}
# It is compiled, and its tests run, as its users will have it.
target=$(cd "${CARGO_TARGET_DIR:-target}" && pwd)
cargo package --quiet ${dirty[@]+"${dirty[@]}"}
printf '%9d  packed\n' "$(wc -c <"$target/package/chess-arbiter-$crate.crate")"
# In a folder of the repository, so that the pinned compiler is taken.
rm -rf "$target/packed/chess-arbiter-$crate"
mkdir -p "$target/packed"
tar -xzf "$target/package/chess-arbiter-$crate.crate" -C "$target/packed"
(cd "$target/packed/chess-arbiter-$crate" && CARGO_TARGET_DIR="$target" cargo test --quiet --locked)

echo
echo '== What is in them =='
scripts/sbom.sh
