#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# commandfiles.sh PROGRAM: every command has a manual page without lint and is completed in every shell.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh"
program=$1
needs man

bash "$source/packaging/commandfiles.sh" "$program" "$temporary" >"$temporary/files"
while read -r file; do check "$file is empty" [ -s "$temporary/$file" ]; done <"$temporary/files"

commands=$("$program" --help | awk '/^Commands:$/ { on = 1; next } /^$/ { on = 0 } on && /^  [^ ]/ { print $1 }')
check "no commands in the help" [ "$(wc -w <<<"$commands")" -gt 40 ]
for command in $commands; do
    check "$command has no manual page" grep -qx "man/man1/outcrop-cli-$command.1" "$temporary/files"
    for completion in bash-completion/completions/outcrop-cli zsh/site-functions/_outcrop-cli fish/vendor_completions.d/outcrop-cli.fish; do
        check "$completion does not complete $command" grep -qw -- "$command" "$temporary/$completion"
    done
done

# An option of an inner command is in the page of the outer one.
check "--sample is missing" grep -q '^\.B \\-\\-sample$' "$temporary/man/man1/outcrop-cli-init.1"
check "the section of log import is missing" grep -qx '.SH "LOG IMPORT"' "$temporary/man/man1/outcrop-cli-log.1"

for page in "$temporary"/man/man1/*.1 "$source"/packaging/man/*.1; do
    warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    check "$page: $warnings" [ -z "$warnings" ]
    # mandoc has more checks, except checks of dates and long lines.
    ! command -v mandoc >/dev/null || check "mandoc -T lint $page" mandoc -T lint -W warning "$page"
done
finish
