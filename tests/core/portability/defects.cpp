// SPDX-License-Identifier: GPL-3.0-or-later
#include "defects.h"

#include <QStringList>

namespace outcrop::testing {
namespace {

using Defects = QList<Defect>;

const QString mark = QStringLiteral("@@");

/// Returns one defect for each value, which replaces %1 in `form`.
Defects each(const QString &criterion, const QString &anchor, const QString &form, const QStringList &values)
{
    Defects defects;
    for (const QString &value : values)
        defects.append({criterion, value, anchor, QString(form).replace(QStringLiteral("%1"), value)});
    return defects;
}

/// Returns defects: provider API parameters in several spellings, at the top level and up to four keys deep.
Defects apiParameters()
{
    static const QStringList places{
        QStringLiteral("@@%1: auto\n"),
        QStringLiteral("settings:\n  @@%1: auto\n"),
        QStringLiteral("settings:\n  request:\n    @@%1: auto\n"),
        QStringLiteral("settings:\n  request:\n    body:\n      @@%1: auto\n"),
        QStringLiteral("settings:\n  - request:\n      - body:\n          @@%1: {type: auto}\n"),
        QStringLiteral("settings: {request: {body: {\"@@%1\": auto}}}\n")
            .replace(QStringLiteral("\"@@%1\""), QStringLiteral("@@\"%1\"")),
    };
    static const QStringList words = QStringLiteral(
        "response_format responseFormat response-format tool_choice toolChoice TOOL_CHOICE function_calling_config "
        "functionCallingConfig extended_thinking "
        "reasoning_effort reasoningEffort system_instruction systemInstruction output_config output_format thinking "
        "budget_tokens effort cache_control "
        "input_schema generationConfig responseSchema responseJsonSchema responseMimeType toolConfig "
        "functionDeclarations thinkingConfig safetySettings "
        "max_completion_tokens parallel_tool_calls num_ctx keep_alive structured_outputs Thinking-Budget")
                                         .split(u' ');
    const QString anchor = QStringLiteral("identity:\n");
    Defects defects;
    for (const QString &word : words) {
        const QString place = places.at(defects.size() % places.size());
        defects.append(
            {QStringLiteral("PV-001"), word, anchor, QString(place).replace(QStringLiteral("%1"), word) + anchor});
    }
    const auto add = [&defects](const char *name, const QString &where, const char *text) {
        defects.append({QStringLiteral("PV-001"), QLatin1String(name), where, QString::fromUtf8(text)});
    };
    const QString output = QStringLiteral("output:\n");
    const QString guardrails = QStringLiteral("guardrails:\n");
    add("text.format", anchor, "text:\n  @@format: {type: json_schema}\nidentity:\n");
    add("in the enforcement of the output", output,
        "output:\n  enforcement:\n    openai:\n      @@response_format: json_schema\n");
    add("named by the enforcement", output, "output:\n  enforcement: @@response_format\n");
    add("in the safety settings", guardrails, "guardrails:\n  safety:\n    google:\n      @@safetySettings: []\n");
    add("in a tool", QStringLiteral("\ntools:\n"), "\ntools:\n  - name: probe\n    @@input_schema: {type: object}\n");
    add("in a tool's envelope", QStringLiteral("\ntools:\n"),
        "\ntools:\n  - name: probe\n    invocation:\n      google:\n        @@function_calling_config: {mode: ANY}\n");
    add("among the required features", QStringLiteral("    - tool_use\n"),
        "    - tool_use\n    - @@extended_thinking\n");
    add("a keyword of a schema", QStringLiteral("\ntools:\n"),
        "\ntools:\n  - name: probe\n    parameters: {type: object, @@cache_control: {type: ephemeral}}\n");
    return defects;
}

/// Returns invalid JSON Schemas; @@ marks the start of the finding.
QStringList invalidSchemas()
{
    return {
        QStringLiteral("{type: @@str}"),
        QStringLiteral("{type: object, properties: {n: {type: @@int}}}"),
        QStringLiteral("{type: object, properties: {n: {type: @@dict}}}"),
        QStringLiteral("{type: object, properties: {n: {type: @@STRING}}}"),
        QStringLiteral("{type: object, properties: {n: {type: [string, @@null]}}}"),
        QStringLiteral("{type: object, properties: {n: {type: [string, @@text]}}}"),
        QStringLiteral("{type: object, properties: {n: {type: @@}}}"),
        QStringLiteral("{type: object, properties: {n: {type: @@any}}}"),
        QStringLiteral("{type: object, @@properties: [lot, room]}"),
        QStringLiteral("{type: object, properties: {lot: @@string}}"),
        QStringLiteral("{type: object, properties: {lot: {type: string, required: @@true}}}"),
        QStringLiteral("{type: object, properties: {lot: {type: string, enum: @@dry}}}"),
        QStringLiteral("{type: array, items: @@string}"),
        QStringLiteral("{type: object, properties: {n: {type: integer, minimum: @@\"1\"}}}"),
        QStringLiteral("{type: object, properties: {n: {type: string, minLength: @@-1}}}"),
        QStringLiteral("{type: object, properties: {n: {type: number, multipleOf: @@0}}}"),
        QStringLiteral("{type: object, properties: {n: {type: array, maxItems: @@1.5}}}"),
        QStringLiteral("{type: object, properties: {n: {type: array, uniqueItems: @@\"yes\"}}}"),
        QStringLiteral("{type: object, properties: {n: {type: string, pattern: @@5}}}"),
        QStringLiteral("{type: object, properties: {n: {type: string, pattern: @@\"[a-\"}}}"),
        QStringLiteral("{type: object, additionalProperties: @@\"no\"}"),
        QStringLiteral("{type: object, required: @@lot}"),
        QStringLiteral("{type: object, @@required: [lot, lot]}"),
        QStringLiteral("{type: object, required: [@@1]}"),
        QStringLiteral("{type: object, properties: {n: {$ref: @@\"#/$defs/none\"}}}"),
        QStringLiteral("{@@allOf: {type: object}}"),
        QStringLiteral("{@@anyOf: []}"),
        QStringLiteral("{type: object, description: @@5}"),
        QStringLiteral("{type: object, @@title: [a]}"),
        QStringLiteral("{type: object, @@requierd: [lot]}"),
        QStringLiteral("{type: object, @@propertys: {lot: {type: string}}}"),
        QStringLiteral("{type: object, properties: {lot: {@@tpye: string}}}"),
        QStringLiteral("{type: object, properties: {lot: {type: string, @@choices: [a, b]}}}"),
        QStringLiteral("{type: object, properties: {lot: {type: string, @@optional: true}}}"),
        QStringLiteral("{type: object, @@additional_properties: false}"),
        QStringLiteral("@@{lot: {type: string}, room: {type: string}}"),
        QStringLiteral("{type: object, @@lot: {type: string}}"),
        QStringLiteral("{type: object, properties: {a: {type: object, properties: {b: {type: object, properties: {c: "
                       "{type: @@bool}}}}}}}"),
    };
}

Defects toolSchemas()
{
    Defects defects = each(QStringLiteral("PV-002"), QStringLiteral("\ntools:\n"),
        QStringLiteral("\ntools:\n  - name: probe\n    parameters: %1\n"), invalidSchemas());
    defects += each(QStringLiteral("PV-002"), QStringLiteral("\ntools:\n"),
        QStringLiteral("\ntools:\n  - name: probe\n    @@parameters: %1\n"),
        {QStringLiteral("schemas/probe.json"), QStringLiteral("[lot, room]"), QStringLiteral("true")});
    defects.append({QStringLiteral("PV-002"), QStringLiteral("on separate lines"), QStringLiteral("\ntools:\n"),
        QStringLiteral("\ntools:\n  - name: probe\n    parameters:\n      type: object\n      properties:\n        "
                       "lot:\n          type: @@varchar\n")});
    return defects;
}

Defects outputSchemas()
{
    const QString anchor = QStringLiteral("    - L2\n  schema:\n"); // the schema that follows in the agent becomes the value of another key
    Defects defects =
        each(QStringLiteral("PV-003"), anchor, QStringLiteral("    - L2\n  schema: %1\nearlier:\n"), invalidSchemas());
    defects += each(QStringLiteral("PV-003"), anchor, QStringLiteral("    - L2\n  @@schema: %1\nearlier:\n"),
        {QStringLiteral("schemas/verdict.json"), QStringLiteral("[verdict, why]"), QStringLiteral("true")});
    return defects;
}

/// Returns chat-template tokens of many model families, in text, headings, comments and code.
Defects chatTokens()
{
    static const QStringList places{
        QStringLiteral("\n## Context\n\nWrap it in @@%1 as the server does.\n"),
        QStringLiteral("\n## Context\n\n```text\nsystem\n@@%1\n```\n"),
        QStringLiteral("\n## Context\n\n- one\n- two @@%1\n"),
        QStringLiteral("\n## Context\n\nUse `@@%1` here.\n"),
        QStringLiteral("\n## Context\n\n@@%1\n"),
        QStringLiteral("\n## Context @@%1\n"),
        QStringLiteral("\n## Context\n\n    indented @@%1 code\n"),
        QStringLiteral("\n## Context\n\n> quoted\n> @@%1user\n"),
        QStringLiteral("\n## Context\n\n<!-- @@%1 -->\n"),
    };
    static const QStringList tokens =
        QString::fromUtf8("<|begin_of_text|> [INST] [/INST] <start_of_turn> <end_of_turn> <|system|> <|user|> "
                          "<|assistant|> <|im_start|> <|im_end|> <|start_header_id|> "
                          "<|end_header_id|> <|eot_id|> <<SYS>> <</SYS>> <s>[ </s> [AVAILABLE_TOOLS] [TOOL_CALLS] "
                          "<bos> <eos> <|end|> <｜begin▁of▁sentence｜> <｜User｜> "
                          "<｜Assistant｜> <think> </think> <|start|> <|message|> <|channel|> <|constrain|> <|return|> "
                          "<|call|> <|endoftext|> <|fim_prefix|> <|header_start|> "
                          "[gMASK] <|START_OF_TURN_TOKEN|> <|im_user|> <|step|> [SYSTEM_PROMPT]")
            .split(u' ');
    const QString anchor = QStringLiteral("\n## Context\n");
    Defects defects;
    for (const QString &token : tokens) {
        const QString place = places.at(defects.size() % places.size());
        defects.append({QStringLiteral("PV-004"), token, anchor, QString(place).replace(QStringLiteral("%1"), token)});
    }
    defects.append({QStringLiteral("PV-004"), QStringLiteral("at the very end"), QStringLiteral("\n## Format\n"),
        QStringLiteral("\n## Format\n\n@@<|eom_id|>")});
    return defects;
}

/// Returns reasoning phrases in several spellings.
Defects reasoningPhrases()
{
    static const QStringList sentences{
        QStringLiteral("Work @@step by step."),
        QStringLiteral("Follow the data and reason @@step by step."),
        QStringLiteral("Work @@Step By Step."),
        QStringLiteral("WORK @@STEP BY STEP."),
        QStringLiteral("Think @@step-by-step."),
        QStringLiteral("Reason @@step-by-step through the evidence."),
        QStringLiteral("Answer @@step‑by‑step: first the lots."),
        QStringLiteral("Use @@step-by-step reasoning for each lot."),
        QStringLiteral("Answer in a @@step-by-step manner."),
        QStringLiteral("Work @@step  by\tstep here."),
        QString::fromUtf8("Work @@step\u00A0by\u00A0step here."),
        QStringLiteral("Work through the lots @@step\nby step until all are done."),
        QStringLiteral("> Work through the lots @@step by\n> step until all are done."),
        QStringLiteral("Work @@step&nbsp;by&nbsp;step here."),
        QStringLiteral("Work **@@step** by **step** here."),
        QStringLiteral("Work _@@step by step_ here."),
        QString::fromUtf8("Work @@st\u00ADep by st\u00ADep here."),
        QString::fromUtf8("Work @@step\u200B by\u200B step here."),
        QStringLiteral("Work @@step_by_step here."),
        QStringLiteral("- one\n- @@Think through every lot.\n- three"),
        QStringLiteral("@@Think it through before you write."),
        QStringLiteral("Start with @@thinking through what is asked."),
        QStringLiteral("@@Think\nthrough the whole order."),
        QStringLiteral("Use a @@chain of thought."),
        QStringLiteral("Use @@chain-of-thought reasoning."),
        QStringLiteral("Use a Chain‐of‐Thought here.").replace(QStringLiteral("Chain"), QStringLiteral("@@Chain")),
        QStringLiteral("Use @@chain_of_thought here."),
        QStringLiteral("Use @@CoT for hard lots."),
        QStringLiteral("@@Let's think about the lots."),
        QString::fromUtf8("@@Let’s think about the lots."),
        QStringLiteral("@@Think carefully about every lot."),
        QStringLiteral("@@Think before you answer."),
        QStringLiteral("@@Think aloud while you sort."),
        QStringLiteral("@@Show your reasoning at the end."),
        QStringLiteral("@@Take a deep breath and begin."),
        QStringLiteral("```text\nWork @@step by step.\n```"),
        QStringLiteral("Say `@@think through` the lots."),
        QStringLiteral("1. **Method** -- go @@step by step\n2. Write"),
        QStringLiteral("| way | of |\n|---|---|\n| lots | @@step by step |"),
        QStringLiteral("### @@Chain of Thought"),
    };
    Defects defects;
    for (const QString &sentence : sentences)
        defects.append({QStringLiteral("PV-005"), QString(sentence).remove(mark).simplified(),
            QStringLiteral("\n## Context\n"), QStringLiteral("\n## Context\n\n") + sentence + u'\n'});
    defects.append({QStringLiteral("PV-005"), QStringLiteral("with the strategy none"),
        QStringLiteral("adaptive\n  body_format: markdown\n---\n"),
        QStringLiteral("none\n  body_format: markdown\n---\n\nGo @@step by step.\n")});
    return defects;
}

Defects modelPreferences()
{
    const QString anchor = QStringLiteral("    - \"anthropic/claude-opus-5-5\"\n");
    Defects defects = each(QStringLiteral("PV-006"), anchor, QStringLiteral("    - @@%1\n"),
        {QStringLiteral("sonnet"), QStringLiteral("opus"), QStringLiteral("haiku"), QStringLiteral("gpt-6-sol"),
            QStringLiteral("claude-opus-5-5"), QStringLiteral("gpt-4o"),
            QStringLiteral("\"anthropic:claude-opus-5-5\""), QStringLiteral("anthropic\\claude-opus-5-5"),
            QStringLiteral("anthropic / claude-opus-5-5"), QStringLiteral("anthropic //claude-opus-5-5"),
            QStringLiteral("anthropic//claude-opus-5-5"), QStringLiteral("/claude-opus-5-5"),
            QStringLiteral("anthropic/"), QStringLiteral("/"), QStringLiteral("\"\""), QStringLiteral("\" \""),
            QStringLiteral("Anthropic/claude-opus-5-5"), QStringLiteral("\" anthropic/claude-opus-5-5\""),
            QStringLiteral("\"anthropic/claude-opus-5-5 \""), QStringLiteral("anthropic/claude opus 5.5"),
            QStringLiteral("claude opus 5"), QStringLiteral("anthropic|claude-opus-5-5"),
            QStringLiteral("https://example.org/model"), QStringLiteral("42"), QStringLiteral("true"),
            QStringLiteral("null"), QStringLiteral("{provider: anthropic, model: opus}"),
            QStringLiteral("[anthropic, opus]"), QStringLiteral("\"anthropic/claude-opus-5-5, openai/gpt-6-sol\""),
            QStringLiteral("\"{provider}/{model}\""), QStringLiteral("inherit")});
    const QString whole = QStringLiteral("  model_preferences:\n    - \"anthropic/claude-opus-5-5\"\n    - "
                                         "\"openai/gpt-6-sol\"\n    - \"google/gemini-3.8-flash\"\n");
    defects += each(QStringLiteral("PV-006"), whole, QStringLiteral("  @@model_preferences: %1\n"),
        {QStringLiteral("anthropic/claude-opus-5-5"), QStringLiteral("\"openai/gpt-6-sol, google/gemini-3.8-flash\""),
            QStringLiteral("{first: sonnet}")});
    return defects;
}

Defects requiredFeatures()
{
    const QString criterion = QStringLiteral("PV-007");
    const QString both = QStringLiteral("  required_features:\n    - tool_use\n    - structured_output\n");
    Defects defects{
        {criterion, QStringLiteral("no tool_use"), both,
            QStringLiteral("  @@required_features:\n    - structured_output\n")},
        {criterion, QStringLiteral("no structured_output"), both,
            QStringLiteral("  @@required_features:\n    - tool_use\n")},
        {criterion, QStringLiteral("an empty list"), both, QStringLiteral("  @@required_features: []\n")},
        {criterion, QStringLiteral("others only"), both,
            QStringLiteral("  @@required_features: [streaming, vision]\n")},
        {criterion, QStringLiteral("in a comment"), both,
            QStringLiteral("  @@required_features:\n    # - tool_use\n    - structured_output\n")},
    };
    defects += each(criterion, both, QStringLiteral("  required_features:\n    - @@%1\n    - structured_output\n"),
        {QStringLiteral("tool-use"), QStringLiteral("Tool_Use"), QStringLiteral("tooluse"), QStringLiteral("tools_use"),
            QStringLiteral("tool_usage"), QStringLiteral("toolUse")});
    defects += each(criterion, both, QStringLiteral("  required_features:\n    - tool_use\n    - @@%1\n"),
        {QStringLiteral("structured-output"), QStringLiteral("structured_outputs_"), QStringLiteral("structuredOutput"),
            QStringLiteral("Structured_Output")});
    // The declaration lacks a feature that the body, a tool or a schema uses.
    const auto withVision = [&](const QString &name, const QString &anchor, const QString &text) {
        defects.append({criterion, name, anchor, text, QStringLiteral("required_features:")});
    };
    for (const QString &image : {QStringLiteral("![a seed](seed.png)"), QStringLiteral("![](scale.jpeg \"on paper\")"),
             QStringLiteral("<img src=\"seed.webp\">"),
             QStringLiteral("See ![leaf](https://example.org/leaf.JPG)").toLower(),
             QStringLiteral("data:image/png;base64,AAAA")})
        withVision(image, QStringLiteral("\n## Context\n"), QStringLiteral("\n## Context\n\n%1\n").arg(image));
    for (const QString &tool : {QStringLiteral("view_image"), QStringLiteral("screenshot"), QStringLiteral("computer")})
        withVision(tool, QStringLiteral("    - WebSearch\n"), QStringLiteral("    - WebSearch\n    - %1\n").arg(tool));
    withVision(QStringLiteral("a tool that takes an image"), QStringLiteral("\ntools:\n"),
        QStringLiteral("\ntools:\n  - name: probe\n    parameters: {type: object, properties: {photo: {type: string, "
                       "contentMediaType: image/png}}}\n"));
    withVision(QStringLiteral("an image in the answer"), QStringLiteral("      why: {type: string, maxLength: 300}\n"),
        QStringLiteral("      why: {type: string, contentMediaType: image/jpeg}\n"));
    return defects;
}

Defects contextWindows()
{
    const QString anchor = QStringLiteral("  minimum_context_window: 64000\n");
    Defects defects = each(QStringLiteral("PV-008"), anchor, QStringLiteral("  minimum_context_window: @@%1\n"),
        {QStringLiteral("0"), QStringLiteral("-1"), QStringLiteral("-64000"), QStringLiteral("64k"),
            QStringLiteral("64K"), QStringLiteral("128k tokens"), QStringLiteral("1M"), QStringLiteral("64_000"),
            QStringLiteral("64,000"), QStringLiteral("\"64000\""), QStringLiteral("64000.0"), QStringLiteral("6.4e4"),
            QStringLiteral("64000 tokens"), QStringLiteral("true"), QStringLiteral("large"), QStringLiteral("[64000]"),
            QStringLiteral("{tokens: 64000}"), QStringLiteral("\"\""), QStringLiteral(".inf"), QStringLiteral(".nan"),
            QStringLiteral("99999999999999999999"), QStringLiteral("1e"), QStringLiteral("'64000'")});
    defects += each(QStringLiteral("PV-008"), anchor, QStringLiteral("  @@minimum_context_window: %1\n"),
        {QStringLiteral("null"), QStringLiteral("~"), QString()});
    const QString section = QStringLiteral("portability:\n  enabled: true\n") + anchor;
    defects.append({QStringLiteral("PV-008"), QStringLiteral("missing"), section,
        QStringLiteral("@@portability:\n  enabled: true\n")});
    defects.append({QStringLiteral("PV-008"), QStringLiteral("misspelt"), section,
        QStringLiteral("@@portability:\n  enabled: true\n  min_context_window: 64000\n")});
    return defects;
}

Defects bodyFormats()
{
    const QString anchor = QStringLiteral("  body_format: markdown\n");
    Defects defects = each(QStringLiteral("PV-009"), anchor, QStringLiteral("  body_format: @@%1\n"),
        {QStringLiteral("md"), QStringLiteral("Markdown"), QStringLiteral("MARKDOWN"), QStringLiteral("mark-down"),
            QStringLiteral("markdwon"), QStringLiteral("XML"), QStringLiteral("Xml"), QStringLiteral("html"),
            QStringLiteral("yaml"), QStringLiteral("json"), QStringLiteral("text"), QStringLiteral("plain"),
            QStringLiteral("RCCF"), QStringLiteral("rcff"), QStringLiteral("auto"), QStringLiteral("\"\""),
            QStringLiteral("\" markdown\""), QStringLiteral("true"), QStringLiteral("1"), QStringLiteral("[markdown]"),
            QStringLiteral("{format: markdown}"), QStringLiteral("markdown|xml")});
    defects += each(QStringLiteral("PV-009"), anchor, QStringLiteral("  @@body_format: %1\n"),
        {QStringLiteral("null"), QStringLiteral("~"), QString()});
    return defects;
}

Defects portabilityFlags()
{
    const QString anchor = QStringLiteral("  enabled: true\n");
    Defects defects = each(QStringLiteral("PV-010"), anchor, QStringLiteral("  enabled: @@%1\n"),
        {QStringLiteral("false"), QStringLiteral("False"), QStringLiteral("\"true\""), QStringLiteral("'true'"),
            QStringLiteral("yes"), QStringLiteral("Yes"), QStringLiteral("on"), QStringLiteral("y"),
            QStringLiteral("1"), QStringLiteral("1.0"), QStringLiteral("no"), QStringLiteral("off"),
            QStringLiteral("tru"), QStringLiteral("[true]"), QStringLiteral("{value: true}"), QStringLiteral("\"\""),
            QStringLiteral("enabled"), QStringLiteral("!true"), QStringLiteral("0")});
    defects += each(QStringLiteral("PV-010"), anchor, QStringLiteral("  @@enabled: %1\n"),
        {QStringLiteral("null"), QStringLiteral("~"), QString()});
    const QString section = QStringLiteral("portability:\n") + anchor;
    defects += each(QStringLiteral("PV-010"), section, QStringLiteral("@@portability:\n%1"),
        {QStringLiteral("  enable: true\n"), QStringLiteral("  Enabled: true\n"),
            QStringLiteral("  # enabled: true\n")});
    return defects;
}

} // namespace

QList<Defect> staticDefects()
{
    return apiParameters() + toolSchemas() + outputSchemas() + chatTokens() + reasoningPhrases() + modelPreferences()
        + requiredFeatures() + contextWindows() + bodyFormats() + portabilityFlags();
}

} // namespace outcrop::testing
