#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes packages in build/packages: make.sh KIND…
#
#   source     source archive that can be built without git and offline
#   deb        packages for this Debian version: outcrop, outcrop-cli, outcrop-doc
#   tarball    the command line with its libraries, for any Linux with the same or a later C library
#   appimage   the window and the command line in one file that runs without installation
#   flatpak    Flatpak manifest with all sources, built if flatpak-builder is installed
#   container  container image with the command line
#   homebrew   Homebrew formula of the source archive
#   sbom       software bill of materials (CycloneDX)
#   all        all of these, without those that this machine cannot make
#
# The same source gives the same bytes: SOURCE_DATE_EPOCH is the time of the last commit unless it is set. Install the tools with `packaging/deps.sh package`.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/kinds/common.sh"

all=(source deb tarball appimage flatpak container homebrew sbom)
usage() { sed -n '3,15s/^# \{0,1\}//p' packaging/make.sh; }

[ $# -gt 0 ] || { usage >&2; exit 2; }
kinds=("$@")
[ "$*" != all ] || kinds=("${all[@]}")
known=" ${all[*]} "
for kind in "${kinds[@]}"; do
    [[ $known == *" $kind "* ]] || { echo "Unknown kind of package: $kind" >&2; usage >&2; exit 2; }
done

# The source archive is made first, because most other kinds use it. `all` continues with the next kind if this machine cannot make a kind.
bash packaging/kinds/source.sh
worst=0
for kind in "${kinds[@]}"; do
    [ "$kind" != source ] || continue
    status=0
    bash "packaging/kinds/$kind.sh" || status=$?
    if [ "$status" = 77 ] && [ "$*" = all ]; then continue; fi
    ((status <= worst)) || worst=$status
done
write_checksums
exit "$worst"
