#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Regenerates the stored reference results. Needs Rscript (Debian: r-base-core). Review git diff before you commit.
set -euo pipefail
cd "$(dirname "$0")"
Rscript --vanilla reference.R 1 500 > ../../data/experiments/reference.jsonl
