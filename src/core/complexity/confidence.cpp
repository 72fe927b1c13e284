// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/confidence.h"

#include "core/base/joinedtext.h"
#include "core/complexity/complexitymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// An input of the heuristic score and the task keys that state it.
struct Input {
    const char *name;
    QStringList keys;
    bool countsIfInSubtasks; ///< true if it suffices that all subtasks state the input
};

const QList<Input> &inputs()
{
    static const QList<Input> list{
        {"type", {QStringLiteral("type")}, false},
        {"size", {QStringLiteral("lines"), QStringLiteral("produces")}, true},
        {"files", {QStringLiteral("files")}, true},
        {"dependencies", {QStringLiteral("dependencies")}, true},
        {"concepts", {QStringLiteral("concepts")}, false},
        {"circumstances", {QStringLiteral("circumstances")}, false},
    };
    return list;
}

bool isInputStated(const Task &task, const Input &input)
{
    if (std::any_of(input.keys.begin(), input.keys.end(), [&task](const QString &key) { return task.isStated(key); }))
        return true;
    const QList<Task> &parts = task.subtasks;
    return input.countsIfInSubtasks && !parts.isEmpty()
        && std::all_of(parts.begin(), parts.end(), [&input](const Task &part) { return isInputStated(part, input); });
}

bool isInferred(const Task &task, const Input &input)
{
    return std::any_of(input.keys.begin(), input.keys.end(), [&task](const QString &key) { return task.inferredKeys.contains(key); });
}

/// Returns the share of stated inputs, with reasons. An input inferred from the text counts half, as it is less certain than a stated one.
Confidence statedShare(const Task &task)
{
    QStringList missing;
    int inferredCount = 0;
    for (const Input &input : inputs()) {
        if (isInputStated(task, input))
            continue;
        if (isInferred(task, input))
            ++inferredCount;
        else
            missing.append(QString::fromLatin1(input.name));
    }
    const qsizetype all = inputs().size();
    const qsizetype statedCount = all - missing.size() - inferredCount;
    QString reason = complexitymessages::inputsStated(statedCount, all);
    if (inferredCount > 0)
        reason = complexitymessages::inputsInferred(reason, inferredCount);
    return {(double(statedCount) + inferredCount / 2.0) / double(all), {missing.isEmpty() ? reason : complexitymessages::inputsMissing(reason, missing.join(listSeparator()))}};
}

QString signedText(double value)
{
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(value), 'f', 2);
}

void adjustConfidence(Confidence &confidence, double by, const QString &reason)
{
    confidence.value += by;
    confidence.reasons.append(labeledText(signedText(by), reason));
}

} // namespace

Confidence heuristicConfidence(const Task &task, const ComplexityThresholds &thresholds)
{
    Confidence confidence = statedShare(task);
    const std::optional<Factor> penalty = thresholds.limit("confidence_scoring.untested_code_penalty");
    if (penalty && task.isTested == false)
        adjustConfidence(confidence, -penalty->value, complexitymessages::untested());
    const std::optional<Factor> boost = thresholds.limit("confidence_scoring.similar_task_boost");
    if (boost && task.similarTasks > 0)
        adjustConfidence(confidence, boost->value, complexitymessages::similarTask());
    confidence.value = std::clamp(confidence.value, 0.0, 1.0);
    return confidence;
}

} // namespace outcrop
