#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program with a keyring in the given state, separate from the user's keyring: keyring.sh STATE PROGRAM [WORD…]
#   unlocked, locked   a bus and a keyring daemon with one keyring
#   noservice          a bus without a keyring service
#   silent             a bus with a keyring service that never responds
#   nobus              the address of a bus that does not exist
#   unset              no bus address; a display is set, so that libraries may try to start a bus
# The program's home and configuration folders are temporary. The keyring's files must not contain OUTCROP_CANARY.
set -euo pipefail
export LC_ALL=C.UTF-8
state=$1
shift
skip() { echo "SKIP : $*"; exit 77; }
for tool in dbus-run-session dbus-send gnome-keyring-daemon secret-tool; do
    command -v "$tool" >/dev/null || skip "$tool is not installed"
done

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export HOME=$room/home XDG_DATA_HOME=$room/home/.local/share XDG_CONFIG_HOME=$room/home/.config XDG_STATE_HOME=$room/home/.local/state
export XDG_CACHE_HOME=$room/home/.cache XDG_RUNTIME_DIR=$room/run
mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" "$XDG_STATE_HOME" "$XDG_CACHE_HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
export OUTCROP_CANARY=${OUTCROP_CANARY:-canary-$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')}

# A bus that starts no services, so that only the test's keyring can respond.
cat >"$room/bus.conf" <<XML
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=$room/run</listen><policy context="default"><allow send_destination="*" eavesdrop="true"/>
<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
XML
on_bus() { dbus-run-session --config-file="$room/bus.conf" -- "$@"; }

# Helpers that run on the test's bus. gnome-keyring-daemon does not accept an empty password; `ring` protects a keyring that exists for seconds.
ask_bus() { dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus / "org.freedesktop.DBus.$1" string:org.freedesktop.secrets 2>/dev/null; }
with_ring() {
    local ring='' status=0 tries
    printf ring | gnome-keyring-daemon --unlock --components=secrets --daemonize >/dev/null 2>&1
    for ((tries = 0; tries < 1000 && ${#ring} == 0; ++tries)); do # waits until the daemon has registered its bus name
        ring=$(ask_bus GetConnectionUnixProcessID | awk '{ print $2 }')
    done
    [ -n "$ring" ] || { echo "SKIP : the keyring did not start"; return 77; }
    "$@" || status=$?
    kill "$ring"
    return "$status"
}

# Runs a program while a second process of the same program owns the keyring's bus name and never responds.
with_sleeper() {
    local said status=0 sleeper
    exec 3< <("$1" sleeper)
    sleeper=$!
    read -r said <&3 && [ "$said" = taken ] || return 1
    "$@" || status=$?
    kill -KILL "$sleeper"
    return "$status"
}
export -f ask_bus with_ring with_sleeper

status=0
case $state in
unlocked | locked) on_bus bash -c 'with_ring "$@"' ring "$@" || status=$? ;;
noservice) on_bus "$@" || status=$? ;;
silent) on_bus bash -c 'with_sleeper "$@"' sleeper "$@" || status=$? ;;
nobus) DBUS_SESSION_BUS_ADDRESS=unix:path=$room/none "$@" || status=$? ;;
unset) DISPLAY=:99 "$@" || status=$? ;;
*) echo "There is no state $state"; exit 2 ;;
esac
if grep -rlF -- "$OUTCROP_CANARY" "$room" 2>/dev/null; then
    echo "FAIL : a file contains a key in plain text"
    exit 1
fi
exit "$status"
