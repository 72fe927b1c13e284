#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the software bill of materials (CycloneDX) from packaging/packages.txt, the lock file of the grammars, and the data files in debian/copyright.
# Build tools have the scope `excluded`.
# shellcheck source=packaging/kinds/common.sh
source "$(dirname "$0")/common.sh"
# shellcheck source=packaging/thirdparty.sh
source packaging/thirdparty.sh
needs jq dpkg-query

# Prints the group, name, version and architecture of each installed package in packages.txt. For alternatives, uses the first installed package.
packages() {
    local group=- line name found
    while read -r line; do
        case $line in
        '' | '#'*) continue ;;
        '['*) group=${line//[][]/}; continue ;;
        esac
        [[ $group == tools || $group == build || $group == newer ]] || continue
        for name in ${line//|/ }; do
            found=$(dpkg-query -W -f '${db:Status-Abbrev}\t${Package}\t${Version}\t${Architecture}\n' "$name" 2>/dev/null | sed -n "s/^ii *\t/$group\t/p" | head -n 1)
            [ -z "$found" ] || { echo "$found"; break; }
        done
    done <packaging/packages.txt
}

# Prints the pattern, copyright and license of third-party data files in debian/copyright.
data() {
    awk -F ': ' '
        function print_item() { if (files ~ /^resources\//) print files "\t" copyright "\t" (license == "Expat" ? "MIT" : license) }
        /^$/ { print_item(); files = "" }
        /^Files: / { files = $2 }
        /^Copyright: / { copyright = $2 }
        /^License: / { license = $2 }
        END { print_item() }' packaging/debian/copyright
}

# Prints a serial number that depends only on the input.
serial() { sha256sum | sed -E 's/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/urn:uuid:\1-\2-\3-\4-\5/'; }

syntax=
has_syntax_package || syntax="$syntax_version $syntax_sha256"
lines=$(packages)
file=$packages/outcrop-$version.cdx.json
jq -n -S -f packaging/kinds/sbom.jq \
    --arg version "$version" --arg timestamp "$(date -u +%Y-%m-%dT%H:%M:%SZ -d "@$SOURCE_DATE_EPOCH")" \
    --arg serial "$(printf '%s\n' "$version" "$lines" "$(data)" "$(cat packaging/grammars/package-lock.json)" | serial)" \
    --arg packages "$lines" --arg data "$(data)" --arg syntax "$syntax" --argjson lock "$(cat packaging/grammars/package-lock.json)" >"$file"
wrote "$file"
