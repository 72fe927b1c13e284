# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by the tests in this folder: a temporary folder, and checks that report every failure. Exit code 77: the test was skipped.
# shellcheck shell=bash
set -euo pipefail
# shellcheck disable=SC2034 # used by the tests
source=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
failures=0

skip() { echo "SKIP  : $1"; exit 77; }
needs() { local tool; for tool in "$@"; do command -v "$tool" >/dev/null || skip "there is no $tool"; done; }
# check TEXT COMMAND…: reports TEXT if the command fails.
check() {
    local text=$1
    shift
    "$@" || { echo "FAIL  : $text"; failures=$((failures + 1)); }
}
finish() { [ "$failures" = 0 ] || { echo "$failures failures"; exit 1; }; }
