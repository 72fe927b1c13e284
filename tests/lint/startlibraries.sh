#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# startlibraries.sh PROGRAM: checks that the program does not link the libraries that it loads on demand (adapters/git/dynamiclibrary.h), directly or
# indirectly. Linking them would slow down every start. The command line also loads the libraries of its modules on demand (adapters/modules/programmodule.h).
set -euo pipefail
loaded=$(LD_TRACE_LOADED_OBJECTS=1 "$1")
grep -q libQt6Core <<<"$loaded" || { echo "SKIP  : the system does not list the libraries of a program"; exit 77; }
late='git2|pq'
[ "${1##*/}" != outcrop-cli ] || late+='|Qt6Network|Qt6DBus|qt6keychain|dbus-1|gssapi_krb5'
if grep -E "\blib($late)\." <<<"$loaded"; then
    echo "$1 links these libraries: include adapters/*/lib*.h and do not link them, or move their use to a module"
    exit 1
fi
