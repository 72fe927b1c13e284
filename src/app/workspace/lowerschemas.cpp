// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/lowerschemas.h"

#include "app/workspace/workspacemessages.h"
#include "core/base/diagnostic.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schemacheck.h"
#include "core/render/schemalowering.h"
#include "core/render/schemasubset.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the newest older draft in which the schema is valid, or nullopt if there is none or the schema names its draft.
std::optional<SchemaDraft> olderDraft(const Json &schema)
{
    if (!schema.is_object() || schema.contains("$schema"))
        return {};
    for (const SchemaDraft draft : {SchemaDraft::Draft201909, SchemaDraft::Draft7, SchemaDraft::Draft6, SchemaDraft::Draft4}) {
        if (schemaViolations(schema, draft).isEmpty())
            return draft;
    }
    return {};
}

Result<NamedSchema> validateSchema(const QString &name, const DataNode &node, const QString &file)
{
    const Json schema = node.toJson();
    const QList<SchemaViolation> violations = schemaViolations(schema);
    if (violations.isEmpty())
        return NamedSchema{name, schema, {file, node.range()}};
    const SchemaViolation &first = violations.first();
    const QString place = first.pointer.isEmpty() ? workspacemessages::schemaText() : first.pointer;
    const std::optional<SchemaDraft> draft = olderDraft(schema);
    return Error{ErrorCode::Invalid,
        draft ? workspacemessages::notASchemaDraft(place, first.message, draftName(*draft), draftUri(*draft))
              : workspacemessages::notASchema(place, first.message),
        {file, nodeAt(node, first.pointer).range()}};
}

QList<std::pair<QString, const DataNode *>> schemasOfAgent(const DataNode &frontMatter)
{
    QList<std::pair<QString, const DataNode *>> found;
    if (const DataNode &output = frontMatter.at(u"output.schema"); !output.isMissing())
        found.append({QStringLiteral("output.schema"), &output});
    for (const DataNode &tool : frontMatter[u"tools"].items()) {
        if (const DataNode &parameters = tool[u"parameters"]; parameters.isMapping())
            found.append({QStringLiteral("tools/") + tool[u"name"].text(), &parameters});
    }
    return found;
}

Result<QList<NamedSchema>> readAll(const QList<std::pair<QString, const DataNode *>> &nodes, const QString &file)
{
    QList<NamedSchema> schemas;
    for (const auto &[name, node] : nodes) {
        const Result<NamedSchema> schema = validateSchema(name, *node, file);
        if (!schema)
            return schema.error();
        schemas.append(*schema);
    }
    return schemas;
}

/// Returns whether a template lowers this value. `isStrict` is the value of a condition such as `lower: tool.is_strict`.
bool lowersValue(const DataNode &node, QStringView value, bool isStrict)
{
    if (node[u"put"].text() == value && node[u"lower"].toBool().value_or(isStrict && node[u"lower"].isString()))
        return true;
    const auto inside = [value, isStrict](const DataNode &child) { return lowersValue(child, value, isStrict); };
    const auto inMember = [&inside](const DataNode::Member &member) { return inside(member.value); };
    return std::any_of(node.items().begin(), node.items().end(), inside) || std::any_of(node.members().begin(), node.members().end(), inMember);
}

/// Returns the names of the schemas that providers must not enforce.
QStringList looseSchemas(const PromptBundle &bundle)
{
    QStringList names;
    if (bundle.outputSchema && bundle.outputSchema->strict == false)
        names.append(QStringLiteral("output.schema"));
    for (const ToolDefinition &tool : bundle.tools) {
        if (tool.strict == false)
            names.append(QStringLiteral("tools/") + tool.name);
    }
    return names;
}

} // namespace

Result<QList<NamedSchema>> readSchemas(const QString &file, const QString &text)
{
    if (file.endsWith(u".md")) {
        const FrontMatter frontMatter = readFrontMatter(text, file);
        if (const auto error = firstError(frontMatter.diagnostics))
            return toError(*error);
        const auto nodes = schemasOfAgent(frontMatter.data);
        if (nodes.isEmpty())
            return Error{ErrorCode::Invalid, workspacemessages::noSchemas(), {file, {}}};
        return readAll(nodes, file);
    }
    DataDocument document = readJson(text, file);
    if (!document.isParsed && !file.endsWith(u".json"))
        document = readYaml(text, file);
    if (const auto error = firstError(document.diagnostics)) // reading never fails without an error
        return toError(*error);
    return readAll({{QStringLiteral("schema"), &document.root}}, file);
}

QList<LoweredSchema> lowerSchemas(const QList<NamedSchema> &schemas, const WireFormat &wireFormat)
{
    QList<LoweredSchema> loweredSchemas;
    for (const NamedSchema &schema : schemas) {
        LoweredSchema result{schema.name, {}, {}, {}};
        result.schema = lowerSchema(schema.schema, wireFormat.schemaRules, schema.name, result.ledger);
        result.remainingViolations = schemaViolations(result.schema) + subsetViolations(result.schema, wireFormat.schemaRules);
        loweredSchemas.append(result);
    }
    return loweredSchemas;
}

QList<NamedSchema> schemasOf(const PromptBundle &bundle)
{
    QList<NamedSchema> schemas;
    if (bundle.outputSchema)
        schemas.append({QStringLiteral("output.schema"), bundle.outputSchema->schema, bundle.outputSchema->location});
    for (const ToolDefinition &tool : bundle.tools)
        schemas.append({QStringLiteral("tools/") + tool.name, tool.parameters, tool.location});
    return schemas;
}

QList<LoweredSchema> sentSchemas(const PromptBundle &bundle, const WireFormat &wireFormat)
{
    QList<LoweredSchema> sent;
    const QStringList looseNames = looseSchemas(bundle);
    for (const NamedSchema &schema : schemasOf(bundle)) {
        const bool isToolSchema = schema.name.startsWith(QLatin1String("tools/"));
        if (lowersValue(wireFormat.data, isToolSchema ? u"tool.parameters" : u"output.schema", !looseNames.contains(schema.name)))
            sent += lowerSchemas({schema}, wireFormat);
        else
            sent.append({schema.name, schema.schema, {}, {}});
    }
    return sent;
}

} // namespace outcrop
