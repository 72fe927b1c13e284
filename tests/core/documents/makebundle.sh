#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# makebundle.sh PROGRAM: checks that the build stops at an error in a built-in file, with its location, and writes no data.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# expect KIND FILE LINE:COLUMN: fails unless converting the file reports an error at this location.
expect() {
    if message=$("$program" "$1" "$folder/$2" "$folder/made/$2.cbor" 2>&1); then
        echo "$2 was converted in spite of its error"
        exit 1
    fi
    if [[ $message != "$folder/$2:$3: error: "* ]] || [[ -e $folder/made ]]; then
        echo "$2: $message"
        exit 1
    fi
}
printf 'a: 1\na: 2\n' >"$folder/twice.yaml"
printf '{"a": 1,}\n' >"$folder/comma.json"
printf 'a: [1, 2]\n' >"$folder/good.yaml"
expect data twice.yaml 2:1
expect schema comma.json 1:9
"$program" data "$folder/good.yaml" "$folder/made/good.cbor"
[[ -s $folder/made/good.cbor ]]
