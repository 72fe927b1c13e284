#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the build dependencies: deps.sh [test]. With "test", also installs the dependencies of the tests.
# packages.txt lists the packages. Some distributions do not build KSyntaxHighlighting for Qt 6: its source is then downloaded once from the
# configured apt mirror, checked by SHA-256, and built into build/deps. The grammars of programming languages are installed
# with npm by the checksums of packaging/grammars, because no distribution has all of them.
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"

prefix=$PWD/build/deps
groups=(build "$@")

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

fetched() { [ -e "$prefix/lib/cmake/$1" ] || [ -e "$prefix/without-$1" ]; }
has_syntax() { installed libkf6syntaxhighlighting-dev || fetched KF5SyntaxHighlighting; }

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

# shellcheck disable=SC2016 # apt expands the variable, not the shell
mirrors() { apt-get indextargets --format '$(REPO_URI)' | sort -u; }

# fetch PATH SHA256 FILE: downloads a file from the pool of the first configured mirror that has it.
fetch() {
    local mirror part
    while read -r mirror; do
        for part in main universe; do
            /usr/lib/apt/apt-helper -o Acquire::Retries=1 download-file "${mirror%/}/pool/$part/$1" "$3" "SHA256:$2" && return
        done
    done < <(mirrors)
    return 1
}

# Builds a static library against Qt 6, without the dependencies of its programs. The removed lines would install a commit
# hook into this repository.
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
    echo "apt is not installed. Install the packages in packaging/packages.txt manually."
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
        echo "KSyntaxHighlighting could not be built (build/logs/syntax-highlighting.log): the editor has no syntax highlighting. To retry, run \`rm -r build/deps\`, then this script."
    fi
fi
if ! logged grammars npm_packages packaging/grammars "$prefix/grammars" 2>/dev/null; then
    echo "The grammars could not be installed with npm (build/logs/grammars.log): rules that use syntax trees are not checked."
fi
