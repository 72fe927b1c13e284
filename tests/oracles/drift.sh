#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Reports whether the current coding agents still load files as the client documents describe: installs the agents' current versions with npm, repeats the
# recorded scenarios with each in a network that has only the loopback interface, and compares the requests with the recordings and with Outcrop's
# predictions.
#
#   drift.sh [--clients A,B] [--only ID,ID] [--keep FOLDER] [--recorded-versions]
#
# OUTCROP_ORACLES names the folder with the recordings and the scripts that make them; it is not part of the repository. --keep reuses a folder: agents that
# are already installed there are not reinstalled. Needs npm, node, git, unshare, setpriv and ip, and about 2 GB. Exit code: 0 no drift, 1 drift, 77 cannot run.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source_folder=$(cd "$here/../.." && pwd)
test_app=${OUTCROP_BUILD:-$source_folder/build/dev}/tests/test_app

skip() { echo "SKIP  : $*"; exit 77; }

clients=codex,claude,gemini,opencode,copilot,qwen,continue,cline
only=
keep=
tag=latest
while [ $# -gt 0 ]; do
    case $1 in
        --clients) clients=$2; shift 2 ;;
        --only) only=$2; shift 2 ;;
        --keep) keep=$2; shift 2 ;;
        --recorded-versions) tag=recorded; shift ;;
        *) echo "unknown option: $1"; exit 2 ;;
    esac
done
oracles=${OUTCROP_ORACLES:-}
[ -f "$oracles/run-all.mjs" ] || skip "OUTCROP_ORACLES does not name the folder of the recordings"
for program in node npm git unshare setpriv ip; do
    command -v "$program" >/dev/null || skip "$program is not installed"
done

work=${keep:-$(mktemp -d)}
[ -n "$keep" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work/clients" "$work/scenarios" "$work/recorded/golden"
work=$(cd "$work" && pwd)
user=${SANDBOX_UID:-65500}
[ "$(id -u)" != 0 ] || chown "$user:$user" "$work/scenarios" "$work/recorded/golden"
chmod a+x "$work"

package_of() {
    case $1 in
        codex) echo @openai/codex ;;
        claude) echo @anthropic-ai/claude-code ;;
        gemini) echo @google/gemini-cli ;;
        opencode) echo opencode-ai ;;
        copilot) echo @github/copilot ;;
        qwen) echo @qwen-code/qwen-code ;;
        continue) echo @continuedev/cli ;;
        cline) echo cline ;;
        *) echo "unknown client: $1" >&2; exit 2 ;;
    esac
}

# The version of a client in the recordings.
recorded_version() { node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).version' "$oracles/golden/$1/$(ls "$oracles/golden/$1" | head -n 1)"; }

install() {
    local folder=$work/clients/$1 package version
    package=$(package_of "$1")
    version=$tag
    [ "$tag" != recorded ] || version=$(recorded_version "$1")
    [ ! -d "$folder/node_modules" ] || return 0
    mkdir -p "$folder"
    echo '{"private":true}' >"$folder/package.json"
    (cd "$folder" && npm install --no-audit --no-fund --force --loglevel=error "$package@$version")
    if [ "$1" = claude ]; then # the program is in a separate package with the same version
        version=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).version' "$folder/node_modules/$package/package.json")
        (cd "$folder" && npm install --no-audit --no-fund --force --loglevel=error "$package-linux-x64@$version")
    fi
}

# The scenarios of a client that have a recording, separated by commas.
scenarios_of() {
    local all
    all=$(cd "$oracles/golden/$1" && for file in *.json; do echo "${file%.json}"; done)
    [ -z "$only" ] || all=$(grep -Fx -f <(tr ',' '\n' <<<"$only") <<<"$all" || true)
    paste -sd, <<<"$all"
}

# Runs the recorder for some scenarios of a client. A managed folder is mounted over /etc, which requires root.
record() {
    local ids=$2 managed=claude-managed
    export ORACLE_CLIENTS=$work/clients
    if [[ ",$ids," = *,$managed,* ]]; then
        ids=$(tr ',' '\n' <<<"$ids" | grep -vx "$managed" | paste -sd,)
        if [ "$(id -u)" = 0 ]; then
            (cd "$oracles" && SANDBOX_ETC=$work/scenarios/$managed/etc ./sandbox env SANDBOX_ETC=1 node run-all.mjs "$work/scenarios" "$work/recorded/golden" --clients "$1" --only "$managed")
        fi
    fi
    [ -z "$ids" ] || (cd "$oracles" && ./sandbox node run-all.mjs "$work/scenarios" "$work/recorded/golden" --clients "$1" --only "$ids")
}

(cd "$oracles" && ./sandbox node make-scenarios.mjs "$work/scenarios") >"$work/scenarios.log" || { tail -n 3 "$work/scenarios.log"; exit 1; }
drift=0
for client in ${clients//,/ }; do
    install "$client"
    ids=$(scenarios_of "$client")
    [ -n "$ids" ] || { echo "$client: no recorded scenario was selected"; drift=1; continue; }
    record "$client" "$ids" >"$work/$client.log" 2>&1 || { tail -n 3 "$work/$client.log"; drift=1; }
    node "$here/compare.mjs" "$oracles/golden/$client" "$work/recorded/golden/$client" "$ids" || drift=1
    if [ -x "$test_app" ]; then
        echo "$client: Outcrop's predictions compared with the current requests"
        OUTCROP_ORACLES=$work/recorded OUTCROP_SCENARIOS=$work/scenarios OUTCROP_RECORDED_AT=$work/scenarios "$test_app" -run tst_contextoracles "matchesRecordedRequests:$client" \
            >"$work/$client.predictions" 2>&1 || true
        sed -n 's/^QINFO *: [^ ]* /    /p; s/^    /    /p' "$work/$client.predictions"
        grep -q 'scenarios agree$' "$work/$client.predictions" || { tail -n 3 "$work/$client.predictions"; drift=1; }
    fi
done
exit $drift
