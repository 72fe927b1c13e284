// SPDX-License-Identifier: GPL-3.0-or-later
// The responses are written for this test. GOOD is valid, and most other responses differ from it in one way.
#include "responsecases.h"

namespace outcrop::testing {
namespace {

#define GOOD R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"]})"

} // namespace

QByteArray reviewSchemas()
{
    return R"(schemas:
  review:
    required_fields:
      - {name: status, type: string, allowed_values: [completed, failed, needs_decomposition], description: How it went}
      - {name: score, type: number, min_value: 0.0, max_value: 1.0}
      - {name: ok, type: boolean}
      - {name: tags, type: array, item_type: string}
    optional_fields:
      - {name: note, type: string, max_length: 60}
      - {name: count, type: integer}
      - {name: share, type: number}
      - name: items
        type: array
        item_type: object
        item_schema:
          - {name: path, type: string}
          - {name: line, type: integer}
)";
}

ResponseContract reviewContract()
{
    static const ResponseSchemas schemas = readResponseSchemas(readDocument(QStringLiteral("config/response_schemas.yaml"), reviewSchemas()));
    return ResponseContract::contractForPromptType(schemas, QStringLiteral("review"));
}

QList<ResponseCase> proseCases()
{
    return {
        {"prose: alone", "It all went well.", "prose only", "none", "null", "", "no-data", "It all went well."},
        {"prose: nothing", "", "prose only", "none", "null", "", "empty", ""},
        {"prose: white space", " \n\t ", "prose only", "none", "null", "", "empty", ""},
        {"prose: with brackets", "See [1] and [2, 3], {name} and {0}.", "prose only", "none", "null", "", "no-data"},
        {"prose: with a list", "- one\n- [ ] two\n- [x] three\n", "prose only", "none", "null", "", "no-data"},
        {"prose: code only", "```python\nd = {'a': 1}\n```\n", "prose only", "none", "null", "", "no-data"},
        {"prose: inline code", "Call `f({a})` first.", "prose only", "none", "null", "", "no-data"},
        {"prose: fields in words", "status: completed\nscore: 0.9\n", "prose only", "none", "null", "", "no-data"},
        {"refusal: plain", "I'm sorry, but I can't help with that.", "refused", "none", "null", "", "no-data"},
        {"refusal: typographic", "I’m sorry, but I can’t help with that.", "refused", "none", "null", "", "no-data"},
        {"refusal: cannot", "I cannot provide a review of this file.", "refused", "none", "null", "", "no-data"},
        {"refusal: unable", "I'm unable to do this, as the file is empty.", "refused", "none", "null", "", "no-data"},
        {"refusal: as an AI", "As an AI language model, I cannot judge that.", "refused", "none", "null", "", "no-data"},
        {"refusal: spoken", "Assistant: I can't help with that.", "refused", "none", "null", "echoed-speaker", "no-data"},
        {"refusal: with data after all", "I can't help with the tests. " GOOD, "valid", "embedded", GOOD, "", "envelope"},
        {"refusal: later in prose", "The tests say: I can't help with that.", "prose only", "none", "null", "", "no-data"},
    };
}

