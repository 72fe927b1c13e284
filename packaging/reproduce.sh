#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes packages twice from scratch and compares their bytes: reproduce.sh KIND…
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/kinds/common.sh"
export CCACHE_DISABLE=1 # the second build must not reuse the objects of the first
for run in first second; do
    rm -rf "$packages"
    bash packaging/make.sh "$@"
    cp "$packages/SHA256SUMS" "build/SHA256SUMS.$run"
done
diff build/SHA256SUMS.first build/SHA256SUMS.second && echo "Both builds have the same bytes."
