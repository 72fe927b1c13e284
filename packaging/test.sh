#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds all targets with warnings as errors and runs every test. Prints CTest's summary last and returns its exit code.
export OUTCROP_STEPS=6
# shellcheck source=packaging/common.sh
source "$(dirname "$0")/common.sh"

export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
[ -n "${OUTCROP_CORPORA:-}" ] || [ ! -d ../shared/corpora ] || OUTCROP_CORPORA=$(realpath ../shared/corpora)
export OUTCROP_CORPORA

bash packaging/deps.sh test
go_on_as_caller "$@"

# Installs the packages with which some tests compare. Prints the packages that could not be installed.
export OUTCROP_PEERS=$PWD/build/peers OUTCROP_BENCH_PEERS=$PWD/build/bench
install_peers() {
    logged peers npm_packages tests/peers "$OUTCROP_PEERS" 2>/dev/null ||
        echo "npm could not install the reference tools (build/logs/peers.log): the tests that need them are skipped."
    logged bench-peers npm_packages tests/bench "$OUTCROP_BENCH_PEERS" 2>/dev/null ||
        echo "npm could not install the peers of the benchmarks (build/logs/bench-peers.log): the tests that need them are skipped."
}
step 3 "Installing the reference tools of some tests with npm, in the background"
mkdir -p build/logs
install_peers >build/logs/peers.txt 2>&1 &
peers=$!
step 4 "Configuring"
logged configure-tests cmake --preset ci
step 5 "Building"
logged build-tests cmake --build --preset ci
wait "$peers" || true
cat build/logs/peers.txt
step 6 "Testing"
log=build/logs/tests.log
status=0
# The number of parallel tests is one more than the number of processors, because some tests wait for the disk or another program.
ctest --preset ci --output-on-failure --no-tests=error -j "$(($(nproc) + 1))" >"$log" 2>&1 || status=$?

# Prints the failed tests with their output, then the names of tests that did not run, failed or were skipped, then CTest's summary.
verdict='% tests passed'
[ "$status" = 0 ] || sed "/$verdict/,\$d" "$log" | grep -vE '^ *Start +[0-9]+:| Passed +[0-9.]+ sec$|Skipped +[0-9.]+ sec$' || true
sed '1,/^Total Test time/d' "$log" | grep -vE '^$|^Errors while' || true
skips=$(grep -h '^SKIP ' build/ci/Testing/Temporary/LastTest.log) && printf 'Skipped inside a test:\n%s\n' "$skips"
grep '^Total Test time' "$log" || true
grep "$verdict" "$log" || tail -n 3 "$log"
exit "$status"
