#!/usr/bin/env bash
# Prints the directories of pinned Rust tools, one a line, and installs those that are not there.
#
#   scripts/rust-tool.sh wasm-pack wasm-bindgen
#   scripts/rust-tool.sh geckodriver
#
# The one on PATH is taken if its version is exactly the pinned one. Otherwise it is installed once into the
# user's cache, where every clone finds it: ready-made where cargo-binstall is there, compiled where it is not.
set -euo pipefail
cd "$(dirname "$0")/.."

cache=${XDG_CACHE_HOME:-$HOME/.cache}/chess-arbiter

# Tools are compiled without optimisation, which halves the time; each runs for seconds. What two of them need is
# compiled once, in a folder that they share.
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR=$cache/build-$$
trap 'rm -rf "$CARGO_TARGET_DIR"' EXIT

describe() { # describe <tool>: sets its crate, its version, and how Cargo must be told to install it
  crate=$1
  options=(--locked)
  case $1 in
    wasm-pack) version=0.15.1 ;;
    wasm-bindgen)
      # The generator must be of the same version as the library it generates for.
      crate=wasm-bindgen-cli
      version=$(sed -n 's/^wasm-bindgen *=.*"=\([0-9.]*\)".*/\1/p' Cargo.toml)
      # Without what runs tests in browsers, and all of TLS for it. Without --locked: the lock file published with
      # 0.2.130 does not compile.
      options=(--bin wasm-bindgen --no-default-features)
      ;;
    geckodriver) version=0.37.1 ;;
    cargo-fuzz) version=0.13.2 ;;
    cargo-audit)
      version=0.22.2
      # Without what reads binaries.
      options+=(--no-default-features)
      ;;
    cargo-cyclonedx) version=0.5.9 ;;
    cargo-gamma) version=0.4.0 ;;
    *)
      echo "error: $0 knows no tool called '$1'" >&2
      exit 2
      ;;
  esac
  [[ -n $version ]] || { echo "error: Cargo.toml pins no version of $1 (as in \"=1.2.3\")" >&2; exit 1; }
}

has_version() { # has_version <executable> <tool>: whether it is the tool that was described
  # Some of Cargo's subcommands only know their version as such, and call themselves `cargo-x-x` then.
  [[ $("$1" --version 2>/dev/null) == "$2 $version"* ]] ||
    [[ $2 == cargo-* && $("$1" "${2#cargo-}" --version 2>/dev/null) == *" $version" ]]
}

for tool in "$@"; do
  describe "$tool"
  on_path=$(command -v "$tool" || true)
  if [[ -n $on_path ]] && has_version "$on_path" "$tool"; then
    dirname "$on_path"
    continue
  fi

  root=$cache/$crate-$version
  if ! has_version "$root/bin/$tool" "$tool" && command -v cargo-binstall >/dev/null; then
    cargo binstall --no-confirm --strategies crate-meta-data --root "$root" "$crate@$version" >&2 || true
  fi
  if ! has_version "$root/bin/$tool" "$tool"; then
    echo "Compiling $crate $version, once; this takes about a minute." >&2
    cargo install "$crate" --debug --version "$version" --root "$root" "${options[@]}" >&2 || {
      echo "error: $crate $version could not be installed. Try it by hand, or put it on PATH:" >&2
      echo "  cargo install $crate --version $version ${options[*]}" >&2
      exit 1
    }
  fi
  echo "$root/bin"
done
