#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Regenerates resources/tokenizers/estimates.yaml: run.sh [BUILD FOLDER], after building the target token_features there. Takes a few minutes.
# The tokenizers are npm packages (package.json); their vocabularies are not copied. The texts are those in this machine's /usr/share (texts.js), so
# results differ slightly between machines: review git diff before you commit. With OUTCROP_CORPORA, its Markdown files are included.
set -euo pipefail
cd "$(dirname "$0")"
build=$(realpath "${1:-../../../build/dev}")
work=$build/tokenfactors

mkdir -p "$work"
cp package.json package-lock.json "$work"
[ -d "$work/node_modules" ] || npm ci --prefix "$work" --no-audit --no-fund --ignore-scripts
export OUTCROP_TOKENIZERS=$work/node_modules
node count.js "$work/counts.jsonl"
"$build/bin/token_features" < "$work/counts.jsonl" > "$work/features.jsonl"
node fit.js "$work/counts.jsonl" "$work/features.jsonl" > "$work/estimates.yaml"
cp "$work/estimates.yaml" ../../../resources/tokenizers/estimates.yaml
git diff --stat ../../../resources/tokenizers/estimates.yaml
