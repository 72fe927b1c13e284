// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/complexity/estimatetext.h"

#include "cli/base/table.h"
#include "core/complexity/suggestions.h"

namespace outcrop {
namespace {

QString scoreText(double score)
{
    return QString::number(score, 'f', 1);
}

QString shareText(double share)
{
    return QString::number(share, 'f', 2);
}

void printHeading(const Console &console, const QString &title)
{
    writeLine(console.out, QString());
    writeSentence(console.out, title);
}

QString heuristicText(const ComplexityEstimate &estimate)
{
    return QStringLiteral("%1, confidence %2 (%3)")
        .arg(scoreText(estimate.heuristic.value), shareText(estimate.confidence.value), estimate.confidence.reasons.join(QStringLiteral("; ")));
}

QString opinionText(const ComplexityEstimate &estimate)
{
    if (!estimate.opinion)
        return QStringLiteral("not requested");
    return QStringLiteral("%1, confidence %2 (%3); disagreement %4%")
        .arg(scoreText(estimate.opinion->score), shareText(estimate.opinion->confidence), estimate.opinion->source,
            QString::number(qRound(100 * estimate.combined.disagreement)));
}

void printSummary(const Console &console, const ComplexityEstimate &estimate)
{
    writeSentence(console.out, QStringLiteral("Task:       ") + estimate.task.name());
    writeSentence(console.out, QStringLiteral("Score:      %1 of 100 (raw %2), confidence %3")
                               .arg(scoreText(estimate.score), scoreText(estimate.combined.score), shareText(estimate.combined.confidence)));
    writeSentence(console.out, QStringLiteral("Heuristics: ") + heuristicText(estimate));
    writeSentence(console.out, QStringLiteral("Model:      ") + opinionText(estimate));
}

QString evidenceText(const TaskEvidence &evidence)
{
    switch (evidence.kind) {
    case TaskEvidence::Kind::Type:
        return QStringLiteral("type");
    case TaskEvidence::Kind::Feature:
        return QStringLiteral("feature");
    case TaskEvidence::Kind::File:
        return QStringLiteral("file");
    case TaskEvidence::Kind::Output:
        return QStringLiteral("output");
    case TaskEvidence::Kind::Integration:
        return QStringLiteral("integration");
    case TaskEvidence::Kind::Concept:
        return QStringLiteral("concept");
    case TaskEvidence::Kind::Circumstance:
        return QStringLiteral("special case");
    }
    return {};
}

void printEvidence(const Console &console, const QList<TaskEvidence> &evidence)
{
    Table table({{QStringLiteral("input")}, {QStringLiteral("passage")}, {QStringLiteral("value")}, {QStringLiteral("location")}});
    for (const TaskEvidence &one : evidence) {
        const QString value = one.kind == TaskEvidence::Kind::Output ? QStringLiteral("%1 × %2").arg(one.count).arg(one.value) : one.value;
        table.addRow({evidenceText(one), one.passage, value, toString(one.location)});
    }
    printHeading(console, QStringLiteral("Evidence in the text"));
    writeTable(console.out, table);
}

QString figureText(const std::optional<double> &value)
{
    return value ? QString::number(*value, 'f', *value == qRound64(*value) ? 0 : 1) : QStringLiteral("-");
}

QString accuracyText(const std::optional<double> &accuracy)
{
    return accuracy ? QStringLiteral("%1%").arg(qRound(100 * *accuracy)) : QStringLiteral("-");
}

QString stepText(const Contribution &step)
{
    return (step.operation == Contribution::Operation::Add ? QStringLiteral("+ ") : QStringLiteral("× ")) + QString::number(step.value, 'f', 2);
}

void printSteps(const Console &console, const QList<Contribution> &steps)
{
    Table table({{QStringLiteral("step"), Table::Align::Right}, {QStringLiteral("score"), Table::Align::Right}, {QStringLiteral("reason")}, {QStringLiteral("threshold")}});
    for (const Contribution &step : steps)
        table.addRow({stepText(step), scoreText(step.result), step.reason, step.location.file.isEmpty() ? QString() : toString(step.location)});
    printHeading(console, QStringLiteral("Steps of the heuristic score"));
    writeTable(console.out, table);
}

void printReasons(const Console &console, const ComplexityOpinion &opinion)
{
    printHeading(console, QStringLiteral("Reasons for the model's estimate"));
    for (const QString &reason : opinion.reasons)
        writeSentence(console.out, reason);
}

void printExceededLimits(const Console &console, const QList<ExceededLimit> &exceededLimits)
{
    Table table({{QStringLiteral("limit")}, {QStringLiteral("reason")}, {QStringLiteral("location")}});
    for (const ExceededLimit &exceeded : exceededLimits)
        table.addRow({exceeded.threshold, exceeded.reason, toString(exceeded.location)});
    printHeading(console, QStringLiteral("Limits exceeded"));
    writeTable(console.out, table);
}

/// Adds subtasks below their task, indented by level.
void addSubtasks(Table &table, const QList<ComplexityEstimate> &subtasks, int level)
{
    for (const ComplexityEstimate &subtask : subtasks) {
        table.addRow({QString(2 * level, u' ') + subtask.task.name(), scoreText(subtask.score),
            shareText(subtask.confidence.value),
            subtask.suggestsSplit() ? QStringLiteral("exceeds a limit") : QString()});
        addSubtasks(table, subtask.subtasks, level + 1);
    }
}

void printSubtasks(const Console &console, const QList<ComplexityEstimate> &subtasks)
{
    Table table({{QStringLiteral("subtask")}, {QStringLiteral("score"), Table::Align::Right}, {QStringLiteral("confidence"), Table::Align::Right}, {QStringLiteral("note")}});
    addSubtasks(table, subtasks, 0);
    printHeading(console, QStringLiteral("Subtasks"));
    writeTable(console.out, table);
}

} // namespace

void printComparisons(const Console &console, const QList<EstimateComparison> &comparisons)
{
    Table table({{QStringLiteral("id"), Table::Align::Right}, {QStringLiteral("task")}, {QStringLiteral("score"), Table::Align::Right}, {QStringLiteral("figure")},
        {QStringLiteral("predicted"), Table::Align::Right}, {QStringLiteral("actual"), Table::Align::Right}, {QStringLiteral("accuracy"), Table::Align::Right}});
    for (const EstimateComparison &comparison : comparisons) {
        bool isFirst = true;
        for (const FigureComparison &figure : comparison.figures) {
            if (!figure.predicted && !figure.actual)
                continue;
            table.addRow({isFirst ? QString::number(comparison.id) : QString(), isFirst ? comparison.task : QString(), isFirst ? scoreText(comparison.score) : QString(), figure.figure,
                figureText(figure.predicted), figureText(figure.actual), accuracyText(figure.accuracy())});
            isFirst = false;
        }
    }
    writeTable(console.out, table);
    if (const std::optional<double> accuracy = meanAccuracy(comparisons))
        writeSentence(console.out, QStringLiteral("Mean accuracy: ") + accuracyText(accuracy));
}

void printEstimate(const Console &console, const ComplexityEstimate &estimate)
{
    printSummary(console, estimate);
    if (!estimate.task.evidence.isEmpty())
        printEvidence(console, estimate.task.evidence);
    if (!estimate.heuristic.contributions.isEmpty())
        printSteps(console, estimate.heuristic.contributions);
    if (estimate.opinion && !estimate.opinion->reasons.isEmpty())
        printReasons(console, *estimate.opinion);
    if (!estimate.exceededLimits.isEmpty())
        printExceededLimits(console, estimate.exceededLimits);
    if (!estimate.subtasks.isEmpty())
        printSubtasks(console, estimate.subtasks);
    writeLine(console.out, QString());
    for (const QString &line : suggestionLines(estimate))
        writeSentence(console.out, line);
}

} // namespace outcrop
