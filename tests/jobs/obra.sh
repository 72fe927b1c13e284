#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ADR-006 in its repository: five prompt types in both modes, a response parsed, violations resolved, a task estimated from a sentence. Only responses are
# written manually, outside the repository.
# Usage: obra.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
values=$(realpath "$(dirname "$0")/value.py")
repository=${OUTCROP_CORPORA:-}/obra/repository
[ -d "$repository" ] || { echo "skipped: OUTCROP_CORPORA has no obra/repository"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$repository" "$work/obra"
chmod -R u+w "$work/obra"
cli() { "$1/outcrop-cli" -C "$work/obra" "${@:2}"; }
programs=$1

fail() { echo "FAILED: $*" >&2; exit 1; }
has() { grep -qF -- "$2" "$1" || { cat "$1" >&2; fail "$3: \`$2\` is missing"; }; }

holds() { python3 "$values" "$work/out" "$1" || { cat "$work/out" >&2; fail "not true: $1"; }; }

# The five types have METADATA and INSTRUCTION, with the steps of the type.
structured() { # arguments: TYPE STEP
  cli "$programs" render --provider manual --as display --format hybrid --type "$1" --field task_id=123 --request "Work on src/auth.py." >"$work/out" 2>"$work/err" \
    || { cat "$work/err" >&2; fail "$1, structured"; }
  has "$work/out" '<METADATA>' "$1"
  has "$work/out" '"task_id": 123' "$1"
  has "$work/out" '<INSTRUCTION>' "$1"
  has "$work/out" 'Work on src/auth.py.' "$1"
  has "$work/out" "$2" "$1"
}
structured task_execution '3. Write comprehensive tests for all new code'
structured validation '2. Identify any violations with specific line numbers'
structured error_analysis '1. Analyze the error and identify the root cause'
structured decision '**Your Task**:'
structured planning '3. Identify which subtasks can run in parallel'
cli "$programs" render --provider manual --as display --format hybrid --type validation --request "Validate." >"$work/out" 2>/dev/null
has "$work/out" '"id": "CODE_001"' "rules of validation"

# The same types are plain text, with the repository's templates.
plain() { # arguments: TYPE EXPECTED VARIABLES…
  local type=$1 expected=$2
  shift 2
  cli "$programs" render --provider manual --as display --format markdown --type "$type" --request "Session expires too early." "$@" >"$work/out" 2>"$work/err" \
    || { cat "$work/err" >&2; fail "$type, unstructured"; }
  has "$work/out" "$expected" "$type"
  has "$work/out" 'Session expires too early.' "$type"
  ! grep -qF '{{' "$work/out" || fail "$type: unfilled placeholders"
}
plain task_execution '**Task ID**: 7' --var project_name=Obra --var task_id=7 --var task_title=Sessions --var working_directory=/srv --var instructions=Go
plain validation '## Validation Criteria' --var task_title=Sessions --var task_description=Fix --var expected_outcome=Works --var validation_criteria=complete,tested
plain error_analysis '## Error Details' --vars /dev/stdin <<'YAML'
error_type: Timeout
task_title: Sessions
task_description: Fix
agent_output: none
YAML
plain decision 'Session expires too early.' --vars /dev/stdin <<'YAML'
task_id: 7
task_title: Sessions
task_status: running
attempt_count: 1
max_attempts: 3
agent_name: claude
active_task_count: 1
pending_task_count: 2
recent_breakpoint_count: 0
YAML
plain planning 'Session expires too early.' # the repository has no unstructured template for this type, so the request is sent unchanged
plain simple_instruction 'Session expires too early.'

# A variable without a value is an error with a location. It is never replaced with empty text.
if cli "$programs" render --provider manual --as display --format markdown --type validation --request "x" >"$work/out" 2>"$work/err"; then
  fail "a missing input was not reported"
fi
grep -qE 'config/prompt_templates.yaml:[0-9]+:[0-9]+: error: ' "$work/err" || { cat "$work/err" >&2; fail "the missing input is reported without a location"; }

# A response is parsed. An echoed tag is removed, with a row in the repair ledger.
printf '<METADATA>\n{"is_valid": true, "quality_score": 0.9, "issues": [], "suggestions": [], "violations": [], "warnings": [], "passed_rules": []}\n</METADATA>\n<CONTENT>Fine.</CONTENT>\n</response>\n' >"$work/answer.md"
cli "$programs" --json parse "$work/answer.md" --type validation >"$work/parsed.json" || true
python3 "$values" "$work/parsed.json" 'd["verdict"] == "repaired" and "</response>" in str(d["repairs"])' || fail "parse"

# Violations are recorded on request, and resolved with a note.
printf 'Here is the code:\n\n```python\ndef login():\n    pass\n```\n' >"$work/code.md"
cli "$programs" rules check --record --rules CODE_001 "$work/code.md" >"$work/out" 2>"$work/err" || [ $? = 1 ]
cli "$programs" --json rules violations list >"$work/out"
holds 'bool(d["violations"]) and all(one["rule"] == "CODE_001" for one in d["violations"])'
cli "$programs" rules violations resolve 1 --note "Implemented" >/dev/null
cli "$programs" --json rules violations list --all >"$work/out"
holds 'any(one["resolved"] and one["note"] == "Implemented" for one in d["violations"])'

# A sentence is estimated with its evidence. The estimate is compared with the outcome.
cli "$programs" --json estimate --record --text "Add JWT login and logout endpoints in src/auth.py and integrate Stripe; urgent." >"$work/out" 2>"$work/err" || { cat "$work/err" >&2; fail estimate; }
holds '0 < d["score"] <= 100 and d["raw_score"] >= d["score"]'
holds 'any("Stripe" in one["passage"] for one in d["read_from_text"]) and any(one["value"] == "security_critical" for one in d["read_from_text"])'
holds 'all(one["place"].startswith("--text:1:") for one in d["read_from_text"])'
cli "$programs" estimate outcome 1 --lines 520 --files 3 --hours 4 --tokens 21000 >/dev/null
cli "$programs" --json estimate list >"$work/out"
holds 'd["mean_accuracy"] is not None and d["estimates"][0]["figures"]["files"]["actual"] == 3'
diff -rq -x .outcrop "$repository" "$work/obra" || fail "a file of the repository was changed"

# The mode of a type is switched and reverted. The repository has no file for the modes, so the command creates it.
cli "$programs" templates set validation structured >/dev/null
cli "$programs" render --provider manual --as display --type validation --request "Validate." >"$work/out" 2>/dev/null
has "$work/out" '"id": "CODE_001"' "validation, switched"
cli "$programs" templates revert validation >/dev/null
cli "$programs" --json templates >"$work/out"
holds 'any(one["type"] == "validation" and one["mode"] == "unstructured" and one["default"] for one in d["templates"])'
echo "obra: all steps passed"
