#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The runtime of the AppImage: starts a program with its arguments, environment and exit code, keeps the extracted files, extracts them, and rejects
# damaged files and paths outside of its folder.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh"
needs mksquashfs
runtime=$temporary/runtime
bash "$source/packaging/appimage/runtime.sh" "$runtime" 2>"$temporary/reason" || { [ $? = 77 ] && skip "$(cat "$temporary/reason")"; cat "$temporary/reason"; exit 1; }

export HOME=$temporary/home TMPDIR=$temporary/tmp
unset XDG_CACHE_HOME APPIMAGE_EXTRACT_AND_RUN
mkdir "$HOME" "$TMPDIR" "$temporary/here"
cd "$temporary/here"
file=$temporary/Tool.AppImage

# make FILE FOLDER OPTION…: makes an AppImage of a folder.
make() {
    local made=$1 folder=$2
    shift 2
    rm -f "$temporary/image"
    mksquashfs "$folder" "$temporary/image" -all-root -no-xattrs -quiet -no-progress -processors 1 "$@" >/dev/null
    cat "$runtime" "$temporary/image" >"$made.new"
    chmod 755 "$made.new"
    mv "$made.new" "$made"
}
# folder NAME: makes an AppDir whose program prints its arguments and environment. The first argument is the exit code.
folder() {
    mkdir -p "$1/usr/bin"
    cat >"$1/AppRun" <<'END'
#!/bin/sh
printf '[%s]' "$@"
printf '\nAPPIMAGE=%s\nAPPDIR=%s\nARGV0=%s\nOWD=%s\n' "$APPIMAGE" "$APPDIR" "$ARGV0" "$OWD"
cat "$APPDIR/usr/large" | wc -c
[ "$1" != wait ] || { : >"$2"; exec sleep 60; }
exit "${1:-0}"
END
    chmod 755 "$1/AppRun"
    ln -s ../../AppRun "$1/usr/bin/program"
    seq 450000 >"$1/usr/large"
    truncate -s 3000000 "$1/usr/large"
}
cached() { find "$HOME/.cache" -mindepth 1 -maxdepth 1; }
# status COMMAND…: prints the exit code; the output is in $temporary/output.
status() { local code=0; "$@" >"$temporary/output" 2>&1 || code=$?; echo "$code"; }
has() { grep -qF -- "$1" "$temporary/output" || { cat "$temporary/output"; return 1; }; }
# rejects FILE TEXT: the file does not start, and the error has the text.
rejects() { [ "$(status "$1")" = 127 ] && has "$2" && [ -z "$(ls "$TMPDIR")" ] && [ -z "$(cached)" ]; }
damaged="the file is incomplete or damaged. Download it again."

folder "$temporary/app"
make "$file" "$temporary/app"
check "no type 2 AppImage" [ "$(head -c 11 "$file" | tail -c 3 | od -An -tx1)" = " 41 49 02" ]
check "wrong offset" [ "$("$file" --appimage-offset)" = "$(stat -c %s "$runtime")" ]
check "no version" grep -q "Runtime of Outcrop [0-9]" <<<"$("$file" --appimage-version)"
check "no help" grep -q -- "--appimage-extract" <<<"$("$file" --appimage-help)"
check "an unknown option was accepted" [ "$(status "$file" --appimage-unknown)" = 127 ]
check "options without a program made files" [ -z "$(find "$HOME" "$TMPDIR" -mindepth 1)" ]

# At the first start, two processes run at the same time.
"$file" 5 "a b" '' >"$temporary/other" & other=$!
check "the exit code is not passed" [ "$(status "$file" 3 "two words" '' "*")" = 3 ]
code=0
wait $other || code=$?
check "the other start failed" [ "$code" = 5 ]
check "the arguments differ" has '[3][two words][][*]'
check "the arguments of the other start differ" grep -qF '[5][a b][]' "$temporary/other"
check "not all files were extracted" has 3000000
check "not all files were extracted for the other start" grep -qx 3000000 "$temporary/other"
check "APPIMAGE" has "APPIMAGE=$file"
check "OWD" has "OWD=$temporary/here"
check "not one cached folder" [ "$(cached | wc -l)" = 1 ]
check "APPDIR" has "APPDIR=$(cached)"
check "others can read the cached folder" [ "$(stat -c %a "$(cached)")" = 700 ]

