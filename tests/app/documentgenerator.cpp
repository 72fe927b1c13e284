// SPDX-License-Identifier: GPL-3.0-or-later
#include "documentgenerator.h"

#include <QMap>

namespace outcrop::testing {

namespace {

using Kind = GeneratedDocument::Kind;

// Keys of a block mapping, one `key|form` for each item. A dot creates a nested mapping. A form is text, list, bool, number, map, a name in fixedForms,
// or words separated by commas.
const QStringList portableKeys{"version|text", "description|text", "model|anthropic/claude-opus-5-5,openai/gpt-6-sol,sonnet,inherit,opuss,acme/x", "identity.role|text",
    "identity.expertise|list", "identity.cognitive_mode|divergent,forensic,odd", "persona.tone|text", "persona.communication_style|text", "persona.audience_level|L0,L9",
    "capabilities.allowed_tools|list", "capabilities.output_formats|list", "capabilities.forbidden_actions|list", "capabilities.required_features|streaming,odd_feature",
    "guardrails.input_validation|patterns", "guardrails.output_filtering|filters", "guardrails.fallback_behavior|warn_and_retry,warn_and_halt,escalate_to_user,odd_word",
    "guardrails.safety|safety", "tools|tools", "output.schema|schema", "output.required|bool", "output.location|text", "output.template|text", "output.levels|list",
    "output.enforcement|map", "portability.enabled|true,true,false", "portability.minimum_context_window|number", "portability.model_preferences|models",
    "portability.reasoning_strategy|adaptive,none,odd", "portability.few_shot.enabled|bool", "portability.few_shot.count_range.min|number",
    "portability.body_format|markdown,xml,odd", "tier|topsoil,gold", "extensions.google.grounding|bool", "extensions.anthropic|map"};
const QStringList claudeKeys{"description|text", "tools|Read,list", "disallowedTools|list", "model|haiku,sonnet,opus,inherit,gpt-5,odd", "permissionMode|plan,odd", "maxTurns|number",
    "skills|list", "mcpServers|map", "hooks|map", "memory|user,odd", "background|bool", "effort|low,high,odd", "isolation|worktree", "color|red,odd", "initialPrompt|text",
    "argument-hint|text", "mcp-servers|map", "handoffs|list", "user-invocable|bool"};
const QStringList layerKeys{"tier|granite,bedrock,topsoil", "cadence|daily,weekly", "title|text", "description|text", "tags|list", "order|number", "section|context,format"};
const QStringList skillKeys{"description|text", "license|text", "compatibility|text", "metadata.author|text", "metadata.odd|text", "allowed-tools|list", "displayName|text",
    "version|text", "author|text", "argument-hint|text", "disable-model-invocation|bool", "user-invocable|bool", "model|sonnet", "context|fork", "agent|text",
    "when_to_use|text"};
const QStringList profileKeys{"description|text", "scopes.small.description|text", "scopes.small.layers|list", "scopes.small.artifacts|list", "scopes.small.standards|list",
    "generation_params.planning.temperature|number", "generation_params.planning.max_output_tokens|number", "generation_params.planning.stop|list",
    "generation_params.planning.reasoning_effort|low,high", "generation_params.reviewing.temperature|number", "scope_overrides.small.planning.temperature|number",
    "scope_overrides.big.planning.temperature|number", "output_instructions.planning|text", "output_instructions.reviewing|text", "agents.reviewing|text"};
const QStringList adapterKeys{"provider.infrastructure|text", "provider.aliases.quick|text", "provider.default_model|text", "rendering.system_prompt.placement|text",
    "rendering.system_prompt.description|text", "rendering.system_prompt.structure|markdown_preferred", "rendering.structured_output.mechanism|native",
    "rendering.structured_output.force_use|text", "rendering.tool_calling.forced_use|text", "rendering.tool_calling.parallel_calling|bool", "rendering.reasoning.note|text",
    "rendering.context_window.tokenizer|text", "rendering.context_window.budget_strategy|text", "rendering.message_roles.user|user"};
const QStringList rulesKeys{"version|text", "last_updated|text", "odd_part|map"};

const QMap<QString, QString> fixedForms{
    {"patterns", "[{lot_format: '^L-[0-9]+$'}, {sentence: must be there}, {long: {format: '^Z[0-9]$', required: false, odd: 1}}]"},
    {"filters", "[no_secrets_in_output, be_kind_%1, {verdict: '^PASS'}, {no_todo: {forbid: 'TODO.*'}}]"},
    {"safety", "{HARM_CATEGORY_HARASSMENT: BLOCK_ONLY_HIGH, odd_%1: strict, google: {hate_speech: none}, odd_list: [a%2]}"},
    {"tools", "[{name: look_up, description: about %1, parameters: {type: object, properties: {q%2: {type: string}}}, required: [q%2], invocation: {odd: %3}, category: c%4}, %5]"},
    {"schema", "{type: object, properties: {a%1: {type: string}}, required: [a%1]}"},
    {"models", "[anthropic/claude-opus-5-5, openai/odd-%1, %2, \"open-source/llama3.1:70b\"]"}};

QByteArray nested(const QMap<QString, QString> &lines)
{
    // Keys with the same prefix go into one mapping.
    QByteArray text;
    QStringList open;
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        const QStringList keys = line.key().split(u'.');
        qsizetype same = 0;
        while (same < open.size() && same < keys.size() - 1 && open.at(same) == keys.at(same))
            ++same;
        for (qsizetype i = same; i < keys.size() - 1; ++i)
            text += QByteArray(2 * i, ' ') + keys.at(i).toUtf8() + ":\n";
        open = keys.mid(0, keys.size() - 1);
        text += QByteArray(2 * (keys.size() - 1), ' ') + keys.last().toUtf8() + ": " + line.value().toUtf8() + '\n';
    }
    return text;
}

} // namespace