QList<ResponseCase> envelopeCases()
{
    return {
        {"tags: as asked", "<METADATA>\n" GOOD "\n</METADATA>\n\n<CONTENT>\nAll is well.\n</CONTENT>\n", "valid", "tags", GOOD, "", "", "All is well."},
        {"tags: small letters", "<metadata>" GOOD "</metadata><content>Fine.</content>", "valid", "tags", GOOD, "", "", "Fine."},
        {"tags: without content", "<METADATA>" GOOD "</METADATA>\nAll is well.", "valid", "tags", GOOD, "", "", "All is well."},
        {"tags: with a preamble", "Here you are:\n<METADATA>" GOOD "</METADATA>\n<CONTENT>Fine.</CONTENT>", "valid", "tags", GOOD, "", "", "Fine."},
        {"tags: content first", "<CONTENT>Fine.</CONTENT>\n<METADATA>" GOOD "</METADATA>", "valid", "tags", GOOD, "", "", "Fine."},
        {"tags: a fence inside", "<METADATA>\n```json\n" GOOD "\n```\n</METADATA>\n<CONTENT>Fine.</CONTENT>", "valid", "tags", GOOD, "", "", "Fine."},
        {"tags: a fence around", "```\n<METADATA>" GOOD "</METADATA>\n<CONTENT>Fine.</CONTENT>\n```", "valid", "tags", GOOD, "", "", "Fine."},
        {"tags: METADATA not closed", "<METADATA>" GOOD "\n<CONTENT>Fine.</CONTENT>", "repaired", "tags", GOOD, "unclosed-tag", "", "Fine."},
        {"tags: CONTENT not closed", "<METADATA>" GOOD "</METADATA>\n<CONTENT>All is well.", "repaired", "tags", GOOD, "unclosed-tag", "", "All is well."},
        {"tags: CONTENT cut off", "<METADATA>" GOOD "</METADATA>\n<CONTENT>All is we", "truncated", "tags", GOOD, "unclosed-tag", "", "All is we"},
        {"tags: a bracket missing", R"(<METADATA>{"status": "completed", "score": 0.9, "ok": true, "tags": ["a"]</METADATA><CONTENT>Fine.</CONTENT>)", "repaired", "tags", GOOD,
            "missing-bracket", "", "Fine."},
        {"tags: the tag inside a string", R"(<METADATA>{"status": "completed", "score": 0.9, "ok": true, "tags": ["</METADATA>"]}</METADATA><CONTENT>Fine.</CONTENT>)", "valid", "tags",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["</METADATA>"]})", "", "echoed-tag", "Fine."},
        {"tags: nested content", "<METADATA>" GOOD "</METADATA><CONTENT>One <CONTENT>two</CONTENT> three</CONTENT>", "valid", "tags", GOOD, "", "", "One two three"},
        {"tags: nothing in METADATA", "<METADATA>\n</METADATA>\n<CONTENT>Fine.</CONTENT>", "wrong schema", "tags", "null", "", "unreadable", "Fine."},
        {"tags: prose in METADATA", "<METADATA>\nNothing to report.\n</METADATA>\n<CONTENT>Fine.</CONTENT>", "wrong schema", "tags", "null", "", "unreadable", "Fine."},
        {"tags: METADATA cut off", R"(<METADATA>{"status": "completed", "sco)", "truncated", "tags", R"({"status": "completed"})", "*", "*"},
        {"tags: only the tag", "<METADATA>", "truncated", "tags", "null", "*", "unreadable"},
        {"tags: data in CONTENT", "<CONTENT>\n```json\n" GOOD "\n```\n</CONTENT>", "valid", "fence", GOOD, "", "envelope", ""},
        {"tags: twice, the second right", R"(<METADATA>{"status": "?"}</METADATA><METADATA>)" GOOD "</METADATA>", "repaired", "tags", GOOD, "second-document", "several"},
        {"document: alone", GOOD, "valid", "document", GOOD, "", "envelope", ""},
        {"document: white space around", "\n\n  " GOOD "  \n", "valid", "document", GOOD, "", "envelope", ""},
        {"document: byte order mark", "\xef\xbb\xbf" GOOD, "valid", "document", GOOD, "", "envelope"},
        {"document: Windows lines", "{\"status\": \"completed\",\r\n \"score\": 0.9, \"ok\": true, \"tags\": [\"a\"]}\r\n", "valid", "document", GOOD, "", "envelope"},
        {"fence: json", "```json\n" GOOD "\n```", "valid", "fence", GOOD, "", "envelope", ""},
        {"fence: no language", "```\n" GOOD "\n```", "valid", "fence", GOOD, "", "envelope", ""},
        {"fence: JSON in capitals", "```JSON\n" GOOD "\n```", "valid", "fence", GOOD, "", "envelope"},
        {"fence: tildes", "~~~json\n" GOOD "\n~~~", "valid", "fence", GOOD, "", "envelope"},
        {"fence: four backquotes", "````json\n" GOOD "\n````", "valid", "fence", GOOD, "", "envelope"},
        {"fence: indented", "1. The result:\n   ```json\n   " GOOD "\n   ```\n", "valid", "fence", GOOD, "", "envelope", "1. The result:"},
        {"fence: on one line", "```json " GOOD " ```", "valid", "fence", GOOD, "", "envelope"},
        {"fence: prose around", "Here it is:\n\n```json\n" GOOD "\n```\n\nThat is all.", "valid", "fence", GOOD, "", "envelope", "Here it is:\n\n\n\nThat is all."},
        {"fence: in the middle of a line", "Result: ```json\n" GOOD "\n``` and no more.", "valid", "fence", GOOD, "", "envelope"},
        {"fence: not closed", "```json\n" GOOD "\n", "repaired", "fence", GOOD, "unclosed-fence", "envelope"},
        {"fence: cut off", "```json\n{\"status\": \"completed\", \"score\": 0.9", "truncated", "fence", R"({"status": "completed", "score": 0.9})", "*", "*"},
        {"fence: a fence in a string", "```json\n{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"```\"]}\n```", "valid", "fence",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["```"]})", "", "envelope"},
        {"fence: two, one marked json", "```\n{\"x\": 1}\n```\n```json\n" GOOD "\n```", "valid", "fence", GOOD, "", "several envelope"},
        {"fence: two, the first obeys", "```json\n" GOOD "\n```\nfor example\n```json\n{\"x\": 1}\n```", "valid", "fence", GOOD, "", "several envelope"},
        {"fence: two, the later corrects", "```json\n{\"status\": \"failed\", \"score\": 0, \"ok\": false, \"tags\": []}\n```\nNo, wait:\n```json\n" GOOD "\n```", "valid", "fence", GOOD, "",
            "several envelope"},
        {"fence: a program beside it", "```python\nprint({'a': 1})\n```\n```json\n" GOOD "\n```", "valid", "fence", GOOD, "", "envelope"},
        {"fence: marked python, holds data", "```python\n" GOOD "\n```", "valid", "fence", GOOD, "", "envelope"},
        {"fence: prose in it", "```json\nI could not do it.\n```", "wrong schema", "fence", "null", "", "unreadable"},
        {"embedded: prose before", "The result is " GOOD, "valid", "embedded", GOOD, "", "envelope", "The result is"},
        {"embedded: prose after", GOOD "\nThat is all.", "valid", "embedded", GOOD, "", "envelope", "That is all."},
        {"embedded: prose around", "So: " GOOD ". Done!", "valid", "embedded", GOOD, "", "envelope"},
        {"embedded: in backquotes", "Result: `" GOOD "`", "valid", "embedded", GOOD, "", "envelope", "Result:"},
        {"embedded: after brackets in prose", "As [1] and {name} say, " GOOD, "valid", "embedded", GOOD, "", "envelope"},
        {"embedded: two documents", GOOD "\n" R"({"x": 1})", "repaired", "embedded", GOOD, "second-document", "*"},
        {"embedded: two of a kind", R"({"status": "failed", "score": 0, "ok": false, "tags": []})" "\n" GOOD, "repaired", "embedded", GOOD, "second-document", "*"},
        {"embedded: the schema's echo first", R"(Schema: {"type": "object", "properties": {"status": {"type": "string"}}} Answer: )" GOOD, "repaired", "embedded", GOOD, "second-document", "*"},
        {"embedded: cut off", R"(The result: {"status": "completed", "tags": ["a", "b)", "truncated", "embedded", R"({"status": "completed", "tags": ["a", "b"]})", "*", "*"},
        {"document: cut off in a key", R"({"status": "completed", "sc)", "truncated", "document", R"({"status": "completed"})", "*", "*"},
        {"document: one bracket only", "{", "truncated", "document", "{}", "*", "*"},
    };
}

