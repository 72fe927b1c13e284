#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs every benchmark and its peers: all.sh [ROUNDS]. Writes build/bench/all.md, one section per benchmark, for the release notes. Continues if a
# benchmark fails, and exits with 1 at the end if any did.
set -uo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-5}
report=build/bench/all.md
mkdir -p build/bench
status=0

# section TITLE COMMAND…: runs a benchmark and appends its output to the report.
section() {
    local title=$1 output
    shift
    echo "$title …" >&2
    output=$("$@" 2>&1) || { status=1; output+=$'\n'"FAILED: $*"; }
    printf '## %s\n\n`%s`\n\n```\n%s\n```\n\n' "$title" "$*" "$output" >>"$report"
}

printf '# Benchmarks\n\n%s, %s, %s cores, %s rounds, version %s\n\n' "$(date +%F)" "$(uname -m)" "$(nproc)" "$rounds" \
    "$(git describe --always --dirty 2>/dev/null || echo unknown)" >"$report"
section "Opening, rendering, editing, budgets" bash tests/bench/run.sh "$rounds"
section "Tokens" bash tests/bench/tokens.sh "$rounds"
section "JSON" bash tests/bench/json.sh "$rounds"
section "Search" bash tests/bench/search.sh "$rounds"
section "Differences" bash tests/bench/diff.sh "$rounds"
section "Portability" bash tests/bench/validate.sh "$rounds"
section "Keys" bash tests/bench/keys.sh
cmake --build build/bench/release --target outcrop >/dev/null || status=1
section "Start of the window" env OUTCROP_BIN=build/bench/release/bin bash tests/bench/window.sh "$rounds"
echo "$report"
exit "$status"
