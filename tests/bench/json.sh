#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares Outcrop's tolerant JSON parser with the strict parser that it uses, JSON.parse and npm's jsonrepair: json.sh [ROUNDS]. All output is in
# build/bench.
export OUTCROP_STEPS=4
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

rounds=${1:-5}
bench=tests/bench
made=build/bench
for program in cmake node npm; do
    command -v "$program" >/dev/null || { echo "$program is missing: install it, then try again." >&2; exit 1; }
done

build() {
    cmake --preset release -B "$made/release" -DOUTCROP_TESTS=ON && cmake --build "$made/release" --target bench_json
}

step 1 "Building the benchmark"
logged bench-json build
step 2 "Asking npm for the peers"
logged bench-peers npm_packages tests/bench "$made"
export NODE_PATH=$PWD/$made/node_modules
step 3 "Writing the texts"
node "$bench/json/texts.js" "$made/json"
step 4 "Measuring, $rounds rounds"
exec node "$bench/json/rounds.js" "$made/release/bin/bench_json" "$made/json" "$rounds"
