#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The bill of materials has the form of CycloneDX 1.5, lists every package and grammar, and is the same every time. Archives do not depend on times and rights.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh"
needs jq dpkg-query xz
export OUTCROP_PACKAGES=$temporary/packages SOURCE_DATE_EPOCH=1790000000

materials() { bash "$source/packaging/kinds/sbom.sh" >/dev/null && mv "$OUTCROP_PACKAGES"/outcrop-*.cdx.json "$temporary/$1"; }
materials first
materials second
check "two bills of materials differ" cmp "$temporary/first" "$temporary/second"
has() { jq -e "$2" "$temporary/first" >/dev/null || { echo "FAIL  : $1"; failures=$((failures + 1)); }; }
has "format" '.bomFormat == "CycloneDX" and .specVersion == "1.5" and .version == 1'
has "serial number" '.serialNumber | test("^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")'
has "time" '.metadata.timestamp == "2026-09-21T14:13:20Z"'
has "components without type or name" '.components | all((.type == "library" and (.version | length > 0) and (.purl | startswith("pkg:")) and (.scope == "required" or .scope == "excluded")) or .type == "data")'
has "references are not unique" '[.components[]."bom-ref"] | length == (unique | length)'
has "dependencies" '.dependencies[0].dependsOn == [.components[]."bom-ref"]'
has "no compiler" '.components | any(.name == "g++" and .scope == "excluded")'
for grammar in $(jq -r '.dependencies | keys[]' "$source/packaging/grammars/package.json"); do
    has "no $grammar" ".components | any(.name == \"$grammar\" and .licenses[0].license.id == \"MIT\")"
done

# shellcheck source=packaging/kinds/common.sh
(
    source "$source/packaging/kinds/common.sh"
    for copy in one two; do
        mkdir -p "$temporary/$copy/folder"
        printf 'text' >"$temporary/$copy/folder/b"
        printf 'text' >"$temporary/$copy/folder/a"
    done
    touch -d '2001-02-03' "$temporary/two/folder/a"
    chmod 600 "$temporary/two/folder/b"
    for copy in one two; do archive "$temporary/$copy.tar.xz" "$temporary/$copy" folder; done
)
check "archives differ" cmp "$temporary/one.tar.xz" "$temporary/two.tar.xz"
check "the archive has no files" [ "$(tar -tf "$temporary/one.tar.xz" | wc -l)" = 3 ]
finish
