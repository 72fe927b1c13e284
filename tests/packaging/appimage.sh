#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does the main job with an AppImage on the command line and in the window, as a user without privileges: appimage.sh FILE. Run it as root in a bare Debian
# container or chroot with /proc, which is discarded afterwards. Prints the seconds of the main job, which include the extraction, and fails if they are
# more than 60 or if a file is written outside of the user's folder.
# shellcheck source=tests/packaging/mainjob.sh
source "$(dirname "$0")/mainjob.sh"
file=$(realpath "$1")
place=/home/appimage
user=1000

# By convention, AppImages do not contain the C and C++ libraries (`host` in packaging/kinds/bundle.sh), graphics drivers (libGLX_mesa, libEGL_mesa, dri), fonts, or
# the data of keyboards. apt requires the libraries, and the window draws without a driver. Only these packages are installed:
fonts=(fontconfig-config fonts-dejavu-core)
keyboards=(xkb-data)
# A display, and a tool that finds the window. They also install the drivers and the libraries of X, so all libraries are checked before.
display=(xvfb xdotool)

# as_user FUNCTION ARGUMENT…: runs a function of this file as the user. The programs are links to the AppImage.
as_user() {
    setpriv --reuid $user --regid $user --clear-groups env -i HOME=$place XDG_RUNTIME_DIR=$place/run PATH=$place/bin:/usr/bin:/bin LC_ALL=$LC_ALL place=$place \
        bash -euc "cd; $(declare -f); \"\$@\"" bash "$@"
}
# Prints libraries that a file of the AppImage requires, and that neither the AppImage nor this bare system has.
missing_libraries() {
    outcrop --appimage-extract >/dev/null
    cd squashfs-root/usr
    LD_LIBRARY_PATH=$PWD/lib$(printf ':%s' "$PWD"/shared/*)
    export LD_LIBRARY_PATH
    find . -type f \( -path './bin/outcrop*' -o -name '*.so*' \) -exec ldd {} + 2>/dev/null | awk '/not found/ { print $1 }' | sort -u
    rm -rf ../../squashfs-root
}
check_argument() { [ "$(./Outcrop.AppImage cli --version)" = "$(outcrop-cli --version)" ] || fail "the argument cli does not start the command line"; }
# Prints files of the user outside the user's folder. A user without privileges owns all files that the programs write.
outside() { find / /dev/shm -xdev \( -path /proc -o -path /sys -o -path $place \) -prune -o -uid $user -print 2>/dev/null || true; }

apt-get -qq update
mkdir -p $place/bin $place/run /tmp/.X11-unix
chmod 700 $place/run
chmod 1777 /tmp/.X11-unix # the folder belongs to the display, not to the programs
cp "$file" $place/Outcrop.AppImage
chmod 755 $place/Outcrop.AppImage
for program in outcrop outcrop-cli; do ln -sf ../Outcrop.AppImage $place/bin/$program; done
chown -R $user:$user $place

missing=$(as_user missing_libraries)
[ -z "$missing" ] || fail "these libraries are missing: $missing"
rm -rf $place/.cache
SECONDS=0
as_user command_line_job "the main job on the command line"
seconds=$SECONDS
as_user compare_versions
as_user check_argument

install "${fonts[@]}" "${keyboards[@]}" "${display[@]}"
SECONDS=$seconds
as_user window_job
report_time $SECONDS
[ "$(find $place/.cache -maxdepth 1 -name 'appimage-*' | wc -l)" = 1 ] || fail "the image was not extracted exactly once"
left=$(outside)
[ -z "$left" ] || fail "these files are outside of the user's folder: $left"
rm -rf $place
echo "No files outside of the user's folder"
