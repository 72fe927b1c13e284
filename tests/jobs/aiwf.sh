#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ADR-0009 in its repository: plan, generate, review (FAIL), revise, review (PASS) in manual mode with the repository's own profile, templates, conventions and
# standards. Only responses are written manually. Usage: aiwf.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
export LC_ALL=C.UTF-8
repository=${OUTCROP_CORPORA:-}/aiwf/repository
[ -d "$repository" ] || { echo "skipped: OUTCROP_CORPORA has no aiwf/repository"; exit 77; }
program=$1/outcrop-cli
values=$(realpath "$(dirname "$0")/value.py")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work/state
cp -r "$repository" "$work/aiwf"
chmod -R u+w "$work/aiwf"
cd "$work/aiwf"

fail() { echo "FAILED: $*" >&2; exit 1; }
cli() { "$program" -C "$work/aiwf" "$@" >"$work/out" 2>"$work/err"; }
ok() { cli "$@" || { cat "$work/out" "$work/err" >&2; fail "$*"; }; }
has() { grep -qF -- "$2" "$1" || fail "$1 has no \`$2\`"; }
holds() { python3 "$values" "$work/out" "$1" || { cat "$work/out" >&2; fail "not true: $1"; }; }
lacks() { ! grep -qF -- "$2" "$1" || fail "$1 has \`$2\`"; }
state() { grep -q "\"$1\": $2" "$session/session.json" || fail "session.json: $1 is not $2"; }

# Without values, no file is written. Each variable is reported with its location.
if cli run; then fail "a workflow without values was started"; fi
grep -qE '^profiles/jpa_mt/templates/planning-prompt.md:11:[0-9]+: error: `\{\{entity\}\}` has no value' "$work/err" ||
  fail "the missing value is reported without a location"
[ ! -e sessions ] || fail "a workflow without values wrote files"

# The profile's example, templates, conventions and standards are found.
ok run --var entity=Product --var table=catalog.products --var bounded-context=catalog --var schema-file=docs/samples/JPA_AND_DATABASE.md \
  --var output_directory=src/main/java --var target_files=Product.java,ProductRepository.java --session product
session=sessions/product
plan=$session/iteration-1/planning-prompt.md
lacks "$plan" '{{'
has "$plan" 'You are a senior Java architect specializing in multi-tenant JPA applications with Spring Boot'
has "$plan" '**Artifacts to Generate:** entity, repository'
has "$plan" '| Entity | `com.skillsharbor.backend.controlplane.domain.catalog` |'
has "$plan" '--- ORG.md ---'
has "$plan" '- Repository' # this line is part of the expected output
has "$plan" '## Repository Design'
lacks "$plan" '## Service Design'
has "$plan" '### docs/samples/JPA_AND_DATABASE.md'
has "$session/standards-bundle.md" '--- ARCHITECTURE_AND_MULTITENANCY.md ---'
state phase '"plan"'

# Approving needs a response. The plan is then part of the next prompt.
if cli run approve; then fail "a missing response was approved"; fi
printf '# Implementation Plan: Product\n\nPer JPA-ENT-001, the table is catalog.products.\n' >"$session/iteration-1/planning-response.md"
ok run approve
cmp -s "$session/plan.md" "$session/iteration-1/planning-response.md" || fail "plan.md is not the approved plan"
generate=$session/iteration-1/generation-prompt.md
lacks "$generate" '{{'
has "$generate" 'Read the approved implementation plan at `iteration-1/planning-response.md`'
has "$generate" 'Per JPA-ENT-001, the table is catalog.products.'
has "$generate" 'Extend `BaseEntity` as specified in conventions'
has "$generate" 'public interface ProductRepository extends JpaRepository<Product, Long>'
has "$generate" '--- NAMING_AND_API.md ---'

# A file outside the folder stops the approval. The response can be fixed.
printf '```java\n// ../../Product.java\nclass Product {}\n```\n' >"$session/iteration-1/generation-response.md"
if cli run approve; then fail "a path outside the folder was approved"; fi
grep -qE 'generation-response.md:[0-9]+:[0-9]+: .*is not an allowed path' "$work/err" || fail "the path has no finding"
[ ! -e "$session/iteration-1/code" ] || fail "a rejected file was written"
printf 'Done.\n\n```java\n// Product.java\npackage com.skillsharbor.backend.controlplane.domain.catalog;\n\npublic class Product {}\n```\n\n```java\n// ProductRepository.java\npackage com.skillsharbor.backend.controlplane.domain.catalog;\n\npublic interface ProductRepository {}\n```\n\n```java\n// Extra.java\nclass Extra {}\n```\n' \
  >"$session/iteration-1/generation-response.md"
