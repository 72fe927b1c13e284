#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian packages, does the main job on the command line and in the window, and removes them: installed.sh FOLDER [OLDER FOLDER]. FOLDER has the
# packages; with OLDER FOLDER, those are installed first, then upgraded. Run it as root in a bare Debian container or chroot that is discarded
# afterwards. Prints the seconds of the main job, and fails if it takes more than 60 or if a file remains.
set -euo pipefail
folder=$(realpath "$1")
older=${2:+$(realpath "$2")}
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root

install() { apt-get -qq install -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@" >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "apt could not install $*"; }; }
remains() { find / -xdev \( -path /proc -o -path /sys -o -path /tmp -o -path $HOME \) -prune -o -type f \( -name '*outcrop*' -o -name 'x-prompty*' -o -path '*/outcrop/*' \) -print | grep -vxFf /tmp/before || true; }
# The files of the user: the workspace with its records, and settings.
user_files() { { find /tmp/garden $HOME/.config $HOME/.local -type f -exec sha256sum {} + 2>/dev/null || true; } | sort; }
fail() { echo "FAIL: $1" >&2; exit 1; }

command_line_job() {
    rm -rf /tmp/garden /tmp/bundles
    outcrop-cli init /tmp/garden --sample --records
    outcrop-cli -C /tmp/garden export --to /tmp/bundles --agent reviewer --request "Review this change."
    outcrop-cli -C /tmp/garden search soil
    outcrop-cli -C /tmp/garden log stats
    [ -s /tmp/bundles/anthropic/request.json ]
}

# Starts the window with a file, and waits until it is shown.
window_job() {
    local window server
    Xvfb :96 -screen 0 1280x800x24 >/dev/null 2>&1 & server=$!
    sleep 2
    DISPLAY=:96 outcrop /tmp/garden/layers/soul.md:3 >/tmp/window.log 2>&1 & window=$!
    DISPLAY=:96 timeout 40 xdotool search --sync --onlyvisible --pid $window >/dev/null || { cat /tmp/window.log; fail "the window was not shown"; }
    kill $window $server
    wait $window $server || true
}

apt-get -qq update
install xvfb xdotool
find / -xdev -path /proc -prune -o -name '*outcrop*' -print >/tmp/before
if [ -n "$older" ]; then
    install "$older"/outcrop*.deb
    command_line_job >/tmp/job.log 2>&1 || { cat /tmp/job.log; fail "the main job of the previous version"; }
    user_files >/tmp/user.before
fi
install "$folder"/outcrop*.deb
[ -z "$older" ] || user_files | diff /tmp/user.before - || fail "the upgrade changed files of the user"

SECONDS=0
command_line_job >/tmp/job.log 2>&1 || { cat /tmp/job.log; fail "the main job on the command line"; }
# The main job does not load the modules.
for module in http keychain notify; do
    file=/usr/lib/outcrop/outcrop-$module.so
    [ -e "$file" ] || fail "there is no $file"
    ! ldd "$file" | grep 'not found' || fail "libraries of $file are missing"
done
window_job
echo "Main job: $SECONDS s"
[ "$SECONDS" -le 60 ] || fail "the main job took more than 60 s"
[ "$(outcrop --version | cut -d' ' -f2)" = "$(outcrop-cli --version | cut -d' ' -f2)" ] || fail "the programs have different versions"

user_files >/tmp/user.before
apt-get -qq purge -y outcrop outcrop-cli outcrop-doc >/dev/null
user_files | diff /tmp/user.before - || fail "the removal changed files of the user"
left=$(remains)
[ -z "$left" ] || fail "these files remain: $left"
echo "Removed completely"
