#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A failed save keeps the old bytes and reports it: lets every system call of a save fail in turn, with every error, once
# and permanently; then kills the program at every call; then fills a disk.
#
#   faults.sh [ERROR…]      default: EIO ENOSPC EACCES EROFS EDQUOT
source "$(dirname "$0")/common.sh"
errors=("$@")
[ $# -gt 0 ] || errors=(EIO ENOSPC EACCES EROFS EDQUOT)
declare -A reason=([EIO]='Input/output error' [ENOSPC]='No space left on device' [EACCES]='Permission denied'
    [EROFS]='Read-only file system' [EDQUOT]='Disk quota exceeded')
failed_saves=0 unharmed=0 kills=0 fallbacks=0

# Saves with this fault. Returns false if the save ended before the fault occurred.
save_with() {
    rm -f "$work/happened"
    code=0
    words_to_save "new title"
    { LD_PRELOAD="$faults" OUTCROP_FAULT=$1 OUTCROP_FAULT_BELOW=$workspace OUTCROP_FAULT_REPORT=$work/happened \
        "${saving[@]}" >/dev/null 2>"$work/message" || code=$?; } 2>/dev/null # hides the shell's messages about killed programs
    [ -e "$work/happened" ]
}

start_again() { cp "$work/old.md" "$workspace/$document"; }

# The reported path is the path of the document or of a parent folder.
check_old_bytes() {
    cmp -s "$work/old.md" "$workspace/$document" || fail "$1: the old bytes are gone"
    grep -q -e layers -e "$workspace" -e '^\.:' "$work/message" || fail "$1: the message names no path: $(cat "$work/message")"
    grep -q "${reason[$2]}" "$work/message" || fail "$1: the message gives no reason: $(cat "$work/message")"
    [ -z "$(strays)" ] || fail "$1: there is still $(strays)"
}

sweep() {
    local call=$1 error=$2 stays=$3 n
    for ((n = 1;; ++n)); do
        local fault=$call:$n:$error$stays
        save_with "$fault" || break
        if [ "$code" = 0 ]; then
            cmp -s "$work/new.md" "$workspace/$document" || fail "$fault: reported as done, but the document is not saved"
            unharmed=$((unharmed + 1))
        else
            check_old_bytes "$fault" "$error"
            failed_saves=$((failed_saves + 1))
        fi
        start_again
    done
    [ "$code" = 0 ] || fail "$call:$n:$error: the save failed without a fault"
    start_again
}

# Kills the program at every call. The file then has the old or the new bytes, and no hidden files remain after the next start.
sweep_kills() {
    local call=$1 n
    for ((n = 1;; ++n)); do
        save_with "$call:$n:KILL" || break
        [ "$code" = 137 ] || fail "$call:$n: not killed"
        cmp -s "$work/old.md" "$workspace/$document" || cmp -s "$work/new.md" "$workspace/$document" ||
            fail "killed at $call:$n: the document is torn"
        save "new title"
        cmp -s "$work/new.md" "$workspace/$document" || fail "killed at $call:$n: the next save failed"
        [ -z "$(strays)" ] || fail "killed at $call:$n: there is still $(strays)"
        kills=$((kills + 1))
        start_again
    done
    start_again
}

# Simulates file systems that cannot create unnamed files or exchange names, and writes that store only half of the bytes.
save_without() {
    save_with "$1:sticky" || fail "$1: the fault did not occur"
    [ "$code" = 0 ] || fail "without $1: $(cat "$work/message")"
    cmp -s "$work/new.md" "$workspace/$document" || fail "without $1: not saved"
    [ -z "$(strays)" ] || fail "without $1: there is still $(strays)"
    fallbacks=$((fallbacks + 1))
    start_again
}

# Uses a disk of 1 MB that is full except for a few KB. Requires the permission to mount.
fill_a_disk() {
    mkdir "$work/small"
    mount -t tmpfs -o size=1m tmpfs "$work/small" 2>/dev/null || { echo "SKIP  : the full disk: not allowed to mount"; return; }
    trap 'umount "$work/small"; rm -rf "$work"' EXIT
    workspace=$work/small
    mkdir "$workspace/layers"
    cp "$work/old.md" "$workspace/$document"
    head -c 2m /dev/zero >"$workspace/rest" 2>/dev/null || true
    code=0
    save "new title" 2>"$work/message" || code=$?
    [ "$code" != 0 ] || fail "full disk: reported as done"
    check_old_bytes "full disk" ENOSPC
    rm "$workspace/rest"
    save "new title"
    cmp -s "$work/new.md" "$workspace/$document" || fail "full disk: not saved after space was freed"
    echo "full disk: the save failed and kept the old bytes; it succeeded after space was freed"
}

make_workspace
cp "$workspace/$document" "$work/old.md"
with_title "new title" >"$work/new.md"
for call in write fsync rename exchange link open nameless; do
    for error in "${errors[@]}"; do
        sweep "$call" "$error" ""
        sweep "$call" "$error" :sticky
    done
done
for call in write fsync rename exchange link open nameless unlink; do
    sweep_kills "$call"
done
save_without nameless:1:EOPNOTSUPP
save_without exchange:1:EINVAL
save_without write:1:short
echo "$failed_saves failed saves: old bytes kept, path and reason reported, no files left; $unharmed saves succeeded despite a fault;" \
    "$kills kills at single calls: 0 torn; $fallbacks limited file systems supported"
fill_a_disk
