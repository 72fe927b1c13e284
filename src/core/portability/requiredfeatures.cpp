// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/requiredfeatures.h"

#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString declaration = QStringLiteral("capabilities.required_features");

/// The evidence that a feature is needed, for display, and its location.
struct Evidence {
    QString description;
    Location location;
};

bool hasValue(const DataNode &node)
{
    return (node.isScalar() && !node.isNull() && !node.text().trimmed().isEmpty()) || !node.items().isEmpty()
        || !node.members().isEmpty();
}

std::optional<Evidence> evidenceInFields(const Agent &agent, const FeatureRule &rule)
{
    const auto field = std::find_if(
        rule.fields.begin(), rule.fields.end(), [&agent](const QString &path) { return hasValue(agent.field(path)); });
    if (field == rule.fields.end())
        return std::nullopt;
    return Evidence{QStringLiteral("`%1`").arg(*field), keyLocation(agent, *field)};
}

std::optional<Evidence> evidenceInTools(const Agent &agent, const FeatureRule &rule)
{
    for (const ToolDefinition &tool : agent.tools) {
        if (rule.tools.contains(tool.name))
            return Evidence{portabilitymessages::theTool(tool.name), tool.location};
    }
    const auto name = std::find_if(agent.allowedTools.begin(), agent.allowedTools.end(),
        [&rule](const QString &tool) { return rule.tools.contains(tool); });
    if (name == agent.allowedTools.end())
        return std::nullopt;
    return Evidence{
        portabilitymessages::theTool(*name), keyLocation(agent, QStringLiteral("capabilities.allowed_tools"))};
}

/// Returns the first `contentMediaType` with one of these prefixes in a schema, or null.
const DataNode *findMediaType(const DataNode &schema, const QStringList &kinds)
{
    const DataNode &mediaType = schema[u"contentMediaType"];
    if (std::any_of(kinds.begin(), kinds.end(),
            [&mediaType](const QString &kind) { return mediaType.text().startsWith(kind, Qt::CaseInsensitive); }))
        return &mediaType;
    for (const DataNode &item : schema.items()) {
        if (const DataNode *found = findMediaType(item, kinds))
            return found;
    }
    for (const DataNode::Member &member : schema.members()) {
        if (const DataNode *found = findMediaType(member.value, kinds))
            return found;
    }
    return nullptr;
}

std::optional<Evidence> evidenceInSchemas(const Agent &agent, const FeatureRule &rule)
{
    if (rule.mediaTypes.isEmpty())
        return std::nullopt;
    for (const QString &path : {QStringLiteral("tools"), QStringLiteral("output.schema")}) {
        if (const DataNode *found = findMediaType(agent.field(path), rule.mediaTypes))
            return Evidence{
                portabilitymessages::theMediaType(found->text()), {agent.fieldLocation(path).file, found->range()}};
    }
    return std::nullopt;
}

std::optional<Evidence> evidenceInBody(const Agent &agent, const FeatureRule &rule)
{
    if (rule.body.pattern().isEmpty())
        return std::nullopt;
    const auto match = rule.body.match(agent.textDocument().text, agent.bodyStart());
    if (!match.hasMatch())
        return std::nullopt;
    return Evidence{portabilitymessages::inTheBody(match.captured()),
        AgentLocator(agent).locationOf(match.capturedStart(), match.capturedEnd())};
}

std::optional<Evidence> evidenceFor(const Agent &agent, const FeatureRule &rule)
{
    for (const auto findEvidence : {evidenceInFields, evidenceInTools, evidenceInSchemas, evidenceInBody}) {
        if (const auto found = findEvidence(agent, rule))
            return found;
    }
    return std::nullopt;
}

/// Returns the index of a misspelled declaration of this feature, or -1.
qsizetype misspelledIndex(const QStringList &declaredFeatures, const QString &feature)
{
    const auto found = std::find_if(declaredFeatures.begin(), declaredFeatures.end(),
        [&feature](const QString &word) { return nearestWord(word, {feature}) == feature; });
    return found == declaredFeatures.end() ? -1 : std::distance(declaredFeatures.begin(), found);
}

std::optional<Fix> declarationFix(const Agent &agent, const QString &feature, qsizetype replacedIndex)
{
    const DataNode &list = agent.field(declaration);
    if (!list.isSequence())
        return setFieldFix(
            agent, portabilitymessages::declareFeature(feature), declaration, Json::array({jsonString(feature)}));
    const qsizetype index = replacedIndex < 0 ? list.items().size() : replacedIndex;
    return setFieldFix(agent, portabilitymessages::declareFeature(feature),
        QStringLiteral("%1.%2").arg(declaration).arg(index), jsonString(feature));
}

Diagnostic undeclaredFeatureFinding(const Agent &agent, const QString &feature, const Evidence &evidence)
{
    const DataNode &list = agent.field(declaration);
    const qsizetype misspelledPosition = misspelledIndex(list.toStrings(), feature);
    const bool isListed = list.isSequence();
    const Location place = isListed ? keyLocation(agent, declaration) : evidence.location;
    const QString description = isListed && evidence.location.range.start.line > 0
        ? portabilitymessages::evidenceInLine(evidence.description, evidence.location.range.start.line)
        : evidence.description;
    if (misspelledPosition < 0)
        return portabilityFinding("PV-007", portabilitymessages::undeclaredFeature(feature, description), place, declarationFix(agent, feature, misspelledPosition));
    const Location entry{place.file, isListed ? list.items().at(misspelledPosition).range() : list.range()};
    return portabilityFinding("PV-007", portabilitymessages::undeclaredFeatureNear(feature, description, list.toStrings().at(misspelledPosition)), entry, declarationFix(agent, feature, misspelledPosition));
}

} // namespace

void readFeatureRules(const DataNode &list, QList<FeatureRule> &rules)
{
    for (const DataNode &item : list.items()) {
        FeatureRule rule;
        rule.name = item[u"name"].text();
        rule.fields = item[u"fields"].toStrings();
        rule.tools = item[u"tools"].toStrings();
        rule.mediaTypes = item[u"media_types"].toStrings();
        rule.body.setPattern(item[u"body"].text());
        rule.body.optimize();
        rules.removeIf([&rule](const FeatureRule &earlier) { return earlier.name == rule.name; });
        rules.append(rule);
    }
}

Diagnostics findUndeclaredFeatures(const Agent &agent, const QList<FeatureRule> &rules)
{
    Diagnostics found;
    const QStringList &declaredFeatures = agent.requiredFeatures;
    for (const FeatureRule &rule : rules) {
        if (declaredFeatures.contains(rule.name))
            continue;
        if (const auto evidence = evidenceFor(agent, rule))
            found.append(undeclaredFeatureFinding(agent, rule.name, *evidence));
    }
    return found;
}

} // namespace outcrop
