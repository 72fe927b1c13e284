// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/schemasketch.h"

#include <QHash>
#include <QRegularExpression>

namespace outcrop {
namespace {

Json schemaOfTypeName(const QString &word)
{
    static const QHash<QString, const char *> types{{QStringLiteral("string"), "string"}, {QStringLiteral("text"), "string"},
        {QStringLiteral("int"), "integer"}, {QStringLiteral("integer"), "integer"}, {QStringLiteral("float"), "number"},
        {QStringLiteral("number"), "number"}, {QStringLiteral("bool"), "boolean"}, {QStringLiteral("boolean"), "boolean"},
        {QStringLiteral("object"), "object"}, {QStringLiteral("array"), "array"}, {QStringLiteral("list"), "array"}, {QStringLiteral("null"), "null"}};
    const char *type = types.value(word.trimmed().toLower(), nullptr);
    return type ? Json(type) : Json();
}

Json schemaOfEnumeration(const QString &words)
{
    Json values = Json::array();
    for (const QString &word : words.split(u','))
        values.push_back(jsonString(word.trimmed()));
    return {{"enum", values}};
}

/// Parses `string|int`, `int (default: 30)`, `float (0.0-1.0)`, `enum[a,b]`, `ISO-8601` and `array of paths`. Any other string results in a schema that
/// accepts every value.
Json schemaFromWords(const QString &words)
{
    static const QRegularExpression choices(QStringLiteral("^\\s*enum\\s*\\[(.*)\\]"));
    static const QRegularExpression limits(QStringLiteral("\\((-?[\\d.]+)\\s*(-|to)\\s*(-?[\\d.]+)\\)"));
    if (const QRegularExpressionMatch match = choices.match(words); match.hasMatch())
        return schemaOfEnumeration(match.captured(1));
    if (words.startsWith(QLatin1StringView("ISO-8601")))
        return {{"type", "string"}, {"pattern", "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"}};
    Json types = Json::array();
    for (const QString &word : words.section(u'(', 0, 0).split(u'|')) {
        if (const Json type = schemaOfTypeName(word.section(QLatin1StringView(" of "), 0, 0)); !type.is_null())
            types.push_back(type);
    }
    Json schema = types.empty() ? Json::object() : Json{{"type", types}};
    if (const QRegularExpressionMatch match = limits.match(words); match.hasMatch()) {
        schema["minimum"] = match.captured(1).toDouble();
        schema["maximum"] = match.captured(3).toDouble();
    }
    return schema;
}

bool isOptional(const Json &value)
{
    const QString words = qString(value);
    return words.contains(QLatin1StringView("(default")) || words.startsWith(QLatin1StringView("optional"));
}

Json schemaOfValue(const Json &value)
{
    if (value.is_object())
        return schemaOfSketch(value);
    if (value.is_array())
        return {{"type", "array"}};
    return value.is_string() ? schemaFromWords(qString(value)) : Json::object();
}

bool isSchema(const Json &sketch)
{
    return sketch.contains("$schema") || (sketch.contains("properties") && sketch["properties"].is_object());
}

} // namespace

Json schemaOfSketch(const Json &sketch)
{
    if (isSchema(sketch))
        return sketch;
    Json schema{{"type", "object"}, {"properties", Json::object()}, {"required", Json::array()}};
    for (const auto &[key, value] : sketch.items()) {
        schema["properties"][key] = schemaOfValue(value);
        if (!isOptional(value))
            schema["required"].push_back(key);
    }
    return schema;
}

} // namespace outcrop
