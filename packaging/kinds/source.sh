#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the source archive: the files of the last commit, and packaging/vendor with the third-party sources that the build would download.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/common.sh"
# shellcheck source=packaging/thirdparty.sh
source packaging/thirdparty.sh

name=outcrop-$version
tree=$work/source/$name

# Copies the source without build results. In a repository, copies the files of the last commit, without files that git does not track.
copy_source() {
    if git rev-parse --verify -q HEAD >/dev/null; then git archive --format=tar HEAD
    else tar --exclude=./build --exclude=./.git -cf - .; fi | tar -C "$tree" -xf -
}

# Packs the sources that packaging/cmake/Grammars.cmake compiles, and the licenses. npm_packages accepts the result as installed.
pack_grammars() {
    local from=build/deps/grammars files
    npm_packages packaging/grammars "$from" || return
    mapfile -t files < <(
        cd "$from" || exit
        ls package.json package-lock.json node_modules/.package-lock.json
        find node_modules/tree-sitter-* -path '*/bindings' -prune -o \( -name '*.h' -o -name parser.c -o -name scanner.c -o -name LICENSE -o -name package.json \) -type f -print
    )
    archive "$1" "$from" "${files[@]}"
}

vendor() {
    local folder=$tree/packaging/vendor
    [ ! -e packaging/vendor ] || return 0 # a source archive already contains the grammars
    mkdir -p "$folder"
    pack_grammars "$folder/grammars.tar.xz" && syntax_source "$folder/$syntax_archive"
}

rm -rf "$work/source"
mkdir -p "$tree"
copy_source
logged vendor vendor
archive "$packages/$name.tar.xz" "$work/source" "$name"
rm -rf "$work/source"
wrote "$packages/$name.tar.xz"
