#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Removes the files that `cmake --install` wrote: uninstall.sh [BUILD FOLDER]. Keeps settings and workspaces.
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"
manifest=${1:-build/release}/install_manifest.txt
[ -e "$manifest" ] || { echo "There is no $manifest. Run \`cmake --install\` first." >&2; exit 1; }
# The last line may have no line end.
while IFS= read -r file || [ -n "$file" ]; do
    file=${DESTDIR:-}$file
    rm -f -- "$file"
    while file=${file%/*} && [[ $file == */outcrop* ]]; do
        rmdir -- "$file" 2>/dev/null || break
    done
done <"$manifest"
rm -- "$manifest"
