#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes ready what Outcrop is built from: deps.sh [test]. With "test", also what only the tests need.
# Packages come from packages.txt. KSyntaxHighlighting is not built for Qt 6 by some distributions: its source is fetched once, from the
# mirror that apt already uses and checked by SHA-256, and built into build/deps. The grammars of programming languages, which no distribution has all
# of, come through npm by the checksums of packaging/grammars. With nothing missing it ends immediately.
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"

prefix=$PWD/build/deps
groups=(build "$@")

# The lines of a group of packages.txt, without comments.
packages() { awk -v want="[$1]" '/^\[/ { on = ($0 == want); next } on && !/^#/ && NF' packaging/packages.txt; }

# One question for all packages: this runs before every start of the window.
look() { present=" $(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' | awk '/^ii/ { print $2 }' | tr '\n' ' ')"; }
installed() { [[ $present == *" $1 "* ]]; }
offered() { apt-cache show --no-all-versions "$1" >/dev/null 2>&1; }
apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"; }

# first_that installed "a | b": names the first of a line's alternatives for which the question is answered with yes.
first_that() {
    local name
    for name in ${2//|/ }; do
        if "$1" "$name"; then echo "$name"; return; fi
    done
    return 1
}

# npm fetches grammars, and the judges of some tests. Whichever there is will do, the distribution's or another: they exclude each other.
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

fetched() { [ -e "$prefix/lib/cmake/$1" ] || [ -e "$prefix/without-$1" ]; }
has_syntax() { installed libkf6syntaxhighlighting-dev || fetched KF5SyntaxHighlighting; }

install_missing() {
    local line name names=()
    apt_get update || return
    while read -r line; do
        name=$(first_that offered "$line") || { echo "The distribution has no package $line"; return 1; }
        names+=("$name")
    done < <(missing_lines)
    for name in $(packages newer); do
        if offered "$name"; then names+=("$name"); else mapfile -t -O "${#names[@]}" names < <(packages fetch); fi
    done
    apt_get install -y --no-install-recommends "${names[@]}" && look
}

# shellcheck disable=SC2016 # apt fills in the variable, not the shell
mirrors() { apt-get indextargets --format '$(REPO_URI)' | sort -u; }

# fetch PATH SHA256 FILE: from the pool of the first configured mirror that has it.
fetch() {
    local mirror part
    while read -r mirror; do
        for part in main universe; do
            /usr/lib/apt/apt-helper -o Acquire::Retries=1 download-file "${mirror%/}/pool/$part/$1" "$3" "SHA256:$2" && return
        done
    done < <(mirrors)
    return 1
}

# Built against Qt 6 and static, without what only its own programs need. Left alone, its build would put a commit hook
# into the repository around it, which is ours: hence the lines taken out.
build_syntax_highlighting() {
    local work=$prefix/work/syntax-highlighting
    mkdir -p "$work" &&
        fetch k/ksyntax-highlighting/ksyntax-highlighting_5.116.0.orig.tar.xz \
            6f8ccacebd0dc9ce050b2b23b715750c97938b3336fbbb80967920cb8c1dfaa7 "$work.tar.xz" &&
        tar -C "$work" --strip-components=1 --exclude=poqm -xf "$work.tar.xz" &&
        sed -i -e 's/find_package(ECM 5.116.0/find_package(ECM 5.103.0/' \
            -e '/KDEGitCommitHooks/d' -e '/kde_configure_git_pre_commit_hook/d' "$work/CMakeLists.txt" &&
        cmake -G Ninja -S "$work" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DQT_MAJOR_VERSION=6 \
            -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF -DCMAKE_CXX_COMPILER_LAUNCHER=ccache \
            -DCMAKE_DISABLE_FIND_PACKAGE_Qt6{Widgets,PrintSupport,Quick}=ON \
            -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib &&
        cmake --build "$work/build" &&
        cmake --install "$work/build" &&
        rm -r "$prefix/work"
}

if ! command -v apt-get >/dev/null; then
    echo "No apt here: install what packaging/packages.txt names by hand."
    exit
fi
look
if [ -z "${OUTCROP_PACKAGES_READY:-}" ] && { [ -n "$(missing_lines)" ] || ! has_syntax; }; then
    step 1 "Installing packages"
    logged packages install_missing
fi
go_on_as_caller "$@"
if ! has_syntax; then
    step 2 "Building KSyntaxHighlighting"
    if ! logged syntax-highlighting build_syntax_highlighting 2>/dev/null; then
        touch "$prefix/without-KF5SyntaxHighlighting"
        echo "KSyntaxHighlighting could not be built (build/logs/syntax-highlighting.log): text stays plain. To try again: rm -r build/deps"
    fi
fi
if ! logged grammars npm_packages packaging/grammars "$prefix/grammars" 2>/dev/null; then
    echo "The grammars could not be fetched through npm (build/logs/grammars.log): rules will have no checks on syntax trees."
fi