# The second start writes no file. A link has the same cached folder, and its name is ARGV0.
ln -s "$file" "$temporary/here/tool-cli"
files() { find "$HOME" "$TMPDIR" -printf '%p %i %C@\n' | sort; }
files >"$temporary/files"
check "the second start failed" [ "$(status ./tool-cli 0)" = 0 ]
check "the second start wrote files" diff <(files) "$temporary/files"
check "ARGV0" has "ARGV0=./tool-cli"
check "the link has another APPIMAGE" has "APPIMAGE=$file"
check "the start failed without a home" [ "$(status env -u HOME "$file" 4)" = 4 ]
check "a temporary folder remains" [ -z "$(ls "$TMPDIR")" ]

# An extraction that was killed is started again.
killed=$(cached)
mv "$killed" "$killed.part"
touch "$killed.part/rest"
check "the start after a killed extraction failed" [ "$(status "$file")" = 0 ]
check "files of a killed extraction remain: $(cached)" [ "$(cached)" = "$killed" ]
check "files of a killed extraction were used" [ ! -e "$killed/rest" ]

# A newer file replaces the cached folder, except while it is in use.
"$file" wait "$temporary/ready" >/dev/null & running=$!
while [ ! -e "$temporary/ready" ]; do sleep 0.05; done
first=$(cached)
echo newer >"$temporary/app/usr/newer"
make "$file" "$temporary/app"
check "the newer file did not start" [ "$(status "$file")" = 0 ]
check "the cached folder of a running program was removed" [ -e "$first/AppRun" ]
kill $running
wait $running || true
echo newest >>"$temporary/app/usr/newer"
make "$file" "$temporary/app"
check "the newest file did not start" [ "$(status "$file")" = 0 ]
check "cached folders of earlier versions remain: $(cached)" [ "$(cached | wc -l)" = 1 ]

# Temporary folders: by option, by variable, and if the cache cannot be used.
check "extract and run: exit code" [ "$(status "$file" --appimage-extract-and-run 6 'x y')" = 6 ]
check "extract and run: arguments" has '[6][x y]'
check "extract and run: folder" has "APPDIR=$TMPDIR/appimage-"
check "APPIMAGE_EXTRACT_AND_RUN" [ "$(APPIMAGE_EXTRACT_AND_RUN=1 status "$file" 7)" = 7 ]
check "APPIMAGE_EXTRACT_AND_RUN: folder" has "APPDIR=$TMPDIR/appimage-"
check "a cache that is a file" [ "$(XDG_CACHE_HOME=$file status "$file" 8)" = 8 ]
mkdir -m 1777 "$temporary/public"
check "a cache that others can write" [ "$(XDG_CACHE_HOME=$temporary/public status "$file" 9)" = 9 ]
check "files in a cache that others can write" [ -z "$(ls "$temporary/public")" ]
mkdir "$temporary/own"
mkdir -m 755 "$temporary/own/$(basename "$(cached)")"
touch "$temporary/own/$(basename "$(cached)")/AppRun"
check "a cached folder that others can read" [ "$(XDG_CACHE_HOME=$temporary/own status "$file" 10)" = 10 ]
rm "$temporary/ready"
APPIMAGE_EXTRACT_AND_RUN=1 "$file" wait "$temporary/ready" >/dev/null & running=$!
while [ ! -e "$temporary/ready" ]; do sleep 0.05; done
kill $running
code=0
wait $running || code=$?
check "a signal was not passed" [ "$code" = 143 ]
check "temporary folders remain" [ -z "$(ls "$TMPDIR")" ]
check "a folder that does not exist" [ "$(TMPDIR=/nowhere status "$file" --appimage-extract-and-run)" = 127 ]
check "a folder that does not exist: error" has "Tool.AppImage: cannot extract to /nowhere: No such file or directory. Set TMPDIR to a folder with 3 MB of free space."

# mounted OPTIONS FOLDER COMMAND…: runs a command with a memory file system in a folder.
# shellcheck disable=SC2016 # sh expands the arguments
mounted() { unshare -rm sh -c 'mount -t tmpfs -o "$0" none "$1" && shift && exec "$@"' "$@"; }
if mounted size=1m "$TMPDIR" true 2>/dev/null; then
    check "a full folder" [ "$(status mounted size=1m "$TMPDIR" "$file" --appimage-extract-and-run)" = 127 ]
    check "a full folder: error" has "Tool.AppImage: cannot extract to $TMPDIR: No space left on device. Set TMPDIR to a folder with 3 MB of free space."
    rm -rf "$HOME/.cache"
    mkdir "$HOME/.cache"
    check "a full cache" [ "$(status mounted size=1m "$HOME/.cache" "$file" 11)" = 11 ]
    check "a cache without programs" [ "$(status mounted noexec "$HOME/.cache" "$file" 12)" = 12 ]
    check "a folder without programs" [ "$(status mounted noexec "$TMPDIR" "$file" --appimage-extract-and-run)" = 127 ]
    check "a folder without programs: error" has "Set TMPDIR to a folder in which programs can be run."
    check "temporary folders remain" [ -z "$(ls "$TMPDIR")" ]
