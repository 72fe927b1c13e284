// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/schemaoutline.h"

#include "core/base/joinedtext.h"
#include "core/base/jsonpointer.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/schema/schema.h"
#include "models/forms/fieldranges.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct OutlineTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaOutline)
};

constexpr int maxDepth = 12; ///< depth of the deepest rows; the depth of the top level is 0

QString typeText(const DataNode &schema)
{
    QStringList types = schema[u"type"].toStrings();
    if (types.isEmpty() && !schema[u"$ref"].text().isEmpty())
        types += schema[u"$ref"].text().section(u'/', -1);
    QString text = types.join(listSeparator());
    const qsizetype choices = schema[u"enum"].items().size();
    if (choices > 0)
        //: After a type: the number of allowed values.
        text += (text.isEmpty() ? QString() : listSeparator()) + OutlineTexts::tr("%n allowed value(s)", nullptr, static_cast<int>(choices));
    return text;
}

QList<Branch<SchemaProperty>> outlineOf(const DataNode &schema, int depth);

Branch<SchemaProperty> property(const QString &name, const DataNode &schema, const Range &range, bool requiredNames, int depth)
{
    return {{name, typeText(schema), requiredNames, schema[u"description"].text().simplified(), range}, outlineOf(schema, depth + 1)};
}

QList<Branch<SchemaProperty>> outlineOf(const DataNode &schema, int depth)
{
    QList<Branch<SchemaProperty>> rows;
    if (depth > maxDepth)
        return rows;
    const QStringList requiredNames = schema[u"required"].toStrings();
    for (const DataNode::Member &member : schema[u"properties"].members())
        rows += property(member.key, member.value, member.keyRange, requiredNames.contains(member.key), depth);
    const DataNode &items = schema[u"items"];
    if (items.isMapping())
        rows += property(QStringLiteral("[]"), items, items.range(), false, depth);
    return rows;
}

Diagnostic findingAt(const DataNode &root, const SchemaViolation &violation)
{
    FieldPath path = pointerTokens(violation.pointer);
    while (!path.isEmpty() && nodeAt(root, path).isMissing())
        path.removeLast();
    const Range range = fieldRange(root, path).value_or(root.range());
    return {Severity::Error, QStringLiteral("schema-invalid"), violation.message, {{}, range}};
}

/// Returns the violations of the meta-schema. If there are none, returns the reason why the schema is still unusable, such as a reference to a missing definition.
Diagnostics findingsOf(const DataNode &root, const Json &schema)
{
    Diagnostics findings;
    for (const SchemaViolation &violation : Schema::metaSchema().validate(schema))
        findings += findingAt(root, violation);
    const QString error = findings.isEmpty() ? Schema(schema).error() : QString();
    if (!error.isEmpty())
        findings += Diagnostic{Severity::Error, QStringLiteral("schema-invalid"), OutlineTexts::tr("This schema cannot be used: %1. Correct it.").arg(error), {{}, root.range()}};
    return findings;
}

} // namespace

SchemaText readSchemaText(const QString &text)
{
    const DataDocument json = readJson(text, {});
    if (!json.isParsed)
        return {Json(), json.diagnostics, {}};
    const Json schema = json.root.toJson();
    return {schema, json.diagnostics + findingsOf(json.root, schema), outlineOf(json.root, 0)};
}

QString SchemaOutlineModel::header(SchemaColumn column) const
{
    switch (column) {
    case SchemaColumn::Property:
        return tr("Property");
    case SchemaColumn::Type:
        return tr("Type");
    case SchemaColumn::Description:
        return tr("Description");
    }
    return {};
}

QVariant SchemaOutlineModel::cell(const SchemaProperty &property, SchemaColumn column, int role) const
{
    if (role == Qt::ToolTipRole)
        return property.description;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case SchemaColumn::Property:
        //: A required property; %1 is its name.
        return property.isRequired ? tr("%1 (required)").arg(property.name) : property.name;
    case SchemaColumn::Type:
        return property.type;
    case SchemaColumn::Description:
        return property.description;
    }
    return {};
}

} // namespace outcrop
