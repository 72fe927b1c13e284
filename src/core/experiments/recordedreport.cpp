// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/recordedreport.h"

#include "core/experiments/statisticsjson.h"

namespace outcrop {
namespace {

Json toJson(const RecordedArm &arm)
{
    return {{"name", jsonString(arm.name)}, {"cases", arm.cases}};
}

Json pairsJson(const RecordedComparison &comparison)
{
    return {{"paired_t", statisticsJson(comparison.pairedTest)}, {"signed_rank", statisticsJson(comparison.ranks)},
            {"mcnemar", statisticsJson(comparison.mcnemar)}};
}

Json toJson(const RecordedResult &record, const RecordedComparison &comparison)
{
    return {{"metric", jsonString(comparison.metric.name)},
            {"first", statisticsJson(comparison.first)},
            {"second", statisticsJson(comparison.second)},
            {"reduction_percent", valueOrNull(comparison.reduction)},
            {"welch", statisticsJson(comparison.welch)},
            {"holm_p", valueOrNull(comparison.adjustedP)},
            {"hedges_g", valueOrNull(comparison.hedgesG)},
            {"if_rows_are_pairs", pairsJson(comparison)},
            {"sentence", jsonString(sentence(record, comparison))}};
}

const char *outcomeName(ClaimOutcome outcome)
{
    switch (outcome) {
    case ClaimOutcome::Agrees:
        return "agrees";
    case ClaimOutcome::Disagrees:
        return "disagrees";
    case ClaimOutcome::NotChecked:
        return "not checked";
    }
    return "";
}

Json toJson(const CheckedClaim &checkedClaim)
{
    return {{"claim", jsonString(checkedClaim.claim.locationText)},
            {"outcome", outcomeName(checkedClaim.outcome)},
            {"record", jsonString(checkedClaim.claim.writtenValue)},
            {"rows", checkedClaim.recomputedText.isEmpty() ? Json() : jsonString(checkedClaim.recomputedText)},
            {"note", checkedClaim.note.isEmpty() ? Json() : jsonString(checkedClaim.note)},
            {"line", checkedClaim.claim.location.range.start.line}};
}

} // namespace

QList<CheckedClaim> RecordedReport::claimsWithOutcome(ClaimOutcome outcome) const
{
    QList<CheckedClaim> found;
    for (const CheckedClaim &checkedClaim : claims) {
        if (checkedClaim.outcome == outcome)
            found.append(checkedClaim);
    }
    return found;
}

RecordedReport createReport(const RecordedResult &record)
{
    const QList<RecordedComparison> comparisons = compareArms(record);
    return {record, comparisons, checkClaims(record, comparisons, readClaims(record))};
}

Json toJson(const RecordedReport &report)
{
    Json metrics = Json::array();
    for (const RecordedComparison &comparison : report.comparisons)
        metrics.push_back(toJson(report.record, comparison));
    Json claims = Json::array();
    for (const CheckedClaim &checkedClaim : report.claims)
        claims.push_back(toJson(checkedClaim));
    return {{"test", jsonString(report.record.name)},
            {"file", jsonString(report.record.file)},
            {"arms", {toJson(report.record.first), toJson(report.record.second)}},
            {"metrics", metrics},
            {"claims", claims}};
}

} // namespace outcrop
