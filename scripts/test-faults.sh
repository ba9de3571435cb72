#!/usr/bin/env bash
# Lets faults strike every verb of the package: the stack overflows at every depth, in Node and in Chromium; each call of the
# module is cut short; each allocation fails. Then a server that strangers attack runs for an hour. After each fault, all is as it
# was before, and the next answer is right.
#
#   scripts/test-faults.sh [overflows] [minutes]
set -euo pipefail
cd "$(dirname "$0")/.."

overflows=${1:-100000}
minutes=${2:-60}

node --stack-size=300 tests/faults/run.js overflow "$overflows"
node tests/faults/run.js chromium "$overflows"
node tests/faults/run.js strikes
node tests/faults/run.js allocations "$(tests/faults/build-module.sh)"
node --expose-gc tests/faults/endurance.js "$minutes"
