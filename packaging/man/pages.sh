#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes a manual page for each command of outcrop-cli, made from its help: pages.sh PROGRAM FOLDER. The date is that of outcrop-cli.1.
set -euo pipefail
program=$1 folder=$2
here=$(dirname "$0")
export COLUMNS=120 LC_ALL=C.UTF-8
date=$(sed -n 's/^\.TH OUTCROP-CLI 1 "\([^"]*\)".*/\1/p' "$here/outcrop-cli.1")

# commands_in TEXT: prints the names in the list of commands of a help text.
commands_in() { awk '/^Commands:$/ { on = 1; next } /^$/ { on = 0 } on && /^  [^ ]/ { print $1 }' <<<"$1"; }

# part COMMAND [FIRST LINE]: prints the part of a command, then the parts of its subcommands.
part() {
    local help name names
    # shellcheck disable=SC2086 # the words of a command
    help=$("$program" $1 --help)
    awk -v command="$1" -v page="${2:-}" -f "$here/page.awk" <<<"$help"
    names=$(commands_in "$help")
    for name in $names; do part "$1 $name"; done
}

mkdir -p "$folder"
names=$(commands_in "$("$program" --help)")
for name in $names; do
    {
        part "$name" ".TH OUTCROP-CLI-${name^^} 1 \"$date\" \"Outcrop\" \"User Commands\""
        printf '.SH "SEE ALSO"\n.BR outcrop\\-cli (1)\n'
    } >"$folder/outcrop-cli-$name.1"
done
