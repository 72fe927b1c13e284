#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The desktop entry, the metainfo and the file types agree, each type has an icon, and the names of the files select the types.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh"
needs xmllint
id=$source/packaging/desktop/org.outcrop.outcrop

types=$(xmllint --xpath "//*[local-name()='mime-type']/@type" "$id.xml" | sed 's/.*type="\([^"]*\)".*/\1/')
check "no file types" [ "$(wc -w <<<"$types")" -ge 4 ]
check "desktop entry: MimeType differs from the file types" [ "$(sed -n 's/^MimeType=//p' "$id.desktop" | tr ';' '\n' | grep '^text/' | sort)" = "$(sort <<<"$types")" ]
check "metainfo: mediatype differs from the file types" [ "$(xmllint --xpath '//mediatype/text()' "$id.metainfo.xml" | sort)" = "$(sort <<<"$types")" ]
for icon in $(xmllint --xpath "//*[local-name()='icon']/@name" "$id.xml" | sed 's/.*name="\([^"]*\)".*/\1/'); do
    check "there is no icon $icon" [ -s "$source/packaging/desktop/$icon.svg" ]
    check "$icon is not installed" grep -qF -- "${icon#org.outcrop.outcrop}.svg" "$source/packaging/CMakeLists.txt"
done
version=$(sed -n 's/^project(Outcrop VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt")
check "metainfo: no release $version" grep -q "<release version=\"$version\"" "$id.metainfo.xml"

if ! command -v update-mime-database >/dev/null || [ ! -e /usr/share/mime/packages/freedesktop.org.xml ]; then
    finish
    exit
fi
mkdir -p "$temporary/mime/packages"
cp "$id.xml" /usr/share/mime/packages/freedesktop.org.xml "$temporary/mime/packages"
update-mime-database "$temporary/mime" 2>/dev/null
for pair in a.prompty:text/x-prompty a.prompt:text/x-dotprompt SKILL.md:text/x-agent-skill a.agent.yaml:text/x-outcrop-agent a.md:text/markdown; do
    name=${pair%%:*} type=${pair#*:}
    # The first matching line has the highest weight.
    found=$(awk -F: -v name="$name" '/^[0-9]/ { glob = $3; gsub(/\./, "\\.", glob); gsub(/\*/, ".*", glob); if (name ~ "^" glob "$") { print $2; exit } }' "$temporary/mime/globs2")
    check "$name is $found instead of $type" [ "$found" = "$type" ]
done
finish
