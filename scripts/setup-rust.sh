#!/usr/bin/env bash
# Installs the toolchain that rust-toolchain.toml names, with its components and targets. A toolchain that was
# there before, installed by hand, does not get them by itself.
set -euo pipefail
cd "$(dirname "$0")/.."

setting() { # setting <name>: the quoted values of that key in rust-toolchain.toml, one a line
  sed -n "/^$1 *=/s/^[^=]*=//p" rust-toolchain.toml | grep -o '"[^"]*"' | tr -d '"'
}

channel=$(setting channel)
rustc "+$channel" --version >/dev/null 2>&1 ||
  rustup toolchain install "$channel" --profile "$(setting profile)" --no-self-update

for target in $(setting targets); do
  rustup target list --installed --toolchain "$channel" | grep -qx "$target" ||
    rustup target add "$target" --toolchain "$channel"
done

installed=$(rustup component list --installed --toolchain "$channel")
for component in $(setting components); do
  grep -q "^$component" <<<"$installed" || rustup component add "$component" --toolchain "$channel"
done
