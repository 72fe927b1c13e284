// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/renderscope.h"

#include "core/render/attachmentacceptance.h"
#include "core/render/attachmentcontent.h"
#include "core/render/providerstate.h"
#include "core/render/requestfigures.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

Value textValue(const QString &text)
{
    return text.isEmpty() ? Value() : Value::generatedText(text);
}

Value number(const std::optional<int> &value)
{
    return value ? Value::data(*value) : Value();
}

TracedText generated(const QString &text)
{
    return TracedText::generated(text, QStringLiteral("separator"));
}

QString partName(const QString &list, qsizetype index, const QString &field)
{
    return list + u'/' + QString::number(index) + u'/' + field;
}

Value part(const QString &text, const QString &name)
{
    return text.isEmpty() ? Value() : Value::text(TracedText::generated(text, name), name);
}

Value callValue(const ToolCall &call, const QString &prefix)
{
    return Value::record({{QStringLiteral("id"), part(call.id, prefix + QStringLiteral("/id"))},
                          {QStringLiteral("name"), part(call.name, prefix + QStringLiteral("/name"))},
                          {QStringLiteral("arguments"), Value::data(call.arguments, prefix + QStringLiteral("/arguments"))}});
}

/// Returns the provider state, but only for the provider that created it.
Value providerStateValue(const Message &message, qsizetype index, const QString &provider)
{
    if (message.stateProvider != provider)
        return Value::list({});
    QList<Value> parts;
    for (const Json &one : message.providerState)
        parts.append(Value::record({{QStringLiteral("part"), Value::data(one, providerStatePart(index))}}));
    return Value::list(parts);
}

/// Returns the attachments that are sent.
Value attachmentList(const QList<Attachment> &attachments, std::optional<qsizetype> message = {})
{
    QList<Value> values;
    for (qsizetype i = 0; i < attachments.size(); ++i) {
        if (attachments.at(i).isSent())
            values.append(attachmentValue(attachments.at(i), attachmentPart(i, message)));
    }
    return Value::list(values);
}

Value turnValue(const Message &message, qsizetype index, const QString &provider)
{
    const QString list = QStringLiteral("history");
    QList<Value> calls;
    for (qsizetype i = 0; i < message.toolCalls.size(); ++i)
        calls.append(callValue(message.toolCalls.at(i), partName(list, index, QStringLiteral("tool_calls/") + QString::number(i))));
    const auto named = [&list, index](const QString &field) { return partName(list, index, field); };
    QList<Value::Field> attributes;
    for (const auto &[name, value] : message.attributes)
        attributes.append({name, part(value, named(name))});
    const QString toolUsed = message.role == Message::Role::Tool ? QString() : message.toolName;
    return Value::record({
        {QStringLiteral("role"), textValue(roleName(message.role))},
        {QStringLiteral("text"), message.content.isEmpty() ? Value() : Value::text(message.content, named(QStringLiteral("content")))},
        {QStringLiteral("calls"), Value::list(calls)},
        {QStringLiteral("attachments"), attachmentList(message.attachments, index)},
        {QStringLiteral("kept"), providerStateValue(message, index, provider)},
        {QStringLiteral("call_id"), part(message.toolCallId, named(QStringLiteral("tool_call_id")))},
        {QStringLiteral("tool"), textValue(message.toolName)},
        {QStringLiteral("tool_used"), part(toolUsed, named(QStringLiteral("tool_used")))},
        {QStringLiteral("sender"), part(message.sender, named(QStringLiteral("sender")))},
        {QStringLiteral("timestamp"), part(message.timestamp, named(QStringLiteral("timestamp")))},
        {QStringLiteral("type"), part(message.type, named(QStringLiteral("type")))},
        {QStringLiteral("priority"), message.priority ? Value::data(*message.priority, named(QStringLiteral("priority"))) : Value()},
        {QStringLiteral("attributes"), Value::record(attributes)},
    });
}

bool isPlainTurn(const Value &turn)
{
    return turn.field(u"calls").isEmpty() && turn.field(u"role").toText().text() != QLatin1String("tool");
}

/// Joins the texts of consecutive turns with empty lines.
Value joinTurns(const QList<Value> &turns)
{
    TracedText text;
    QStringList parts;
    for (const Value &turn : turns) {
        const Value &one = turn.field(u"text");
        if (one.isEmpty())
            continue;
        if (!text.isEmpty())
            text.append(generated(QStringLiteral("\n\n")));
        text.append(one.tracedText());
        parts += one.parts();
    }
    return text.isEmpty() ? Value() : Value::text(text, parts);
}

