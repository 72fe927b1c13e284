#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares Outcrop with its peers: run.sh [ROUNDS], at least 5. All output, including the report, is in build/bench.
# Fails if a contestant is missing or gives a wrong result, but never because of a slow time.
export OUTCROP_STEPS=4
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

rounds=${1:-7}
bench=tests/bench
made=build/bench
[ "$rounds" -ge 5 ] || { echo "run.sh [ROUNDS]: at least 5 rounds are needed: with fewer, the results depend on chance." >&2; exit 2; }
for program in cmake node npm; do
    command -v "$program" >/dev/null || { echo "$program is missing: install it, then try again." >&2; exit 1; }
done

# Uses a separate folder, because the release folder is built without tests.
build() {
    cmake --preset release -B "$made/release" -DOUTCROP_TESTS=ON &&
        cmake --build "$made/release" --target bench_render bench_budget bench_open bench_edit bench_start outcrop-cli
}

step 1 "Building the benchmarks"
logged bench-build build
step 2 "Asking npm for the peers"
logged bench-peers npm_packages tests/bench "$made"
step 3 "Writing the data"
logged bench-data node "$bench/prepare.js" "$made/data"
step 4 "Measuring, $rounds rounds"
NODE_PATH=$PWD/$made/node_modules exec node "$bench/rounds.js" "$made/release/bin" "$made/data" "$made" "$rounds"
