#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian packages, does the main job on the command line and in the window, and removes them: installed.sh FOLDER [OLDER FOLDER]. FOLDER has the
# packages; with OLDER FOLDER, those are installed first, then upgraded. Run it as root in a bare Debian container or chroot that is discarded
# afterwards. Prints the seconds of the main job, and fails if it takes more than 60 or if a file remains.
# shellcheck source=tests/packaging/mainjob.sh
source "$(dirname "$0")/mainjob.sh"
folder=$(realpath "$1")
older=${2:+$(realpath "$2")}
export HOME=/root

remains() { find / -xdev \( -path /proc -o -path /sys -o -path /tmp -o -path $HOME \) -prune -o -type f \( -name '*outcrop*' -o -name 'x-prompty*' -o -path '*/outcrop/*' \) -print | grep -vxFf /tmp/before || true; }
# The files of the user: the workspace with its records, and settings.
user_files() { { find "$place/garden" $HOME/.config $HOME/.local -type f -exec sha256sum {} + 2>/dev/null || true; } | sort; }

apt-get -qq update
install xvfb xdotool
find / -xdev -path /proc -prune -o -name '*outcrop*' -print >/tmp/before
if [ -n "$older" ]; then
    install "$older"/outcrop*.deb
    command_line_job "the main job of the previous version"
    user_files >/tmp/user.before
fi
install "$folder"/outcrop*.deb
[ -z "$older" ] || user_files | diff /tmp/user.before - || fail "the upgrade changed files of the user"

SECONDS=0
command_line_job "the main job on the command line"
# The main job does not load the modules.
for module in http keychain notify; do
    file=/usr/lib/outcrop/outcrop-$module.so
    [ -e "$file" ] || fail "there is no $file"
    ! ldd "$file" | grep 'not found' || fail "libraries of $file are missing"
done
window_job
report_time $SECONDS
compare_versions

user_files >/tmp/user.before
apt-get -qq purge -y outcrop outcrop-cli outcrop-doc >/dev/null
user_files | diff /tmp/user.before - || fail "the removal changed files of the user"
left=$(remains)
[ -z "$left" ] || fail "these files remain: $left"
echo "Removed completely"
