#!/usr/bin/env bash
# Compares the crate with cozy-chess on as many positions as you like: 1,000 million unless a number of millions is given.
# It goes part by part, and each part that agrees is noted in target/test-long.log with its seeds. If the run is
# interrupted, the next one goes on after the last part that was noted. To begin anew, delete that file.
#
#   scripts/test-long.sh [millions of positions]
set -euo pipefail
cd "$(dirname "$0")/.."

million=1000000
part=30 # millions of positions
wanted=${1:-1000}
log=target/test-long.log

mkdir -p target
touch "$log"
for (( done = part * $(grep -c '^part ' "$log" || true); done < wanted; done += part )); do
  # A position takes one seed at most, so that no two parts have one in common. The seeds below are those of `make test`.
  seed=$(( (100 + done) * million ))
  summary=$(
    CHESS_ARBITER_POSITIONS=$(( part * million )) CHESS_ARBITER_SEED=$seed \
      cargo test --quiet --profile long --test positions differential -- --nocapture | grep -o '[^.]*positions agree.*'
  )
  printf 'part %d, from seed %d\n%s\n' $(( done / part + 1 )) "$seed" "$summary" | tee -a "$log"
done
echo "$(( part * $(grep -c '^part ' "$log") )) million positions agree."
