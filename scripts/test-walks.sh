#!/usr/bin/env bash
# Plays random games natively and through the built module, and compares all that is said of 10 million positions, or of as
# many millions as are given (tests/positions/walks.rs). Each million that agrees is noted in target/test-walks.log. If the
# run is interrupted, the next one goes on after the last that was noted. To begin anew, delete that file.
#
#   scripts/test-walks.sh [millions of positions]
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=${1:-10}
part=100 # walks, of 10,000 positions each
log=target/test-walks.log
touch "$log"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for (( done = $(grep -c '^walks ' "$log" || true); done < wanted; done++ )); do
  walks=$(( part * done ))-$(( part * (done + 1) - 1 ))
  CHESS_ARBITER_WALKS=$walks cargo test --quiet --profile long --test positions walks -- --nocapture |
    grep -o 'walk [0-9][0-9]* [0-9a-f]*' >"$work/natively" &
  node scripts/walk.mjs "$walks" >"$work/module"
  wait $!
  [[ $(wc -l <"$work/natively") -eq $part ]]
  diff "$work/natively" "$work/module"
  echo "walks $walks agree" | tee -a "$log"
done
echo "$(grep -c '^walks ' "$log") million positions are the same natively and in WebAssembly."
