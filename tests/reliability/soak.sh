#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# soak.sh [MINUTES]: calls providers that fail at random, and checks for leaks, hangs and lost files (see soak.cpp). One provider fails byte by byte.
# The others are the stand-in, if OUTCROP_PEERS names the folder with its packages. Not part of the test run. OUTCROP_BUILD names another build, such as
# build/asan, where the sanitizer detects leaks.
set -euo pipefail
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${OUTCROP_BUILD:-$source_folder/build/dev}
peers=${OUTCROP_PEERS:-$source_folder/build/peers}

work=$(mktemp -d)
export TMPDIR=$work XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config
trap 'kill "${servers[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT
servers=()

# serve NAME COMMAND…: starts a server that runs until this script ends; its address is written to $work/NAME.
serve() {
    local name=$1
    shift
    mkfifo "$work/$name.in"
    "$@" <"$work/$name.in" >"$work/$name" 2>"$work/$name.log" &
    servers+=($!)
    exec {open}>"$work/$name.in"
    for _ in $(seq 300); do
        if [ -s "$work/$name" ]; then return; fi
        sleep 0.1
    done
    echo "$name does not start:"
    cat "$work/$name.log"
    exit 1
}

serve faulty "$build/tests/faultyprovider"
addresses=("anthropic=$(cat "$work/faulty")")
if [ -e "$peers/node_modules/@copilotkit/aimock/package.json" ]; then
    node=$(ls "$peers"/node_modules/node-linux-*/bin/node 2>/dev/null || echo node)
    OUTCROP_PEERS=$peers serve standin "$node" "$source_folder/tests/adapters/providers/standin.mjs"
    url=$(cat "$work/standin")
    addresses+=("openai=$url/v1" "google=$url" "open-source=$url")
fi
# Memory of a long response is returned to the system immediately, so that remaining growth is a leak.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
"$build/tests/soak" "${1:-60}" "${addresses[@]}"
