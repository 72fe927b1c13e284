#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Validates 10,000 agents against PV-001 … PV-010, compared with the same checks in Python: validate.sh [ROUNDS]. Builds for release; needs python3 with
# PyYAML and jsonschema. Fails if the results differ, or if a goal is missed: below 2 s for all agents, below 20 ms after an edit.
export OUTCROP_STEPS=3
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../packaging/common.sh"

made=build/bench/release
agents=build/bench/agents
build() {
    cmake --preset release -B "$made" -DOUTCROP_TESTS=ON &&
        cmake --build "$made" --target bench_agents bench_validate outcrop-cli
}

step 1 "Building the benchmark"
logged bench-validate build
step 2 "Writing 10,000 agents"
rm -rf "$agents"
"$made/bin/bench_agents" "$agents" 10000
step 3 "Measuring, ${1:-5} rounds"
exec python3 tests/bench/validate_rounds.py "$made/bin" "$agents" "${1:-5}"