Value joinAttachments(const QList<Value> &turns)
{
    QList<Value> all;
    for (const Value &turn : turns)
        all += turn.field(u"attachments").items();
    return Value::list(all);
}

/// Merges consecutive turns of one role, for providers that reject two turns of one role in a row. Turns with calls or tool results are unchanged.
QList<Value> mergeConsecutiveTurns(const QList<Value> &turns)
{
    const auto roleOf = [](const Value &turn) { return turn.field(u"role").toText().text(); };
    QList<Value> mergedValues;
    for (qsizetype i = 0; i < turns.size();) {
        Value turn = turns.at(i);
        qsizetype next = i + 1;
        while (isPlainTurn(turn) && next < turns.size() && isPlainTurn(turns.at(next)) && roleOf(turns.at(next)) == roleOf(turn))
            ++next;
        if (next - i > 1) {
            turn.setField(QStringLiteral("text"), joinTurns(turns.mid(i, next - i)));
            turn.setField(QStringLiteral("attachments"), joinAttachments(turns.mid(i, next - i)));
            turn.setField(QStringLiteral("breakpoint"), Value()); // the merged turn does not end here, so it loses the breakpoint
        }
        mergedValues.append(turn);
        i = next;
    }
    return mergedValues;
}

/// Sets a breakpoint on the last turn with text and without calls, because not every format supports breakpoints on calls.
void markLastTurn(QList<Value> &turns)
{
    const auto last = std::find_if(turns.rbegin(), turns.rend(), [](const Value &turn) {
        return turn.field(u"calls").isEmpty() && !turn.field(u"text").isEmpty();
    });
    if (last != turns.rend())
        last->setField(QStringLiteral("breakpoint"), Value::data(true));
}

/// Returns whether a schema must be enforced; Missing if its document does not set it.
Value strictValue(const std::optional<bool> &strict, const QString &name)
{
    return strict ? Value::data(*strict, name) : Value();
}

/// Returns whether to enforce a schema if the API can. The default is true.
Value isStrictValue(const std::optional<bool> &strict, const QString &name)
{
    return strict ? Value::data(*strict, name) : Value::data(true);
}

/// Fills in a JSON envelope such as {"name": "{tool_name}", "input_schema": {json_schema}}. Missing if the envelope is empty or the result is not JSON.
Value envelopeValue(const QString &envelope, const ToolDefinition &tool, const QStringList &parts)
{
    if (envelope.isEmpty())
        return {};
    const auto inside = [](const QString &text) {
        const QString quotedText = QString::fromStdString(jsonString(text).dump());
        return quotedText.mid(1, quotedText.size() - 2);
    };
    QString json = envelope;
    json.replace(QLatin1String("{json_schema}"), QStringLiteral("\x1f"));
    json.replace(QLatin1String("{tool_name}"), inside(tool.name));
    json.replace(QLatin1String("{tool_description}"), inside(tool.description));
    json.replace(u'\x1f', QString::fromStdString(tool.parameters.dump()));
    const Json filledJson = Json::parse(json.toStdString(), nullptr, false);
    return filledJson.is_discarded() ? Value() : Value::data(filledJson, parts);
}

} // namespace

RenderScope::RenderScope(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target,
    const CacheBreakpoints &marks)
    : m_target(target)
    , m_breakpoints(marks)
{
    addTarget();
    addCache();
    if (prompt.document.isEmpty()) {
        addSystem(prompt);
        addExamples(prompt);
        addTurns(bundle, prompt);
    } else {
        addDocument(bundle, prompt);
    }
    addTools(bundle, prompt);
    addOutput(bundle, prompt);
    addSafety(bundle);
    addParams(bundle);
    collectParts(bundle, prompt);
}

void RenderScope::addTarget()
{
    const Adapter &adapter = *m_target.adapter;
    const WireFormat &wire = *m_target.wireFormat;
    m_values.insert(QStringLiteral("provider"), textValue(adapter.name));
    m_values.insert(QStringLiteral("base_url"), textValue(m_target.baseUrl));
    m_values.insert(QStringLiteral("key"), adapter.keyVariable.isEmpty() ? Value() : textValue(u'$' + adapter.keyVariable));
    m_values.insert(QStringLiteral("wire.name"), textValue(wire.name));
    const QString version = adapter.apiVersion.isEmpty() ? wire.versions.value(0) : adapter.apiVersion;
    m_values.insert(QStringLiteral("wire.version"), textValue(version));
}

