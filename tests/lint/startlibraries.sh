#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# startlibraries.sh PROGRAM: checks that the program does not link the libraries that it loads on demand (adapters/git/dynamiclibrary.h), directly or
# indirectly. Linking them would slow down every start.
set -euo pipefail
loaded=$(LD_TRACE_LOADED_OBJECTS=1 "$1")
grep -q libQt6Core <<<"$loaded" || { echo "SKIP  : the system does not list the libraries of a program"; exit 77; }
if grep -E '\blib(git2|pq)\.' <<<"$loaded"; then
    echo "$1 links these libraries: include adapters/*/lib*.h and do not link them"
    exit 1
fi
