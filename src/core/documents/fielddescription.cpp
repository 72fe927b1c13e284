// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fielddescription.h"

#include "core/base/joinedtext.h"
#include "core/documents/documentsmessages.h"

#include <QHash>

#include <cmath>

namespace outcrop {
namespace {

QString expectedType(FieldType type, const FieldSpec &field)
{
    switch (type) {
    case FieldType::Text:
        return typeDescription(QStringLiteral("string"));
    case FieldType::Choice:
        return documentsmessages::oneOf(field.choices.join(listSeparator()));
    case FieldType::Pattern:
        return documentsmessages::regularExpression();
    case FieldType::Boolean:
        return typeDescription(QStringLiteral("boolean"));
    case FieldType::Integer:
        return typeDescription(QStringLiteral("integer"));
    case FieldType::Real:
        return typeDescription(QStringLiteral("number"));
    case FieldType::List:
        return field.children.isEmpty() ? typeDescription(QStringLiteral("array"))
                                        : listDescription(expectedType(field.children.first().type, field.children.first()));
    case FieldType::Group:
        return typeDescription(QStringLiteral("object"));
    case FieldType::Schema:
        return documentsmessages::jsonSchema();
    case FieldType::Any:
        return documentsmessages::anyValue();
    }
    Q_UNREACHABLE();
}

} // namespace

QString valueDescription(const DataNode &node)
{
    switch (node.kind()) {
    case DataNode::Kind::Missing:
    case DataNode::Kind::Null:
        return documentsmessages::noValue();
    case DataNode::Kind::Bool:
        return documentsmessages::trueOrFalse();
    case DataNode::Kind::Integer:
    case DataNode::Kind::Real: // JSON, and so JSON Schema, has no infinity
        return std::isfinite(node.toReal().value_or(0)) ? documentsmessages::aNumber()
                                                        : documentsmessages::notFinite(node.text());
    case DataNode::Kind::String:
        return documentsmessages::aString();
    case DataNode::Kind::Sequence:
        return documentsmessages::aList();
    case DataNode::Kind::Mapping:
        return documentsmessages::aMapping();
    }
    Q_UNREACHABLE();
}

QString typeDescription(const QString &type)
{
    const QHash<QString, QString> names{
        {QStringLiteral("string"), documentsmessages::aString()},
        {QStringLiteral("integer"), documentsmessages::wholeNumber()},
        {QStringLiteral("number"), documentsmessages::aNumber()},
        {QStringLiteral("boolean"), documentsmessages::trueOrFalse()},
        {QStringLiteral("array"), documentsmessages::aList()},
        {QStringLiteral("object"), documentsmessages::aMapping()},
        {QStringLiteral("null"), QStringLiteral("null")},
    };
    return names.value(type, type);
}

QString listDescription(const QString &item)
{
    const QHash<QString, QString> plurals{
        {documentsmessages::aString(), documentsmessages::strings()},
        {documentsmessages::wholeNumber(), documentsmessages::wholeNumbers()},
        {documentsmessages::aNumber(), documentsmessages::numbers()},
        {documentsmessages::aList(), documentsmessages::lists()},
        {documentsmessages::aMapping(), documentsmessages::mappings()},
        {documentsmessages::regularExpression(), documentsmessages::regularExpressions()},
        {documentsmessages::jsonSchema(), documentsmessages::jsonSchemas()},
    };
    return documentsmessages::listOf(plurals.value(item, item));
}

QString alternativesText(const QStringList &descriptions)
{
    QString text = descriptions.value(0);
    for (const QString &next : descriptions.mid(1))
        text = documentsmessages::alternatives(text, next);
    return text;
}

QString expectedDescription(const FieldSpec &field)
{
    QStringList descriptions{expectedType(field.type, field)};
    for (const FieldType type : field.alternatives)
        descriptions.append(expectedType(type, field));
    return alternativesText(descriptions);
}

} // namespace outcrop
