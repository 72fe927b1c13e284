#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# links.sh APPSTREAMCLI: the metainfo with a website is valid, and its screenshots are pictures of the handbook.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh"
appstreamcli=$1
desktop=$source/packaging/desktop
metainfo=$temporary/org.outcrop.outcrop.metainfo.xml

sed 's,@OUTCROP_HOMEPAGE@,https://outcrop.example,' "$desktop/links.xml.in" >"$temporary/links"
sed "/^  <categories>/{
    e cat $temporary/links
}" "$desktop/org.outcrop.outcrop.metainfo.xml" >"$metainfo"
check "the links were not added" grep -q '<screenshots>' "$metainfo"
report=$("$appstreamcli" validate --no-net --pedantic "$metainfo" || true)
check "$report" [ -z "$(grep '^[EWP]: ' <<<"$report")" ]
while read -r picture; do
    check "there is no picture $picture" [ -s "$source/resources/handbook/pictures/$picture" ]
done < <(sed -n 's,.*/pictures/\([^<]*\)</image>.*,\1,p' "$desktop/links.xml.in")
check "a screenshot has no caption" [ "$(grep -c '<caption>' "$metainfo")" = "$(grep -c '<image>' "$metainfo")" ]
finish
