#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# KEP-002: its example and a second one without history, compared element by element, with the response prompt, a usage example for every tool, message ids,
# the compact form, and the environment switch. Usage: brok.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
programs=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }
mkdir -p "$work/brok/layers" "$work/brok/agents"

cat >"$work/brok/config.toml" <<'TOML'
[workspace]
agent = "brok"

[prompt_xml]
enabled = true
window_size = 10
response_prompt = "Assistant:"
TOML
cat >"$work/brok/agents/brok.md" <<'MD'
---
name: brok
description: Answers in chats.
tools:
  - name: weather
    category: information
    description: Get current weather for a location
    parameters:
      type: object
      properties:
        city: {type: string, description: City name for weather lookup, examples: [London]}
      required: [city]
  - name: dice
    description: Roll dice
    parameters:
      type: object
      properties:
        sides: {type: integer, description: Sides of the die}
      required: [sides]
  - name: ping
    description: Check the connection
    parameters: {type: object, properties: {}}
---
You are brok, a helpful AI assistant. Keep responses concise.
MD
cat >"$work/history.json" <<'JSON'
[
  {"role": "user", "sender": "alice", "timestamp": "2025-01-26T15:30:00Z", "type": "user", "id": "m1", "content": "@brok what's the weather?"},
  {"role": "assistant", "sender": "brok", "timestamp": "2025-01-26T15:30:15Z", "type": "bot", "tool_used": "weather", "id": "m2", "confidence": 0.9,
   "content": "🤖 Current weather in London: Partly cloudy, 15°C"}
]
JSON

render() { "$programs/outcrop-cli" -C "$work/brok" render --provider manual --as display "$@" 2>"$work/err" || { cat "$work/err" >&2; fail "render $*"; }; }

# Compares the elements of a document with the expected elements: name, attributes in any order, trimmed text.
elements() { # arguments: DOCUMENT EXPECTED
  python3 - "$1" "$2" <<'PY' || fail "the elements differ"
import json, re, sys, xml.etree.ElementTree as tree
def lines(element, depth=0):
    text = (element.text or '').strip()
    if element.tag == 'usage_example':
        text = json.dumps(json.loads(text))
    attributes = ''.join(' %s=%s' % one for one in sorted(element.attrib.items()))
    yield '  ' * depth + element.tag + attributes + (': ' + text if text else '')
    for child in element:
        yield from lines(child, depth + 1)
source = open(sys.argv[1], encoding='utf-8').read()
found = list(lines(tree.fromstring(source[source.index('<prompt'):source.rindex('</prompt>') + 9])))
wanted = open(sys.argv[2], encoding='utf-8').read().splitlines()
if found != wanted:
    import difflib
    print('\n'.join(difflib.unified_diff(wanted, found, 'expected', 'found', lineterm='')), file=sys.stderr)
    sys.exit(1)
PY
}

tools='  tools count=3
    tool category=information name=weather
      description: Get current weather for a location
      parameters
        parameter name=city required=true type=string: City name for weather lookup
          example: London
      usage_example: {"tool": "weather", "params": {"city": "London"}}
    tool name=dice
      description: Roll dice
      parameters
        parameter name=sides required=true type=integer: Sides of the die
      usage_example: {"tool": "dice", "params": {"sides": 1}}
    tool name=ping
      description: Check the connection
      parameters
      usage_example: {"tool": "ping", "params": {}}'
system='  system name=brok role=assistant: You are brok, a helpful AI assistant. Keep responses concise.'

render --history "$work/history.json" --request "What about tomorrow?" >"$work/one.xml"
cat >"$work/one.txt" <<TXT
prompt version=1.0
$system
$tools
  context window_size=10
    message id=m1 sender=alice timestamp=2025-01-26T15:30:00Z type=user: @brok what's the weather?
    message confidence=0.9 id=m2 sender=brok timestamp=2025-01-26T15:30:15Z tool_used=weather type=bot: 🤖 Current weather in London: Partly cloudy, 15°C
  request sender=alice
    user_input: What about tomorrow?
    response_prompt: Assistant:
TXT
elements "$work/one.xml" "$work/one.txt"

render --request "Hello <there> & all" >"$work/two.xml"
cat >"$work/two.txt" <<TXT
prompt version=1.0
$system
$tools
  request sender=user
    user_input: Hello <there> & all
    response_prompt: Assistant:
TXT
elements "$work/two.xml" "$work/two.txt"

# If an environment variable disables the format, the text is the same as without the section in config.toml.
XML_PROMPT_FORMATTING=false render --request "Hello" >"$work/off.md"
sed -i '/^\[prompt_xml\]/,$d' "$work/brok/config.toml"
render --request "Hello" >"$work/plain.md"
cmp "$work/off.md" "$work/plain.md" || fail "the switch does not restore the plain prompt"
XML_PROMPT_FORMATTING=true render --request "Hello" >"$work/on.xml"
grep -q '<user_input>Hello</user_input>' "$work/on.xml" || fail "the switch does not enable XML"

# The cost of each format is shown before the format is used. The compact form costs less.
printf '[prompt_xml]\ncompact = true\n' >>"$work/brok/config.toml"
render --format prompt-xml --no-tools --history "$work/history.json" --request "What about tomorrow?" >"$work/compact.xml"
grep -q "alice: @brok what's the weather?" "$work/compact.xml" || fail "compact form"
"$programs/outcrop-cli" -C "$work/brok" --json budget --provider openai --no-tools --history "$work/history.json" --request "What about tomorrow?" --formats >"$work/budget.json" 2>"$work/err" || { cat "$work/err" >&2; fail budget; }
python3 - "$work/budget.json" <<'PY' || fail "formats"
import json, sys
formats = {one['format']: one for one in json.load(open(sys.argv[1]))['formats']}
assert formats['plain']['tokens'] > 0, formats
assert formats['plain']['tokens'] < formats['prompt-xml compact']['tokens'] < formats['prompt-xml']['tokens'], formats
PY
echo "brok: all steps passed"
