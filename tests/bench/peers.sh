# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# For sourcing: install_peers FOLDER asks npm for the peers of the benchmarks, once for each state of the lock file. That file names no addresses: npm
# asks the registry it is set up for. Scripts of packages are not run. New versions:
# npm install --package-lock-only --omit-lockfile-registry-resolved, beside package.json.
install_peers() {
    local made=$1 bench=tests/bench
    mkdir -p "$made"
    cmp -s "$bench/package-lock.json" "$made/package-lock.json" && [ -e "$made/node_modules/.package-lock.json" ] && return
    cp "$bench/package.json" "$bench/package-lock.json" "$made"
    npm ci --prefix "$made" --ignore-scripts --no-audit --no-fund || { rm -f "$made/package-lock.json"; return 1; }
}
