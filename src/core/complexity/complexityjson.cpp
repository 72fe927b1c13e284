// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of an estimate. Names are those of the thresholds where they have one.
#include "core/complexity/complexityestimate.h"

namespace outcrop {
namespace {

Json optionalJson(const std::optional<double> &value)
{
    return value ? Json(*value) : Json();
}

Json placeJson(const Location &location)
{
    return location.file.isEmpty() ? Json() : jsonString(toString(location));
}

Json heuristicJson(const HeuristicScore &score, const Confidence &confidence)
{
    Json steps = Json::array();
    for (const Contribution &step : score.contributions)
        steps.push_back({{"operation", step.operation == Contribution::Operation::Add ? "add" : "multiply"}, {"value", step.value}, {"result", step.result},
            {"reason", jsonString(step.reason)}, {"threshold", jsonString(step.threshold)}, {"place", placeJson(step.location)}});
    return {{"score", score.value}, {"confidence", confidence.value}, {"confidence_reasons", jsonStrings(confidence.reasons)}, {"lines", score.lines},
        {"files", score.files}, {"dependency_depth", score.dependencies.depth}, {"dependency_chain", jsonStrings(score.dependencies.names)},
        {"tokens", optionalJson(score.tokens)}, {"hours", optionalJson(score.hours)}, {"contributions", steps}};
}

Json opinionJson(const std::optional<ComplexityOpinion> &opinion)
{
    if (!opinion)
        return {};
    return {{"score", opinion->score}, {"confidence", opinion->confidence}, {"reasons", jsonStrings(opinion->reasons)},
        {"source", jsonString(opinion->source)}, {"subtasks", opinion->pieces.size()}};
}

Json crossingsJson(const QList<LimitCrossing> &crossings)
{
    Json list = Json::array();
    for (const LimitCrossing &crossing : crossings)
        list.push_back({{"threshold", jsonString(crossing.threshold)}, {"measured", crossing.measured}, {"limit", crossing.limit},
            {"reason", jsonString(crossing.reason)}, {"place", placeJson(crossing.location)}});
    return list;
}

/// What other members call a piece; ids need not be there.
QString idOf(const QList<Task> &pieces, int index)
{
    return pieces[index].id.isEmpty() ? QString::number(index + 1) : pieces[index].id;
}

Json decompositionJson(const Decomposition &decomposition)
{
    Json pieces = Json::array();
    for (int index = 0; index < decomposition.pieces.size(); ++index) {
        const Task &piece = decomposition.pieces[index];
        pieces.push_back({{"id", jsonString(idOf(decomposition.pieces, index))}, {"title", jsonString(piece.name())}, {"files", jsonStrings(filesOf(piece))},
            {"after", jsonStrings(piece.after)}});
    }
    return {{"proposed_by", jsonString(pieceSourceName(decomposition.source))}, {"subtasks", pieces}, {"notes", jsonStrings(decomposition.notes)}};
}

Json idsJson(const QList<Task> &pieces, const QList<int> &places)
{
    Json list = Json::array();
    for (const int place : places)
        list.push_back(jsonString(idOf(pieces, place)));
    return list;
}

Json planJson(const ParallelPlan &plan, const QList<Task> &pieces)
{
    Json groups = Json::array();
    for (const ParallelGroup &group : plan.groups)
        groups.push_back({{"subtasks", idsJson(pieces, group.pieces)}, {"confidence", group.confidence}, {"needs_a_look", !group.isSure}});
    Json conflicts = Json::array();
    for (const Conflict &conflict : plan.conflicts)
        conflicts.push_back({{"criterion", jsonString(conflict.criterion)}, {"subtasks", idsJson(pieces, {conflict.first, conflict.second})},
            {"shared", jsonStrings(conflict.shared)}});
    return {{"groups", groups}, {"conflicts", conflicts}, {"hours", optionalJson(plan.hours)}, {"notes", jsonStrings(plan.notes)}};
}

} // namespace

Json toJson(const ComplexityEstimate &estimate)
{
    Json pieces = Json::array();
    for (const ComplexityEstimate &piece : estimate.pieces)
        pieces.push_back(toJson(piece));
    return {{"id", jsonString(estimate.task.id)}, {"title", jsonString(estimate.task.name())}, {"score", estimate.combined.score},
        {"confidence", estimate.combined.confidence}, {"cut_suggested", estimate.suggestsCut()},
        {"heuristic", heuristicJson(estimate.heuristic, estimate.confidence)}, {"opinion", opinionJson(estimate.opinion)},
        {"disagreement", estimate.opinion ? Json(estimate.combined.disagreement) : Json()}, {"limits_crossed", crossingsJson(estimate.crossings)},
        {"decomposition", decompositionJson(estimate.decomposition)}, {"parallel", planJson(estimate.plan, estimate.decomposition.pieces)},
        {"notes", jsonStrings(estimate.notes)}, {"subtasks", pieces}};
}

} // namespace outcrop
