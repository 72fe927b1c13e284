#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Opening a folder is harmless with any content: builds a workspace with hostile files, opens it with the command line and
# with the window, and checks in the strace output that no program was run, no connection made, no file written, and no outside file read.
#
#   hostile.sh [SECONDS [FILES]]     how long the window is open, and the number of additional small files
# With OUTCROP_PLATFORM=xcb the window opens on DISPLAY, for example under xvfb-run; the display's socket is listed.
source "$(dirname "$0")/common.sh"
seconds=${1:-4}
files=${2:-100}
command -v strace >/dev/null || skip "strace is not installed"
strace -o /dev/null true 2>/dev/null || skip "strace may not trace here"

outside=$work/outside
home=$work/home

# Allowed reads outside the workspace: the system, the build, the program's folders in the user's home, and the display's authority file.
may_read="^(/usr|/lib|/lib64|/etc|/proc|/sys|/dev|/var/cache/fontconfig|/var/lib/dbus|/run|/snap|$build|$source_folder/build|$home|${XAUTHORITY:-/etc})(/|\$)"
# Allowed writes: the program's folders, and paths that are not files on disk.
may_write="^($home|/dev/null|/dev/tty|/dev/shm|/proc|/memfd:)(/|\$)"

put() { mkdir -p "$(dirname "$workspace/$1")" && printf '%b' "$2" >"$workspace/$1"; }

set_traps() {
    mkdir -p "$outside" "$home" "$workspace"
    echo secret >"$outside/secret.md"
    printf 'provider:\n  name: outside\n' >"$outside/outside.yaml"
    put layers/soul.md '---\ntier: granite\n---\nPlain text.\n'
    put config.toml '[conductor]\nname = "x"\n[prompt_layers]\nout = "../outside/secret.md"\nroot = "/etc/passwd"\nhome = "~/secret.md"\n'
    ln -s "$outside/secret.md" "$workspace/layers/out.md"
    ln -s "$outside" "$workspace/layers/outside"
    ln -s ../../outside/secret.md "$workspace/layers/relative.md"
    ln -s .. "$workspace/layers/up"
    ln -s loop.md "$workspace/layers/loop.md"
    ln -s /dev/zero "$workspace/layers/endless.md"
    ln "$outside/secret.md" "$workspace/layers/hard.md"
    mkfifo "$workspace/layers/pipe.md"
    mknod "$workspace/layers/device.md" c 1 5 2>/dev/null || echo "SKIP  : the device node: not allowed to create one"
    put "layers/$(printf 'n%.0s' {1..252}).md" 'A long name.\n'
    put $'layers/new\nline.md' 'A name of two lines.\n'
    put $'layers/caf\u00e9.md' 'composed\n'
    put $'layers/cafe\u0301.md' 'decomposed\n'
    put $'layers/\u202etxt.md' 'from right to left\n'
    put $'layers/bad\xff.md' 'no UTF-8 in its name\n'
    put layers/Case.md 'one\n'
    put layers/case.md 'two\n'
    put layers/bomb.md '---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e,*e]\n---\n'
    put layers/comma.md '---\n,mpl\n---\n'
    put layers/.soul.md.outcrop-000000000000-111111111111-2222 'somebody planted this\n'
    put layers/.soul.md.outcrop-000000000000-111111111111-2222.part 'and this\n'
    put .git/hooks/post-checkout "#!/bin/sh\ntouch $work/ran\n"
    put .git/config "[core]\n\tfsmonitor = touch $work/ran\n"
    chmod +x "$workspace/.git/hooks/post-checkout"
    put outcrop.conf "[sessions]\nrun=touch $work/ran\n"
    put .outcrop/outcrop.db 'SQLite format 3\0planted'
    put .outcrop/settings.toml 'base_url = "http://127.0.0.1:9"\n'
    put .env 'OPENAI_API_KEY=planted\n'
    put portability/providers/foreign.yaml 'provider:\n  name: foreign\n  api_format: openai-responses\n  base_url: http://127.0.0.1:9\n  models:\n    - {id: m, context_window: 1000}\n'
    put portability/providers/child.yaml 'extends: ../../../outside/outside.yaml\ninclude: /etc/passwd\nprovider:\n  name: child\n'
    put portability/wire/loop.yaml 'wire: loop\nextends: loop\nbase_url: http://169.254.169.254\nrequest: {include: ../../../outside/secret.md}\n'
    put agents/tool.md '---\nname: tool\ndescription: x\ntools:\n  - name: t\n    description: x\n    parameters: {$ref: "http://127.0.0.1:9/schema.json"}\n  - name: u\n    description: x\n    parameters: {type: object, properties: {a: {$ref: "file:///etc/passwd"}, b: {type: string, pattern: "(a+)+$"}}}\n---\nx\n'
    truncate -s 2G "$workspace/layers/huge.md"
    mkdir -p "$workspace/many"
    seq 1 "$files" | xargs -I{} sh -c 'echo text >"$1/many/{}.md"' sh "$workspace"
}

