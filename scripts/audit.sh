#!/usr/bin/env bash
# Asks the advisory databases of RustSec and npm about everything whose versions are locked. It needs the network.
#
# The old versions in tests/matrix are left out: they are there because somebody uses them.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(scripts/rust-tool.sh cargo-audit)
failed=()

for lock in {,fuzz/,benches/peers/,tests/faults/module/}Cargo.lock; do
  echo "== $lock =="
  "$tools/cargo-audit" audit --deny unsound --deny yanked --file "$lock" || failed+=("$lock")
done

for lock in package-lock.json {benches,docs/typedoc,tests/frameworks}/package-lock.json examples/*/package-lock.json; do
  echo "== $lock =="
  (cd "$(dirname "$lock")" && npm audit --package-lock-only --audit-level=high) || failed+=("$lock")
done

[[ ${#failed[@]} -eq 0 ]] || { echo "error: look at ${failed[*]}" >&2; exit 1; }
