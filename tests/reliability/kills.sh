#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A save is complete or has no effect: repeatedly kills the saving program, at random moments.
#
#   kills.sh COUNT                       the command line, one save per run
#   kills.sh COUNT COMMAND [WORD…]       a program that saves repeatedly, such as the window while text is typed. `{}`
#                                        in an argument is replaced with the workspace folder. It edits layers/soul.md there and
#                                        prints `saving SHA256` before and `saved SHA256` after every save.
# Prints the counts. Fails on a truncated or missing document, a lost save that was reported as done, and on hidden files that
# remain after the next start.
source "$(dirname "$0")/common.sh"
count=${1:-20}
shift || true
killed=0 acknowledged=0 with_strays=0

count_strays() { [ -z "$(strays)" ] || with_strays=$((with_strays + 1)); }

# Prints the duration of one save in microseconds.
duration_of_a_save() {
    local begin=${EPOCHREALTIME/./}
    save warm-up
    save measured
    echo $(((${EPOCHREALTIME/./} - begin) / 2))
}

one_cli_run() {
    local title=$1 longest=$2 code=0 before after now
    before=$(checksum "$workspace/$document")
    after=$(with_title "$title" | sha256sum | cut -d ' ' -f 1)
    words_to_save "$title"
    local moment
    moment=$(printf '0.%06d' $(((RANDOM * 32768 + RANDOM) % longest + 1)))
    { timeout -s KILL "$moment" "${saving[@]}" || code=$?; } &>/dev/null
    now=$(checksum "$workspace/$document") || fail "the document is missing"
    [ "$now" = "$before" ] || [ "$now" = "$after" ] || fail "the document is torn"
    if [ "$code" = 0 ]; then
        [ "$now" = "$after" ] || fail "a save that was reported as done is lost"
        [ -z "$(strays)" ] || fail "a start did not remove $(strays)"
        acknowledged=$((acknowledged + 1))
    else
        [ "$code" = 137 ] || fail "the program ended with $code"
        killed=$((killed + 1))
        count_strays
    fi
}

# Repeats until COUNT runs were killed, because some runs end before the kill.
kill_cli() {
    local longest run=0
    longest=$(($(duration_of_a_save) * 11 / 10))
    while [ "$killed" -lt "$count" ]; do
        run=$((run + 1))
        one_cli_run "run $run" "$longest"
    done
    save last
}

one_window_run() {
    local log=$work/log now last pending
    : >"$log"
    "${@//\{\}/$workspace}" >"$log" 2>"$work/errors" &
    local program=$!
    for ((i = 0; i < 600; ++i)); do # waits for the first save
        grep -q saving "$log" && break
        sleep 0.05
    done
    grep -q saving "$log" || fail "the program saved nothing in 30 s: $(head -c 300 "$work/errors")"
    sleep "$(printf '0.%03d' $((RANDOM % 400)))"
    kill -KILL "$program" 2>/dev/null || fail "the program ended by itself: $(head -c 300 "$work/errors")"
    wait "$program" 2>/dev/null || true
    now=$(checksum "$workspace/$document") || fail "the document is missing"
    last=$(sed -n 's/^saved //p' "$log" | tail -n 1)
    pending=$(sed -n 's/^saving //p' "$log" | tail -n 1)
    [ "$now" = "${last:-$before}" ] || [ "$now" = "$pending" ] ||
        fail "the document is torn, or a save that was reported as done is lost"
    acknowledged=$((acknowledged + $(grep -c '^saved' "$log" || true)))
    before=$now
    killed=$((killed + 1))
    count_strays
}

kill_window() {
    before=$(checksum "$workspace/$document")
    while [ "$killed" -lt "$count" ]; do
        one_window_run "$@"
    done
    save last
}

make_workspace
if [ $# -gt 0 ]; then kill_window "$@"; else kill_cli; fi
[ -z "$(strays)" ] || fail "after the next start there is still: $(strays)"
echo "$killed kills: 0 torn, 0 missing, 0 of $acknowledged acknowledged saves lost;" \
    "$with_strays kills left a hidden file, 0 after the next start"
