#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares the unified diffs of Outcrop with `git diff --no-index` and `diff -u` on the same files in the same run: diff.sh [ROUNDS]. All output is in
# build/bench.
export OUTCROP_STEPS=2
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

made=build/bench
for program in git diff; do
    command -v "$program" >/dev/null || { echo "$program is missing: install it, then try again." >&2; exit 1; }
done

build() {
    cmake --preset release -B "$made/release" -DOUTCROP_TESTS=ON && cmake --build "$made/release" --target bench_diff
}

step 1 "Building the benchmark"
logged bench-diff build
step 2 "Measuring, ${1:-5} rounds"
exec "$made/release/bin/bench_diff" "$made/diff" "${1:-5}"
