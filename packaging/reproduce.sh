#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes packages twice from scratch, in two folders, and compares their bytes: reproduce.sh KIND…
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/kinds/common.sh"
export CCACHE_DISABLE=1 # the second build must not reuse the objects of the first
for run in first second; do
    rm -rf "${packages:?}/$run"
    OUTCROP_PACKAGES=$packages/$run bash packaging/make.sh "$@"
done
diff "$packages/first/SHA256SUMS" "$packages/second/SHA256SUMS" && echo "Both builds have the same bytes."
