#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# startlibraries.sh PROGRAM: what the system loads before a program's first line must not hold the libraries that are loaded when they are needed
# (adapters/git/dynamiclibrary.h), neither by themselves nor through others: everybody would wait for them at every start.
set -euo pipefail
loaded=$(LD_TRACE_LOADED_OBJECTS=1 "$1")
grep -q libQt6Core <<<"$loaded" || { echo "SKIP  : the system does not say what it loads"; exit 77; }
if grep -E '\blib(git2|pq)\.' <<<"$loaded"; then
    echo "$1 starts with these: include adapters/*/lib*.h and link nothing"
    exit 1
fi
