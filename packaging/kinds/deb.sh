#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian packages outcrop, outcrop-cli and outcrop-doc for the version of Debian that this script runs on, and checks them with lintian.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/common.sh"
needs dpkg-buildpackage dh lintian

# shellcheck source=/dev/null
release=$(. /etc/os-release && echo "${VERSION_ID:-0} ${VERSION_CODENAME:-unstable}")
full=$version-1+deb${release% *}
stage=$(staged)
tree=$(unpacked_source)

build_depends() {
    awk '/^\[/ { on = /tools|build|newer/; optional = /newer/; next } on && !/^#/ && NF { print $0 (optional ? " | extra-cmake-modules" : "") }' packaging/packages.txt |
        paste -sd, | sed 's/,/, /g'
}

write_debian_folder() {
    cp -r packaging/debian "$tree/debian"
    sed "s/@BUILD_DEPENDS@/$(build_depends)/" packaging/debian/control.in >"$tree/debian/control"
    rm "$tree/debian/control.in"
    # Older versions of lintian reject overrides of unknown tags.
    lintian-explain-tags appstream-metadata-validation-failed >/dev/null 2>&1 || rm "$tree/debian/outcrop.lintian-overrides"
    cat >"$tree/debian/changelog" <<TEXT
outcrop ($full) ${release#* }; urgency=medium

  * New version. /usr/share/doc/outcrop/changelog.gz lists the changes.

 -- The Outcrop developers <developers@outcrop.example>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT
}

build() { (cd "$tree" && OUTCROP_STAGE=$stage dpkg-buildpackage -b -us -uc); }

rm -f "$packages"/outcrop*_*.deb "$work"/outcrop*_*
write_debian_folder
logged deb build
mv "$work"/outcrop*_*.deb "$packages"
for package in "$packages"/outcrop*_*.deb; do wrote "$package"; done
lintian --fail-on error,warning "$packages"/outcrop*_*.deb
