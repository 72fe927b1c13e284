# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by the scripts in this folder and in tests/bench: changes to the source root, prints one line per step, and writes other output to build/logs.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LANG="${LANG:-C.UTF-8}"

step() { printf '[%s/%s] %s …\n' "$1" "${OUTCROP_STEPS:-2}" "$2"; }

# logged NAME COMMAND…: writes the output to build/logs/NAME.log. The last lines are shown only if the command fails.
logged() {
    local log="build/logs/$1.log" status=0
    shift
    mkdir -p build/logs
    "$@" >"$log" 2>&1 || status=$?
    [ "$status" = 0 ] && return
    tail -n 40 "$log" >&2
    printf 'This step failed. Complete output: %s\n' "$log" >&2
    return "$status"
}

# npm_packages FROM INTO: installs the packages of FROM/package-lock.json, once per version of that file. The file has no URLs, so npm uses its configured
# registry. Package scripts are not run. To update versions, run npm install --package-lock-only --omit-lockfile-registry-resolved in FROM.
npm_packages() {
    mkdir -p "$2"
    cmp -s "$1/package-lock.json" "$2/package-lock.json" && [ -e "$2/node_modules/.package-lock.json" ] && return
    cp "$1/package.json" "$1/package-lock.json" "$2"
    npm ci --prefix "$2" --ignore-scripts --no-audit --no-fund --fetch-retries=1 || { rm -f "$2/package-lock.json"; return 1; }
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else printf 'Packages are missing and sudo is not installed. Run this script as root once.\n' >&2; return 1; fi
}

# go_on_as_caller ARGUMENTS…: if the script was started with sudo in a user's checkout, restarts it as that user, so
# that no file below build/ belongs to root.
go_on_as_caller() {
    [ "$(id -u)" = 0 ] && [ "${SUDO_USER:-root}" != root ] || return 0
    [ "$(stat -c %U .)" = "$SUDO_USER" ] || return 0
    [ ! -d build ] || chown -R --reference=. build
    exec sudo -H -u "$SUDO_USER" \
        --preserve-env=LANG,DISPLAY,WAYLAND_DISPLAY,XAUTHORITY,XDG_RUNTIME_DIR,OUTCROP_CORPORA,OUTCROP_STEPS \
        env OUTCROP_PACKAGES_READY=1 bash "packaging/${0##*/}" "$@"
}
