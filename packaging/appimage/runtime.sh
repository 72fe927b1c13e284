#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the runtime of the AppImage: runtime.sh FILE. The same sources and libraries give the same bytes. Exit code 77: libraries are missing.
set -euo pipefail
file=$(realpath -m "$1")
cd "$(dirname "$0")"

skip() { echo "The AppImage runtime requires $1. Run: bash packaging/deps.sh package" >&2; exit 77; }
for tool in gcc pkgconf strip; do command -v "$tool" >/dev/null || skip "$tool"; done
read -ra libraries < <(pkgconf --static --libs libsquashfs1 2>/dev/null) || skip libsquashfs-dev

version=$(sed -n 's/^project(Outcrop VERSION \([0-9.]*\).*/\1/p' ../../CMakeLists.txt)
gcc -std=c11 -O2 -Wall -Wextra -Wshadow -Werror -D_FORTIFY_SOURCE=2 -fstack-protector-strong -ffile-prefix-map="$PWD=." -DOUTCROP_VERSION="\"$version\"" \
    -static -Wl,--build-id=none,-z,relro,-z,now,-z,noexecstack -o "$file" runtime.c image.c "${libraries[@]}"
strip "$file"
# These bytes identify an AppImage of type 2. The ELF header does not use them otherwise.
printf 'AI\2' | dd of="$file" bs=1 seek=8 conv=notrunc status=none
