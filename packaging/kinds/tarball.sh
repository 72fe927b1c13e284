#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an archive of the command line that runs where it is unpacked, with the same or a later C library. Qt and the other libraries are separate files,
# because the distribution does not build Qt as a static library, and the license of Qt requires that users can replace it.
# shellcheck source=packaging/kinds/bundle.sh
source "$(dirname "$0")/bundle.sh"
needs patchelf strip

name=outcrop-cli-$version-linux-$(uname -m)
root=$work/tarball/$name
stage=$(staged)

rm -rf "$work/tarball"
copy_program "$stage" outcrop-cli "$root"
for folder in bash-completion fish zsh man doc/outcrop; do
    mkdir -p "$root/share/$(dirname "$folder")"
    cp -r "$stage/usr/share/$folder" "$root/share/$folder"
done
find "$root/share/man" -name outcrop.1 -delete
archive "$packages/$name.tar.xz" "$work/tarball" "$name"
rm -rf "$work/tarball"
wrote "$packages/$name.tar.xz"
