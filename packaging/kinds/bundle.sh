# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a folder that runs where it is copied: programs with the libraries that they require. Shared by the tarball and the AppImage. Libraries are copied
# as the distribution built them, and can be replaced, as the licenses of Qt and others require. Only the programs get a search path.
# shellcheck shell=bash
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

libraries=/usr/lib/$(gcc -print-multiarch 2>/dev/null || dpkg-architecture -qDEB_HOST_MULTIARCH)

# Libraries of every system with the same or a later C library.
host='^(ld-linux.*|linux-vdso|libc|libdl|libm|libpthread|libresolv|librt|libutil|libanl|libgcc_s|libstdc\+\+|libz)\.so'
# The drivers of the system load these libraries, so AppRun prefers the files of the system.
shared='^(libEGL|libGL|libGLX|libGLdispatch|libOpenGL|libdrm|libX11|libX11-xcb|libxcb|libxcb-.*|libXau|libXdmcp|libfontconfig|libfreetype|libexpat|libwayland-.*)\.so'

# required FILE…: prints the name and the path of each library that the files link, without those of `host`.
required() { ldd "$@" | awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u | grep -vE "$host" || true; }

# loaded PROGRAM: prints the files that a program loads while it runs (packaging/loaded.txt).
loaded() {
    local pattern
    while read -r pattern; do compgen -G "$libraries/$pattern"; done < <(
        awk -v want="[$1]" '/^\[/ { on = ($0 == want); next } on && !/^#/ && NF' packaging/loaded.txt)
}

# copy_licenses ROOT FILE…: copies the license of the package that contains each file.
copy_licenses() {
    local root=$1 package
    shift
    mkdir -p "$root/share/licenses"
    { dpkg-query -S "$@" 2>/dev/null || true; } | sed -E 's/^([^:, ]+).*/\1/' | sort -u | while read -r package; do
        [ ! -e "/usr/share/doc/$package/copyright" ] || cp -L "/usr/share/doc/$package/copyright" "$root/share/licenses/$package"
    done
}

# copy_program STAGE PROGRAM ROOT: copies a program to ROOT/bin, its libraries to ROOT/lib, its modules to ROOT/lib/outcrop and its plugins to ROOT/plugins.
copy_program() {
    local stage=$1 program=$2 root=$3 file name path all=()
    mkdir -p "$root/bin" "$root/lib"
    cp "$stage/usr/bin/$program" "$root/bin"
    strip --strip-unneeded "$root/bin/$program"
    # Unlike RUNPATH, this path also applies to the libraries of libraries and to plugins.
    patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$root/bin/$program"
    printf '[Paths]\nPrefix=..\nPlugins=plugins\nTranslations=translations\n' >"$root/bin/qt.conf"
    all=("$stage/usr/bin/$program")
    if [ "$program" = outcrop-cli ]; then # not for the window, which links the modules
        mkdir -p "$root/lib/outcrop"
        for file in "$stage"/usr/lib/outcrop/*.so; do
            all+=("$file")
            cp "$file" "$root/lib/outcrop"
            strip --strip-unneeded "$root/lib/outcrop/${file##*/}"
        done
    fi
    while read -r file; do
        all+=("$file")
        case $file in
        */plugins/*) name=plugins/${file##*/plugins/} ;;
        *) name=lib/$(patchelf --print-soname "$file") ;;
        esac
        mkdir -p "$root/${name%/*}"
        cp -L "$file" "$root/$name"
    done < <(loaded "$program")
    while read -r name path; do
        all+=("$path")
        cp -L "$path" "$root/lib/$name"
    done < <(required "${all[@]}")
    copy_licenses "$root" "${all[@]:1}" "${all[@]/#\/lib/\/usr\/lib}"
}

# copy_qt_translations ROOT: copies the texts of Qt in the languages of the window to ROOT/translations, if qt6-translations-l10n is installed.
copy_qt_translations() {
    local catalog language
    mkdir -p "$1/translations"
    for catalog in translations/outcrop_*.ts; do
        language=${catalog#*_}
        cp "/usr/share/qt6/translations/qtbase_${language%.ts}.qm" "$1/translations" 2>/dev/null || true
    done
}

# separate_shared ROOT: moves each library of `shared` to a separate folder, such as ROOT/shared/libGL.so.1.
separate_shared() {
    local file name
    for file in "$1"/lib/*; do
        name=${file##*/}
        if [[ $name =~ $shared ]]; then
            mkdir -p "$1/shared/$name"
            mv "$file" "$1/shared/$name"
        fi
    done
}
