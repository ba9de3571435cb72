#!/usr/bin/env bash
# Puts faults into the crate, one at a time, and lists those that no test notices. gamma.toml says which faults.
#
#   scripts/mutants.sh                            all of src
#   scripts/mutants.sh movegen notation/fen       these folders, or files, of src
#   scripts/mutants.sh resume                     goes on where the last run was interrupted
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(scripts/rust-tool.sh cargo-gamma)
export PATH="$tools:$PATH"

# Each fault costs a run of the tests, so they try fewer positions than they usually do.
export CHESS_ARBITER_POSITIONS=${CHESS_ARBITER_POSITIONS:-60}

if [[ ${1:-} == resume ]]; then
  exec cargo gamma run --resume-testing
fi
options=()
for place in "$@"; do
  [[ -d src/$place ]] && place+='/**'
  options+=(--file "src/$place")
done
exec cargo gamma run "${options[@]}"
