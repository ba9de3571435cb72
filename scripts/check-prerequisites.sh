#!/usr/bin/env bash
# Says what is missing before anything is built, and how to get it.
set -euo pipefail

readonly NODE_MINIMUM=20.19.0

missing=()
need() { # need <command> <how to get it>
  command -v "$1" >/dev/null || missing+=("$1 is missing. $2")
}

need git 'Install it with your package manager, for example: apt-get install git'
need cc 'Rust links with a C compiler. Install one, for example: apt-get install build-essential'
need rustup 'Rust is installed with it: https://rustup.rs'
need cargo 'It comes with rustup: open a new shell, or add $HOME/.cargo/bin to PATH'
need node "Install Node.js $NODE_MINIMUM or newer: https://nodejs.org"
need npm 'It comes with Node.js: https://nodejs.org'

if command -v node >/dev/null; then
  node_version=$(node --version)
  oldest=$(printf '%s\n' "$NODE_MINIMUM" "${node_version#v}" | sort --version-sort | head -n 1)
  [[ $oldest == "$NODE_MINIMUM" ]] ||
    missing+=("Node.js is $node_version; $NODE_MINIMUM or newer is needed: https://nodejs.org")
fi

if ((${#missing[@]})); then
  printf 'error: %s\n' "${missing[@]}" >&2
  exit 1
fi
