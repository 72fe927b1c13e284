// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formrow.h"

#include "core/base/joinedtext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QVariant>

#include <algorithm>

namespace outcrop {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FormRow)
};

bool haveSameFindings(const Diagnostics &left, const Diagnostics &right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const Diagnostic &a, const Diagnostic &b) {
        return a.severity == b.severity && a.code == b.code && a.message == b.message;
    });
}

QString scalarText(const Json &value)
{
    if (value.is_null())
        return {};
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

QString firstLine(const QString &text)
{
    const QString whole = text.trimmed();
    const qsizetype end = whole.indexOf(u'\n');
    return end < 0 ? whole : whole.left(end).trimmed() + QStringLiteral(" …");
}

/// Returns the title of a mapping: its name, its id, or its only key; otherwise empty.
QString nameOf(const Json &mapping)
{
    for (const char *key : {"name", "id"}) {
        if (mapping.contains(key) && !mapping[key].is_structured())
            return scalarText(mapping[key]);
    }
    return mapping.size() == 1 ? QString::fromStdString(mapping.begin().key()) : QString();
}

QString listText(const Json &list)
{
    QStringList texts;
    for (const Json &item : list)
        texts += item.is_object() ? nameOf(item) : firstLine(scalarText(item));
    texts.removeAll(QString());
    return texts.isEmpty() && !list.empty() ? Texts::tr("%n item(s)", nullptr, static_cast<int>(list.size()))
                                            : texts.join(listSeparator());
}

QString schemaText(const Json &schema)
{
    const QString type = qString(schema.value("type", Json()));
    const Json properties = schema.value("properties", Json());
    if (!properties.is_object())
        return type.isEmpty() ? Texts::tr("JSON Schema") : type;
    //: A JSON Schema in one line; %1 is a JSON type.
    return Texts::tr("%1 with %n properties", nullptr, static_cast<int>(properties.size()))
        .arg(type.isEmpty() ? QStringLiteral("object") : type);
}

/// Converts text to a boolean, an integer or a decimal number; other text to a string.
Json plainValue(const QString &text)
{
    static const QRegularExpression number(QStringLiteral("^[-+]?(\\d+|\\d*\\.\\d+|\\d+\\.\\d*)([eE][-+]?\\d+)?$"));
    if (text == u"true" || text == u"false")
        return text == u"true";
    bool isInteger = false;
    const qlonglong integer = text.toLongLong(&isInteger);
    if (isInteger)
        return integer;
    return number.match(text).hasMatch() ? Json(text.toDouble()) : jsonString(text);
}

} // namespace

bool operator==(const FormRow &left, const FormRow &right)
{
    return left.path == right.path && left.name == right.name && left.spec == right.spec && left.state == right.state
        && left.type == right.type && left.value == right.value && left.isItem == right.isItem
        && left.hasFreeKey == right.hasFreeKey && left.worstSeverity == right.worstSeverity && haveSameFindings(left.findings, right.findings);
}

QString rowText(const FormRow &row)
{
    if (!row.hasValue())
        return {};
    if (row.value.is_array())
        return listText(row.value);
    if (!row.value.is_object())
        return firstLine(scalarText(row.value));
    if (row.type == FieldType::Schema)
        return schemaText(row.value);
    return row.isItem ? nameOf(row.value) : QString();
}

Json valueFromText(const FormRow &row, const QVariant &typed)
{
    switch (row.type) {
    case FieldType::Boolean:
        return typed.toBool();
    case FieldType::Integer:
        return typed.toLongLong();
    case FieldType::Real:
        return typed.toDouble();
    case FieldType::Any:
        return row.value.is_string() ? jsonString(typed.toString()) : plainValue(typed.toString());
    case FieldType::Text:
    case FieldType::Choice:
    case FieldType::Pattern:
    case FieldType::List:
    case FieldType::Group:
    case FieldType::Schema:
        break;
    }
    return jsonString(typed.toString());
}

} // namespace outcrop
