#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ADR-0163 in its repository: adopts it, tags its untagged skills, composes prompts for three workloads, and evolves: a layer that changes
# too often is moved. Only the program writes files. Usage: joelclaw.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
export LC_ALL=C.UTF-8
cli=$1/outcrop-cli
values=$(realpath "$(dirname "$0")/value.py")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work/state GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@localhost GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@localhost
home=$work/home

fail() { echo "FAILED: $*"; exit 1; }
holds() { python3 "$values" "$1" "$2" || { cat "$1"; fail "not true: $2"; }; }
skip() { echo "SKIP  : $*"; exit 77; }

[ -n "${OUTCROP_CORPORA:-}" ] || skip "OUTCROP_CORPORA is not set"
corpus=$OUTCROP_CORPORA/joelclaw
[ -d "$corpus/repository" ] || skip "$corpus/repository is missing"
command -v git >/dev/null || skip "git is not installed"

cp -R "$corpus/repository" "$home"
cp -R "$corpus/skills" "$home/skills"
chmod -R u+w "$home"
cp -R "$home" "$work/before"

# The proposal alone does not write files.
"$cli" --json adopt "$home" >"$work/proposal"
diff -r "$work/before" "$home" || fail "the proposal changed a file"
holds "$work/proposal" 'any("SYSTEM.md" in row["files"] and row["layer"] and row["layer"]["tier"] == "granite" for row in d["rows"])'

# Accepting the proposal creates config.toml and changes no other file.
"$cli" adopt "$home" --write
[ "$(diff -rq -x .outcrop "$work/before" "$home")" = "Only in $home: config.toml" ] || fail "adopt changed more than config.toml"
"$cli" -C "$home" layers
"$cli" --json adopt "$home" --write >"$work/second"
holds "$work/second" 'not any(d.get(key) for key in ("edits", "new", "written", "made"))'

# The layers have the order of the repository: the system first, and roles before the project's files.
sections() {
  "$cli" -C "$home" --json compose "$@" --request "What is next?" >"$work/composed" 2>"$work/notes"
  python3 "$values" "$work/composed" '[section["id"] for section in d["sections"]]'
}
[ "$(sections --scope gateway | tr '\n' ' ')" = "SYSTEM.md roles/gateway.md CONTEXT.md AGENTS.md " ] || fail "wrong order: $(sections --scope gateway)"

# A workload can be composed before the skills are tagged, with a note.
sections --workload platform | grep -q SYSTEM.md || fail "an untagged library does not compose"
grep -q 'workload-without-skill' "$work/notes" || fail "no note about the missing skill"

# All tags are proposed together and accepted together.
"$cli" -C "$home" taxonomy propose
total=$(find "$home/skills" -name SKILL.md | wc -l)
"$cli" -C "$home" --json taxonomy propose --accept >"$work/accepted" || fail "tags were not written"
tagged=$(python3 "$values" "$work/accepted" 'len([one for one in d["written"] if one.startswith("skills/")])')
echo "$tagged of $total skills tagged"
[ $((tagged * 3)) -ge $((total * 2)) ] || fail "fewer than two thirds of the skills were tagged"

# Tags are written to the front matter, and the text of each skill is unchanged.
python3 - "$work/before/skills" "$home/skills" <<'PY' || fail "the text of a skill changed with its tags"
import pathlib, re, sys
before, after = map(pathlib.Path, sys.argv[1:])
for skill in before.rglob("SKILL.md"):
    text = re.sub(rb"\A---\r?\n.*?\n---\r?\n", b"", skill.read_bytes(), count=1, flags=re.DOTALL)
    if not (after / skill.relative_to(before)).read_bytes().endswith(text):
        sys.exit(f"{skill.relative_to(before)} differs")
PY

# The loop uses three workloads, one of which has the prefix of the repository's taxonomy.
for workload in platform joelclaw:integration pipeline; do
    skills=$(sections --workload "$workload" | grep -c '^skills/' || true)
    echo "$workload: $skills skills"
    [ "$skills" -gt 0 ] || fail "no skill for $workload"
done
sections --workload platform | grep -q '^skills/k8s/SKILL.md$' || fail "the k8s skill is not in platform"
sections --workload joelclaw:integration | grep -q '^skills/webhooks/SKILL.md$' || fail "the webhooks skill is not in integration"

# The journal contains the version of a skill before its tags.
"$cli" -C "$home" --json history skills/k8s/SKILL.md >"$work/versions"
holds "$work/versions" 'len(d["versions"]) >= 2'

# SYSTEM.md, which should change once a quarter, is edited and committed eight times in 16 days.
commit() { # argument: DAYS-AGO
    local day
    day=$(date -u -d "$1 days ago" +%FT%TZ)
    git -C "$home" add -A -f ':!.outcrop'
    GIT_AUTHOR_DATE=$day GIT_COMMITTER_DATE=$day git -C "$home" commit -qm "Change"
}
git -C "$home" init -q -b main
commit 20
for change in 1 2 3 4 5 6 7 8; do
    "$cli" -C "$home" replace '^(# IMPROVE THE SYSTEM IS) .*' "\\1 RULE $change" --regex --case --write >/dev/null
    commit $((18 - 2 * change))
done

# Evolving changes no file. It suggests the move with its evidence, and accepting the suggestion moves the layer.
"$cli" -C "$home" --json evolve >"$work/evolved"
[ -z "$(git -C "$home" status --porcelain --untracked-files=no)" ] || fail "evolve changed a file"
holds "$work/evolved" 'len(d["suggestions"]) == 1 and d["suggestions"][0]["kind"] == "churn" and d["suggestions"][0]["evidence"]["figures"][0]["count"] == 8'
holds "$work/evolved" '0.9 < d["suggestions"][0]["confidence"] < 1'
before=$(git -C "$home" rev-parse HEAD)
"$cli" -C "$home" suggestions accept 1
[ "$(git -C "$home" diff --name-only "$before")" = config.toml ] || fail "accepting changed another file"
"$cli" -C "$home" --json layers >"$work/layers" 2>/dev/null
holds "$work/layers" 'any(one["file"] == "SYSTEM.md" and one["tier"] == "topsoil" for one in d["layers"])'
"$cli" -C "$home" log list decisions >"$work/decisions"
grep -q '"verdict":"accepted"' "$work/decisions" || fail "the decision is not in the log"
echo "joelclaw: all steps passed"
