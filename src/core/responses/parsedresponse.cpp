// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/parsedresponse.h"

#include "core/responses/responsesmessages.h"

namespace outcrop {
namespace {

Json toJson(const TextSpan &span)
{
    return {{"begin", span.begin}, {"end", span.end}};
}

Json toJson(const Diagnostic &finding)
{
    const Position &place = finding.location.range.start;
    return {{"severity", jsonString(toString(finding.severity))},
            {"code", jsonString(finding.code)},
            {"message", jsonString(finding.message)},
            {"offset", place.offset},
            {"line", place.line},
            {"column", place.column}};
}

Json toJson(const ParsedCall &call)
{
    Json repairs = Json::array();
    for (const Repair &repair : call.repairs)
        repairs.push_back(toJson(repair));
    return {{"id", jsonStringOrNull(call.id)}, {"name", jsonString(call.name)}, {"arguments", call.arguments}, {"repairs", repairs}, {"sure", call.isSure}};
}

Json toJson(const QualityPart &part, double weight)
{
    return {{"value", part.value}, {"weight", weight}, {"reasons", jsonStrings(part.reasons)}};
}

Json toJson(const ResponseQuality &quality)
{
    return {{"score", quality.score()},
            {"schema", toJson(quality.schema, quality.share(quality.scale.schema))},
            {"completeness", toJson(quality.completeness, quality.share(quality.scale.completeness))},
            {"rules", quality.rules ? toJson(*quality.rules, quality.share(quality.scale.rules)) : Json()}};
}

template<typename List>
Json listOf(const List &list)
{
    Json rows = Json::array();
    for (const auto &entry : list)
        rows.push_back(toJson(entry));
    return rows;
}

} // namespace

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return QStringLiteral("valid");
    case Verdict::Repaired:
        return QStringLiteral("repaired");
    case Verdict::WrongSchema:
        return QStringLiteral("wrong schema");
    case Verdict::FilterBroken:
        return QStringLiteral("filter broken");
    case Verdict::ProseOnly:
        return QStringLiteral("prose only");
    case Verdict::Incomplete:
        return QStringLiteral("incomplete");
    case Verdict::Truncated:
        return QStringLiteral("truncated");
    case Verdict::Refused:
        return QStringLiteral("refused");
    case Verdict::Blocked:
        return QStringLiteral("blocked");
    }
    Q_UNREACHABLE();
}

std::optional<Verdict> verdictFromName(const QString &name)
{
    for (int verdict = 0; verdict <= static_cast<int>(Verdict::Blocked); ++verdict) {
        if (verdictName(static_cast<Verdict>(verdict)) == name)
            return static_cast<Verdict>(verdict);
    }
    return std::nullopt;
}

QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return responsesmessages::verdictValid();
    case Verdict::Repaired:
        return responsesmessages::verdictRepaired();
    case Verdict::WrongSchema:
        return responsesmessages::verdictWrongSchema();
    case Verdict::FilterBroken:
        return responsesmessages::verdictFilterBroken();
    case Verdict::ProseOnly:
        return responsesmessages::verdictProseOnly();
    case Verdict::Incomplete:
        return responsesmessages::verdictIncomplete();
    case Verdict::Truncated:
        return responsesmessages::verdictTruncated();
    case Verdict::Refused:
        return responsesmessages::verdictRefused();
    case Verdict::Blocked:
        return responsesmessages::verdictBlocked();
    }
    Q_UNREACHABLE();
}

bool isAccepted(Verdict verdict)
{
    return verdict == Verdict::Valid || verdict == Verdict::Repaired;
}

QString envelopeName(EnvelopeKind kind)
{
    switch (kind) {
    case EnvelopeKind::None:
        return QStringLiteral("none");
    case EnvelopeKind::Tags:
        return QStringLiteral("tags");
    case EnvelopeKind::Document:
        return QStringLiteral("document");
    case EnvelopeKind::Fence:
        return QStringLiteral("fence");
    case EnvelopeKind::Embedded:
        return QStringLiteral("embedded");
    case EnvelopeKind::ToolCall:
        return QStringLiteral("tool call");
    }
    Q_UNREACHABLE();
}

QString envelopeText(EnvelopeKind kind)
{
    switch (kind) {
    case EnvelopeKind::None:
        return responsesmessages::envelopeNone();
    case EnvelopeKind::Tags:
        return responsesmessages::envelopeTags();
    case EnvelopeKind::Document:
        return responsesmessages::envelopeDocument();
    case EnvelopeKind::Fence:
        return responsesmessages::envelopeFence();
    case EnvelopeKind::Embedded:
        return responsesmessages::envelopeEmbedded();
    case EnvelopeKind::ToolCall:
        return responsesmessages::envelopeToolCall();
    }
    Q_UNREACHABLE();
}

double ResponseQuality::score() const
{
    const double form = share(scale.schema) * schema.value + share(scale.completeness) * completeness.value;
    return 100 * (rules ? form + share(scale.rules) * rules->value : form);
}

double ResponseQuality::share(double weight) const
{
    const double all = scale.schema + scale.completeness + (rules ? scale.rules : 0);
    return all > 0 ? weight / all : 0;
}

Json toJson(const ParsedResponse &response)
{
    return {{"verdict", jsonString(verdictName(response.verdict))},
            {"contract", jsonString(response.contract)},
            {"envelope", jsonString(envelopeName(response.envelope))},
            {"data", response.data},
            {"data_span", response.dataSpan ? toJson(*response.dataSpan) : Json()},
            {"content", jsonString(response.content)},
            {"tool_calls", listOf(response.calls)},
            {"repairs", listOf(response.repairs)},
            {"findings", listOf(response.findings)},
            {"violations", response.violations ? listOf(*response.violations) : Json()},
            {"quality", toJson(response.quality)}};
}

} // namespace outcrop