QList<ResponseCase> echoCases()
{
    return {
        {"thinking: before", "<think>\nLet me see. {\"x\": 1}?\n</think>\n" GOOD, "repaired", "document", GOOD, "thinking", "envelope", ""},
        {"thinking: only its end", "Let me see. {\"x\": 1}?\n</think>\n" GOOD, "repaired", "document", GOOD, "thinking", "envelope", ""},
        {"thinking: not closed", "<think>\nLet me see.\n" GOOD, "repaired", "embedded", GOOD, "unclosed-tag", "envelope"},
        {"thinking: another name", "<reasoning>Hm.</reasoning><METADATA>" GOOD "</METADATA><CONTENT>Fine.</CONTENT>", "repaired", "tags", GOOD, "thinking", "", "Fine."},
        {"thinking: in words", "Let me think step by step. The tests pass.\n\n" GOOD, "valid", "embedded", GOOD, "", "envelope", "Let me think step by step. The tests pass."},
        {"thinking: twice", "<think>a</think><think>b</think>" GOOD, "repaired", "document", GOOD, "thinking thinking", "envelope"},
        {"echo: closing instruction", "</INSTRUCTION>\n" GOOD, "repaired", "embedded", GOOD, "echoed-tag", "envelope", ""},
        {"echo: instruction after", GOOD "\n</INSTRUCTION>", "repaired", "embedded", GOOD, "echoed-tag", "envelope", ""},
        {"echo: in content", "<METADATA>" GOOD "</METADATA><CONTENT>Fine.</INSTRUCTION></CONTENT>", "repaired", "tags", GOOD, "echoed-tag", "", "Fine."},
        {"echo: whole prompt before", "<METADATA>{\"prompt_type\": \"review\"}</METADATA>\n<INSTRUCTION>\nReview it.\n</INSTRUCTION>\n<METADATA>" GOOD "</METADATA>\n<CONTENT>Fine.</CONTENT>",
            "repaired", "tags", GOOD, "second-document echoed-tag echoed-tag", "several", "Fine."},
        {"echo: instruction for content", "<METADATA>" GOOD "</METADATA>\n<INSTRUCTION>\nFine.\n</INSTRUCTION>", "repaired", "tags", GOOD, "echoed-tag echoed-tag", "", "Fine."},
        {"echo: prompt document", "<prompt version=\"1.0\"><request>" GOOD "</request></prompt>", "repaired", "embedded", GOOD, "echoed-tag echoed-tag echoed-tag echoed-tag", "envelope", ""},
        {"echo: response prompt", "<response_prompt>Assistant:</response_prompt>" GOOD, "repaired", "embedded", GOOD, "echoed-tag echoed-tag", "envelope"},
        {"echo: speaker", "Assistant: " GOOD, "repaired", "document", GOOD, "echoed-speaker", "envelope", ""},
        {"echo: speaker in bold", "**Assistant:** " GOOD, "repaired", "document", GOOD, "echoed-speaker", "envelope"},
        {"echo: end of turn", GOOD "<|im_end|>", "repaired", "embedded", GOOD, "echoed-mark", "envelope", ""},
        {"echo: chat template", "<|im_start|>assistant\n" GOOD "<|im_end|>\n", "repaired", "embedded", GOOD, "echoed-mark echoed-mark", "envelope", ""},
        {"echo: instruction marks", "[/INST] " GOOD " </s>", "repaired", "embedded", GOOD, "echoed-mark echoed-mark", "envelope", ""},
        {"echo: the other side goes on", GOOD "\nUser: and now?\n", "valid", "embedded", GOOD, "", "envelope other-speaker"},
        {"echo: tag inside a value", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["done</INSTRUCTION>"]})", "valid", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["done</INSTRUCTION>"]})", "", "envelope echoed-tag"},
        {"echo: code is no echo", "Use `<prompt>` here.\n```xml\n<request/>\n```\n" GOOD, "valid", "embedded", GOOD, "", "envelope"},
        {"placeholder: to do", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["TODO: name them"]})", "valid", "document", "*", "", "envelope placeholder"},
        {"placeholder: to insert", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["[insert tags here]"]})", "valid", "document", "*", "", "envelope placeholder"},
        {"placeholder: your answer", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["<your answer>"]})", "valid", "document", "*", "", "envelope placeholder"},
        {"placeholder: dots", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["..."]})", "valid", "document", "*", "", "envelope placeholder"},
        {"placeholder: a type's name", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["string"]})", "valid", "document", "*", "", "envelope placeholder"},
        {"placeholder: lorem ipsum", "<METADATA>" GOOD "</METADATA><CONTENT>Lorem ipsum dolor.</CONTENT>", "valid", "tags", GOOD, "", "placeholder"},
        {"placeholder: rest of the code", "<METADATA>" GOOD "</METADATA><CONTENT>```c\n// ... rest of the code\n```</CONTENT>", "valid", "tags", GOOD, "", "placeholder"},
        {"placeholder: to do in prose", "<METADATA>" GOOD "</METADATA><CONTENT>TODO: explain</CONTENT>", "valid", "tags", GOOD, "", "placeholder"},
        {"placeholder: a word about one is none", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["Contains only a TODO comment"]})", "valid", "document", "*", "", "envelope"},
    };
}

