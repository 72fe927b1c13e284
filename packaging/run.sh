#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Outcrop and starts it: run.sh [FOLDER]. Without a folder, opens the sample workspace. Without a display, exports the requests
# of the workspace for every provider instead.
[ $# = 0 ] || set -- "$(realpath "$1")"
export OUTCROP_STEPS=5
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"

outcrop=build/release/bin/outcrop
cli=build/release/bin/outcrop-cli
sample=${XDG_DATA_HOME:-$HOME/.local/share}/outcrop/sample

bash packaging/deps.sh
go_on_as_caller "$@"
step 3 "Configuring"
logged configure cmake --preset release
step 4 "Building"
logged build cmake --build --preset release --target outcrop outcrop-cli

# make_sample FOLDER: creates the sample workspace in FOLDER unless it exists.
make_sample() { [ -e "$1/config.toml" ] || logged sample "$cli" init "$1" --sample --records; }

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    workspace=${1:-$sample}
    [ $# -gt 0 ] || make_sample "$workspace"
    step 5 "Opening $workspace"
    exec "$outcrop" "$workspace"
fi

workspace=${1:-build/sample}
exported=$PWD/build/sample-export
step 5 "No display: exporting the requests of $workspace"
[ $# -gt 0 ] || make_sample "$workspace"
rm -rf "$exported"
logged export "$cli" -C "$workspace" export --to "$exported" --request "Plan the next release."
echo "Exported one folder per provider: $exported"
