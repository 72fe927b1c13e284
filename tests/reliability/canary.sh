#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests that keys do not leak. Generated keys are given to the programs in every supported way. Afterward, no output may contain one: workspace, configuration,
# state and cache folders, the key ring's files, exports, everything printed, the arguments of every process, and core files.
#
#   canary.sh                    one session of the command line and the window, with every key location and every failure
#   canary.sh COMMAND [WORD…]    around any command, such as ctest: keys in its environment, separate folders
# Prints the scanned folders; fails if a key is found.
source "$(dirname "$0")/common.sh"
keyring=$source_folder/tests/adapters/keychain/keyring.sh
scanner=$build/tests/canaryscan

new_key() { echo "sk+canary/$(head -c 24 /dev/urandom | base64 -w 0 | tr '=' '-')"; }

# Checks that the scan finds a key in every encoding.
prove_scanner() {
    local control=$work/control written found
    mkdir "$control"
    written=$("$scanner" --write "$control")
    found=$({ "$scanner" "$control" || true; } | sed -n 's/: the key, .*//p' | sort -u | wc -l)
    rm -r "$control"
    [ "$found" = "$written" ] || fail "the scan finds a key in only $found of $written files"
}

scan_all() {
    "$scanner" "$@" >"$work.found" || { cat "$work.found"; rm "$work.found"; fail "a key was found"; }
    cat "$work.found"
    rm "$work.found"
}

# Prints the core files in the working folders and in the folder of the system.
core_files() {
    local pattern
    read -r pattern </proc/sys/kernel/core_pattern
    find "$work" "$PWD" -maxdepth 4 \( -name core -o -name 'core.[0-9]*' -o -name '*.core' \) -type f 2>/dev/null
    [ "${pattern:0:1}" != / ] || find "$(dirname "$pattern")" -newer "$work/begin" -type f 2>/dev/null
}

# ---- around a command

around() {
    local status=0
    export HOME=$work/home XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state XDG_CACHE_HOME=$work/cache XDG_DATA_HOME=$work/data TMPDIR=$work/tmp
    mkdir -p "$HOME"
    mkdir -m 1777 "$TMPDIR"
    chmod 755 "$work" # tests of permissions run as another user in this folder
    ANTHROPIC_API_KEY=$OUTCROP_CANARY OPENAI_API_KEY=$OUTCROP_CANARY GEMINI_API_KEY=$OUTCROP_CANARY "$@" >"$work/printed" 2>&1 || status=$?
    sed -n '/^The following tests FAILED/,/^Errors while/p' "$work/printed"
    tail -n 5 "$work/printed"
    local logs=()
    for folder in "$build/Testing" "$build/tests/state"; do [ ! -d "$folder" ] || logs+=("$folder"); done
    scan_all "$work" "${logs[@]}"
    [ -z "$(core_files)" ] || fail "core files: $(core_files)"
    return "$status"
}

# ---- the session, inside a separate key ring

step=0
# run EXIT COMMAND…: runs a command that must exit with EXIT, and stores its output for the scan. If strace is available, the command must not start programs.
run() {
    local expected=$1 status=0
    shift
    step=$((step + 1))
    if [ "$traced" = yes ]; then
        strace -f -qq -s 65536 -e trace=execve,execveat -e signal=none -o "$work/started.$step" "$@" >"$work/out.$step" 2>"$work/err.$step" || status=$?
        [ "$(grep -c ' = 0$' "$work/started.$step")" = 1 ] || fail "$* started programs, which inherit the environment: $(cat "$work/started.$step")"
    else
        "$@" >"$work/out.$step" 2>"$work/err.$step" || status=$?
    fi
    [ "$status" = "$expected" ] || fail "$* ended with $status, not $expected: $(cat "$work/err.$step")"
}
keys() { local expected=$1; shift; run "$expected" "$cli" -C "$workspace" keys "$@"; }
says() { grep -qF -- "$1" "$work/out.$step" "$work/err.$step" || fail "step $step does not say: $1"; }

lock_ring() {
    dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets org.freedesktop.Secret.Service.Lock \
        array:objpath:/org/freedesktop/secrets/collection/login >/dev/null
}

storing() {
    keys 0 list
    keys 0 set anthropic <<<"$stored"
    keys 0 --json list
    says '"system"'
    [ "$(env -u G_MESSAGES_DEBUG secret-tool lookup server outcrop user anthropic)" = "$stored" ] || fail "another program does not find the key"
    keys 0 set openai --host https://gateway.example <<<"$stored"
    keys 2 set anthropic "$stored"
    keys 2 set "$stored"
    keys 3 set anthropic <<<"Bearer $stored"
    keys 5 set anthropic --host http://gateway.example <<<"$stored"
    keys 0 allow anthropic http://127.0.0.1:9
    keys 5 allow anthropic "https://$stored@gateway.example"
    keys 0 order system environment
    rm "$work"/started.* # removed, because the file contains the key as an argument
}