QList<ResponseCase> coercionCases()
{
    return {
        {"coerced: number", R"({"status": "completed", "score": "0.9", "ok": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-number", "envelope"},
        {"coerced: number with blanks", R"({"status": "completed", "score": " 0.9 ", "ok": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-number", "envelope"},
        {"coerced: percentage of one", R"({"status": "completed", "score": "90%", "ok": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-percent", "envelope"},
        {"coerced: percentage", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "share": "85 %"})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "share": 85})", "coerced-percent", "envelope"},
        {"coerced: integer with commas", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": "1,234"})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": 1234})", "coerced-number", "envelope"},
        {"coerced: integer with a point", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": "5.0"})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": 5})", "coerced-number", "envelope"},
        {"coerced: not a whole number", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": "5.7"})", "wrong schema", "document", "*", "", "envelope type"},
        {"coerced: not a number", R"({"status": "completed", "score": "high", "ok": true, "tags": ["a"]})", "wrong schema", "document", "*", "", "envelope type"},
        {"coerced: true", R"({"status": "completed", "score": 0.9, "ok": "True", "tags": ["a"]})", "repaired", "document", GOOD, "coerced-boolean", "envelope"},
        {"coerced: yes", R"({"status": "completed", "score": 0.9, "ok": "yes", "tags": ["a"]})", "repaired", "document", GOOD, "coerced-boolean", "envelope"},
        {"coerced: one", R"({"status": "completed", "score": 0.9, "ok": 1, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-boolean", "envelope"},
        {"coerced: not a boolean", R"({"status": "completed", "score": 0.9, "ok": "maybe", "tags": ["a"]})", "wrong schema", "document", "*", "", "envelope type"},
        {"coerced: one value for a list", R"({"status": "completed", "score": 0.9, "ok": true, "tags": "a"})", "repaired", "document", GOOD, "coerced-list", "envelope"},
        {"coerced: a list for one value", R"({"status": ["completed"], "score": 0.9, "ok": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-item", "envelope"},
        {"coerced: a list in a text", R"({"status": "completed", "score": 0.9, "ok": true, "tags": "[\"a\"]"})", "repaired", "document", GOOD, "coerced-from-text", "envelope"},
        {"coerced: number to text", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "note": 1.10})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "note": "1.10"})", "coerced-string", "envelope"},
        {"coerced: numbers to texts in a list", R"({"status": "completed", "score": 0.9, "ok": true, "tags": [1, 2.50]})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["1", "2.50"]})", "coerced-string coerced-string", "envelope"},
        {"coerced: enum by case", R"({"status": "Completed", "score": 0.9, "ok": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-enum", "envelope"},
        {"coerced: enum by blanks", R"({"status": " completed. ", "score": 0.9, "ok": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-enum", "envelope"},
        {"coerced: enum by separators", R"({"status": "Needs decomposition", "score": 0.9, "ok": true, "tags": ["a"]})", "repaired", "document",
            R"({"status": "needs_decomposition", "score": 0.9, "ok": true, "tags": ["a"]})", "coerced-enum", "envelope"},
        {"coerced: no enum at all", R"({"status": "done", "score": 0.9, "ok": true, "tags": ["a"]})", "wrong schema", "document", "*", "", "envelope enum"},
        {"coerced: nothing in words", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": "none"})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "count": null})", "coerced-null", "envelope"},
        {"coerced: key by case", R"({"Status": "completed", "score": 0.9, "OK": true, "tags": ["a"]})", "repaired", "document", GOOD, "coerced-key coerced-key", "envelope"},
        {"coerced: key without quotes", R"({Status: "completed", score: 0.9, "OK": true, tags: ["a"]})", "repaired", "document", GOOD, "*", "envelope"},
        {"coerced: keys of two objects", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": [{"Path": "x"}, {Path: "y"}]})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": [{"path": "x"}, {"path": "y"}]})", "coerced-key unquoted-key coerced-key", "*"},
        {"coerced: wrapped", R"({"response": {"status": "completed", "score": 0.9, "ok": true, "tags": ["a"]}})", "repaired", "document", GOOD, "coerced-unwrapped", "envelope"},
        {"coerced: written as a call", R"({"name": "review", "arguments": {"status": "completed", "score": 0.9, "ok": true, "tags": ["a"]}})", "repaired", "document", GOOD,
            "coerced-unwrapped", "envelope"},
        {"coerced: in a list without other items", "[" GOOD "]", "repaired", "document", GOOD, "coerced-item", "envelope"},
        {"coerced: written as a text", R"("{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"a\"]}")", "repaired", "document", GOOD, "coerced-from-text", "envelope"},
        {"coerced: deep inside", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": [{"path": "x", "line": "7"}]})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": [{"path": "x", "line": 7}]})", "coerced-number", "envelope"},
        {"coerced: one object for a list", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": {"path": "x", "line": 7}})", "repaired", "document",
            R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": [{"path": "x", "line": 7}]})", "coerced-list", "envelope"},
    };
}

