#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs third-party sources that distributions do not have into build/deps: the grammars of programming languages, and KSyntaxHighlighting if there
# is no package for Qt 6. A source release has them in packaging/vendor; otherwise they are downloaded. deps.sh uses the functions.
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

prefix=$PWD/build/deps
vendor=$PWD/packaging/vendor
syntax_version=5.116.0
syntax_archive=ksyntax-highlighting_$syntax_version.orig.tar.xz
syntax_sha256=6f8ccacebd0dc9ce050b2b23b715750c97938b3336fbbb80967920cb8c1dfaa7

fetched() { [ -e "$prefix/lib/cmake/$1" ] || [ -e "$prefix/without-$1" ]; }
has_syntax_package() { compgen -G "/usr/lib*/cmake/KF6SyntaxHighlighting" || compgen -G "/usr/lib/*/cmake/KF6SyntaxHighlighting"; } >/dev/null
has_syntax() { has_syntax_package || fetched KF5SyntaxHighlighting; }

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

# syntax_source FILE: copies the source of KSyntaxHighlighting from the source release, or downloads it.
syntax_source() {
    if [ -e "$vendor/$syntax_archive" ]; then cp "$vendor/$syntax_archive" "$1"
    else fetch "k/ksyntax-highlighting/$syntax_archive" "$syntax_sha256" "$1"; fi
}

# Builds a static library against Qt 6, without the dependencies of its programs. The removed lines would install a commit hook into this repository.
build_syntax_highlighting() {
    local work=$prefix/work/syntax-highlighting launcher=()
    command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    mkdir -p "$work" &&
        syntax_source "$work.tar.xz" &&
        tar -C "$work" --strip-components=1 --exclude=poqm -xf "$work.tar.xz" &&
        sed -i -e 's/find_package(ECM '$syntax_version'/find_package(ECM 5.103.0/' \
            -e '/KDEGitCommitHooks/d' -e '/kde_configure_git_pre_commit_hook/d' "$work/CMakeLists.txt" &&
        cmake -G Ninja -S "$work" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DQT_MAJOR_VERSION=6 \
            -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF "${launcher[@]}" \
            -DCMAKE_DISABLE_FIND_PACKAGE_Qt6{Widgets,PrintSupport,Quick}=ON \
            -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib &&
        cmake --build "$work/build" &&
        cmake --install "$work/build" &&
        rm -r "$prefix/work"
}

# Unpacks the grammars of a source release, or installs them with npm by the checksums of packaging/grammars.
install_grammars() {
    if [ -e "$vendor/grammars.tar.xz" ]; then mkdir -p "$prefix/grammars" && tar -C "$prefix/grammars" -xf "$vendor/grammars.tar.xz"
    else npm_packages packaging/grammars "$prefix/grammars"; fi
}

third_party() {
    if ! has_syntax; then
        step 2 "Building KSyntaxHighlighting"
        if ! logged syntax-highlighting build_syntax_highlighting 2>/dev/null; then
            touch "$prefix/without-KF5SyntaxHighlighting"
            echo "KSyntaxHighlighting could not be built (build/logs/syntax-highlighting.log): the editor has no syntax highlighting. To retry, run \`rm -r build/deps\`, then this script."
        fi
    fi
    if ! logged grammars install_grammars 2>/dev/null; then
        echo "The grammars could not be installed with npm (build/logs/grammars.log): rules that use syntax trees are not checked."
    fi
}

[ "${BASH_SOURCE[0]}" != "$0" ] || third_party
