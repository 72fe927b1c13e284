#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# smoke.sh NAME PROGRAMS: runs one round of a benchmark with little data, as a test. Its contestants must give correct results; times are not checked.
# Exits with 77 if a program or a package of the peers is missing. OUTCROP_BENCH_PEERS is the folder of the npm packages of tests/bench.
set -euo pipefail
cd "$(dirname "$0")/../.."
name=$1
bin=$2
bench=tests/bench
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OUTCROP_BENCH_SMOKE=1 NODE_PATH=${OUTCROP_BENCH_PEERS:-build/bench}/node_modules XDG_STATE_HOME=$work/state

skip() { echo "Skipped: $1"; exit 77; }
require_node() { command -v node >/dev/null || skip "node is missing"; }
require_peers() { require_node; [ -e "$NODE_PATH/tiktoken" ] || skip "the npm packages of tests/bench are missing"; }

# Stores the output of a benchmark, and fails if it is empty.
printed() { "$@" | tee "$work/out"; [ -s "$work/out" ]; }

case $name in
run)
    require_peers
    node $bench/prepare.js "$work/data"
    printed node $bench/rounds.js "$bin" "$work/data" "$work" 1 ;;
json)
    require_peers
    node $bench/json/texts.js "$work"
    printed node $bench/json/rounds.js "$bin/bench_json" "$work" 1 ;;
tokens)
    require_peers
    node $bench/tokens/texts.js "$work" 0.1
    node $bench/tokens/equality.js "$bin/bench_tokens" "$work" "$work/English.texts"
    printed node $bench/tokens/rounds.js "$bin" "$work" 1 ;;
search)
    require_node
    [ -e /usr/share/hunspell/en_US.dic ] || skip "the package hunspell-en-us is missing"
    node $bench/search/texts.js "$work" 5000
    printed node $bench/search/rounds.js "$bin" "$work" 1 ;;
diff) printed "$bin/bench_diff" "$work/diff" 1 ;;
validate)
    command -v python3 >/dev/null || skip "python3 is missing"
    python3 -c 'import yaml' 2>/dev/null || skip "the Python package yaml is missing"
    "$bin/bench_agents" "$work/agents" 100
    printed python3 $bench/validate_rounds.py "$bin" "$work/agents" 1 ;;
keys) printed "$bin/bench_keys" 100 0 ;;
store) printed "$bin/bench_store" 2000 ;;
records) printed "$bin/bench_records" 2000 ;;
xmltokens) printed "$bin/bench_xmltokens" 20 ;;
context)
    cp -r resources/sample "$work/sample"
    printf '# Rules\n\nRead first.\n' >"$work/sample/AGENTS.md"
    printed "$bin/bench_context" "$work/sample" AGENTS.md 3 ;;
*) echo "smoke.sh: unknown benchmark $name" >&2; exit 2 ;;
esac
