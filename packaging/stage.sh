#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the programs as packages contain them, and installs them below FOLDER/usr: stage.sh FOLDER. If OUTCROP_STAGE names a folder that this script
# wrote earlier, copies it instead. Uses no network if the source has packaging/vendor.
set -euo pipefail
folder=$(realpath -m "$1")
export OUTCROP_STEPS=5
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"

mkdir -p "$folder"
if [ -n "${OUTCROP_STAGE:-}" ]; then
    cp -a "$OUTCROP_STAGE/." "$folder"
    exit
fi

# Uses the hardening flags of the distribution's packages. The programs contain no paths of this machine and no debug information.
if command -v dpkg-buildflags >/dev/null; then
    eval "$(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --export=sh)"
fi
for flags in CFLAGS CXXFLAGS; do # CMake does not read CPPFLAGS, so the flags are added to these variables
    export "$flags=${!flags:-} ${CPPFLAGS:-} -ffile-prefix-map=$PWD=. -g0"
done
export LDFLAGS="${LDFLAGS:-} -Wl,--build-id=sha1"

bash packaging/thirdparty.sh
step 3 "Configuring"
logged configure-package cmake --preset release -B build/package -DCMAKE_INSTALL_PREFIX=/usr -DOUTCROP_HOMEPAGE="${OUTCROP_HOMEPAGE:-}"
step 4 "Building"
logged build-package cmake --build build/package
step 5 "Installing in $folder"
DESTDIR=$folder logged install-package cmake --install build/package --strip