void RenderScope::addCache()
{
    m_values.insert(QStringLiteral("cache.explicit"), Value::data(!m_breakpoints.mode.isEmpty()));
    m_values.insert(QStringLiteral("cache.mode"), textValue(m_breakpoints.mode));
    m_values.insert(QStringLiteral("cache.lifetime"), textValue(m_breakpoints.lifetime));
}

void RenderScope::addSystem(const AssembledPrompt &prompt)
{
    QList<Value> sections;
    QList<Value> tiers;
    QStringList allParts;
    for (qsizetype i = 0; i < prompt.blocks.size();) {
        QList<PromptBlock> tier;
        QStringList parts;
        const Tier current = prompt.blocks.at(i).tier;
        for (; i < prompt.blocks.size() && prompt.blocks.at(i).tier == current; ++i) {
            const PromptBlock &block = prompt.blocks.at(i);
            tier.append(block);
            parts += block.parts;
            sections.append(Value::record({{QStringLiteral("title"), textValue(block.title)},
                                           {QStringLiteral("tier"), textValue(tierName(block.tier))},
                                           {QStringLiteral("part"), textValue(outcrop::partName(block.part))},
                                           {QStringLiteral("text"), Value::text(block.text, block.parts)}}));
        }
        TracedText text = joinBlocks(tier);
        if (i < prompt.blocks.size())
            text.append(generated(QStringLiteral("\n\n"))); // so that the concatenated blocks equal the whole text
        const bool isMarked = m_breakpoints.tiers.contains(tiers.size());
        tiers.append(Value::record({{QStringLiteral("name"), textValue(tierName(current))},
                                    {QStringLiteral("text"), Value::text(text, parts)},
                                    {QStringLiteral("breakpoint"), isMarked ? Value::data(true) : Value()}}));
        allParts += parts;
    }
    const TracedText whole = joinBlocks(prompt.blocks);
    const Value system = whole.isEmpty() ? Value() : Value::text(whole, allParts);
    m_values.insert(QStringLiteral("tiers"), Value::list(tiers));
    m_values.insert(QStringLiteral("sections"), Value::list(sections));
    m_values.insert(QStringLiteral("system"), system);
    m_values.insert(QStringLiteral("system.text"), system);
    m_values.insert(QStringLiteral("system.role"), textValue(roleName(Message::Role::System)));
    addContext(prompt);
}

/// Adds the system prompt without examples, for formats that send examples separately.
void RenderScope::addContext(const AssembledPrompt &prompt)
{
    QList<PromptBlock> blocks;
    QStringList parts;
    for (const PromptBlock &block : prompt.blocks) {
        if (block.parts.value(0).startsWith(QLatin1String("examples/")))
            continue;
        blocks.append(block);
        parts += block.parts;
    }
    const bool isWhole = blocks.size() == prompt.blocks.size();
    const Value context = blocks.isEmpty() ? Value() : isWhole ? m_values.value(QStringLiteral("system")) : Value::text(joinBlocks(blocks), parts);
    m_values.insert(QStringLiteral("context"), context);
    m_values.insert(QStringLiteral("context.text"), context);
}

void RenderScope::addExamples(const AssembledPrompt &prompt)
{
    QList<Value> examples;
    for (const PromptBlock &block : prompt.blocks) {
        if (block.isExample)
            examples.append(Value::record({{QStringLiteral("text"), Value::text(block.content, block.parts)}}));
    }
    m_values.insert(QStringLiteral("examples"), Value::list(examples));
}

/// Adds the whole prompt as the only user turn.
void RenderScope::addDocument(const PromptBundle &bundle, const AssembledPrompt &prompt)
{
    const Value document = Value::text(prompt.document, prompt.documentParts);
    const Value turn = Value::record({{QStringLiteral("role"), textValue(QStringLiteral("user"))},
                                      {QStringLiteral("text"), document},
                                      {QStringLiteral("attachments"), attachmentList(bundle.attachments)},
                                      {QStringLiteral("first_user"), Value::data(true)},
                                      {QStringLiteral("last"), Value::data(true)}});
    m_values.insert(QStringLiteral("turns"), Value::list({turn}));
    m_values.insert(QStringLiteral("attachments"), attachmentList(bundle.attachments));
    m_values.insert(QStringLiteral("document"), document);
    m_values.insert(QStringLiteral("user.text"), document);
}

