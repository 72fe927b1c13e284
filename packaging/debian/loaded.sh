#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints the packages of the files that a program loads while it runs, for Depends: loaded.sh PROGRAM. packaging/loaded.txt lists the files.
set -euo pipefail
libraries=/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
cd "$(dirname "$0")/.."

files=()
while read -r pattern; do
    mapfile -t -O "${#files[@]}" files < <(compgen -G "$libraries/$pattern")
done < <(awk -v want="[$1]" '/^\[/ { on = ($0 == want); next } on && !/^#/ && NF' loaded.txt)
dpkg-query -S "${files[@]}" | sed -E 's/^([^:, ]+).*/\1/' | LC_ALL=C sort -u | paste -sd, | sed 's/,/, /g'
