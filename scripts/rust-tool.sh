#!/usr/bin/env bash
# Prints the directory of a pinned Rust tool, and installs the tool first if it is not there.
#
#   scripts/rust-tool.sh wasm-pack
#   scripts/rust-tool.sh wasm-bindgen
#   scripts/rust-tool.sh geckodriver
#
# The one on PATH is taken if its version is exactly the pinned one. Otherwise it is installed once into the
# user's cache, where every clone finds it: ready-made where cargo-binstall is there, compiled where it is not.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=$1
case $tool in
  wasm-pack)
    crate=wasm-pack
    version=0.15.1
    options=(--locked)
    ;;
  wasm-bindgen)
    # The generator must be of the same version as the library it generates for.
    crate=wasm-bindgen-cli
    version=$(sed -n 's/^wasm-bindgen *=.*"=\([0-9.]*\)".*/\1/p' Cargo.toml)
    # Without --locked: the lock file published with 0.2.130 does not compile.
    options=()
    ;;
  geckodriver)
    crate=geckodriver
    version=0.37.1
    options=(--locked)
    ;;
  *)
    echo "error: $0 knows no tool called '$tool'" >&2
    exit 2
    ;;
esac
[[ -n $version ]] || { echo "error: Cargo.toml pins no version of $tool (as in \"=1.2.3\")" >&2; exit 1; }

has_version() { # has_version <executable>
  [[ $("$1" --version 2>/dev/null) == "$tool $version"* ]]
}

on_path=$(command -v "$tool" || true)
if [[ -n $on_path ]] && has_version "$on_path"; then
  dirname "$on_path"
  exit
fi

root="${XDG_CACHE_HOME:-$HOME/.cache}/chess-arbiter/$crate-$version"
if ! has_version "$root/bin/$tool" && command -v cargo-binstall >/dev/null; then
  cargo binstall --no-confirm --strategies crate-meta-data --root "$root" "$crate@$version" >&2 || true
fi
if ! has_version "$root/bin/$tool"; then
  echo "Compiling $crate $version, once; this takes a minute or two." >&2
  # Without optimisation: it takes half as long, and each tool runs for some seconds.
  CARGO_PROFILE_DEV_DEBUG=0 cargo install "$crate" --debug --version "$version" --root "$root" \
    ${options[@]+"${options[@]}"} >&2 || {
    echo "error: $crate $version could not be installed. Try it by hand, or put it on PATH:" >&2
    echo "  cargo install $crate --version $version ${options[*]-}" >&2
    exit 1
  }
fi
echo "$root/bin"
