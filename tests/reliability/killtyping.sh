#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Kills the real window while text is typed, and checks the recovered text: words typed more than two seconds before the kill must not be lost,
# in a document in the workspace and in one that has no file yet.
#
#   killtyping.sh BIN_FOLDER [KILLS]      needs Xvfb and xdotool
set -euo pipefail
bin=$(realpath "$1")
kills=${2:-200}
for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null || { echo "SKIP : killtyping: $tool is not installed"; exit 77; }
done

work=$(mktemp -d)
window=
display=
trap 'kill -9 $window $display 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
export HOME=$work/home XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/run QT_QPA_PLATFORM=xcb
mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"

Xvfb -displayfd 3 -noreset -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
display=$!
until [ -s "$work/display" ]; do kill -0 "$display"; done
DISPLAY=:$(cat "$work/display")
export DISPLAY

now() { date +%s%N; }

# Types the words w1, w2, … until the process is killed, and records the time of each word.
type_words() {
    local n=0
    while :; do
        n=$((n + 1))
        xdotool type --delay 4 "w$n " || return 0
        echo "$n $(now)" >>"$work/typed"
    done
}

lost=0
for ((round = 1; round <= kills; round++)); do
    rm -rf "$work/workspace" "$XDG_STATE_HOME" "$work/typed"
    "$bin/outcrop-cli" init "$work/workspace" --sample >/dev/null
    "$bin/outcrop" "$work/workspace/layers/season.md" >/dev/null 2>"$work/window.log" &
    window=$!
    id=$(xdotool search --sync --onlyvisible --name Outcrop | tail -n 1)
    xdotool windowfocus --sync "$id"
    until xdotool search --name 'Fieldnote' >/dev/null 2>&1; do kill -0 "$window"; done
    [ $((round % 2)) = 0 ] && xdotool key --clearmodifiers ctrl+n
    xdotool mousemove 700 400 click 1 key --clearmodifiers ctrl+End
    type_words &
    typist=$!
    sleep "2.$((RANDOM % 90 + 10))"
    kill -9 "$window"
    killed=$(now)
    kill "$typist" 2>/dev/null || true
    wait "$window" "$typist" 2>/dev/null || true

    must=$(awk -v limit="$((killed - 2000000000))" '$2 <= limit { n = $1 } END { print n + 0 }' "$work/typed")
    typed=$(tail -n 1 "$work/typed" | cut -d' ' -f1)
    kept=$(find "$XDG_STATE_HOME/outcrop/recovery" -type f -exec grep -aohE '\bw[0-9]+ ' {} + 2>/dev/null | tr -d 'w ' | sort -n | tail -n 1)
    if [ "${kept:-0}" -lt "$must" ] || [ "$typed" = 0 ]; then
        lost=$((lost + 1))
        echo "round $round: typed $typed words, w$must before the last two seconds, kept w${kept:-0}"
    fi
    echo "$typed ${kept:-0} $must" >>"$work/rounds"
done
awk -v lost="$lost" '{ typed += $1; kept += $2 } END {
    printf "%d kills, %d words typed, %d kept, %d kills lost more than two seconds of typing\n", NR, typed, kept, lost }' "$work/rounds"
[ "$lost" = 0 ]
