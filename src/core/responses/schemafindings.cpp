// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/schemafindings.h"

#include "core/base/jsonpointer.h"
#include "core/responses/scalarcoercion.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumValueLength = 60;
constexpr qsizetype maximumSchemaFindings = 10000; ///< limit for errors and limit for warnings, because building each message takes time

QString shortText(const Json &value)
{
    const QString text = QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    return text.size() > maximumValueLength ? text.left(maximumValueLength - 1) + u'…' : text;
}

/// Returns a short description of the actual value.
QString actualDescription(const Json &value)
{
    if (value.is_object())
        return QStringLiteral("an object");
    return value.is_array() ? QStringLiteral("a list") : shortText(value);
}

/// Returns a pointer in readable form: `files_modified[0].path`.
QString pathText(const QString &pointer)
{
    QString path;
    for (const QString &step : pointerTokens(pointer)) {
        const bool isIndex = !step.isEmpty() && std::all_of(step.begin(), step.end(), [](QChar letter) { return letter.isDigit(); });
        if (isIndex)
            path += u'[' + step + u']';
        else
            path += (path.isEmpty() ? QString() : QStringLiteral(".")) + step;
    }
    return path.isEmpty() ? QStringLiteral("the response") : path;
}

QString typeDescription(const QString &type)
{
    const bool startsWithVowel = type.startsWith(u'o') || type.startsWith(u'i');
    if (type == u"array")
        return QStringLiteral("a list");
    return type == u"null" ? type : (startsWithVowel ? QStringLiteral("an ") : QStringLiteral("a ")) + type;
}

QString rangeDescription(const Json &schema)
{
    const bool hasMinimum = schema.contains("minimum");
    const bool hasMaximum = schema.contains("maximum");
    if (hasMinimum && hasMaximum)
        return QStringLiteral(" from %1 to %2").arg(shortText(schema["minimum"]), shortText(schema["maximum"]));
    if (hasMinimum)
        return QStringLiteral(" of at least ") + shortText(schema["minimum"]);
    if (hasMaximum)
        return QStringLiteral(" of at most ") + shortText(schema["maximum"]);
    return schema.contains("maxLength") ? QStringLiteral(" of at most %1 characters").arg(shortText(schema["maxLength"])) : QString();
}

QString allowedDescription(const Json &allowedJson)
{
    QStringList words;
    for (const Json &value : allowedJson)
        words.append(value.is_string() ? qString(value) : shortText(value));
    return QStringLiteral("one of ") + words.join(QStringLiteral(", "));
}

/// Returns the name in "The property 'x' is missing."
QString missingName(const QString &message)
{
    return message.section(u'\'', 1, -2);
}

bool isAdvice(const SchemaViolation &violation, const Json &schema)
{
    return violation.keyword == u"required" && schema.value("x-advised", false);
}

QString expectedBy(const SchemaViolation &violation, const Json &schema)
{
    if (violation.keyword != u"required")
        return expectationOf(schema);
    const std::string name = missingName(violation.message).toStdString();
    const Json properties = schema.value("properties", Json::object());
    return properties.contains(name) ? expectationOf(properties[name]) : QString();
}

QString messageOf(const SchemaViolation &violation, const Json &value, const QString &expected)
{
    const QString path = pathText(violation.pointer);
    if (violation.keyword == u"required") {
        const QString name = pathText(violation.pointer + pointerToken(missingName(violation.message)));
        return expected.isEmpty() ? QStringLiteral("`%1` is missing.").arg(name) : QStringLiteral("`%1` is missing: %2.").arg(name, expected);
    }
    const Json *found = valueAt(value, violation.pointer);
    if (expected.isEmpty() || !found)
        return QStringLiteral("`%1`: %2").arg(path, violation.message);
    const QString limit = violation.keyword == u"type" || violation.keyword == u"enum" ? QString() : QStringLiteral(" %1").arg(violation.message);
    if (!limit.isEmpty()
        && actualDescription(*found) == expected) // the type is correct, so the message describes only the violated keyword
        return QStringLiteral("`%1`:%2").arg(path, limit);
    return QStringLiteral("`%1` is %2; expected %3.%4").arg(path, actualDescription(*found), expected, limit);
}

} // namespace

QString expectationOf(const Json &schema)
{
    if (!schema.is_object())
        return {};
    if (schema.contains("enum") && schema["enum"].is_array())
        return allowedDescription(schema["enum"]);
    if (schema.contains("const"))
        return shortText(schema["const"]);
    QStringList types;
    for (const QString &type : schemaTypes(schema))
        types.append(typeDescription(type));
    return types.join(QStringLiteral(" or ")) + (types.isEmpty() ? QString() : rangeDescription(schema));
}

QList<SchemaFinding> schemaFindings(const ResponseContract &contract, const Json &value)
{
    QList<SchemaFinding> findings;
    if (!contract.compiledSchema)
        return findings;
    qsizetype errors = 0;
    qsizetype warnings = 0; // counted separately, so that many warnings cannot hide an error
    for (const SchemaViolation &violation : contract.compiledSchema->validate(value)) {
        const Json &schema = contract.compiledSchema->at(violation.schemaPointer);
        const Severity severity = isAdvice(violation, schema) ? Severity::Warning : Severity::Error;
        if (++(severity == Severity::Error ? errors : warnings) > maximumSchemaFindings)
            continue;
        const QString expected = expectedBy(violation, schema);
        const QString keyword = violation.keyword.isEmpty() ? QStringLiteral("schema") : violation.keyword;
        findings.append({violation.pointer, severity, QStringLiteral("response-") + keyword, messageOf(violation, value, expected), expected});
    }
    return findings;
}

bool conformsTo(const ResponseContract &contract, const Json &value)
{
    const QList<SchemaFinding> findings = schemaFindings(contract, value);
    return std::none_of(findings.begin(), findings.end(), [](const SchemaFinding &finding) { return finding.severity == Severity::Error; });
}

} // namespace outcrop