QList<ResponseCase> schemaCases()
{
    return {
        {"schema: a field missing", R"({"status": "completed", "score": 0.9, "tags": ["a"]})", "wrong schema", "document", "*", "", "*"},
        {"schema: two missing", R"({"status": "completed", "score": 0.9})", "wrong schema", "document", "*", "", "*"},
        {"schema: too large", R"({"status": "completed", "score": 9, "ok": true, "tags": ["a"]})", "wrong schema", "document", "*", "", "envelope maximum"},
        {"schema: too small", R"({"status": "completed", "score": -1, "ok": true, "tags": ["a"]})", "wrong schema", "document", "*", "", "envelope minimum"},
        {"schema: null", R"({"status": null, "score": 0.9, "ok": true, "tags": ["a"]})", "wrong schema", "document", "*", "", "*"},
        {"schema: an optional null", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "note": null})", "valid", "document", "*", "", "envelope"},
        {"schema: unknown fields are welcome", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "more": 1})", "valid", "document", "*", "", "envelope"},
        {"schema: a long text", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "note": "This note is longer than sixty characters, and so it is too long."})",
            "wrong schema", "document", "*", "", "envelope maxLength"},
        {"schema: part of an item missing", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"], "items": [{"path": "x"}]})", "valid", "document", "*", "",
            "envelope required"},
        {"schema: an item of another type", R"({"status": "completed", "score": 0.9, "ok": true, "tags": [["a", "b"]]})", "wrong schema", "document", "*", "", "envelope type"},
        {"schema: a list", "[1, 2]", "wrong schema", "document", "[1,2]", "", "*"},
        {"schema: a number", "42", "wrong schema", "document", "42", "", "*"},
        {"schema: empty", "{}", "wrong schema", "document", "{}", "", "*"},
    };
}

