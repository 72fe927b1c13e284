#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares searching 100,000 documents with Xapian, on the same queries in the same run: search.sh [ROUNDS [DOCUMENTS]]. All output is in build/bench.
export OUTCROP_STEPS=3
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

rounds=${1:-3}
documents=${2:-100000}
bench=tests/bench
made=build/bench
for program in cmake node; do
    command -v "$program" >/dev/null || { echo "$program is missing: install it, then try again." >&2; exit 1; }
done

build() {
    cmake --preset release -B "$made/release" -DOUTCROP_TESTS=ON && cmake --build "$made/release" --target bench_searches
}

step 1 "Building the benchmark"
logged bench-search build
step 2 "Writing $documents documents"
node "$bench/search/texts.js" "$made/search" "$documents"
step 3 "Measuring, $rounds rounds"
exec node "$bench/search/rounds.js" "$made/release/bin" "$made/search" "$rounds"
