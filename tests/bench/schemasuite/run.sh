#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the JSON Schema test suite with Outcrop and npm's ajv, and compares the pass rates:
# run.sh [BUILD FOLDER]. Fails if Outcrop passes fewer cases of any draft.
export OUTCROP_STEPS=3
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/../../../packaging/common.sh"

program=${1:-build/dev}/tests/suiterates
here=tests/bench/schemasuite
made=build/bench/schemasuite
for needed in node npm; do
    command -v "$needed" >/dev/null || { echo "$needed is missing: install it, then try again." >&2; exit 1; }
done
[ -x "$program" ] || { echo "$program is missing: build the target suiterates first." >&2; exit 1; }

# The lock file contains no URLs, so npm uses its configured registry. Package scripts are not run.
install_peer() {
    cmp -s "$here/package-lock.json" "$made/package-lock.json" && [ -e "$made/node_modules/.package-lock.json" ] && return
    cp "$here/package.json" "$here/package-lock.json" "$made"
    npm ci --prefix "$made" --ignore-scripts --no-audit --no-fund || { rm -f "$made/package-lock.json"; return 1; }
}

mkdir -p "$made"
step 1 "Asking npm for ajv"
logged schemasuite-peer install_peer
step 2 "Checking by ours"
status=0
"$program" tests/data/jsonschema --cases >"$made/cases.json" || status=$?
[ "$status" = 0 ] || { cat "$made/cases.json" >&2; exit "$status"; }
"$program" tests/data/jsonschema --results >"$made/ours.json"
step 3 "Checking by ajv"
NODE_PATH=$PWD/$made/node_modules exec node "$here/peer.js" "$made/cases.json" "$made/ours.json"
