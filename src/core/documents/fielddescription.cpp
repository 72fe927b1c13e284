// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fielddescription.h"

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
        return QStringLiteral("one of ") + field.choices.join(QStringLiteral(", "));
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
                                        : listDescription(expectedDescription(field.children.first()));
    case FieldType::Group:
        return typeDescription(QStringLiteral("object"));
    case FieldType::Schema:
        return documentsmessages::jsonSchema();
    case FieldType::Any:
        return QStringLiteral("anything");
    }
    Q_UNREACHABLE();
}

} // namespace

QString valueDescription(const DataNode &node)
{
    switch (node.kind()) {
    case DataNode::Kind::Missing:
    case DataNode::Kind::Null:
        return QStringLiteral("no value");
    case DataNode::Kind::Bool:
        return documentsmessages::trueOrFalse();
    case DataNode::Kind::Integer:
    case DataNode::Kind::Real: // JSON, and so JSON Schema, has no infinity
        return std::isfinite(node.toReal().value_or(0)) ? documentsmessages::aNumber()
                                                        : documentsmessages::notFinite(node.text());
    case DataNode::Kind::String:
        return QStringLiteral("a string");
    case DataNode::Kind::Sequence:
        return QStringLiteral("a list");
    case DataNode::Kind::Mapping:
        return QStringLiteral("a mapping");
    }
    Q_UNREACHABLE();
}

QString typeDescription(const QString &type)
{
    static const QHash<QString, QString> names{
        {QStringLiteral("string"), QStringLiteral("a string")},
        {QStringLiteral("integer"), documentsmessages::wholeNumber()},
        {QStringLiteral("number"), QStringLiteral("a number")},
        {QStringLiteral("boolean"), documentsmessages::trueOrFalse()},
        {QStringLiteral("array"), QStringLiteral("a list")},
        {QStringLiteral("object"), QStringLiteral("a mapping")},
        {QStringLiteral("null"), QStringLiteral("null")},
    };
    return names.value(type, type);
}

QString listDescription(const QString &items)
{
    const QString one = items.section(QStringLiteral(" or "), 0, 0);
    const bool isCountable = one.startsWith(u"a ") && !one.contains(u" of ");
    const QString many = isCountable ? one.mid(2) + u's' : one;
    return documentsmessages::listOf(many);
}

QString expectedDescription(const FieldSpec &field)
{
    QStringList words{expectedType(field.type, field)};
    for (const FieldType type : field.alternatives)
        words.append(expectedType(type, field));
    return words.join(QStringLiteral(" or "));
}

} // namespace outcrop
