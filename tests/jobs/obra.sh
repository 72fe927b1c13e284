#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ADR-006 on its repository: five prompt types in both modes, an answer parsed, violations resolved, a task estimated from its sentence.
# Usage: obra.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
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

# The five types as METADATA and INSTRUCTION, with the steps of the type.
structured() { # TYPE STEP
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

# The same types as plain text, by the repository's own templates.
plain() { # TYPE EXPECTED VARIABLES…
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
plain simple_instruction 'Session expires too early.'

# A variable without a value is an error at its place, never an empty gap.
if cli "$programs" render --provider manual --as display --format markdown --type validation --request "x" >"$work/out" 2>"$work/err"; then
  fail "an unfilled input was not reported"
fi
grep -qE 'config/prompt_templates.yaml:[0-9]+:[0-9]+: error: ' "$work/err" || { cat "$work/err" >&2; fail "the unfilled input has no place"; }

# An answer is parsed; an echoed tag is removed with a row in the repair ledger.
printf '<METADATA>\n{"is_valid": true, "quality_score": 0.9, "issues": [], "suggestions": [], "violations": [], "warnings": [], "passed_rules": []}\n</METADATA>\n<CONTENT>Fine.</CONTENT>\n</response>\n' >"$work/answer.md"
cli "$programs" --json parse "$work/answer.md" --type validation >"$work/parsed.json" || true
has "$work/parsed.json" '"repaired"' "parse"
has "$work/parsed.json" '</response>' "repair ledger"

# Violations are recorded on request, and resolved with a note.
printf 'def login():\n    pass\n' >"$work/obra/auth.py"
cli "$programs" rules check --record --rules CODE_001 "$work/obra/auth.py" >"$work/out" 2>"$work/err" || [ $? = 1 ]
cli "$programs" rules violations list >"$work/out"
has "$work/out" 'CODE_001' "violations"
cli "$programs" rules violations resolve 1 --note "Implemented" >/dev/null
cli "$programs" rules violations list --all >"$work/out"
has "$work/out" 'Implemented' "resolution"

# A sentence is estimated with its evidence, and compared with what happened.
cli "$programs" estimate --record --text "Add JWT login and logout endpoints in src/auth.py and integrate Stripe; urgent." >"$work/out" 2>"$work/err" || { cat "$work/err" >&2; fail estimate; }
has "$work/out" 'of 100 (raw ' "score"
has "$work/out" 'Stripe' "integration"
has "$work/out" 'security_critical' "risk"
has "$work/out" '--text:1:' "place"
cli "$programs" estimate outcome 1 --lines 520 --files 3 --hours 4 --tokens 21000 >/dev/null
cli "$programs" estimate list >"$work/out"
has "$work/out" 'Mean accuracy:' "accuracy"
echo "obra: all steps passed"
