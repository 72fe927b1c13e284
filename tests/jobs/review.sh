#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Ten commits in each of two repositories: the figures of `review` are those of budget, context, history diff and check in checkouts of both revisions.
# Usage: review.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
export LC_ALL=C.UTF-8
corpora=${OUTCROP_CORPORA:-}
for folder in joelclaw/repository joelclaw/skills repos/langfuse; do
  [ -d "$corpora/$folder" ] || { echo "skipped: OUTCROP_CORPORA has no $folder"; exit 77; }
done
command -v git >/dev/null || { echo "skipped: git is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_STATE_HOME=$work/state GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@localhost GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@localhost
mkdir "$HOME"

cp -R "$corpora/joelclaw/repository" "$work/joelclaw"
cp -R "$corpora/joelclaw/skills" "$work/joelclaw/skills"
cp -R "$corpora/repos/langfuse" "$work/langfuse"
chmod -R u+w "$work"
"$1/outcrop-cli" --json adopt "$work/joelclaw" --write >/dev/null

python3 - "$1/outcrop-cli" "$work" <<'PY'
import json, pathlib, subprocess, sys

program, work = sys.argv[1], pathlib.Path(sys.argv[2])
providers = ["anthropic", "openai"]

def git(folder, *words):
    return subprocess.run(["git", "-C", folder, *words], check=True, capture_output=True, text=True).stdout.strip()

def cli(folder, *words):
    done = subprocess.run([program, "-C", folder, "--json", *words], capture_output=True, text=True)
    document = json.loads(done.stdout)
    if "exit_code" in document:
        sys.exit(f"{words} fails: {document['error']}")
    return document

def append(path, text):
    def edit(root):
        with open(root / path, "a") as file:
            file.write(text)
    return edit

def replace(path, old, new):
    def edit(root):
        text = (root / path).read_text()
        if old not in text:
            sys.exit(f"{path} has no {old!r}")
        (root / path).write_text(text.replace(old, new))
    return edit

def write(path, text):
    def edit(root):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return edit

def remove(path):
    return lambda root: (root / path).unlink()

edits = {
    "joelclaw": [
        append("SYSTEM.md", "\nAnswer in short sentences.\n"), append("AGENTS.md", "\n## Review\n\nRead the whole change before you comment.\n"),
        replace("CONTEXT.md", "the", "this"), write("agents/clerk.md", "---\nname: clerk\ndescription: Files letters\n---\nYou file letters.\n"),
        append("agents/clerk.md", "Sort them by date.\n"), write("agents/clerk.md", "---\nname: clerk\n---\nYou file letters.\n"),
        append("CLAUDE.md", "\n@missing.md\n"), write("notes.md", "A file that no prompt has.\n"), remove("notes.md"), append("CONTEXT.md", "\n" + "More context. " * 400 + "\n"),
    ],
    "langfuse": [
        append(".agents/AGENTS.md", "\nUse short words.\n"), append("web/AGENTS.md", "\nTest every component.\n"), append(".agents/skills/code-review/SKILL.md", "\nBe kind.\n"),
        write(".claude/agents/clerk.md", "---\nname: clerk\ndescription: Files letters\n---\nYou file letters.\n"), write(".github/copilot-instructions.md", "Write tests.\n"),
        remove(".github/copilot-instructions.md"), write("GEMINI.md", "See @AGENTS.md.\n"), append("GEMINI.md", "Long. " * 3000), write(".cursor/rules/style.mdc", "---\nalwaysApply: true\n---\nBe brief.\n"),
        write(".github/agents/clerk.agent.md", "---\nname: [\n---\nYou file letters.\n"),
    ],
}

def state_of(root):
    """The figures of the commands in the current checkout."""
    state = {"budget": {}, "context": {one["client"]: one for one in cli(root, "context")["clients"]}}
    for provider in providers:
        state["budget"][provider] = cli(root, "budget", "--provider", provider, "--request", "Go.")
    check = cli(root, "check")
    state["findings"] = sorted(one["fingerprint"] for one in check["findings"] + check["unreadable"])
    return state

def difference(these, those):
    rest = list(those)
    return sorted(one for one in these if not (one in rest and not rest.remove(one)))

def compare(root, base, head, before, after):
    review = cli(root, "review", f"{base}..{head}", "--request", "Go.", *[word for one in providers for word in ("--provider", one)])
    assert [one["provider"] for one in review["providers"]] == providers, "providers"
    for one in review["providers"]:
        for name, state in (("before", before), ("after", after)):
            budget = state["budget"][one["provider"]]
            for key in ("model", "tokens", "cost"):
                assert one[name][key] == budget[key], f"{one['provider']}, {name}: {key} is {one[name][key]}, but budget prints {budget[key]}"
    for one in review["clients"]:
        for name, state in (("before", before), ("after", after)):
            client = state["context"][one["client"]]
            assert one[f"tokens_{name}"] == client["tokens"], f"{one['client']}: tokens {name}"
            assert one[f"price_{name}"] == client["price"], f"{one['client']}: price {name}"
    changes = {one["client"]: one for one in cli(root, "context", "--diff", f"{base}..{head}")["clients"]}
    assert all(changes.get(one["client"]) == one for one in review["clients"]), "context --diff"
    shown = {one["client"] for one in review["clients"]}
    for client in before["context"].keys() & after["context"].keys():
        changed = before["context"][client]["tokens"] != after["context"][client]["tokens"]
        assert not changed or client in shown, f"{client} changes, but review does not show it"
    assert review["differences"] == cli(root, "history", "diff", base, head, "--request", "Go.")["differences"], "history diff"
    found = {name: sorted(one["fingerprint"] for one in review["findings"][name]) for name in ("new", "fixed")}
    assert found["new"] == difference(after["findings"], before["findings"]), "new findings"
    assert found["fixed"] == difference(before["findings"], after["findings"]), "fixed findings"
    return len(review["clients"]) + len(review["differences"]) + len(found["new"]) + len(found["fixed"])

for name, changes in edits.items():
    root = work / name
    git(root, "init", "-q", "-b", "main")
    commits, states, seen = [], [], 0
    for edit in [lambda _: None, *changes]:
        edit(root)
        git(root, "add", "-A", "-f", ":!.outcrop")
        git(root, "commit", "-q", "--allow-empty", "-m", "Change")
        commits.append(git(root, "rev-parse", "HEAD"))
        states.append(state_of(root))
    for i in range(1, len(commits)):
        try:
            seen += compare(root, commits[i - 1], commits[i], states[i - 1], states[i])
        except AssertionError as error:
            sys.exit(f"{name}, commit {i}: {error}")
    if seen < len(changes):
        sys.exit(f"{name}: only {seen} changes in {len(changes)} commits")
    print(f"{name}: {len(changes)} commits, {seen} changes")
PY
