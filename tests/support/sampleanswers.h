// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/responses/parsedresponse.h"

namespace outcrop::testing {

inline Diagnostic responseFinding(const QString &message, qsizetype begin, qsizetype end)
{
    return {Severity::Error, QStringLiteral("response-type"), message, {{}, {{begin, 3, int(begin)}, {end, 3, int(end)}}}};
}

/// Returns a parsed sample response in a code fence with a trailing comma, a number in quotes, a disallowed value, and a missing property.
inline ParsedResponse sampleParsedResponse()
{
    ParsedResponse parsed;
    parsed.text = QStringLiteral("Here is the plan.\n```json\n{\"score\": \"7\", \"risk\": \"huge\", \"steps\": [1, 2,]}\n```\n");
    const qsizetype seven = parsed.text.indexOf(QStringLiteral("\"7\""));
    const qsizetype huge = parsed.text.indexOf(QStringLiteral("\"huge\""));
    parsed.verdict = Verdict::WrongSchema;
    parsed.envelope = EnvelopeKind::Fence;
    parsed.data = Json::parse(R"({"score": 7, "risk": "huge", "steps": [1, 2]})");
    parsed.content = QStringLiteral("Here is the plan.");
    parsed.dataSpan = TextSpan{parsed.text.indexOf(u'{'), parsed.text.indexOf(u'}') + 1};
    parsed.repairs = {{seven, QStringLiteral("coerced-number"), QStringLiteral("\"7\""), QStringLiteral("7"), QStringLiteral("/score")},
        {parsed.text.indexOf(QStringLiteral(",]")), QStringLiteral("trailing-comma"), QStringLiteral(","), {}, {}}};
    parsed.findings = {responseFinding(QStringLiteral("\"huge\" is none of low, medium, high."), huge, huge + 6)};
    parsed.quality.schema = {0.5, {QStringLiteral("one value is not allowed"), QStringLiteral("one field is missing")}};
    parsed.quality.completeness = {0.8, {QStringLiteral("no owner")}};
    return parsed;
}

/// Returns the spans of the sample's data and its fields, by JSON pointer.
inline QList<std::pair<QString, TextSpan>> sampleResponseSpans()
{
    const ParsedResponse answer = sampleParsedResponse();
    const auto span = [&](const QString &value) { return TextSpan{answer.text.indexOf(value), answer.text.indexOf(value) + value.size()}; };
    return {{{}, *answer.dataSpan}, {QStringLiteral("/score"), span(QStringLiteral("\"7\""))}, {QStringLiteral("/risk"), span(QStringLiteral("\"huge\""))},
        {QStringLiteral("/steps"), span(QStringLiteral("[1, 2,]"))}};
}

/// Returns the schema of the sample.
inline Json sampleResponseSchema()
{
    return Json::parse(R"({"type": "object", "required": ["score", "risk", "owner"], "properties": {"score": {"type": "number", "minimum": 0, "maximum": 10},
        "risk": {"$ref": "#/$defs/risk"}, "steps": {"type": "array", "items": {"type": ["integer", "null"]}}, "owner": {"type": "string"}}, "$defs": {"risk": {"type": "string", "enum": ["low", "medium", "high"]}}})");
}

inline QDateTime sampleTime()
{
    return QDateTime(QDate(2026, 3, 1), QTime(10, 30, 5), Qt::UTC);
}

inline CallAttempt rateLimitedAttempt()
{
    return {1, sampleTime(), std::chrono::milliseconds(90), std::chrono::milliseconds(120), 429, {}, failureName(FailureKind::RateLimited), {}};
}

inline CallAttempt successfulAttempt()
{
    return {2, sampleTime().addSecs(2), std::chrono::milliseconds(420), std::chrono::milliseconds(65'000), 200, QStringLiteral("req_1"), QStringLiteral("answered"), std::chrono::milliseconds(2000)};
}

} // namespace outcrop::testing