void RenderScope::addTurns(const PromptBundle &bundle, const AssembledPrompt &prompt)
{
    QList<Value> turns;
    for (qsizetype i = prompt.historyBegin; i < bundle.history.size(); ++i)
        turns.append(turnValue(bundle.history.at(i), i, m_target.adapter->name));
    if (m_breakpoints.hasHistoryBreakpoint)
        markLastTurn(turns);
    m_values.insert(QStringLiteral("history"), Value::list(turns));

    const Value request = prompt.request.isEmpty() ? Value() : Value::text(prompt.request, prompt.requestParts);
    const Value instructions =
        prompt.outputInstructions.isEmpty() ? Value() : Value::text(prompt.outputInstructions, QStringLiteral("output_instructions"));
    const TracedText text = userText(prompt);
    const Value user = text.isEmpty() ? Value() : Value::text(text, request.parts() + instructions.parts());
    const Value attachments = attachmentList(bundle.attachments);
    if (!user.isEmpty() || !attachments.isEmpty())
        turns.append(Value::record({{QStringLiteral("role"), textValue(QStringLiteral("user"))}, {QStringLiteral("text"), user}, {QStringLiteral("attachments"), attachments}}));
    m_values.insert(QStringLiteral("attachments"), attachments);

    if (m_target.adapter->requiresAlternation)
        turns = mergeConsecutiveTurns(turns);
    markFirstUser(turns);
    if (!turns.isEmpty())
        turns.last().setField(QStringLiteral("last"), Value::data(true));
    m_values.insert(QStringLiteral("turns"), Value::list(turns));
    m_values.insert(QStringLiteral("request"), request);
    m_values.insert(QStringLiteral("output_instructions"), instructions);
    m_values.insert(QStringLiteral("user.text"), user);
}

/// Marks the user turn that can contain the system prompt, for models without a system role. For such a model, adds a turn if
/// no turn is suitable.
void RenderScope::markFirstUser(QList<Value> &turns) const
{
    auto first = std::find_if(turns.begin(), turns.end(), [](const Value &turn) {
        return isPlainTurn(turn) && !turn.field(u"text").isEmpty() && turn.field(u"role").toText().text() == QLatin1String("user");
    });
    if (first == turns.end() && !m_target.model.supportsSystemRole && !turns.isEmpty())
        first = turns.insert(turns.begin(), Value::record({{QStringLiteral("role"), textValue(QStringLiteral("user"))}}));
    if (first != turns.end())
        first->setField(QStringLiteral("first_user"), Value::data(true));
}

void RenderScope::addTools(const PromptBundle &bundle, const AssembledPrompt &prompt)
{
    const ModelInfo &model = m_target.model;
    if (!prompt.document.isEmpty() && !model.features.isEmpty() && !model.has(QStringLiteral("tool_use")))
        return; // the document describes the tools, and the model cannot call them
    QList<Value> tools;
    for (qsizetype position = 0; position < bundle.tools.size(); ++position) {
        const qsizetype i = prompt.toolOrder.value(position, position);
        const ToolDefinition &tool = bundle.tools.at(i);
        const auto name = [i](const QString &field) { return partName(QStringLiteral("tools"), i, field); };
        const auto text = [&tool, &name](const QString &value, const QString &field) {
            return value.isEmpty()
                ? Value()
                : Value::text(
                    TracedText::rewritten(value, tool.location.file, tool.location.range.start.offset), name(field));
        };
        tools.append(Value::record({{QStringLiteral("name"), text(tool.name, QStringLiteral("name"))},
                                    {QStringLiteral("description"), text(tool.description, QStringLiteral("description"))},
                                    {QStringLiteral("parameters"), Value::data(tool.parameters, name(QStringLiteral("parameters")))},
                                    {QStringLiteral("strict"), strictValue(tool.strict, name(QStringLiteral("strict")))},
                                    {QStringLiteral("is_strict"), isStrictValue(tool.strict, name(QStringLiteral("strict")))},
                                    {QStringLiteral("envelope"),
                                     envelopeValue(m_target.adapter->toolEnvelope, tool,
                                                   {name(QStringLiteral("name")), name(QStringLiteral("description")),
                                                    name(QStringLiteral("parameters"))})}}));
    }
    if (m_breakpoints.hasToolsBreakpoint && !tools.isEmpty())
        tools.last().setField(QStringLiteral("breakpoint"), Value::data(true));
    m_values.insert(QStringLiteral("tools"), Value::list(tools));
}

void RenderScope::addOutput(const PromptBundle &bundle, const AssembledPrompt &prompt)
{
    if (!bundle.outputSchema)
        return;
    m_values.insert(QStringLiteral("output"), Value::data(true));
    m_values.insert(QStringLiteral("output.name"), textValue(bundle.outputSchema->name));
    m_values.insert(QStringLiteral("output.schema"), Value::data(bundle.outputSchema->schema, QStringLiteral("output.schema")));
    m_values.insert(QStringLiteral("output.strict"), strictValue(bundle.outputSchema->strict, QStringLiteral("output.strict")));
    m_values.insert(QStringLiteral("output.is_strict"), isStrictValue(bundle.outputSchema->strict, QStringLiteral("output.strict")));
    m_values.insert(QStringLiteral("output.by"), textValue(outputMechanismName(prompt.outputMechanism)));
}

