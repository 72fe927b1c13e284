// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/recordestimate.h"

#include <cmath>

namespace outcrop {
namespace {

/// Returns the rounded figure, or nullopt for 0, which means that the task does not state it.
std::optional<qint64> roundFigure(const std::optional<double> &figure)
{
    const qint64 value = std::llround(figure.value_or(0));
    return value > 0 ? std::optional(value) : std::nullopt;
}

} // namespace

Estimate recordOf(const ComplexityEstimate &estimate, const QDateTime &now)
{
    Estimate record{0, now};
    record.task = estimate.task.name();
    record.score = estimate.score;
    record.heuristicScore = estimate.heuristic.value;
    if (estimate.opinion)
        record.modelScore = estimate.opinion->score;
    record.confidence = estimate.combinedScore.confidence;
    record.tokens = roundFigure(estimate.heuristic.tokens);
    record.lines = roundFigure(estimate.heuristic.lineCount);
    record.files = roundFigure(double(estimate.heuristic.fileCount));
    record.hours = estimate.heuristic.hours;
    record.shouldDecompose = estimate.suggestsSplit();
    record.details = toJson(estimate);
    for (const char *part : {"decomposition", "parallel"}) {
        if (record.details.contains(part))
            record.suggestions[part] = record.details[part];
    }
    return record;
}

Result<RecordId> appendEstimate(Store &store, const Estimate &record)
{
    const Result<QList<RecordId>> kept = store.estimates().append({record});
    return kept ? Result<RecordId>(kept->first()) : kept.error();
}

Status storeEstimate(Store &store, const Estimate &record)
{
    const Result<RecordId> id = appendEstimate(store, record);
    return id ? success() : Status(id.error());
}

} // namespace outcrop
