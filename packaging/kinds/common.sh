# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by packaging/make.sh and the kinds of packages, which make.sh starts after it has made the source archive: version and date, archives with the same bytes every time, and the built programs.
# shellcheck shell=bash
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages=${OUTCROP_PACKAGES:-$PWD/build/packages}
work=$packages/work
version=$(sed -n 's/^project(Outcrop VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# Prints the time of the last commit. In a source archive, every file has this time.
source_date() { git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md; }
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(source_date)}
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C.UTF-8
umask 022
mkdir -p "$packages" "$work"

# skip REASON: ends the script of a kind that this machine cannot make.
skip() { printf '%s: not made. %s\n' "$(basename "$0" .sh)" "$1" >&2; exit 77; }
needs() { local tool; for tool in "$@"; do command -v "$tool" >/dev/null || skip "The program $tool is missing. Run: bash packaging/deps.sh package"; done; }
wrote() { printf 'Wrote %s\n' "${1#"$PWD"/}"; }

# archive FILE FOLDER NAME…: writes a .tar.xz that depends only on the contents of the named files and folders in FOLDER.
archive() {
    local file=$1 folder=$2
    shift 2
    tar --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw,a-s --mtime="@$SOURCE_DATE_EPOCH" -C "$folder" -cf - "$@" |
        xz -6 -T1 >"$file"
}

# unpacked_source: prints the path of a folder with a fresh copy of the source archive.
unpacked_source() {
    rm -rf "$work/outcrop-$version"
    tar -C "$work" -xf "$packages/outcrop-$version.tar.xz"
    echo "$work/outcrop-$version"
}

# staged: prints the path of the installed programs, built once for each version of the source archive. OUTCROP_STAGE names another folder.
staged() {
    local stage=$work/stage sum tree
    if [ -n "${OUTCROP_STAGE:-}" ]; then echo "$OUTCROP_STAGE"; return; fi
    sum=$(sha256sum <"$packages/outcrop-$version.tar.xz")
    if [ "$(cat "$stage.sha256" 2>/dev/null)" != "$sum" ]; then
        rm -rf "$stage" "$stage.sha256"
        tree=$(unpacked_source)
        bash "$tree/packaging/stage.sh" "$stage" >&2
        echo "$sum" >"$stage.sha256"
    fi
    echo "$stage"
}

write_checksums() {
    (
        cd "$packages" || exit
        rm -f SHA256SUMS
        find . -maxdepth 1 -type f -printf '%P\n' | sort | xargs -r sha256sum >"$work/SHA256SUMS"
        mv "$work/SHA256SUMS" .
    )
    wrote "$packages/SHA256SUMS"
}
