#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a container image with the command line from the Debian package, and writes it as an archive that `docker load` and `podman load` read.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/common.sh"

tool=
for tool in podman docker ''; do
    [ -z "$tool" ] || ! "$tool" info >/dev/null 2>&1 || break
done
[ -n "$tool" ] || skip "Neither podman nor a running docker was found."
debs=("$packages"/outcrop-cli_*.deb)
[ -e "${debs[0]}" ] || skip "There is no Debian package. Run: bash packaging/make.sh deb"
debian=${debs[0]##*+deb}

context=$work/container
rm -rf "$context"
mkdir -p "$context"
cp packaging/container/Containerfile "${debs[0]}" "$context"
image=outcrop-cli:$version
logged container "$tool" build --build-arg "DEBIAN=${debian%%_*}" --build-arg "SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH" -t "$image" -f "$context/Containerfile" "$context"
"$tool" save -o "$packages/outcrop-cli-$version-container.tar" "$image"
wrote "$packages/outcrop-cli-$version-container.tar"
