# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by the tests of packages in a bare Debian root: the main job on the command line and in the window. The job writes its files to `place`.
# shellcheck shell=bash
set -euo pipefail
place=/tmp
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

fail() { echo "FAIL: $1" >&2; exit 1; }
install() { apt-get -qq install -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@" >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "apt could not install $*"; }; }

command_line_commands() {
    rm -rf "$place/garden" "$place/bundles" &&
        outcrop-cli init "$place/garden" --sample --records &&
        outcrop-cli -C "$place/garden" export --to "$place/bundles" --agent reviewer --request "Review this change." &&
        outcrop-cli -C "$place/garden" search soil &&
        outcrop-cli -C "$place/garden" log stats &&
        [ -s "$place/bundles/anthropic/request.json" ]
}
# command_line_job TEXT: reports TEXT if a command fails.
command_line_job() { command_line_commands >"$place/job.log" 2>&1 || { cat "$place/job.log"; fail "$1"; }; }

# Starts the window with a file, and waits until it is shown.
window_job() {
    local window server
    Xvfb :96 -screen 0 1280x800x24 >/dev/null 2>&1 & server=$!
    sleep 2
    DISPLAY=:96 outcrop "$place/garden/layers/soul.md:3" >"$place/window.log" 2>&1 & window=$!
    DISPLAY=:96 timeout 40 xdotool search --sync --onlyvisible --pid $window >/dev/null || { cat "$place/window.log"; fail "the window was not shown"; }
    kill $window $server
    wait $window $server || true
}

# report_time SECONDS: the main job takes at most a minute.
report_time() {
    echo "Main job: $1 s"
    [ "$1" -le 60 ] || fail "the main job took more than 60 s"
}
# Both programs have the same version.
compare_versions() {
    [ "$(outcrop --version | cut -d' ' -f2)" = "$(outcrop-cli --version | cut -d' ' -f2)" ] || fail "the programs have different versions"
}