/// Adds the safety settings. A setting for one provider is not sent to others.
void RenderScope::addSafety(const PromptBundle &bundle)
{
    QList<Value> settings;
    for (qsizetype i = 0; i < bundle.safety.size(); ++i) {
        const SafetySetting &setting = bundle.safety.at(i);
        const QString name = QStringLiteral("safety/%1").arg(i);
        if (setting.appliesTo(m_target.adapter->name))
            settings.append(Value::record({{QStringLiteral("category"), part(setting.category, name)}, {QStringLiteral("threshold"), part(setting.threshold, name)}}));
    }
    m_values.insert(QStringLiteral("safety"), Value::list(settings));
}

void RenderScope::addParams(const PromptBundle &bundle)
{
    if (!bundle.params.isEmpty())
        m_values.insert(QStringLiteral("params"), Value::data(true));
    for (const GenerationParam &param : bundle.params.all()) {
        const QString name = QStringLiteral("params.") + param.name;
        m_values.insert(name, Value::data(param.value, name));
    }
}

void RenderScope::collectParts(const PromptBundle &bundle, const AssembledPrompt &prompt)
{
    QSet<QString> known;
    const auto collect = [this, &known](const auto &self, const Value &value) -> void {
        for (const QString &name : value.parts()) {
            if (!known.contains(name))
                m_parts.append(name);
            known.insert(name);
        }
        for (const Value &item : value.items())
            self(self, item);
        for (const auto &[name, field] : value.fields())
            self(self, field);
    };
    for (const char *name : {"document", "system", "examples", "history", "attachments", "request", "output_instructions", "tools", "output.schema", "output.strict", "safety"})
        collect(collect, m_values.value(QLatin1String(name)));
    for (const auto &[part, reason] : prompt.omittedParts)
        m_parts.append(part);
    for (const GenerationParam &param : bundle.params.all())
        m_parts.append(QStringLiteral("params.") + param.name);
}

Value RenderScope::value(const QString &name) const
{
    if (name.startsWith(QLatin1String("model.")))
        return modelValue(name.mid(6));
    if (name.startsWith(QLatin1String("roles.")))
        return textValue(m_target.adapter->roles.value(name.mid(6)));
    return m_values.value(name);
}

Value RenderScope::modelValue(const QString &name) const
{
    const ModelInfo &model = m_target.model;
    if (name == QLatin1String("id"))
        return textValue(model.id);
    if (name == QLatin1String("family"))
        return textValue(model.family);
    if (name == QLatin1String("context_window"))
        return number(model.contextWindow);
    if (name == QLatin1String("max_output"))
        return number(model.maxOutput);
    if (name == QLatin1String("default_output"))
        return number(defaultOutputLimit(m_target));
    if (name == QLatin1String("reasoning"))
        return textValue(model.reasoning);
    if (name == QLatin1String("system_role"))
        return Value::data(model.supportsSystemRole);
    if (name.startsWith(QLatin1String("accepts.")))
        return Value::data(model.acceptsParam(name.mid(8)));
    if (name.startsWith(QLatin1String("features.")))
        return Value::data(model.features.isEmpty() || model.has(name.mid(9)));
    const DataNode &data = model.data.at(name.section(u'.', 1));
    return data.isMissing() ? Value() : Value::data(data.toJson());
}

Value RenderScope::itemValue(const Value &item, const QString &name)
{
    return item.field(name.section(u'.', 1));
}

ConditionValue RenderScope::conditionValue(const Value &value)
{
    if (value.kind() == Value::Kind::Data && value.json().is_boolean())
        return ConditionValue::fromBool(value.json().get<bool>());
    if (value.kind() == Value::Kind::Data && value.json().is_number())
        return ConditionValue::fromNumber(value.json().get<double>());
    if (value.kind() == Value::Kind::List || value.kind() == Value::Kind::Record)
        return ConditionValue::fromBool(!value.isEmpty());
    if (value.kind() == Value::Kind::Data && !value.json().is_string())
        return ConditionValue::fromBool(!value.isEmpty());
    return ConditionValue::fromString(value.toText().text());
}

QString RenderScope::role(const QString &name) const
{
    return m_target.adapter->roles.value(name, name);
}

} // namespace outcrop