showing() {
    for provider in anthropic openai google open-source manual; do
        for form in request display curl headers losses; do
            run 0 "$cli" -C "$workspace" render --provider "$provider" --request Hello --as "$form"
        done
    done
    run 0 "$cli" -C "$workspace" export --to "$work/export" --request Hello
    run 0 "$cli" -C "$workspace" compose --request Hello
    run 0 "$cli" -C "$workspace" budget --provider anthropic --request Hello
    grep -q 'ANTHROPIC_API_KEY' "$work/export/anthropic/curl.sh" || fail "the script does not name the variable"
}

knows_send() { "$cli" --help | grep -q '^  send '; }

# try_to_send NAME OPTION…: the command must fail with an expected error, not with an internal error.
try_to_send() {
    local status=0
    "$cli" -C "$workspace" "${@:2}" send --provider anthropic --request Hello --yes >"$work/out.$1" 2>"$work/err.$1" || status=$?
    case $status in 3 | 4 | 5) ;; *) fail "sending ended with $status: $(cat "$work/err.$1")" ;; esac
}

# Calls that fail without a provider: host not allowed, no server, unsupported URL.
sending() {
    knows_send || { echo "no command sends yet"; return; }
    for address in https://127.0.0.2:9 http://127.0.0.1:9 http://host.invalid https://user@127.0.0.1:9; do
        sed "s|^\[providers.anthropic\]|&\nbase_url = \"$address\"|" "$work/config.toml" >"$workspace/config.toml"
        step=$((step + 1))
        try_to_send "$step"
        try_to_send "$step-json" --json
    done
    cp "$work/config.toml" "$workspace/config.toml"
}

# A provider that rejects the key and repeats it. It gets a key only after its host is allowed.
refusing() {
    local node port server
    for node in "${OUTCROP_PEERS:-none}"/node_modules/node-linux-*/bin/node node; do ! command -v "$node" >/dev/null || break; done
    command -v "$node" >/dev/null || { echo "node is not installed: no provider rejects the key"; return; }
    exec 8< <("$node" "$source_folder/tests/reliability/echokey.mjs")
    server=$!
    read -r port <&8
    sed "s|^\[providers.anthropic\]|&\nbase_url = \"http://127.0.0.1:$port\"|" "$work/config.toml" >"$workspace/config.toml"
    keys 5 test anthropic --yes
    keys 0 allow anthropic "http://127.0.0.1:$port"
    keys 5 --json test anthropic --yes
    ! knows_send || try_to_send refused
    kill "$server"
    [ "$(head -n 2 <&8 | tr '\n' ' ')" = 'no key key ' ] || fail "the key was sent before its host was allowed, or not sent after"
    cp "$work/config.toml" "$workspace/config.toml"
}

locking() {
    lock_ring
    keys 0 list
    says 'it is locked'
    says 'key store unavailable'
    keys 5 set google <<<"$stored"
    keys 5 remove anthropic
    says 'it is locked'
}

# A program that crashes while it holds a key does not write a core file.
dying() {
    local waiting
    ulimit -c unlimited 2>/dev/null || true
    mkfifo "$work/fifo"
    (cd "$work" && exec "$@" <"$work/fifo" >"$work/dying.out" 2>&1) &
    waiting=$!
    exec 9>"$work/fifo"
    printf '%s' "$stored" >&9 # without a line end, the program keeps waiting while it holds the key
    until grep -qE '^Max core file size +0 +0 ' "/proc/$waiting/limits" 2>/dev/null; do
        kill -0 "$waiting" 2>/dev/null || fail "$* ended by itself: $(cat "$work/dying.out")"
    done
    kill -SEGV "$waiting"
    exec 9>&-
    wait "$waiting" 2>/dev/null || true
    rm "$work/fifo"
    [ -z "$(core_files)" ] || fail "a core file was written: $(core_files)"
}

session() {
    export QT_LOGGING_RULES='*=true' G_MESSAGES_DEBUG=all # enables all log output, including that of libraries
    traced=no
    ! command -v strace >/dev/null || ! strace -o /dev/null true 2>/dev/null || traced=yes
    stored=${OUTCROP_CANARY#* }
    export OPENAI_API_KEY=${OUTCROP_CANARY% *} GEMINI_API_KEY=${OUTCROP_CANARY% *}
    "$cli" init "$workspace" --sample >/dev/null
    storing
    cp "$workspace/config.toml" "$work/config.toml"
    showing
    sending
    refusing
    locking
    dying "$cli" keys set anthropic
    if [ -x "$build/bin/outcrop" ]; then dying env QT_QPA_PLATFORM=offscreen "$build/bin/outcrop" "$workspace"; fi
    echo "$step commands$([ "$traced" = yes ] || echo ' (strace is not available: the programs that they start were not checked)')"
    scan_all "$work" "$HOME"
}

[ -x "$scanner" ] || skip "canaryscan is not built"
touch "$work/begin"
if [ "${1:-}" = session ]; then
    session
elif [ $# -gt 0 ]; then
    OUTCROP_CANARY=$(new_key)
    export OUTCROP_CANARY
    prove_scanner
    around "$@"
else
    OUTCROP_CANARY="$(new_key) $(new_key)" # one key for the environment, and one key for the key store
    export OUTCROP_CANARY
    prove_scanner
    bash "$keyring" unlocked bash "$0" session
fi
