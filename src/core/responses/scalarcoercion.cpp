// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/scalarcoercion.h"

#include "core/responses/tolerantjson.h"

#include <QRegularExpression>

#include <cmath>

namespace outcrop {
namespace {

QString typeOf(const Json &value)
{
    if (value.is_number_integer())
        return QStringLiteral("integer");
    if (value.is_number_float())
        return std::trunc(value.get<double>()) == value.get<double>() ? QStringLiteral("integer") : QStringLiteral("number");
    return QString::fromLatin1(value.type_name());
}

/// The number a text is, thousands set apart by commas or not; nothing where it is more than a number, or too long for one.
std::optional<Json> numberIn(QString text)
{
    static const QRegularExpression form(QStringLiteral(R"(^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?([eE][+-]?\d{1,3})?$)"));
    if (!form.match(text).hasMatch())
        return std::nullopt;
    text.remove(u',');
    bool ok = false;
    if (const qlonglong integer = text.toLongLong(&ok); ok)
        return Json(integer);
    const double real = text.toDouble(&ok);
    const bool whole = !text.contains(u'.') && !text.contains(u'e', Qt::CaseInsensitive);
    return ok && !whole && std::isfinite(real) ? std::optional(Json(real)) : std::nullopt;
}

bool isPartOfOne(const Json &schema)
{
    const auto maximum = schema.find("maximum");
    return maximum != schema.end() && maximum->is_number() && maximum->get<double>() <= 1;
}

std::optional<CoercedScalar> percentage(const QString &text, const Json &schema)
{
    const std::optional<Json> number = text.endsWith(u'%') ? numberIn(text.chopped(1).trimmed()) : std::nullopt;
    if (!number)
        return std::nullopt;
    return CoercedScalar{isPartOfOne(schema) ? Json(number->get<double>() / 100) : *number, RepairRule::CoercedPercent};
}

std::optional<CoercedScalar> toNumber(const QString &text, const Json &schema, bool integer)
{
    std::optional<CoercedScalar> number = percentage(text, schema);
    if (const std::optional<Json> plain = number ? std::nullopt : numberIn(text))
        number = CoercedScalar{*plain, RepairRule::CoercedNumber};
    if (!number || !integer || number->value.is_number_integer())
        return number;
    const double real = number->value.get<double>();
    if (std::trunc(real) != real || std::abs(real) > 9e15)
        return std::nullopt;
    number->value = qlonglong(real);
    return number;
}

std::optional<bool> booleanIn(const QString &word)
{
    if (word == u"true" || word == u"yes" || word == u"1")
        return true;
    if (word == u"false" || word == u"no" || word == u"0")
        return false;
    return std::nullopt;
}

std::optional<CoercedScalar> fromText(const QString &text, const Json &schema, const QStringList &types)
{
    const QString word = text.trimmed().toLower();
    const bool integer = types.contains(u"integer");
    if (integer || types.contains(u"number")) {
        if (const auto number = toNumber(text.trimmed(), schema, integer && !types.contains(u"number")))
            return number;
    }
    if (const std::optional<bool> boolean = types.contains(u"boolean") ? booleanIn(word) : std::nullopt)
        return CoercedScalar{*boolean, RepairRule::CoercedBoolean};
    const bool nothing = word.isEmpty() || word == u"null" || word == u"none";
    return nothing && types.contains(u"null") ? std::optional(CoercedScalar{nullptr, RepairRule::CoercedNull}) : std::nullopt;
}

QString foldedWord(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s_-]+"));
    QString word = text.trimmed().toLower();
    while (word.endsWith(u'.') || word.endsWith(u'!'))
        word.chop(1);
    return word.replace(separators, QStringLiteral("_"));
}

QString wordOf(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

Json allowedValues(const Json &schema)
{
    if (schema.contains("enum"))
        return schema["enum"];
    return schema.contains("const") ? Json::array({schema["const"]}) : Json::array();
}

} // namespace

QStringList schemaTypes(const Json &schema)
{
    const auto type = schema.is_object() ? schema.find("type") : schema.end();
    if (type == schema.end())
        return {};
    QStringList types;
    for (const Json &one : type->is_array() ? *type : Json::array({*type}))
        types.append(qString(one));
    return types;
}

bool isOfType(const Json &value, const QStringList &types)
{
    const QString type = typeOf(value);
    return types.isEmpty() || types.contains(type) || (type == u"integer" && types.contains(u"number"));
}

std::optional<CoercedScalar> coerceScalar(const Json &value, const Json &schema)
{
    const QStringList types = schemaTypes(schema);
    if (value.is_string())
        return fromText(qString(value), schema, types);
    if (value.is_number() && types.contains(u"boolean") && (value == Json(0) || value == Json(1)))
        return CoercedScalar{value == Json(1), RepairRule::CoercedBoolean};
    if ((value.is_number() || value.is_boolean()) && types.contains(u"string"))
        return CoercedScalar{value.dump(), RepairRule::CoercedString};
    return std::nullopt;
}

std::optional<CoercedScalar> coerceFromText(const Json &value, const Json &schema)
{
    const QString inner = qString(value).trimmed();
    if (!inner.startsWith(u'{') && !inner.startsWith(u'['))
        return std::nullopt;
    const TolerantJson read = readTolerantJson(inner); // which knows how deep is too deep
    const bool right = !read.problem && read.repairs.isEmpty() && read.end == inner.size() && isOfType(read.value, schemaTypes(schema));
    return right ? std::optional(CoercedScalar{read.value, RepairRule::CoercedFromText}) : std::nullopt;
}

std::optional<CoercedScalar> coerceToAllowed(const Json &value, const Json &schema)
{
    if (value.is_structured())
        return std::nullopt;
    std::optional<CoercedScalar> match;
    for (const Json &allowed : allowedValues(schema)) {
        if (allowed == value)
            return std::nullopt;
        if (allowed.is_structured() || foldedWord(wordOf(allowed)) != foldedWord(wordOf(value)))
            continue;
        if (match)
            return std::nullopt;
        match = CoercedScalar{allowed, RepairRule::CoercedEnum};
    }
    return match;
}

QString foldedName(const QString &name)
{
    QString folded = name.trimmed().toLower();
    return folded.remove(u'_').remove(u'-').remove(u' ');
}

} // namespace outcrop
