#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the files that are made from the commands of outcrop-cli: commandfiles.sh PROGRAM SHARE. SHARE is a folder such as /usr/share.
# Prints the path of each file relative to it.
set -euo pipefail
program=$1 share=$2

# completion SHELL PATH: writes the completion script of a shell to a path.
completion() {
    mkdir -p "$share/$(dirname "$2")"
    "$program" completion "$1" >"$share/$2"
    echo "$2"
}

completion bash bash-completion/completions/outcrop-cli
completion zsh zsh/site-functions/_outcrop-cli
completion fish fish/vendor_completions.d/outcrop-cli.fish
bash "$(dirname "$0")/man/pages.sh" "$program" "$share/man/man1"
for page in "$share"/man/man1/outcrop-cli-*.1; do
    echo "man/man1/${page##*/}"
done
