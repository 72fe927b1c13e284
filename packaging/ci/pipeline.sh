#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the checks of a pipeline and writes their reports. The GitHub Action and the GitLab template run this script.
#
#   OUTCROP_CLI                 the program [outcrop-cli]
#   OUTCROP_DIRECTORY           folder to check [.]
#   OUTCROP_REPORTS             folder for outcrop.sarif, codequality.json, junit.xml, review.md and review.json [outcrop-reports]
#   OUTCROP_FAIL_ON             lowest severity that fails: error, warning or note [error]
#   OUTCROP_BASELINE            file with known findings
#   OUTCROP_MAX_CONTEXT_TOKENS  maximum number of tokens that a coding agent loads at the start
#   OUTCROP_NO_CUTS             true: fail if a coding agent truncates or omits a file
#   OUTCROP_PROVIDERS           providers whose requests are checked against the next two limits, separated by spaces [the provider that `budget` selects]
#   OUTCROP_MAX_INPUT_TOKENS    maximum number of tokens of a request
#   OUTCROP_MAX_COST            maximum cost of a request with a cold cache, in dollars
#   OUTCROP_SYNC_FROM, OUTCROP_SYNC_TO  source and targets of `sync --check`
#   OUTCROP_BASE, OUTCROP_HEAD  revisions to review; without a base, no review is written
#   OUTCROP_REVIEW_OPTIONS      further options of `review`, separated by spaces
#
# Exits with the highest exit code of the commands: 0 passed; 1 findings or limits exceeded; 2 and above: a check could not be run.
set -uo pipefail

cli=${OUTCROP_CLI:-outcrop-cli}
directory=${OUTCROP_DIRECTORY:-.}
reports=${OUTCROP_REPORTS:-outcrop-reports}
worst=0

# Runs an outcrop-cli command in the folder and keeps the highest exit code.
run()
{
    "$cli" -C "$directory" "$@"
    local code=$?
    ((code <= worst)) || worst=$code
    return "$code"
}

# Writes another format of a report. The first format determines the exit code, and its messages are shown.
report()
{
    local file=$1
    shift
    "$cli" -C "$directory" "$@" >"$reports/$file" 2>/dev/null || true
}

check()
{
    local options=(--fail-on "${OUTCROP_FAIL_ON:-error}")
    [ -z "${OUTCROP_BASELINE:-}" ] || options+=(--baseline "$OUTCROP_BASELINE")
    local form=text
    [ -z "${GITHUB_ACTIONS:-}" ] || form=github
    run check "${options[@]}" --report "$form"
    report outcrop.sarif check "${options[@]}" --report sarif
    report codequality.json check "${options[@]}" --report codeclimate
    report junit.xml check "${options[@]}" --report junit
}

context()
{
    local options=()
    [ -z "${OUTCROP_MAX_CONTEXT_TOKENS:-}" ] || options+=(--max-tokens "$OUTCROP_MAX_CONTEXT_TOKENS")
    [ "${OUTCROP_NO_CUTS:-}" != true ] || options+=(--no-cuts)
    [ ${#options[@]} -eq 0 ] || run context --check "${options[@]}"
}

budget()
{
    local options=() provider
    [ -z "${OUTCROP_MAX_INPUT_TOKENS:-}" ] || options+=(--max-input-tokens "$OUTCROP_MAX_INPUT_TOKENS")
    [ -z "${OUTCROP_MAX_COST:-}" ] || options+=(--max-cost "$OUTCROP_MAX_COST")
    [ ${#options[@]} -gt 0 ] || return 0
    for provider in ${OUTCROP_PROVIDERS:-}; do
        run budget --provider "$provider" "${options[@]}"
    done
    [ -n "${OUTCROP_PROVIDERS:-}" ] || run budget "${options[@]}"
}

sync_check()
{
    [ -z "${OUTCROP_SYNC_FROM:-}" ] || run sync --from "$OUTCROP_SYNC_FROM" --to "${OUTCROP_SYNC_TO:-}" --check
}

review()
{
    [ -n "${OUTCROP_BASE:-}" ] || return 0
    local options
    read -r -a options <<<"${OUTCROP_REVIEW_OPTIONS:-}"
    run review "$OUTCROP_BASE..${OUTCROP_HEAD:-HEAD}" "${options[@]}" >"$reports/review.md"
    report review.json --json review "$OUTCROP_BASE..${OUTCROP_HEAD:-HEAD}" "${options[@]}"
}

mkdir -p "$reports" || exit 3
check
context
budget
sync_check
review
exit "$worst"
