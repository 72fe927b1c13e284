// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/complexityestimate.h"

#include "core/base/localnumbers.h"
#include "core/complexity/complexitymessages.h"
#include "core/complexity/scorescale.h"

#include <algorithm>

namespace outcrop {
namespace {

QString shareText(double share)
{
    return decimalNumber(share, 2);
}

/// Returns the higher of the two minimum confidences for splitting, or nullopt if neither is set.
std::optional<double> requiredConfidence(const ComplexityThresholds &thresholds)
{
    const std::optional<Factor> one = thresholds.limit("decomposition_thresholds.decomposition_confidence_threshold");
    const std::optional<Factor> other = thresholds.limit("confidence_scoring.min_auto_decompose_confidence");
    if (!one && !other)
        return std::nullopt;
    return std::max(one ? one->value : 0, other ? other->value : 0);
}

void addConfidenceNote(ComplexityEstimate &estimate, const ComplexityThresholds &thresholds)
{
    const std::optional<double> wanted = requiredConfidence(thresholds);
    if (wanted && estimate.combinedScore.confidence < *wanted
        && thresholds.isEnabled("confidence_scoring.breakpoint_on_low_confidence"))
        estimate.notes.append(complexitymessages::lowConfidence(shareText(estimate.combinedScore.confidence), shareText(*wanted)));
}

void addOpinionNote(ComplexityEstimate &estimate, const ComplexityThresholds &thresholds)
{
    const double most = thresholds.number("estimation_calibration.max_acceptable_error_percent", 100) / 100;
    if (estimate.opinion && estimate.combinedScore.disagreement > most)
        estimate.notes.append(complexitymessages::opinionDiffers(qRound(100 * estimate.combinedScore.disagreement)));
    if (!estimate.opinion && thresholds.isEnabled("confidence_scoring.require_llm_validation", false))
        estimate.notes.append(complexitymessages::opinionMissing());
}

void addSizeNote(ComplexityEstimate &estimate)
{
    if (!estimate.isSizeKnown())
        estimate.notes.append(complexitymessages::sizeUnknown());
    else if (estimate.task.inferredKeys.contains(QStringLiteral("produces")))
        estimate.notes.append(complexitymessages::sizeInferred());
}

} // namespace

ComplexityEstimate estimateTask(const Task &task, const ComplexityThresholds &thresholds, const std::optional<ComplexityOpinion> &opinion)
{
    ComplexityEstimate estimate;
    estimate.task = task;
    estimate.heuristic = heuristicScore(task, thresholds);
    estimate.confidence = heuristicConfidence(task, thresholds);
    estimate.opinion = opinion;
    estimate.combinedScore = combineScores(estimate.heuristic.value, estimate.confidence.value, opinion);
    estimate.score = scaledScore(estimate.combinedScore.score, thresholds);
    estimate.exceededLimits = exceededLimits(estimate.heuristic, estimate.combinedScore, thresholds);
    estimate.decomposition = decompose(task, estimate.heuristic, estimate.exceededLimits, opinion, thresholds);
    estimate.plan = planParallelGroups(estimate.decomposition.subtasks, thresholds);
    addSizeNote(estimate);
    addOpinionNote(estimate, thresholds);
    addConfidenceNote(estimate, thresholds);
    for (const Task &subtask : task.subtasks)
        estimate.subtasks.append(estimateTask(subtask, thresholds));
    return estimate;
}

namespace {

Json optionalJson(const std::optional<double> &value)
{
    return value ? Json(*value) : Json();
}

Json locationJson(const Location &location)
{
    return location.file.isEmpty() ? Json() : jsonString(toString(location));
}

Json heuristicJson(const HeuristicScore &score, const Confidence &confidence)
{
    Json steps = Json::array();
    for (const Contribution &step : score.contributions)
        steps.push_back({{"operation", step.operation == Contribution::Operation::Add ? "add" : "multiply"}, {"value", step.value}, {"result", step.result},
            {"reason", jsonString(step.reason)}, {"threshold", jsonString(step.threshold)}, {"place", locationJson(step.location)}});
    return {{"score", score.value}, {"confidence", confidence.value}, {"confidence_reasons", jsonStrings(confidence.reasons)}, {"lines", score.lineCount},
        {"files", score.fileCount}, {"dependency_depth", score.dependencies.depth}, {"dependency_chain", jsonStrings(score.dependencies.names)},
        {"tokens", optionalJson(score.tokens)}, {"hours", optionalJson(score.hours)}, {"contributions", steps}};
}

Json opinionJson(const std::optional<ComplexityOpinion> &opinion)
{
    if (!opinion)
        return {};
    return {{"score", opinion->score}, {"confidence", opinion->confidence}, {"reasons", jsonStrings(opinion->reasons)},
        {"source", jsonString(opinion->source)}, {"subtasks", opinion->subtasks.size()}};
}

const char *evidenceName(TaskEvidence::Kind kind)
{
    static constexpr const char *names[] = {"type", "feature", "file", "output", "integration", "concept", "circumstance"}; // in the order of the enum
    return names[size_t(kind)];
}

Json evidenceJson(const QList<TaskEvidence> &evidence)
{
    Json list = Json::array();
    for (const TaskEvidence &one : evidence) {
        Json entry{{"kind", evidenceName(one.kind)}, {"passage", jsonString(one.passage)}, {"value", jsonString(one.value)}, {"place", locationJson(one.location)}};
        if (one.kind == TaskEvidence::Kind::Output)
            entry["count"] = one.count;
        list.push_back(entry);
    }
    return list;
}

Json exceededLimitsJson(const QList<ExceededLimit> &exceededLimits)
{
    Json list = Json::array();
    for (const ExceededLimit &exceeded : exceededLimits)
        list.push_back({{"threshold", jsonString(exceeded.threshold)}, {"measured", exceeded.measuredValue}, {"limit", exceeded.limit},
            {"reason", jsonString(exceeded.reason)}, {"place", locationJson(exceeded.location)}});
    return list;
}

/// Returns the ID of a subtask for references, or its 1-based number if it has none.
QString idOf(const QList<Task> &subtasks, int index)
{
    return subtasks[index].id.isEmpty() ? QString::number(index + 1) : subtasks[index].id;
}

Json decompositionJson(const Decomposition &decomposition)
{
    Json subtasks = Json::array();
    for (int index = 0; index < decomposition.subtasks.size(); ++index) {
        const Task &subtask = decomposition.subtasks[index];
        subtasks.push_back({{"id", jsonString(idOf(decomposition.subtasks, index))}, {"title", jsonString(subtask.name())},
            {"files", jsonStrings(filesOf(subtask))}, {"after", jsonStrings(subtask.after)}});
    }
    return {{"proposed_by", jsonString(subtaskSourceName(decomposition.source))}, {"subtasks", subtasks},
        {"notes", jsonStrings(decomposition.notes)}};
}

Json idsJson(const QList<Task> &subtasks, const QList<int> &indexes)
{
    Json list = Json::array();
    for (const int index : indexes)
        list.push_back(jsonString(idOf(subtasks, index)));
    return list;
}

Json planJson(const ParallelPlan &plan, const QList<Task> &subtasks)
{
    Json groups = Json::array();
    for (const ParallelGroup &group : plan.groups)
        groups.push_back({{"subtasks", idsJson(subtasks, group.subtasks)}, {"confidence", group.confidence}, {"needs_a_look", group.needsReview}});
    Json conflicts = Json::array();
    for (const Conflict &conflict : plan.conflicts)
        conflicts.push_back({{"criterion", jsonString(conflict.criterion)}, {"subtasks", idsJson(subtasks, {conflict.first, conflict.second})},
            {"shared", jsonStrings(conflict.shared)}});
    return {{"groups", groups}, {"conflicts", conflicts}, {"hours", optionalJson(plan.hours)}, {"notes", jsonStrings(plan.notes)}};
}

} // namespace

Json toJson(const ComplexityEstimate &estimate)
{
    Json subtasks = Json::array();
    for (const ComplexityEstimate &subtask : estimate.subtasks)
        subtasks.push_back(toJson(subtask));
    return {{"id", jsonString(estimate.task.id)}, {"title", jsonString(estimate.task.name())},
        {"score", estimate.score}, {"raw_score", estimate.combinedScore.score}, {"confidence", estimate.combinedScore.confidence},
        {"cut_suggested", estimate.suggestsSplit()},
        {"read_from_text", evidenceJson(estimate.task.evidence)}, {"inferred", jsonStrings(estimate.task.inferredKeys)},
        {"heuristic", heuristicJson(estimate.heuristic, estimate.confidence)},
        {"opinion", opinionJson(estimate.opinion)},
        {"disagreement", estimate.opinion ? Json(estimate.combinedScore.disagreement) : Json()},
        {"limits_crossed", exceededLimitsJson(estimate.exceededLimits)},
        {"decomposition", decompositionJson(estimate.decomposition)},
        {"parallel", planJson(estimate.plan, estimate.decomposition.subtasks)}, {"notes", jsonStrings(estimate.notes)},
        {"subtasks", subtasks}};
}

} // namespace outcrop
