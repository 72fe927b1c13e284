// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responseretry.h"

#include "core/responses/schemafindings.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumProblems = 20;

QString openingSentence(const ParsedResponse &response)
{
    switch (response.verdict) {
    case Verdict::ProseOnly:
        return QStringLiteral("JSON was requested, but your last response contains none.");
    case Verdict::Truncated:
        return QStringLiteral("Your last response is truncated.");
    case Verdict::Incomplete:
        return QStringLiteral("Your last response contains JSON that cannot be parsed without guessing.");
    case Verdict::Refused:
        return QStringLiteral("Your last response does not do what was requested.");
    case Verdict::FilterBroken:
        return QStringLiteral("Your last response violates a rule that applies to every response.");
    default:
        return QStringLiteral("Your last response does not have the requested format.");
    }
}

/// Returns the first 20 errors and warnings, each with its line in the response if it is known, and the number of further ones.
QStringList problemLines(const ParsedResponse &response)
{
    QStringList lines;
    for (const Diagnostic &finding : response.findings) {
        if (finding.severity == Severity::Note)
            continue;
        const int line = finding.location.range.start.line;
        lines.append(line > 0 ? QStringLiteral("- line %1: %2").arg(line).arg(finding.message)
                              : QStringLiteral("- ") + finding.message);
    }
    if (const qsizetype more = lines.size() - maximumProblems; more > 0)
        lines = lines.first(maximumProblems) << QStringLiteral("- and %1 more").arg(more);
    return lines;
}

/// Returns the required fields with their descriptions, for a response without any data.
QStringList requiredFieldLines(const ResponseContract &contract)
{
    QStringList lines;
    const Json properties =
        contract.schema.is_object() ? contract.schema.value("properties", Json::object()) : Json::object();
    const Json requiredJson =
        contract.schema.is_object() ? contract.schema.value("required", Json::array()) : Json::array();
    for (const Json &name : requiredJson) {
        const std::string key = name.is_string() ? name.get<std::string>() : std::string();
        lines.append(QStringLiteral("- `%1`: %2")
                         .arg(qString(name),
                             properties.contains(key) ? expectationOf(properties[key]) : QStringLiteral("any value")));
    }
    return lines;
}

QString requestedFormat(const ResponseContract &contract)
{
    if (!contract.requestsData())
        return QStringLiteral("Send the whole response again.");
    if (!contract.toolName.isEmpty())
        return QStringLiteral("Call `%1` again, with the whole response as its arguments.").arg(contract.toolName);
    if (contract.envelope == EnvelopeKind::Tags)
        return QStringLiteral("Send the whole response again: one JSON object between <METADATA> and </METADATA>, then "
                              "your explanation between <CONTENT> and </CONTENT>.");
    return QStringLiteral(
        "Send the whole response again, as one JSON document and nothing else: no explanation, no code fence.");
}

} // namespace

bool ResponseRetryPolicy::shouldRetry(const ParsedResponse &response, int previousRetries) const
{
    const bool hasWrongForm = response.verdict == Verdict::WrongSchema || response.verdict == Verdict::ProseOnly
        || response.verdict == Verdict::Incomplete;
    return previousRetries < maximumRetries && (hasWrongForm || (retriesAnyFailure && !isAccepted(response.verdict)));
}

QString responseRetryMessage(const ParsedResponse &response, const ResponseContract &contract)
{
    QStringList lines{openingSentence(response)};
    if (const QStringList problems = problemLines(response); !problems.isEmpty())
        lines += QStringList{QString(), QStringLiteral("Problems:")} + problems;
    if (const QStringList fields = requiredFieldLines(contract);
        response.verdict == Verdict::ProseOnly && !fields.isEmpty())
        lines += QStringList{QString(), QStringLiteral("Required fields:")} + fields;
    lines += QStringList{QString(), requestedFormat(contract)};
    return lines.join(u'\n');
}

} // namespace outcrop
