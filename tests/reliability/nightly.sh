#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the long forms of the short reliability tests: kills, faults, hostile folders and fuzzers. Takes some hours.
#
#   nightly.sh [BUILD_FOLDER [FUZZ_SECONDS]]      default: build/dev, and 1800 seconds for each fuzzer
#   nightly.sh BUILD_FOLDER SECONDS NAME…         only these steps, such as `kills` or `fuzz_json`
# Prints a line for each step and continues after a failure; fails at the end if one failed. The output of the steps is in BUILD_FOLDER/nightly.
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(realpath "${1:-$here/../../build/dev}") || exit 2
fuzz_seconds=${2:-1800}
wanted=("${@:3}")
logs=$build/nightly
mkdir -p "$logs"
export OUTCROP_BUILD=$build QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 QTEST_FUNCTION_TIMEOUT=90000000
failed=0

is_wanted() {
    [ ${#wanted[@]} = 0 ] && return
    local one
    for one in "${wanted[@]}"; do
        [ "$one" = "$1" ] && return
    done
    return 1
}

step() {
    local name=$1 code=0
    shift
    is_wanted "$name" || return 0
    (cd "$logs" && "$@") >"$logs/$name.log" 2>&1 || code=$?
    case $code in
    0) echo "passed   $name" ;;
    77) echo "skipped  $name: $(tail -n 1 "$logs/$name.log")" ;;
    *)
        failed=1
        echo "FAILED   $name: $logs/$name.log"
        ;;
    esac
}

script() { step "${1%.sh}" bash "$here/$1" "${@:2}"; }

script kills.sh 1000
step kills_of_a_long_run bash "$here/kills.sh" 200 "$build/tests/savetool" '{}' layers/soul.md forever
step kills_of_the_window bash "$here/kills.sh" 100 "$build/tests/typingwindow" '{}'
script killtyping.sh "$build/bin" 200
script faults.sh
script order.sh 20
script hostile.sh 1800
script canary.sh
step ratifykills env OUTCROP_KILLS=500 "$build/tests/test_app" -run tst_ratifykills
step storekills env OUTCROP_KILLS=100 OUTCROP_SECONDS=600 "$build/tests/test_adapters" -run tst_storekills
step jobqueue env OUTCROP_KILLS=500 "$build/tests/test_adapters" -run tst_jobqueue
step workers env OUTCROP_TRIALS=10000 "$build/tests/test_cli" -run tst_cliqueue trialsOfKilledWorkersAreRunOnce
step queuekinds env OUTCROP_JOBS=200 "$build/tests/test_cli" -run tst_cliqueuekinds
step lsppeers env OUTCROP_EDITS=2000 OUTCROP_PEERS="${OUTCROP_PEERS:-$here/../../build/peers}" "$build/tests/test_cli" -run tst_lsppeers
step mcpagent bash -c '[ -x "${OUTCROP_AGENT:-}" ] || { echo "OUTCROP_AGENT does not name the executable of Qwen Code"; exit 77; }
    exec node "$1/../cli/mcpagent.mjs" "$2/bin/outcrop-cli" "$1/../data/workspaces/plain" "$OUTCROP_AGENT"' mcpagent "$here" "$build"
for fuzzer in "$build"/tests/fuzz_*; do
    name=${fuzzer##*/}
    case $name in
    fuzz_stream) corpus=streams ;;
    fuzz_repairs | fuzz_responses) corpus=json ;;
    *) corpus=${name#fuzz_} ;;
    esac
    [ ! -x "$fuzzer" ] || step "$name" "$fuzzer" "$here/../fuzz/$corpus" "$fuzz_seconds" "$RANDOM"
done
exit $failed