else
    echo "SKIP  : full folders and folders without programs, because unshare cannot mount file systems"
fi

# Extracts all files, all files again, and the files that match a pattern.
check "the extraction failed" [ "$(status "$file" --appimage-extract)" = 0 ]
check "the extracted files differ" diff -r --no-dereference "$temporary/app" squashfs-root
check "the paths are not printed" has squashfs-root/usr/bin/program
check "the second extraction failed" [ "$(status "$file" --appimage-extract)" = 0 ]
rm -r squashfs-root
check "the extraction with a pattern failed" [ "$(status "$file" --appimage-extract 'usr/b*')" = 0 ]
check "other files were extracted" [ "$(find squashfs-root ! -type d)" = squashfs-root/usr/bin/program ]
check "an unmatched pattern has no error" [ "$(status "$file" --appimage-extract 'none*')" = 127 ]
# A link of another user in the current folder is not followed.
rm -r squashfs-root
mkdir "$temporary/elsewhere"
ln -s "$temporary/elsewhere" squashfs-root
check "a link was followed" [ "$(status "$file" --appimage-extract)" = 127 ]
rm squashfs-root

# Damaged files.
rm -rf "$HOME/.cache"
mkdir "$HOME/.cache"
bad=$temporary/Bad.AppImage
offset=$("$file" --appimage-offset)
head -c $((offset + 50000)) "$file" >"$bad"
chmod 755 "$bad"
check "an incomplete file" rejects "$bad" "Bad.AppImage: $damaged"
head -c "$offset" "$file" >"$bad"
check "no image" rejects "$bad" "$damaged"
cp "$file" "$bad"
dd if=/dev/zero of="$bad" bs=1 seek=$((offset + 20000)) count=2000 conv=notrunc status=none
check "a damaged block" rejects "$bad" "$damaged"
cp "$file" "$bad"
printf '\377\377' | dd of="$bad" bs=1 seek=$(($(stat -c %s "$file") - 5000)) conv=notrunc status=none
status "$bad" >/dev/null # damaged padding can have any result, but must not crash the program

# Rejects paths outside the folder: links, names with a slash, a file below a link.
escapes() { rm -rf "$temporary/evil"; mkdir -p "$temporary/evil/one"; printf '#!/bin/sh\n' >"$temporary/evil/AppRun"; chmod 755 "$temporary/evil/AppRun"; }
for target in "$temporary/elsewhere" ../../elsewhere ../one/../../../elsewhere .. ../..; do
    escapes
    ln -s "$target" "$temporary/evil/one/link"
    make "$bad" "$temporary/evil"
    case $target in
    ..) check "a link to the parent was rejected" [ "$(status "$bad")" = 0 ]; rm -rf "$HOME"/.cache/* ;;
    *) check "a link to $target" rejects "$bad" "$damaged" ;;
    esac
done
for name in ../elsewhereX ....elsewhere ..; do
    escapes
    placeholder=$(printf '%*s' ${#name} '' | tr ' ' Q)
    echo evil >"$temporary/evil/$placeholder"
    make "$bad" "$temporary/evil" -noI -noD -noF
    LC_ALL=C sed -i "s,$placeholder,$name," "$bad"
    case $name in
    ....*) check "a name with dots was rejected" [ "$(status "$bad")" = 0 ]; rm -rf "$HOME"/.cache/* ;;
    *) check "the name $name" rejects "$bad" "$damaged" ;;
    esac
done
# Two entries have the same name: a link, then a folder with a file.
escapes
ln -s ../one "$temporary/evil/one/QQa"
mkdir "$temporary/evil/one/QQb"
echo evil >"$temporary/evil/one/QQb/written"
make "$bad" "$temporary/evil" -noI -noD -noF
LC_ALL=C sed -i 's,QQb,QQa,' "$bad"
check "a folder with the name of a link was accepted" [ "$(status "$bad")" != 0 ]
check "files outside of the folders were written: $(ls "$temporary/elsewhere"*)" [ "$(ls "$temporary/elsewhere")$(ls -d "$temporary"/elsewhere?* "$HOME"/elsewhere* "$TMPDIR"/* 2>/dev/null)" = "" ]
finish
