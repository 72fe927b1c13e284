// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/agentkeys.h"

#include "core/documents/formatschema.h"
#include "core/layers/layersmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isAt(const Location &location, const QString &file, const DataNode &node)
{
    return location.file == file && location.range.start.offset == node.range().start.offset;
}

/// Returns the index of the item that was read from one of the values on a key's path, or -1.
template<typename T, typename PlaceOf>
qsizetype indexAt(const QList<T> &list, const QString &file, const ValueAtPath &place, PlaceOf locationOf)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        for (const DataNode *node : place.chain) {
            if (isAt(locationOf(list.at(i)), file, *node))
                return i;
        }
    }
    return -1;
}

template<typename T>
Location locationOf(const T &item)
{
    return item.location;
}

Location locationOf(const ToolDefinition &tool)
{
    return tool.location;
}

template<typename T>
qsizetype indexAt(const QList<T> &list, const QString &file, const ValueAtPath &place)
{
    return indexAt(list, file, place, [](const T &item) { return locationOf(item); });
}

bool isBelow(const ValueAtPath &place, const QString &first, const QString &second)
{
    return place.keys.value(0) == first && place.keys.value(1) == second;
}

KeyEffect effectOfInputRule(const InputRule &rule, const ValueAtPath &place)
{
    static const QStringList known{QStringLiteral("format"), QStringLiteral("pattern"), QStringLiteral("regex"), QStringLiteral("allowed"),
        QStringLiteral("required"), QStringLiteral("action"), QStringLiteral("message")};
    const bool isLongForm = place.keys.size() > 3;
    if (isLongForm && !known.contains(place.keys.last()))
        return KeyEffect::unsent(layersmessages::unknownInputCheck());
    return rule.canBeChecked() ? KeyEffect::applied(layersmessages::checkedBeforeSending()) : KeyEffect::unsent(rule.problem);
}

} // namespace

QList<DocumentKey> AgentKeys::keys() const
{
    const bool isClaude = m_agent.form == AgentFormat::ClaudeCode;
    QList<const FieldSpec *> formats{&formatFields(QStringLiteral("agent")), &formatFields(QStringLiteral("claude-agent"))};
    if (isClaude)
        std::swap(formats[0], formats[1]);
    if (m_agent.form == AgentFormat::Canonical)
        formats = {&formatFields(QStringLiteral("canonical-agent"))};
    const auto rowsOf = [&](const DataNode &root, const QString &file) {
        return documentKeys(root, file, formats, [&](const ValueAtPath &place, const FieldSpec *field) { return effectOf(file, place, field); });
    };
    QList<DocumentKey> rows = rowsOf(m_agent.document->frontMatter.data, m_agent.file());
    if (m_agent.governance)
        rows += rowsOf(m_agent.governanceData, m_agent.governance->path);
    return rows;
}

std::optional<KeyEffect> AgentKeys::effectOf(const QString &file, const ValueAtPath &place, const FieldSpec *field) const
{
    if (isOverridden(file, place))
        return KeyEffect::applied(layersmessages::inAgentFile());
    if (const auto sentLocations = m_sentLocations.effectFor(file, place))
        return sentLocations;
    const QString top = place.keys.value(0);
    if (top == u"tools")
        return effectOfTool(file, place);
    if (top == u"guardrails")
        return effectOfGuardrail(file, place);
    const bool isStrict = isBelow(place, QStringLiteral("output"), QStringLiteral("strict"));
    if (isStrict || isBelow(place, QStringLiteral("output"), QStringLiteral("schema"))) {
        if (m_bundle.outputSchema && (isStrict || m_bundle.outputSchema->location.file == file))
            return KeyEffect::sentInPart(isStrict ? QStringLiteral("output.strict") : QStringLiteral("output.schema"));
        return KeyEffect::unsent(m_agent.outputSchema ? layersmessages::schemaExcluded() : layersmessages::onlyInlineSchema());
    }
    const qsizetype requestedIndex =
        indexAt(m_agent.requestedModels, file, place, [](const RequestedModel &one) { return one.location; });
    if (requestedIndex >= 0)
        return KeyEffect::sentInPart(QStringLiteral("model/%1").arg(requestedIndex));
    const GenerationParam *effort = m_bundle.params.find(QStringLiteral("reasoning_effort"));
    if (top == u"effort" && effort && isAt(effort->location, file, place.value()))
        return KeyEffect::sentInPart(QStringLiteral("params.reasoning_effort"));
    if (top == u"effort" && effort)
        return KeyEffect::applied(layersmessages::profileEffortWins());
    if (const auto portability = effectOfPortability(place))
        return portability;
    if (field && !field->sentUse.isEmpty() && !m_agent.isPortable && top != u"effort")
        return KeyEffect::unsent(layersmessages::onlyBodySent());
    return std::nullopt;
}