QString DocumentGenerator::word()
{
    return QStringLiteral("zq%1x").arg(++m_words);
}

QString DocumentGenerator::scalar()
{
    switch (m_random.bounded(5)) {
    case 0:
        return QString::number(m_random.bounded(1000));
    case 1:
        return chance(50) ? QStringLiteral("true") : QStringLiteral("~");
    default:
        return QStringLiteral("\"some %1 text\"").arg(word());
    }
}

QString DocumentGenerator::flow(int depth)
{
    if (depth == 0 || chance(50))
        return scalar();
    QStringList parts;
    const bool isMap = chance(50);
    for (int i = static_cast<int>(m_random.bounded(4)); i > 0; --i)
        parts.append(isMap ? QStringLiteral("k%1: %2").arg(QString::number(i), flow(depth - 1)) : flow(depth - 1));
    return isMap ? QStringLiteral("{%1}").arg(parts.join(u", ")) : QStringLiteral("[%1]").arg(parts.join(u", "));
}

/// Replaces each of `%1`, `%2` and so on with a new word.
QString DocumentGenerator::filled(QString form)
{
    for (int i = 1; form.contains(u'%'); ++i)
        form.replace(QLatin1Char('%') + QString::number(i), word());
    return form;
}

/// Returns a value of the given form. One in ten values has a different form.
QString DocumentGenerator::value(const QString &form)
{
    if (chance(10))
        return flow(2);
    if (fixedForms.contains(form))
        return filled(fixedForms.value(form));
    if (form == QLatin1String("text"))
        return QStringLiteral("\"%1 is said\"").arg(word());
    if (form == QLatin1String("list"))
        return QStringLiteral("[%1, \"and %2\"]").arg(word(), word());
    if (form == QLatin1String("bool"))
        return chance(50) ? QStringLiteral("true") : QStringLiteral("false");
    if (form == QLatin1String("number"))
        return QString::number(1 + m_random.bounded(2));
    if (form == QLatin1String("map"))
        return QStringLiteral("{%1: [%2, {deep: %3}]}").arg(word(), word(), word());
    const QString chosen = oneOf(form.split(u','));
    return chosen == QLatin1String("list") ? value(chosen) : chosen;
}

QByteArray DocumentGenerator::yaml(const QStringList &known, int unknownKeys)
{
    QMap<QString, QString> lines;
    for (const QString &key : known) {
        if (chance(55))
            lines.insert(key.section(u'|', 0, 0), value(key.section(u'|', 1)));
    }
    for (int i = 0; i < unknownKeys; ++i)
        lines.insert(QStringLiteral("odd_%1").arg(word()), flow(3));
    return nested(lines);
}

QByteArray DocumentGenerator::agentData()
{
    return "name: made\n" + yaml(chance(50) ? portableKeys : portableKeys + QStringList{"skills|list", "color|red"}, int(m_random.bounded(3)));
}

QByteArray DocumentGenerator::toml()
{
    QByteArray text = "[workspace]\nname = \"" + word().toUtf8() + "\"\nagent = \"clerk\"\nprofile = \"desk\"\n";
    if (chance(50))
        text += "odd = \"" + word().toUtf8() + "\"\n";
    if (chance(50))
        text += "[conductor]\nname = \"" + word().toUtf8() + "\"\nmodel = \"anthropic/claude-opus-5-5\"\n";
    if (chance(50))
        text += "[specialists." + word().toUtf8() + "]\nmodel = \"openai/gpt-6-sol\"\nworkloads = [\"" + word().toUtf8() + "\"]\n";
    if (chance(50))
        text += "[roles]\nplanner = \"openai\"\nreviewer = \"manual\"\n";
    if (chance(50))
        text += "[evolution]\nenabled = true\nschedule = [7, 13]\n";
    if (chance(50))
        text += "[" + word().toUtf8() + "]\n\"a b\" = [{c = \"" + word().toUtf8() + "\"}]\nd.e = 1\n";
    return text;
}

