#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the time from key press to painted text in a 1 MB document, compared with a bare QPlainTextEdit: keys.sh [KEYS]. Builds for release and uses a
# separate display. Fails if a goal is missed: p99 below 16 ms, and at most twice that of the bare widget.
export OUTCROP_STEPS=2
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

made=build/bench/release
build() { cmake --preset release -B "$made" -DOUTCROP_TESTS=ON && cmake --build "$made" --target bench_keys; }

step 1 "Building the benchmark"
logged bench-keys build
step 2 "Typing ${1:-2000} keys"
exec xvfb-run -a -s "-screen 0 1600x1000x24" env QT_QPA_PLATFORM=xcb "$made/bin/bench_keys" "${1:-2000}"
