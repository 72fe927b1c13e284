#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Collects the Flatpak manifest and all sources in build/packages/flatpak, and builds the Flatpak if flatpak-builder and the runtime are installed.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/common.sh"
# shellcheck source=packaging/thirdparty.sh
source packaging/thirdparty.sh

id=org.outcrop.outcrop
folder=$packages/flatpak
sources() { grep -v '^#' packaging/flatpak/sources.txt; }

# Downloads the missing sources. Prints the names of the sources that no mirror has.
collect() {
    local path sum file
    while read -r path sum; do
        file=$folder/sources/${path##*/}
        sha256sum --status -c <<<"$sum  $file" 2>/dev/null || fetch "${path//+/%2b}" "$sum" "$file" >&2 || echo "${file##*/}"
    done < <(sources)
}

mkdir -p "$folder/sources"
sed "s/@VERSION@/$version/" packaging/flatpak/$id.yaml >"$folder/$id.yaml"
cp "$packages/outcrop-$version.tar.xz" "$folder/sources"
missing=$(collect 2>build/logs/flatpak-sources.log)
wrote "$folder/$id.yaml"
[ -z "$missing" ] || skip "No configured mirror has these sources; copy them to build/packages/flatpak/sources: ${missing//$'\n'/, }."
command -v flatpak-builder >/dev/null || skip "flatpak-builder is not installed; the manifest and its sources are complete."
logged flatpak flatpak-builder --force-clean --disable-download --repo="$work/flatpak/repo" "$work/flatpak/build" "$folder/$id.yaml"
logged flatpak-bundle flatpak build-bundle "$work/flatpak/repo" "$packages/Outcrop-$version.flatpak" $id
wrote "$packages/Outcrop-$version.flatpak"