QByteArray DocumentGenerator::history()
{
    QByteArray text = chance(50) ? "[" : "{\"session\": \"s\", \"odd\": {\"deep\": [1]}, \"messages\": [";
    const bool isObject = text.startsWith('{');
    const auto quoted = [this]() -> QByteArray { return '"' + word().toUtf8() + '"'; };
    const int count = 1 + int(m_random.bounded(4));
    for (int i = 0; i < count; ++i) {
        text += i ? ", {" : "{";
        text += i % 2 ? R"("role": "assistant")" : R"("role": "user")";
        switch (m_random.bounded(4)) {
        case 0:
            text += R"(, "content": [{"type": "text", "text": )" + quoted() + R"(, "cache_control": {"type": "ephemeral"}}, {"type": "image", "source": {"data": )" + quoted() + "}}]";
            break;
        case 1:
            text += R"(, "content": null)";
            break;
        default:
            text += R"(, "content": )" + quoted();
        }
        if (i % 2 && chance(50))
            text += R"(, "tool_calls": [{"id": )" + quoted() + R"(, "type": "function", "odd": 1, "function": {"name": "f", "arguments": {"a": )" + quoted() + "}}}]";
        for (const char *key : {"sender", "timestamp", "type", "tool_used", "id", "name"}) {
            if (chance(40))
                text += ", \"" + QByteArray(key) + "\": " + quoted();
        }
        if (chance(40))
            text += ", \"priority\": 2, \"confidence\": 0.5, \"foo\": {\"bar\": [" + quoted() + "]}";
        text += '}';
    }
    return text + (isObject ? "]}" : "]");
}

GeneratedDocument DocumentGenerator::next()
{
    GeneratedDocument made;
    made.kind = static_cast<Kind>(m_number++ % GeneratedDocument::kinds);
    const QByteArray body = "Be " + word().toUtf8() + ".\n";
    const auto markdown = [&](const QString &path, const QByteArray &data) {
        made.path = path;
        made.data = data;
        made.text = "---\n" + data + "---\n" + body;
    };
    const auto whole = [&](const QString &path, const QByteArray &data) {
        made.path = path;
        made.data = made.text = data;
    };
    const int unknownKeys = int(m_random.bounded(4));
    switch (made.kind) {
    case Kind::PortableAgent:
        markdown(QStringLiteral("agents/made.md"), agentData());
        break;
    case Kind::ClaudeAgent:
        markdown(QStringLiteral(".claude/agents/made.md"), "name: made\n" + yaml(claudeKeys, unknownKeys));
        break;
    case Kind::Governance:
        whole(QStringLiteral("agents/clerk.governance.yaml"), yaml(portableKeys, unknownKeys));
        break;
    case Kind::Layer:
        markdown(QStringLiteral("layers/made.md"), yaml(layerKeys, unknownKeys));
        break;
    case Kind::Skill:
        markdown(QStringLiteral("skills/made/SKILL.md"), "name: made\n" + yaml(skillKeys, unknownKeys) + "tags: [made/work]\n");
        break;
    case Kind::Profile:
        whole(QStringLiteral("profiles/made/config.yml"), yaml(profileKeys, unknownKeys));
        break;
    case Kind::Manifest:
        whole(QStringLiteral("config.toml"), toml());
        break;
    case Kind::Adapter: {
        QByteArray data = yaml(adapterKeys, unknownKeys);
        const QByteArray fixed = "  name: parrot\n  api_format: openai-responses\n  models: [{id: grey, family: " + word().toUtf8() + "}, {id: green, context_window: 9000}]\n";
        data = data.contains("provider:\n") ? data.replace("provider:\n", QByteArray("provider:\n" + fixed)) : QByteArray("provider:\n" + fixed + data);
        whole(QStringLiteral("portability/providers/parrot.yaml"), data.contains("rendering:") ? data : QByteArray(data + "rendering: {}\n"));
        break;
    }
    case Kind::History:
        whole(QStringLiteral("talk.json"), history());
        break;
    case Kind::Configuration:
        whole(QStringLiteral("config/prompt_rules.yaml"),
            yaml(rulesKeys, unknownKeys) + "rules:\n  odd_domain:\n    - {id: R1, name: " + word().toUtf8() + ", description: about " + word().toUtf8()
                + ", validation_type: manual_review, severity: high, odd: " + word().toUtf8() + "}\n");
        break;
    }
    return made;
}

} // namespace outcrop::testing
