#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From key press to painted text in a document of 1 MB, beside a bare QPlainTextEdit: keys.sh [KEYS]. Builds for release, runs on a separate display, not the user's
# own. Fails when a goal is missed: p99 under 16 ms, and not over twice the bare widget's.
export OUTCROP_STEPS=2
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

made=build/bench/release
build() { cmake --preset release -B "$made" -DOUTCROP_TESTS=ON && cmake --build "$made" --target bench_keys; }

step 1 "Building the benchmark"
logged bench-keys build
step 2 "Typing ${1:-2000} keys"
exec xvfb-run -a -s "-screen 0 1600x1000x24" env QT_QPA_PLATFORM=xcb "$made/bin/bench_keys" "${1:-2000}"
