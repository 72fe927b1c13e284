// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/heuristicscore.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/complexity/complexitymessages.h"

#include <QDir>

namespace outcrop {
namespace {

using NumberField = std::optional<double> Task::*;

/// Returns the value that the task states, otherwise the sum over its subtasks, or nullopt if they do not state it.
std::optional<double> statedOrSummedFigure(const Task &task, NumberField figure)
{
    if (task.*figure)
        return task.*figure;
    std::optional<double> sum;
    for (const Task &subtask : task.subtasks) {
        if (const std::optional<double> part = statedOrSummedFigure(subtask, figure))
            sum = sum.value_or(0) + *part;
    }
    return sum;
}

/// Returns the dependency chain of the task, or the longest one of its subtasks if the task states none.
DependencyChain chainOf(const Task &task)
{
    DependencyChain deepestChain = task.dependencies;
    if (task.isStated(QStringLiteral("dependencies")))
        return deepestChain;
    for (const Task &subtask : task.subtasks) {
        const DependencyChain chain = chainOf(subtask);
        if (chain.depth > deepestChain.depth)
            deepestChain = chain;
    }
    return deepestChain;
}

void collectFiles(const Task &task, QStringList &files)
{
    for (const QString &file : task.files)
        files.append(QDir::cleanPath(file) + (file.endsWith(u'/') ? QStringLiteral("/") : QString())); // keep the slash that marks a folder
    for (const Task &subtask : task.subtasks)
        collectFiles(subtask, files);
}

QString numberText(double value)
{
    return localNumber(QString::number(value, 'g', 4));
}

/// Applies the steps of the score in order.
class ScoreCalculator
{
public:
    ScoreCalculator(const Task &task, const ComplexityThresholds &thresholds)
        : m_task(task)
        , m_thresholds(thresholds)
    {
    }

    HeuristicScore run()
    {
        m_score.lineCount = changedLineCount(m_task, m_thresholds);
        m_score.fileCount = filesOf(m_task).size();
        m_score.dependencies = chainOf(m_task);
        m_score.tokens = statedOrSummedFigure(m_task, &Task::tokens);
        m_score.hours = statedOrSummedFigure(m_task, &Task::hours);
        addSize();
        addDepth();
        multiplyByFiles();
        multiplyByWords({m_task.type}, m_thresholds.taskTypes, "task_type_multipliers.", complexitymessages::taskTypeTitle());
        multiplyByWords(m_task.concepts, m_thresholds.concepts, "complexity_heuristics.conceptual_complexity.", complexitymessages::difficulty());
        multiplyByWords(m_task.circumstances, m_thresholds.circumstances, "complexity_heuristics.special_cases.", complexitymessages::circumstance());
        return m_score;
    }

private:
    /// Returns the points per line; 1 if one of the limits is missing or not positive.
    double pointsPerLine() const
    {
        const double lines = m_thresholds.number("decomposition_thresholds.max_loc_estimate", 0);
        const double points = m_thresholds.number("decomposition_thresholds.max_complexity_score", 0);
        return lines > 0 && points > 0 ? points / lines : 1;
    }

    void addSize()
    {
        if (m_task.lines)
            addPoints({}, complexitymessages::statedLines(numberText(*m_task.lines)), *m_task.lines * pointsPerLine(), {});
        else if (!m_task.produces.isEmpty())
            addProducedItems();
        else
            addSubtasks();
    }

    void addProducedItems()
    {
        for (const ProducedItem &item : m_task.produces) {
            if (const Factor *lines = findFactor(m_thresholds.linesPerOutput, item.kind))
                addPoints(QStringLiteral("complexity_heuristics.loc_estimation.") + item.kind,
                    complexitymessages::producedLines(QString::number(item.count), item.kind, numberText(lines->value)),
                    double(item.count) * lines->value * pointsPerLine(), lines->location);
        }
    }

    void addSubtasks()
    {
        for (const Task &subtask : m_task.subtasks) {
            if (const double lines = changedLineCount(subtask, m_thresholds); lines > 0)
                addPoints({}, complexitymessages::subtaskLines(numberText(lines), subtask.name()), lines * pointsPerLine(), {});
        }
    }

    void addDepth()
    {
        const Factor *points = findFactor(m_thresholds.depthPoints, m_score.dependencies.depth);
        if (!points || points->value == 0)
            return;
        const QString chain = m_score.dependencies.names.join(QStringLiteral(" → "));
        const QString depth = complexitymessages::dependencyDepth(m_score.dependencies.depth);
        addPoints(QStringLiteral("complexity_heuristics.dependency_depth_scoring.") + points->key,
            chain.isEmpty() ? depth : labeledText(depth, chain),
            points->value, points->location);
    }

    void multiplyByFiles()
    {
        const Factor *weight = findFactor(m_thresholds.fileWeights, int(m_score.fileCount));
        if (weight && m_score.fileCount > 0)
            multiplyScore(QStringLiteral("complexity_heuristics.file_count_weights.") + weight->key,
                complexitymessages::files(m_score.fileCount), *weight);
    }

    void multiplyByWords(const QStringList &words, const QList<Factor> &factors, const char *path, const QString &reason)
    {
        QStringList counted; // a repeated word counts once
        for (const QString &word : words) {
            const Factor *factor = findFactor(factors, word);
            if (factor && !counted.contains(word))
                multiplyScore(QLatin1StringView(path) + word, labeledText(reason, word), *factor);
            counted.append(word);
        }
    }

    void addPoints(const QString &threshold, const QString &reason, double value, const Location &location)
    {
        m_score.value += value;
        m_score.contributions.append({threshold, reason, Contribution::Operation::Add, value, m_score.value, location});
    }

    void multiplyScore(const QString &threshold, const QString &reason, const Factor &factor)
    {
        m_score.value *= factor.value;
        m_score.contributions.append({threshold, reason, Contribution::Operation::Multiply, factor.value, m_score.value, factor.location});
    }

    const Task &m_task;
    const ComplexityThresholds &m_thresholds;
    HeuristicScore m_score;
};

} // namespace

double changedLineCount(const Task &task, const ComplexityThresholds &thresholds)
{
    if (task.lines)
        return *task.lines;
    double lines = 0;
    for (const ProducedItem &item : task.produces) {
        if (const Factor *each = findFactor(thresholds.linesPerOutput, item.kind))
            lines += double(item.count) * each->value;
    }
    if (!task.produces.isEmpty())
        return lines;
    for (const Task &subtask : task.subtasks)
        lines += changedLineCount(subtask, thresholds);
    return lines;
}

QStringList filesOf(const Task &task)
{
    QStringList files;
    collectFiles(task, files);
    files.removeDuplicates();
    return files;
}

HeuristicScore heuristicScore(const Task &task, const ComplexityThresholds &thresholds)
{
    return ScoreCalculator(task, thresholds).run();
}

} // namespace outcrop
