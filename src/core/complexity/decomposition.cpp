// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/decomposition.h"

#include "core/complexity/complexitymessages.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

qsizetype countSetting(const ComplexityThresholds &thresholds, const char *path, double otherwise)
{
    return qsizetype(std::min(thresholds.number(path, otherwise), 1e6));
}

qsizetype minimumSubtasks(const ComplexityThresholds &thresholds)
{
    return std::max<qsizetype>(2, countSetting(thresholds, "decomposition_thresholds.min_subtask_count", 2));
}

/// Returns the number of subtasks needed for each to respect the limits: at least minimumSubtasks(), at most `max_total_subtasks`.
qsizetype neededSubtasks(const QList<ExceededLimit> &exceededLimits, const ComplexityThresholds &thresholds)
{
    double wanted = double(minimumSubtasks(thresholds));
    for (const ExceededLimit &exceeded : exceededLimits) {
        if (exceeded.limit > 0)
            wanted = std::max(wanted, std::ceil(std::min(exceeded.measuredValue / exceeded.limit, 1e6)));
    }
    return std::min(qsizetype(wanted), countSetting(thresholds, "safety_limits.max_total_subtasks", 1e6));
}

/// Returns the maximum number of subtasks: one per file, and as many as the size of the work justifies. An unknown size does not limit it.
qsizetype maximumSubtasks(const HeuristicScore &heuristic, const ComplexityThresholds &thresholds)
{
    const double minLines = thresholds.number("safety_limits.min_subtask_loc", 0);
    const double files = double(heuristic.fileCount);
    return qsizetype(minLines > 0 && heuristic.lineCount > 0 ? std::min(files, std::floor(heuristic.lineCount / minLines)) : files);
}

Task subtaskOf(const QStringList &files, int number)
{
    Task subtask;
    subtask.id = QStringLiteral("piece-%1").arg(number);
    subtask.files = files;
    subtask.title = files.size() > 1 ? complexitymessages::fileAndMore(files.first(), files.size() - 1) : files.first();
    subtask.statedKeys = QStringList{QStringLiteral("files")};
    return subtask;
}

/// Sorts the files by path, so that most folders are not split, and splits them into runs that differ in length by at most one.
QList<Task> subtasksFromFiles(QStringList files, qsizetype count)
{
    files.sort();
    QList<Task> subtasks;
    for (qsizetype number = 0; number < count; ++number) {
        const qsizetype first = files.size() * number / count;
        const qsizetype next = files.size() * (number + 1) / count;
        subtasks.append(subtaskOf(files.mid(first, next - first), int(number) + 1));
    }
    return subtasks;
}

Decomposition splitByFiles(
    const Task &task, const HeuristicScore &heuristic, const QList<ExceededLimit> &exceededLimits, const ComplexityThresholds &thresholds)
{
    if (exceededLimits.isEmpty())
        return {SubtaskSource::None, {}, {complexitymessages::noLimitCrossed()}};
    const qsizetype count = std::min(neededSubtasks(exceededLimits, thresholds), maximumSubtasks(heuristic, thresholds));
    if (count < minimumSubtasks(thresholds))
        return {SubtaskSource::None, {}, {complexitymessages::tooLittleToSplit()}};
    return {SubtaskSource::Files, subtasksFromFiles(filesOf(task), count), {complexitymessages::piecesFromFiles()}};
}

/// Returns the objections to proposed subtasks.
QStringList decompositionNotes(const QList<Task> &subtasks, const ComplexityThresholds &thresholds)
{
    QStringList notes;
    if (subtasks.size() < minimumSubtasks(thresholds))
        notes.append(complexitymessages::tooFewSubtasks(subtasks.size(), minimumSubtasks(thresholds)));
    const double minLines = thresholds.number("safety_limits.min_subtask_loc", 0);
    for (int index = 0; index < subtasks.size(); ++index) {
        const double lines = changedLineCount(subtasks[index], thresholds);
        if (lines > 0 && lines < minLines)
            notes.append(complexitymessages::smallSubtask(index + 1, lines));
    }
    return notes;
}

} // namespace

QString subtaskSourceName(SubtaskSource source)
{
    static const QStringList names{QStringLiteral("none"), QStringLiteral("task"), QStringLiteral("opinion"), QStringLiteral("files")};
    return names.at(qsizetype(source));
}

Decomposition decompose(const Task &task, const HeuristicScore &heuristic, const QList<ExceededLimit> &exceededLimits,
    const std::optional<ComplexityOpinion> &opinion, const ComplexityThresholds &thresholds)
{
    if (!task.subtasks.isEmpty())
        return {SubtaskSource::Task, task.subtasks, decompositionNotes(task.subtasks, thresholds)};
    if (opinion && !opinion->subtasks.isEmpty())
        return {SubtaskSource::Opinion, opinion->subtasks, decompositionNotes(opinion->subtasks, thresholds)};
    return splitByFiles(task, heuristic, exceededLimits, thresholds);
}

} // namespace outcrop
