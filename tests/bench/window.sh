#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the time until a window with ten documents is shown, and its resident memory, in turn with Kate and FeatherPad. Outcrop also has a workspace
# of 10,000 documents open, and restores the ten documents from its last session.
#
#   window.sh [ROUNDS]      needs Xvfb, xdotool, kate and featherpad; missing editors are skipped with a message
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-7}
bin=${OUTCROP_BIN:-$(realpath build/release/bin 2>/dev/null || realpath build/dev/bin)}

work=$(mktemp -d)
display=
trap 'kill $display 2>/dev/null || true; rm -rf "$work"' EXIT
export HOME=$work/home XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work/run
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$XDG_CONFIG_HOME/outcrop" "$work/bench/layers" "$work/bench/skills"
chmod 700 "$XDG_RUNTIME_DIR"
Xvfb -displayfd 3 -noreset -screen 0 1600x1000x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
display=$!
until [ -s "$work/display" ]; do kill -0 "$display"; done
DISPLAY=:$(cat "$work/display")
export DISPLAY QT_QPA_PLATFORM=xcb

# 10,000 documents: ten layers of about ten kilobytes each, and skills.
for i in {1..10}; do
    { printf -- '---\ntier: topsoil\ntitle: Layer %d\n---\n\n# Layer %d\n\n' "$i" "$i"
      for j in {1..120}; do printf 'Paragraph %d of layer %d says what holds here, and why it does not hold elsewhere.\n\n' "$j" "$i"; done
    } >"$work/bench/layers/layer-$i.md"
done
mkdir "$work"/bench/skills/s{1..9989}
for i in {1..9989}; do
    printf -- '---\nname: s%d\ndescription: What to do when matter %d comes up.\n---\n\n# Skill %d\n\nLook first. Then act.\n' "$i" "$i" "$i" \
        >"$work/bench/skills/s$i/SKILL.md"
done
printf '[workspace]\nname = "Bench"\n' >"$work/bench/config.toml"
documents=("$work"/bench/layers/layer-*.md)

now() { date +%s%N; }

# start NAME TITLE COMMAND…: measures the time in milliseconds until a visible window has this title, and the memory one second later
start() {
    local name=$1 title=$2 began shown rss
    shift 2
    began=$(now)
    "$@" >"$work/$name.log" 2>&1 &
    local program=$!
    until xdotool search --onlyvisible --name "$title" >/dev/null 2>&1; do kill -0 "$program" || { cat "$work/$name.log"; exit 1; }; done
    shown=$(now)
    sleep 1
    rss=$(awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$program/status")
    printf '%s %d %d\n' "$name" $(((shown - began) / 1000000)) "$rss" >>"$work/times"
    { kill -9 "$program" && wait "$program"; } 2>/dev/null || true
}

# The settings that the window would have saved if it had been closed with these documents open.
{
    printf '[sessions]\n%s\\documents=' "$(printf %s "$work/bench" | sha1sum | cut -c1-16)"
    printf 'layers/%s, ' $(basename -a "${documents[@]}") | sed 's/, $/\n/'
} >"$XDG_CONFIG_HOME/outcrop/outcrop.conf"

for ((round = 0; round <= rounds; round++)); do
    [ "$round" = 1 ] && : >"$work/times" # the first round warms the caches
    start outcrop '^Bench' "$bin/outcrop" "$work/bench"
    command -v kate >/dev/null && start kate '^layer-' kate -n "${documents[@]}"
    command -v featherpad >/dev/null && start featherpad 'layer-' featherpad --standalone "${documents[@]}"
done

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)], v[1], v[NR] }'; }
printf '%-12s %22s %22s\n' program 'start ms (min-max)' 'memory MB (min-max)'
for name in outcrop kate featherpad; do
    grep -q "^$name " "$work/times" || { printf '%-12s not installed\n' "$name"; continue; }
    read -r t tmin tmax < <(awk -v n="$name" '$1 == n { print $2 }' "$work/times" | median)
    read -r m mmin mmax < <(awk -v n="$name" '$1 == n { print $3 }' "$work/times" | median)
    printf '%-12s %10s (%s-%s) %12s (%s-%s)\n' "$name" "$t" "$tmin" "$tmax" "$m" "$mmin" "$mmax"
done
