#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes an AppImage of both programs with the runtime in packaging/appimage, which requires no FUSE. OUTCROP_APPIMAGE_RUNTIME names another runtime (type 2) for
# this machine's architecture, such as the one of the AppImage project, which mounts the image.
# shellcheck source=packaging/kinds/bundle.sh
source "$(dirname "$0")/bundle.sh"
needs patchelf strip mksquashfs

id=org.outcrop.outcrop
name=Outcrop-$version-$(uname -m)
app=$work/appimage/Outcrop.AppDir
rm -rf "$work/appimage"
mkdir -p "$work/appimage"
runtime=${OUTCROP_APPIMAGE_RUNTIME:-}
if [ -z "$runtime" ]; then
    runtime=$work/appimage/runtime
    bash packaging/appimage/runtime.sh "$runtime"
    copy_licenses "$app/usr" "$libraries"/lib{squashfs,z,lzma,lz4,zstd,c}.a # the licenses of the libraries in the runtime
fi

stage=$(staged)
copy_program "$stage" outcrop "$app/usr"
copy_program "$stage" outcrop-cli "$app/usr"
separate_shared "$app/usr"
copy_qt_translations "$app/usr"
cp -r "$stage/usr/share" "$app/usr"
cp packaging/appimage/AppRun packaging/desktop/$id.desktop packaging/desktop/$id.svg "$app"
ln -s $id.svg "$app/.DirIcon"

# mksquashfs takes the times from SOURCE_DATE_EPOCH.
logged appimage mksquashfs "$app" "$work/appimage/image" -all-root -no-xattrs -noappend -comp gzip -processors 1
cat "$runtime" "$work/appimage/image" >"$packages/$name.AppImage"
chmod 755 "$packages/$name.AppImage"
rm -rf "$work/appimage"
wrote "$packages/$name.AppImage"
