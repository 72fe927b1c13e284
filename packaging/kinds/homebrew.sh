#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the Homebrew formula of the source archive. OUTCROP_SOURCE_URL is the address of the archive, OUTCROP_HOMEPAGE that of the website.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/common.sh"
[ -n "${OUTCROP_SOURCE_URL:+${OUTCROP_HOMEPAGE:-}}" ] || skip "Set OUTCROP_SOURCE_URL and OUTCROP_HOMEPAGE to the addresses of the source archive and the website."
sum=$(sha256sum <"$packages/outcrop-$version.tar.xz")
sed -e "s|@URL@|$OUTCROP_SOURCE_URL|" -e "s|@HOMEPAGE@|$OUTCROP_HOMEPAGE|" -e "s|@SHA256@|${sum%% *}|" packaging/homebrew/outcrop.rb.in >"$packages/outcrop.rb"
wrote "$packages/outcrop.rb"