ok run approve
has "$session/iteration-1/code/Product.java" 'public class Product {}'
[ -f "$session/iteration-1/code/ProductRepository.java" ] || fail "the repository was not written"

# The review contains the files, the plan and the standards. Its metadata must be complete.
review=$session/iteration-1/review-prompt.md
lacks "$review" '{{'
has "$review" 'public interface ProductRepository {}'
has "$review" 'Per JPA-ENT-001, the table is catalog.products.'
has "$review" '--- JPA_AND_DATABASE.md ---'
reviewed() { # arguments: VERDICT TOTAL CRITICAL
  printf '# Code Review: Product\n\n**Verdict:** %s\n\n| # | Rule ID | Severity | Description | Location |\n|---|---|---|---|---|\n| 1 | JPA-ENT-001 | Critical | No @Table | Product.java:3 |\n\n@@@REVIEW_META\nverdict: %s\nissues_total: %s\nissues_critical: %s\nmissing_inputs: 0\n@@@\n' "$1" "$1" "$2" "$3"
}
reviewed FAIL 1 1 | sed 's/^issues_total: 1$/issues_total: one/' >"$session/iteration-1/review-response.md"
if cli run approve; then fail "a review with an invalid number was approved"; fi
grep -qE 'review-response.md:11:15: .*issues_total' "$work/err" || { cat "$work/err" >&2; fail "the invalid number is reported without a location"; }
state phase '"review"'
reviewed FAIL 1 1 >"$session/iteration-1/review-response.md"
ok --json run status
holds 'd["review"]["verdict"] == "FAIL" and [d["review"][one] for one in ("issues_total", "issues_critical", "missing_inputs")] == [1, 1, 0]'
holds 'd["review"]["issues"][0]["rule"] == "JPA-ENT-001"'

# FAIL starts a revision in the next iteration, with the review, the files and the plan.
ok run approve
state current_iteration 2
revise=$session/iteration-2/revision-prompt.md
lacks "$revise" '{{'
has "$revise" 'Read the review findings at `iteration-1/review-response.md`'
has "$revise" '| 1 | JPA-ENT-001 | Critical | No @Table | Product.java:3 |'
has "$revise" 'public class Product {}'
has "$revise" 'Per JPA-ENT-001, the table is catalog.products.'

# A rejection writes another prompt with the reason, in the same conversation.
printf 'I fixed it.\n' >"$session/iteration-2/revision-response.md"
if cli run approve; then fail "a revision without files was approved"; fi
ok run reject --reason "Write the complete file Product.java."
has "$session/iteration-2/revision-turn-2-prompt.md" 'Write the complete file Product.java.'
printf '```java\n// Product.java\npackage com.skillsharbor.backend.controlplane.domain.catalog;\n\n@Table(schema = "catalog", name = "products")\npublic class Product {}\n```\n' >"$session/iteration-2/revision-turn-2-response.md"
ok run approve
has "$session/iteration-2/code/Product.java" '@Table'
cmp -s "$session/iteration-1/code/ProductRepository.java" "$session/iteration-2/code/ProductRepository.java" || fail "an unchanged file is missing in iteration 2"
has "$session/iteration-2/review-prompt.md" '@Table(schema = "catalog", name = "products")'
has "$session/iteration-2/review-prompt.md" '### iteration-1/review-response.md'

# PASS completes the workflow.
reviewed PASS 0 0 | grep -v '^| 1 ' >"$session/iteration-2/review-response.md"
ok run approve
state status '"success"'
ok --json run list
holds 'd["workflows"][0]["status"] == "success"'
if cli run approve; then fail "a complete workflow was approved again"; fi

# Files are written only to allowed targets, and only on request.
[ ! -e src ] || fail "files were written without a request"
if cli run files --write; then fail "files were written without confirmation"; fi
cli --json run files --write --yes || [ $? = 1 ]
holds 'any(one["problem"] and "target_files" in one["problem"] for one in d["files"])'
has src/main/java/com/skillsharbor/backend/controlplane/domain/catalog/Product.java '@Table'
[ "$(find src -type f | wc -l)" = 2 ] || fail "not exactly the two target files were written"

# The session uses the repository's file names.
for file in session.json plan.md standards-bundle.md iteration-1/planning-prompt.md iteration-1/generation-response.md iteration-1/review-prompt.md iteration-2/revision-prompt.md iteration-2/review-response.md; do
  [ -f "$session/$file" ] || fail "$file is missing"
done
echo "aiwf: all steps passed"
