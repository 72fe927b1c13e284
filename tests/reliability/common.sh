# SPDX-License-Identifier: GPL-3.0-or-later
# Shared code of the scripts in this folder. Source it: it sets the program paths and creates a workspace to save in.
set -euo pipefail
export LC_ALL=C.UTF-8
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${OUTCROP_BUILD:-$source_folder/build/dev}
cli=$build/bin/outcrop-cli
tool=$build/tests/savetool
faults=$build/tests/libfaults.so

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work/state
workspace=$work/workspace
document=layers/soul.md

fail() { echo "FAILED: $*"; exit 1; }

# CTest shows exit code 77 as skipped, with the reason.
skip() { echo "SKIP  : $*"; exit 77; }

checksum() { sha256sum <"$1" | cut -d ' ' -f 1; }

# Creates a document of about 300 KB, so that saving takes a measurable time.
make_workspace() {
    rm -rf "$workspace"
    mkdir -p "$workspace/layers"
    printf -- '---\ntitle: first\ntier: granite\n---\n' >"$workspace/$document"
    head -c 225000 /dev/zero | base64 -w 79 >>"$workspace/$document"
}

# Prints the same document with a different title.
with_title() { sed "2s/.*/title: $1/" "$workspace/$document"; }

knows_set() { "$cli" --help | grep -q '^  set '; }

# Sets the array `saving` to the command that saves a new title, as a user's script would.
words_to_save() {
    if [ "${OUTCROP_SAVE:-cli}" = cli ] && knows_set; then
        saving=("$cli" -C "$workspace" set "$document" title "$1")
    else
        saving=("$tool" "$workspace" "$document" set "$1")
    fi
}

save() {
    words_to_save "$1"
    "${saving[@]}" >/dev/null
}

strays() { find "$workspace" -name '.*.outcrop-*'; }
