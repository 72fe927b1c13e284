// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/responseschemas.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"

namespace outcrop {
namespace {

/// Returns `, 0.0 to 1.0`, `, at least 0` or `, at most 1`, or an empty string.
QString rangeText(const QString &minimum, const QString &maximum)
{
    if (!minimum.isEmpty() && !maximum.isEmpty())
        return QStringLiteral(", ") + minimum + QStringLiteral(" to ") + maximum;
    if (!minimum.isEmpty())
        return QStringLiteral(", at least ") + minimum;
    return maximum.isEmpty() ? QString() : QStringLiteral(", at most ") + maximum;
}

/// Returns the constraints on a value besides its type, or an empty string.
QString limitText(const DataNode &field)
{
    const QStringList allowed = field[u"allowed_values"].toStrings();
    QString text = allowed.isEmpty() ? QString() : QStringLiteral(", one of ") + allowed.join(u'|');
    text += rangeText(field[u"min_value"].text(), field[u"max_value"].text());
    const QString longest = field[u"max_length"].text();
    return longest.isEmpty() ? text : text + QStringLiteral(", at most %1 characters").arg(longest);
}

QString words(const DataNode &field, bool isRequired)
{
    const QString item = field[u"item_type"].text();
    const QString type = field[u"type"].text() == u"array" && !item.isEmpty() ? QStringLiteral("list[%1]").arg(item) : field[u"type"].text();
    const QString description = field[u"description"].text().trimmed();
    return (isRequired ? QString() : QStringLiteral("optional ")) + type + limitText(field)
        + (description.isEmpty() ? QString() : QStringLiteral(" - ") + description);
}

Json shapeOf(const DataNode &field, bool isRequired);

Json shapeOfParts(const DataNode &parts)
{
    Json shape = Json::object();
    for (const DataNode &part : parts.items())
        shape[part[u"name"].text().toStdString()] = shapeOf(part, true);
    return shape;
}

Json shapeOf(const DataNode &field, bool isRequired)
{
    if (!field[u"item_schema"].items().isEmpty())
        return Json::array({shapeOfParts(field[u"item_schema"])});
    if (!field[u"properties"].items().isEmpty())
        return shapeOfParts(field[u"properties"]);
    return jsonString(words(field, isRequired));
}

/// Returns the schema of a type or of one of its versions: `validation@1.0`; missing if there is none.
const DataNode &schemaOf(const DataNode &schemas, const QString &type)
{
    const DataNode &typeSchema = schemas[type];
    const qsizetype at = type.lastIndexOf(u'@');
    if (!typeSchema.isMissing() || at < 0)
        return typeSchema;
    const DataNode &current = schemas[type.left(at)];
    return current[u"version"].text() == type.mid(at + 1) ? current : typeSchema;
}

} // namespace

QList<ResponseField> ResponseSchemas::fields(const QString &type) const
{
    const DataNode &schema = schemaOf(data[u"schemas"], type);
    QList<ResponseField> fields;
    for (const char16_t *list : {u"required_fields", u"optional_fields"}) {
        const bool isRequired = QStringView(list) == u"required_fields";
        for (const DataNode &field : schema[list].items())
            fields.append({field[u"name"].text(), isRequired, field, {document->path, field.range()}});
    }
    return fields;
}

ResponseSchemas readResponseSchemas(const DocumentPtr &document)
{
    ResponseSchemas schemas;
    schemas.document = document;
    if (!document)
        return schemas;
    const DataDocument yaml = readYaml(document->text, document->path);
    schemas.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return schemas;
    schemas.diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("response-schemas")), document->path);
    schemas.data = yaml.root;
    return schemas;
}

Json fieldDescription(const ResponseField &field)
{
    return shapeOf(field.data, field.isRequired);
}

} // namespace outcrop