QList<ResponseCase> jsonCases()
{
    return {
        {"json: trailing comma", R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a",],})", "repaired", "document", GOOD, "trailing-comma trailing-comma", "envelope"},
        {"json: Python literals", R"({'status': 'completed', 'score': 0.9, 'ok': True, 'tags': ['a']})", "repaired", "document", GOOD, "*", "envelope"},
        {"json: unquoted keys", R"({status: "completed", score: 0.9, ok: true, tags: ["a"]})", "repaired", "document", GOOD, "unquoted-key unquoted-key unquoted-key unquoted-key", "envelope"},
        {"json: comments", "{\"status\": \"completed\", // fine\n \"score\": 0.9, \"ok\": true, \"tags\": [\"a\"]}", "repaired", "document", GOOD, "comment", "envelope"},
        {"json: smart quotes", "{“status”: “completed”, “score”: 0.9, “ok”: true, “tags”: [“a”]}", "repaired", "document", GOOD, "*", "envelope"},
        {"json: repaired and coerced", R"({status: "Completed", "score": "0.9", "ok": true, "tags": ["a"],})", "repaired", "document", GOOD,
            "unquoted-key coerced-enum coerced-number trailing-comma", "envelope"},
        {"json: in a fence, unquoted", "```json\n{status: 'completed', score: .9, ok: true, tags: ['a']}\n```", "repaired", "fence", GOOD, "*", "envelope"},
        {"json: a key twice", R"({"status": "failed", "score": 0.9, "ok": true, "tags": ["a"], "status": "completed"})", "valid", "document", "*", "", "*"},
    };
}

} // namespace outcrop::testing
