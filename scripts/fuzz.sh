#!/usr/bin/env bash
# Runs each fuzz target for a while: a minute, or as many seconds as are given. What the fuzzer finds worth keeping is kept
# in target/fuzz, so that the next run goes on from there.
#
#   scripts/fuzz.sh [seconds] [target ...]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
shift || true
targets=("$@")
if [[ ${#targets[@]} -eq 0 ]]; then
  mapfile -t targets < <(sed -n 's/^path = "targets\/\(.*\)\.rs"$/\1/p' fuzz/Cargo.toml)
fi
tools=$(scripts/rust-tool.sh cargo-fuzz)
export PATH="$tools:$PATH"

# Nothing here is unsafe, so there is nothing for a sanitizer to find; without one, the stable compiler will do.
fuzz=(--sanitizer none --target-dir target/fuzz-build)
cargo fuzz build "${fuzz[@]}"

log=target/fuzz.log
output=target/fuzz-output.txt
for target in "${targets[@]}"; do
  seeds=fuzz/seeds/$target
  [[ $target == pgn_bytes ]] && seeds=tests/data/pgn
  corpus=target/fuzz/$target
  mkdir -p "$corpus"
  echo "$target, $seconds seconds"
  cargo fuzz run "${fuzz[@]}" "$target" "$corpus" "$seeds" -- \
    -max_total_time="$seconds" -max_len=4096 -print_final_stats=1 >"$output" 2>&1 || { cat "$output" >&2; exit 1; }
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$output")
  printf '%s %s\n' "$target" "$executions" | tee -a "$log"
done
awk '{ sum += $2 } END { print sum " executions so far, in all runs" }' "$log"
