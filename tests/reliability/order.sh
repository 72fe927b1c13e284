#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A save reported as done is on disk: the new bytes are synced before their file gets the document's name, and the folder is
# synced after that and before the program exits with 0.
#
#   order.sh [COUNT]
source "$(dirname "$0")/common.sh"
count=${1:-3}
command -v strace >/dev/null || skip "strace is not installed"
strace -o /dev/null true 2>/dev/null || skip "strace may not trace here"

# Reads a trace and prints every violation of this order.
out_of_order() {
    awk -v folder="$workspace/layers" '
        /^[0-9]+ +f(data)?sync\(/ && / = 0$/ { if (index($0, "<" folder ">")) folder_synced = renamed; else synced = 1 }
        /renameat2?\(/ && /soul\.md"/ && / = 0$/ { if (!synced) print "the file was renamed before its bytes were synced"; renamed = 1 }
        /exit_group\(0\)/ { if (!folder_synced) print "the program exited before the folder was synced"; ended = 1 }
        END { if (!renamed) print "the file was not renamed"; if (!ended) print "the program did not exit with 0" }' "$1"
}

make_workspace
for ((i = 1; i <= count; ++i)); do
    words_to_save "title $i"
    strace -f -y -o "$work/trace" -e trace=fsync,fdatasync,rename,renameat,renameat2,linkat,exit_group "${saving[@]}" >/dev/null
    problem=$(out_of_order "$work/trace")
    [ -z "$problem" ] || { cat "$work/trace"; fail "$problem"; }
done
echo "$count saves: each synced its bytes before the rename, and the folder before exiting"
