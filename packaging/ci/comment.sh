#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Posts FILE as a comment on GitHub pull request NUMBER, or replaces the earlier comment. Requires `gh`, GH_TOKEN and GITHUB_REPOSITORY.
#   comment.sh NUMBER FILE
set -euo pipefail
number=$1 file=$2
mark='<!-- outcrop review -->'
comments=repos/$GITHUB_REPOSITORY/issues/$number/comments
known=$(gh api --paginate "$comments" --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1)
if [ -n "$known" ]; then
    gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$file" --silent
else
    gh api --method POST "$comments" --field "body=@$file" --silent
fi
