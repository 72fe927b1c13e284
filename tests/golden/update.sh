#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Rewrites the golden files with the results of the built tests: update.sh [BUILD FOLDER]. Read git diff before you commit.
set -euo pipefail
cd "$(dirname "$0")/../.."
OUTCROP_UPDATE_GOLDEN=1 ctest --test-dir "${1:-build/dev}" -L golden --output-on-failure
git status --short tests/golden
