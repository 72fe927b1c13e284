#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Canonical agents are checked, rendered for four providers, and converted to one file, to clients and back. No file is written manually.
# usage: jerry.sh FOLDER-OF-PROGRAMS
set -euo pipefail

programs=$(realpath "$1")
source=${OUTCROP_CORPORA:-}/jerry/canonical
[ -d "$source" ] || { echo "skipped: OUTCROP_CORPORA has no jerry/canonical"; exit 77; }

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cp -r "$source" "$room/jerry"
chmod -R u+w "$room/jerry"

cli() { "$programs/outcrop-cli" -C "$room/jerry" "$@"; }
fail() { echo "failed: $*" >&2; exit 1; }

# Prints the names of the canonical agents.
names() { find "$room/jerry/skills" -name '*.agent.yaml' -printf '%f\n' | sed 's/\.agent\.yaml$//' | sort; }

count=$(names | wc -l)
[ "$count" -ge 8 ] || fail "only $count agents in the copy"

# Every agent is validated.
cli --json validate > "$room/validated.json" || fail "validate"
python3 - "$room/validated.json" "$count" <<'PY' || fail "validate does not list every agent"
import json, sys
agents = json.load(open(sys.argv[1]))["agents"]
sys.exit(len(agents) != int(sys.argv[2]))
PY

# Every agent is rendered for four providers, and the request contains its text.
for name in $(names); do
  for provider in anthropic openai google open-source; do
    # --force is needed, because the request does not contain the identifiers that the guardrails of some agents require.
    cli render --agent "$name" --provider "$provider" --request "Begin." --as request --force > "$room/request.json" 2> "$room/messages" \
      || fail "render $name for $provider: $(head -3 "$room/messages")"
    grep -q "$name" "$room/request.json" || fail "the request of $name for $provider lacks its text"
  done
done

# Converting the agents to one file and back does not change the fields and the text.
cli convert . --to single --into "$room/single" > "$room/table"
cli convert . --to single --into "$room/single" --check > /dev/null || fail "convert --check reports a difference after convert"
"$programs/outcrop-cli" -C "$room/single" convert . --to canonical --into "$room/back" > /dev/null
python3 - "$room/jerry" "$room/back" <<'PY' || fail "an agent differs after the conversion to one file and back"
import pathlib, sys
try:
    import yaml
except ImportError:
    yaml = None
before, after = map(pathlib.Path, sys.argv[1:])
for agent in before.rglob("*.agent.yaml"):
    back = after / agent.relative_to(before)
    prompt = agent.name.replace(".agent.yaml", ".prompt.md")
    if agent.with_name(prompt).read_bytes() != back.with_name(prompt).read_bytes():
        sys.exit(f"{prompt} differs")
    if yaml and yaml.safe_load(agent.read_text()) != yaml.safe_load(back.read_text()):
        sys.exit(f"{agent.name} differs")
PY

# The conversion to client agents writes one file for each agent and client. A second run writes no files.
cli convert . --to claude,copilot,codex,opencode,gemini --into "$room/clients" > /dev/null
written=$(find "$room/clients" -type f | wc -l)
[ "$written" -eq $((count * 5)) ] || fail "$written client files for $count agents"
cli convert . --to claude,copilot,codex,opencode,gemini --into "$room/clients" --check > /dev/null || fail "client files differ"

# An edited file is reported and kept.
edited=$(find "$room/clients/.claude" -type f | sort | head -1)
echo "An edit." >> "$edited"
cli convert . --to claude --into "$room/clients" --check > /dev/null 2>&1 && fail "an edited file passes --check"
cli convert . --to claude --into "$room/clients" > /dev/null 2>&1 && fail "an edited file is overwritten without --overwrite"
grep -q "An edit." "$edited" || fail "the edit was lost"

# All agents are exported for all providers in one call, and `export --check` finds a changed file.
cli export --all-agents --to "$room/bundles" --request "Begin." --force > /dev/null 2>&1
for name in $(names); do
  [ "$(find "$room/bundles/$name" -name request.json | wc -l)" -ge 4 ] || fail "the export lacks requests of $name"
done
cli export --all-agents --to "$room/bundles" --request "Begin." --force --check > /dev/null 2>&1 || fail "export --check reports a difference after export"
echo >> "$(find "$room/bundles" -name request.json | sort | head -1)"
cli export --all-agents --to "$room/bundles" --request "Begin." --force --check > /dev/null 2>&1 && fail "a changed request passes export --check"

# No source file was changed.
diff -r "$source" "$room/jerry" > /dev/null || fail "the source was changed"
echo "$count agents: 4 providers in single renders and one export, one file and back, 5 clients"
