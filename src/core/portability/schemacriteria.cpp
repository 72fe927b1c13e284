// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/schemacriteria.h"

#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/schemaerrors.h"

namespace outcrop {
namespace {

const char *const parametersCriterion = "PV-002";
const char *const outputCriterion = "PV-003";

/// Checks that a value is a valid JSON Schema. Shared by both criteria.
Diagnostics findingsOf(const char *criterion, const DataNode &schema, const QString &field, const Location &place,
    const SchemaVocabulary &words)
{
    if (!schema.isMapping())
        return {portabilityFinding(criterion,
            portabilitymessages::notSchema(field),
            place)};
    Diagnostics found;
    for (const SchemaError &error : findSchemaErrors(schema, words))
        found.append(portabilityFinding(criterion, error.message, {place.file, error.range}, error.fix));
    return found;
}

} // namespace

Diagnostics findWrongParameters(const Agent &agent, const SchemaVocabulary &words)
{
    Diagnostics found;
    const DataNode &tools = agent.field(agent.toolFunctionsPath());
    const QString file = agent.fieldLocation(agent.toolFunctionsPath()).file;
    for (const DataNode &tool : tools.items()) {
        const DataNode::Member *parameters = tool.member(u"parameters");
        if (parameters && !parameters->value.isNull())
            found += findingsOf(
                parametersCriterion, parameters->value, QStringLiteral("parameters"), {file, parameters->keyRange}, words);
    }
    return found;
}

Diagnostics findWrongOutputSchema(const Agent &agent, const SchemaVocabulary &words)
{
    const DataNode &schema = agent.field(u"output.schema");
    if (schema.isMissing() || schema.isNull()) // a key without a value counts as missing
        return {};
    return findingsOf(
        outputCriterion, schema, QStringLiteral("output.schema"), keyLocation(agent, QStringLiteral("output.schema")), words);
}

} // namespace outcrop