# Prints the state of every file that a program could have changed, except the access time.
state_of_folder() {
    (cd "$work" && find workspace outside -printf '%p %y %m %s %T@ %C@ %n %l\n' | sort)
    find "$workspace" "$outside" -type f -size -1M -print0 | sort -z | xargs -0 sha256sum
}

# Prints one line for each forbidden action, and one for each local socket.
judge() {
    cat "$work"/trace.* | awk -v workspace="$workspace" -v may_read="$may_read" -v may_write="$may_write" '
        function after_bracket(text) { sub(/.*</, "", text); return text }
        function opened(line) { return match(line, /\) = [0-9]+<[^>]*/) ? after_bracket(substr(line, RSTART, RLENGTH)) : "" }
        function named(line) { return match(line, /"[^"]*"/) ? substr(line, RSTART + 1, RLENGTH - 2) : "" }
        function absolute(line, name) {
            if (name ~ /^\//) return name
            return (match(line, /^[a-z0-9]+\((AT_FDCWD|[0-9]+)<[^>]*/) ? after_bracket(substr(line, RSTART, RLENGTH)) : "?") "/" name
        }
        { failed = / = -1 / }
        /^(execve|execveat)\(/ { if (++programs > 1) print "BAD run: " named($0) }
        /^(fork|vfork)\(/ || (/^clone3?\(/ && !/CLONE_THREAD/) { print "BAD child: " $0 }
        /^(connect|sendto|sendmsg|bind|listen)\(/ && /sa_family=/ {
            if (/AF_UNIX/) print "local socket: " named($0)
            else if (!/AF_NETLINK/) print "BAD connection: " $0
        }
        /^(open|openat|openat2|creat)\(/ && !failed && !/O_PATH/ {
            path = opened($0)
            if (/O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/) { if (path !~ may_write) print "BAD write: " path }
            else if (path !~ may_read && index(path "/", workspace "/") != 1) print "BAD read: " path
        }
        /^(mkdir|mkdirat|unlink|unlinkat|rename|renameat|renameat2|link|linkat|symlink|symlinkat|mknod|mknodat|rmdir|chmod|fchmodat|chown|fchownat|truncate|setxattr|lsetxattr)\(/ && !failed {
            path = absolute($0, named($0))
            if (path !~ may_write) print "BAD change: " $0
        }' | sort | uniq -c
}

check() {
    local what=$1
    judge >"$work/judged"
    grep -q "layers/soul.md" "$work"/trace.* || fail "$what: the workspace was not read"
    ! grep BAD "$work/judged" || fail "$what did something forbidden"
    state_of_folder >"$work/after"
    diff "$work/before" "$work/after" || fail "$what changed the folder"
    [ ! -e "$work/ran" ] || fail "$what ran something"
    echo "$what: 0 connections, 0 children, 0 writes, 0 reads outside; local sockets: $(grep -c 'local socket' "$work/judged" || true)"
    sed -n 's/^ *\([0-9]*\) local socket: /    \1 x /p' "$work/judged"
    rm -f "$work"/trace.*
}

traced() {
    env -i PATH="$PATH" HOME="$home" LC_ALL=C.UTF-8 QT_QPA_PLATFORM="${OUTCROP_PLATFORM:-offscreen}" \
        DISPLAY="${DISPLAY:-}" XAUTHORITY="${XAUTHORITY:-}" DBUS_SESSION_BUS_ADDRESS="unix:path=$work/nobody" XDG_STATE_HOME="$home/state" \
        XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home" \
        timeout -s TERM -k 5 "$1" strace -ff -y -qq -s 300 -o "$work/trace" -e trace=%file,%network,%process "${@:2}" \
        >"$work/output" 2>&1
}

# Checks that judge() detects each forbidden action.
judge_the_judge() {
    traced 10 bash -c "cat '$outside/secret.md'; touch '$workspace/touched'; rm '$workspace/touched'; exec 3<>/dev/tcp/127.0.0.1/9" || true
    judge >"$work/judged"
    for kind in run child connection write read change; do
        grep -q "BAD $kind" "$work/judged" || fail "the judge does not see a $kind: $(cat "$work/judged")"
    done
    rm -f "$work"/trace.*
}

set_traps
chmod 0700 "$home"
judge_the_judge
state_of_folder >"$work/before"
for command in layers "render --provider foreign" "render --provider openai" "render --provider child"; do
    code=0
    # shellcheck disable=SC2086 # the words are listed above
    traced 30 "$cli" -C "$workspace" $command || code=$?
    [ "$code" -lt 70 ] || fail "outcrop-cli $command ended with $code: $(tail -n 2 "$work/output")"
    check "outcrop-cli $command"
done
if [ -x "$build/bin/outcrop" ]; then
    code=0
    traced "$seconds" "$build/bin/outcrop" "$workspace" || code=$?
    [ "$code" = 124 ] || fail "the window ended with $code: $(tail -n 2 "$work/output")"
    check "the window, $seconds s"
    left=$(find "$home/state/outcrop" -mindepth 1 ! -path "$home/state/outcrop/crashes" 2>/dev/null || true) # the empty folder of crash reports is allowed
    [ -z "$left" ] || fail "the window left $left"
else
    echo "SKIP  : the window: it is not built"
fi
