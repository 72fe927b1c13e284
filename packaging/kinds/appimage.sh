#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an AppImage of both programs. OUTCROP_APPIMAGE_RUNTIME is the AppImage runtime (type 2) of this machine's architecture; distributions do not have it.
# Without it, the contents are written as an archive: unpack it and start AppRun.
# shellcheck source=packaging/kinds/bundle.sh
source "$(dirname "$0")/bundle.sh"
needs patchelf strip mksquashfs

id=org.outcrop.outcrop
name=Outcrop-$version-$(uname -m)
app=$work/appimage/Outcrop.AppDir
stage=$(staged)

rm -rf "$work/appimage"
copy_program "$stage" outcrop "$app/usr"
copy_program "$stage" outcrop-cli "$app/usr"
separate_shared "$app/usr"
copy_qt_translations "$app/usr"
cp -r "$stage/usr/share" "$app/usr"
cp packaging/appimage/AppRun packaging/desktop/$id.desktop packaging/desktop/$id.svg "$app"
ln -s $id.svg "$app/.DirIcon"

if [ -z "${OUTCROP_APPIMAGE_RUNTIME:-}" ]; then
    archive "$packages/$name.AppDir.tar.xz" "$work/appimage" Outcrop.AppDir
    wrote "$packages/$name.AppDir.tar.xz"
    skip "OUTCROP_APPIMAGE_RUNTIME is not set, so the AppImage itself was not made."
fi
rm -f "$work/appimage/image"
# mksquashfs takes the times from SOURCE_DATE_EPOCH.
logged appimage mksquashfs "$app" "$work/appimage/image" -all-root -no-xattrs -noappend -comp gzip -processors 1
cat "$OUTCROP_APPIMAGE_RUNTIME" "$work/appimage/image" >"$packages/$name.AppImage"
chmod 755 "$packages/$name.AppImage"
rm -rf "$work/appimage"
wrote "$packages/$name.AppImage"
