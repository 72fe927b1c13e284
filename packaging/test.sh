#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds everything with warnings as errors and runs every test. Ends with CTest's summary and with its exit code.
export OUTCROP_STEPS=5
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"

export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
[ -n "${OUTCROP_CORPORA:-}" ] || [ ! -d ../shared/corpora ] || OUTCROP_CORPORA=$(realpath ../shared/corpora)
export OUTCROP_CORPORA

bash packaging/deps.sh test
go_on_as_caller "$@"
step 3 "Configuring"
logged configure-tests cmake --preset dev -DOUTCROP_WERROR=ON
step 4 "Building"
logged build-tests cmake --build --preset dev
step 5 "Testing"
status=0
ctest --preset dev --output-on-failure --no-tests=error -j "$(nproc)" >build/logs/tests.log 2>&1 || status=$?

summary='% tests passed'
[ "$status" = 0 ] || sed "/$summary/,\$d" build/logs/tests.log | grep -vE '^ *Start +[0-9]+:| Passed +[0-9.]+ sec$' || true
skipped=$(grep -hE '^SKIP +: |\*\*\*(Skipped|Not Run)' build/logs/tests.log build/dev/Testing/Temporary/LastTest.log | sort -u) || true
[ -z "$skipped" ] || printf 'Skipped:\n%s\n' "$skipped"
sed -n "/$summary/,\$p" build/logs/tests.log | grep -E '^\s+[0-9]+ - .*\(Failed|Timeout|SEGFAULT|Not Run' || true
grep 'Total Test time' build/logs/tests.log || true
grep "$summary" build/logs/tests.log || tail -n 3 build/logs/tests.log
exit "$status"
