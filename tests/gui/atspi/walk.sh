#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads every view of the real window through the accessibility bus, as a screen reader does, and fails on controls without a name.
#
#   walk.sh OUTCROP OUTCROP_CLI [--dump]      needs Xvfb, xdotool, a session bus, at-spi2-core and python3-gi; --dump prints every control
set -euo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
window=$(realpath "$1")
cli=$(realpath "$2")
python=/usr/bin/python3 # the package is for the distribution's version of Python

skip() { echo "SKIP  : walk: $1 is not installed"; exit 77; }
for tool in Xvfb xdotool dbus-run-session "$python"; do
    command -v "$tool" >/dev/null || skip "$tool"
done
[ -f /usr/share/dbus-1/services/org.a11y.Bus.service ] || skip at-spi2-core
"$python" -c 'from gi.repository import Gio' 2>/dev/null || skip python3-gi

work=$(mktemp -d)
display=
trap 'kill $display 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
export HOME=$work/home XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 PYTHONDONTWRITEBYTECODE=1
mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"

Xvfb -displayfd 3 -noreset -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
display=$!
until [ -s "$work/display" ]; do kill -0 "$display"; sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY

"$cli" init "$work/workspace" --sample >/dev/null
dbus-run-session -- "$python" "$folder/walk.py" "${@:3}" "$window" "$work/workspace" 2>"$work/log" || { status=$?; cat "$work/log"; exit $status; }