/// Returns whether the agent file overrides a value of the governance file.
bool AgentKeys::isOverridden(const QString &file, const ValueAtPath &place) const
{
    if (!m_agent.governance || file != m_agent.governance->path)
        return false;
    const DataNode *agentData = &m_agent.document->frontMatter.data;
    for (const QString &key : place.keys) {
        agentData = &(*agentData)[key];
        if (agentData->isMissing() || agentData->isNull())
            return false;
        if (!agentData->isMapping())
            return true;
    }
    return false;
}

std::optional<KeyEffect> AgentKeys::effectOfTool(const QString &file, const ValueAtPath &place) const
{
    const qsizetype index = indexAt(m_agent.tools, file, place);
    if (index < 0)
        return std::nullopt; // only the name of a tool
    const QString key = place.keys.value(1);
    const QString tool = QStringLiteral("tools/%1/").arg(index);
    static const QStringList sentLocations{QStringLiteral("name"), QStringLiteral("description"), QStringLiteral("parameters"), QStringLiteral("required"),
        QStringLiteral("strict"), QStringLiteral("category"), QStringLiteral("usage_example")};
    if (!sentLocations.contains(key))
        return std::nullopt;
    if (m_bundle.tools.isEmpty())
        return KeyEffect::unsent(layersmessages::toolsExcluded());
    return KeyEffect::sentInPart(tool + (key == u"required" ? QStringLiteral("parameters") : key));
}

std::optional<KeyEffect> AgentKeys::effectOfGuardrail(const QString &file, const ValueAtPath &place) const
{
    const QString key = place.keys.value(1);
    if (const qsizetype rule = indexAt(m_bundle.inputRules, file, place); key == u"input_validation" && rule >= 0)
        return effectOfInputRule(m_bundle.inputRules.at(rule), place);
    if (key == u"input_validation" && place.keys.size() > 3) // a key next to `pattern` in a rule written as a mapping
        return effectOfInputRule({}, place);
    if (const qsizetype one = indexAt(m_bundle.safety, file, place); key == u"safety" && one >= 0)
        return KeyEffect::sentInPart(QStringLiteral("safety/%1").arg(one));
    const qsizetype filter = indexAt(m_bundle.outputFilters, file, place);
    if (key == u"output_filtering" && filter >= 0) {
        if (m_bundle.outputFilters.at(filter).kind != FilterKind::Instruction)
            return KeyEffect::applied(layersmessages::appliedToResponse());
        if (!m_agent.isPortable)
            return KeyEffect::unsent(layersmessages::filterNotSent());
    }
    if (key == u"fallback_behavior" && fallbackFromName(place.value().text()) != Fallback::Unset)
        return KeyEffect::applied(layersmessages::fallbackAction());
    return std::nullopt;
}

std::optional<KeyEffect> AgentKeys::effectOfPortability(const ValueAtPath &place) const
{
    static const QStringList reasoningKeys{QStringLiteral("reasoning_strategy"), QStringLiteral("body_format")};
    const bool isIdle = place.keys.value(0) == u"portability" && reasoningKeys.contains(place.keys.value(1)) && !m_agent.isPortable;
    return isIdle ? std::optional(KeyEffect::unsent(layersmessages::needsPortability())) : std::nullopt;
}

} // namespace outcrop
