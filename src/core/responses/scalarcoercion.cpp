// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/scalarcoercion.h"

#include "core/responses/jsonsearch.h"
#include "core/responses/numberintext.h"
#include "core/responses/wordmatch.h"

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

bool isFraction(const Json &schema)
{
    const auto maximum = schema.find("maximum");
    return maximum != schema.end() && maximum->is_number() && maximum->get<double>() <= 1;
}

std::optional<CoercedScalar> percentage(const QString &text, const Json &schema)
{
    const std::optional<Json> number = text.endsWith(u'%') ? parseNumberText(text.chopped(1).trimmed()) : std::nullopt;
    if (!number)
        return std::nullopt;
    return CoercedScalar{isFraction(schema) ? Json(number->get<double>() / 100) : *number, RepairRule::CoercedPercent};
}

std::optional<CoercedScalar> toNumber(const QString &text, const Json &schema, bool isInteger)
{
    std::optional<CoercedScalar> number = percentage(text, schema);
    if (const std::optional<Json> plainJson = number ? std::nullopt : parseNumberText(text))
        number = CoercedScalar{*plainJson, RepairRule::CoercedNumber};
    if (!number || !isInteger || number->value.is_number_integer())
        return number;
    const double real = number->value.get<double>();
    if (std::trunc(real) != real || std::abs(real) > 9e15)
        return std::nullopt;
    number->value = qlonglong(real);
    return number;
}

std::optional<bool> readBoolean(const QString &word)
{
    if (word == u"true" || word == u"yes" || word == u"1")
        return true;
    if (word == u"false" || word == u"no" || word == u"0")
        return false;
    return std::nullopt;
}

std::optional<CoercedScalar> coerceString(const QString &text, const Json &schema, const QStringList &types)
{
    const QString word = text.trimmed().toLower();
    const bool isInteger = types.contains(u"integer");
    if (isInteger || types.contains(u"number")) {
        if (const auto number = toNumber(text.trimmed(), schema, isInteger && !types.contains(u"number")))
            return number;
    }
    if (const std::optional<bool> boolean = types.contains(u"boolean") ? readBoolean(word) : std::nullopt)
        return CoercedScalar{*boolean, RepairRule::CoercedBoolean};
    static const QStringList nothings = {QString(), QStringLiteral("null"), QStringLiteral("none"), QStringLiteral("nil"), QStringLiteral("n/a")};
    const bool isNull = nothings.contains(word) && !types.contains(u"string");
    return isNull && types.contains(u"null") ? std::optional(CoercedScalar{nullptr, RepairRule::CoercedNull}) : std::nullopt;
}

/// Returns the text without diacritics.
QString withoutAccents(const QString &text)
{
    QString letters;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (!letter.isMark())
            letters += letter;
    }
    return letters;
}

QString normalizedWord(const QString &text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s_-]+"));
    QString word = withoutAccents(text.trimmed()).toLower();
    while (word.endsWith(u'.') || word.endsWith(u'!'))
        word.chop(1);
    return word.replace(separators, QStringLiteral("_"));
}

QString wordOf(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump());
}

} // namespace

Json allowedValues(const Json &schema)
{
    if (schema.contains("enum") && schema["enum"].is_array())
        return schema["enum"];
    return schema.contains("const") ? Json::array({schema["const"]}) : Json::array();
}

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
        return coerceString(qString(value), schema, types);
    if (value.is_number() && types.contains(u"boolean") && (value == Json(0) || value == Json(1)))
        return CoercedScalar{value == Json(1), RepairRule::CoercedBoolean};
    if ((value.is_number() || value.is_boolean()) && types.contains(u"string"))
        return CoercedScalar{value.dump(), RepairRule::CoercedString};
    return std::nullopt;
}

std::optional<CoercedScalar> coerceFromString(const Json &value, const Json &schema)
{
    const QStringList types = schemaTypes(schema);
    const QString inner = qString(value).trimmed();
    if ((!inner.startsWith(u'{') && !inner.startsWith(u'[')) || types.isEmpty() || types.contains(u"string"))
        return std::nullopt;
    const TolerantJson read = JsonSearch(inner).read(0); // the search limits the nesting depth
    const bool isRight = !read.problem && !read.doubt && read.isComplete && read.end == inner.size() && isOfType(read.value, types);
    return isRight ? std::optional(CoercedScalar{read.value, RepairRule::CoercedFromString}) : std::nullopt;
}

namespace {

/// Returns the only allowed value that a short phrase mentions: `HIGH priority`.
std::optional<CoercedScalar> allowedValueIn(const QString &words, const Json &schema)
{
    constexpr qsizetype maxTextLength = 80;
    const Json allowedJson = allowedValues(schema);
    const bool areTexts = !allowedJson.empty() && std::all_of(allowedJson.begin(), allowedJson.end(), [](const Json &one) { return one.is_string() || one.is_null(); });
    const std::optional<WordMatch> match =
        areTexts && words.size() <= maxTextLength ? mentionedValue(words, allowedJson) : std::nullopt;
    return match ? std::optional(CoercedScalar{match->value, RepairRule::CoercedEnum}) : std::nullopt;
}

} // namespace

std::optional<CoercedScalar> coerceToAllowed(const Json &value, const Json &schema)
{
    if (value.is_structured())
        return std::nullopt;
    std::optional<CoercedScalar> match;
    for (const Json &allowedJson : allowedValues(schema)) {
        if (allowedJson == value)
            return std::nullopt;
        if (allowedJson.is_structured() || normalizedWord(wordOf(allowedJson)) != normalizedWord(wordOf(value)))
            continue;
        if (match)
            return std::nullopt;
        match = CoercedScalar{allowedJson, RepairRule::CoercedEnum};
    }
    return match || !value.is_string() ? match : allowedValueIn(qString(value), schema);
}

QString normalizePropertyName(const QString &name)
{
    QString foldedName = withoutAccents(name.trimmed()).toLower();
    return foldedName.remove(u'_').remove(u'-').remove(u' ');
}

} // namespace outcrop
