#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares token counting with npm's tiktoken and gpt-tokenizer: tokens.sh [ROUNDS]. First checks that all IDs are equal; then measures throughput by language,
# the first count of a process, growth on hard texts, and counting during typing. All output is in build/bench.
# Throughput is measured on real texts from installed Debian packages (listed in tokens/realtexts.js); buckets without texts are skipped with a message.
# With OUTCROP_TEXTS, each file in that folder is a separate bucket.
export OUTCROP_STEPS=5
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

rounds=${1:-5}
bench=tests/bench
made=build/bench
for program in cmake node npm; do
    command -v "$program" >/dev/null || { echo "$program is missing: install it, then try again." >&2; exit 1; }
done

build() {
    cmake --preset release -B "$made/release" -DOUTCROP_TESTS=ON &&
        cmake --build "$made/release" --target bench_tokens bench_start bench_promptxml outcrop-cli
}

step 1 "Building the benchmark"
logged bench-tokens build
step 2 "Asking npm for the peers"
logged bench-peers npm_packages tests/bench "$made"
export NODE_PATH=$PWD/$made/node_modules
step 3 "Writing the texts"
rm -rf "$made/texts"
node "$bench/tokens/texts.js" "$made/texts"
step 4 "Comparing the ids with tiktoken's"
node "$bench/tokens/equality.js" "$made/release/bin/bench_tokens" "$made/texts" "$made"/texts/*.texts
step 5 "Measuring, $rounds rounds"
exec node "$bench/tokens/rounds.js" "$made/release/bin" "$made/texts" "$rounds"
