#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the build dependencies: deps.sh [test] [package]. Also installs the dependencies of the tests, or the tools that make packages.
# packages.txt lists the packages. Some distributions do not build KSyntaxHighlighting for Qt 6: its source is then downloaded once from the
# configured apt mirror, checked by SHA-256, and built into build/deps. The grammars of programming languages are installed
# with npm by the checksums of packaging/grammars, because no distribution has all of them. thirdparty.sh does both.
# shellcheck source=packaging/thirdparty.sh
source "$(dirname "$0")/thirdparty.sh"

groups=(tools build "$@")

# Prints the lines of a group of packages.txt without comments.
packages() { awk -v want="[$1]" '/^\[/ { on = ($0 == want); next } on && !/^#/ && NF' packaging/packages.txt; }

# Queries all packages in one call, because this script runs before every start of the window.
look() { present=" $(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' | awk '/^ii/ { print $2 }' | tr '\n' ' ')"; }
installed() { [[ $present == *" $1 "* ]]; }
offered() { apt-cache show --no-all-versions "$1" >/dev/null 2>&1; }
apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"; }

# first_that installed "a | b": prints the first alternative of a line for which the command succeeds.
first_that() {
    local name
    for name in ${2//|/ }; do
        if "$1" "$name"; then echo "$name"; return; fi
    done
    return 1
}

# npm installs the grammars and the reference tools of some tests. Any installed npm is used, because the distribution's package may conflict with it.
lacks_npm() { ! command -v npm >/dev/null && offered npm; }

missing_lines() {
    local group line
    for group in "${groups[@]}"; do
        while read -r line; do
            first_that installed "$line" >/dev/null || echo "$line"
        done < <(packages "$group")
    done
    lacks_npm && echo npm
    return 0
}

install_missing() {
    local line name names=()
    apt_get update || return
    while read -r line; do
        name=$(first_that offered "$line") || { echo "The distribution does not have the package $line."; return 1; }
        names+=("$name")
    done < <(missing_lines)
    for name in $(packages newer); do
        if offered "$name"; then names+=("$name"); else mapfile -t -O "${#names[@]}" names < <(packages fetch); fi
    done
    apt_get install -y --no-install-recommends "${names[@]}" && look
}

if ! command -v apt-get >/dev/null; then
    echo "apt is not installed. Install the packages in packaging/packages.txt manually."
    exit
fi
look
if [ -z "${OUTCROP_PACKAGES_READY:-}" ] && { [ -n "$(missing_lines)" ] || ! has_syntax; }; then
    step 1 "Installing packages"
    logged packages install_missing
fi
go_on_as_caller "$@"
third_party
