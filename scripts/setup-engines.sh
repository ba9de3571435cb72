#!/usr/bin/env bash
# Sees to it that Firefox and WebKit can be driven: `make test-matrix` runs the package in them too. What cannot be
# installed here is said by the matrix, with how to get it.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=()
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || wanted+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || wanted+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || wanted+=(xvfb)
if ((${#wanted[@]})); then
  if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    apt-get update && apt-get install --yes --no-install-recommends "${wanted[@]}" || true
  else
    echo "For all browsers of the matrix install: ${wanted[*]}" >&2
  fi
fi
scripts/rust-tool.sh geckodriver >/dev/null || true
