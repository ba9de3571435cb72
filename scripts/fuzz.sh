#!/usr/bin/env bash
# Runs each fuzz target for a while: a minute, or as many seconds as are given, as many targets at a time as there are
# processors. What the fuzzer finds worth keeping is kept in target/fuzz, so that the next run goes on from there.
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
# Without a look at what is compared it runs twice as fast: there are no magic numbers to find.
fuzz=(--sanitizer none --no-trace-compares --target-dir target/fuzz-build)
cargo fuzz build "${fuzz[@]}"

export log=target/fuzz.log
run() { # run <target> <seconds> <options of cargo fuzz>
  local target=$1 seconds=$2 corpus=target/fuzz/$1 seeds=fuzz/seeds/$1 output=target/fuzz-output-$1.txt length=200
  shift 2
  # As long as makes a difference: short inputs are quick, and a FEN or the bytes of a position are no longer.
  case $target in
    fen) length=160 ;;
    pgn_bytes) seeds=tests/data/pgn length=4096 ;;
  esac
  mkdir -p "$corpus"
  cargo fuzz run "$@" "$target" "$corpus" "$seeds" -- \
    -max_total_time="$seconds" -max_len="$length" -print_final_stats=1 >"$output" 2>&1 || { cat "$output" >&2; return 1; }
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$output")
  printf '%s %s\n' "$target" "$executions" | tee -a "$log"
}
export -f run

echo "${#targets[@]} targets, $seconds seconds each"
printf '%s\0' "${targets[@]}" |
  xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -I{} bash -euo pipefail -c 'run {} "$@"' run "$seconds" "${fuzz[@]}"
awk '{ sum += $2; of[$1] += $2 } END { for (target in of) print of[target], target; print sum " executions so far, in all runs" }' "$log"
