// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/complexity/estimatetext.h"

#include "cli/base/table.h"
#include "cli/complexity/complexityoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/complexity/suggestions.h"

namespace outcrop {
namespace {

QString scoreText(double score)
{
    return decimalNumber(score, 1);
}

QString shareText(double share)
{
    return decimalNumber(share, 2);
}

void printHeading(const Console &console, const QString &title)
{
    writeLine(console.out, QString());
    writeSentence(console.out, title);
}

QString heuristicText(const ComplexityEstimate &estimate)
{
    return complexityoutput::heuristicScore(
        scoreText(estimate.heuristic.value), shareText(estimate.confidence.value), estimate.confidence.reasons.join(clauseSeparator()));
}

QString opinionText(const ComplexityEstimate &estimate)
{
    if (!estimate.opinion)
        return complexityoutput::notRequested();
    return complexityoutput::modelScore(scoreText(estimate.opinion->score), shareText(estimate.opinion->confidence), estimate.opinion->source,
        qRound(100 * estimate.combinedScore.disagreement));
}

void printSummary(const Console &console, const ComplexityEstimate &estimate)
{
    const QString score = complexityoutput::scoreOfHundred(scoreText(estimate.score), scoreText(estimate.combinedScore.score), shareText(estimate.combinedScore.confidence));
    writeFields(console.out, {{complexityoutput::task(), estimate.task.name()}, {complexityoutput::score(), score}, {complexityoutput::heuristics(), heuristicText(estimate)},
        {complexityoutput::model(), opinionText(estimate)}});
}

QString evidenceText(const TaskEvidence &evidence)
{
    switch (evidence.kind) {
    case TaskEvidence::Kind::Type:
        return complexityoutput::type();
    case TaskEvidence::Kind::Feature:
        return complexityoutput::feature();
    case TaskEvidence::Kind::File:
        return complexityoutput::file();
    case TaskEvidence::Kind::Output:
        return complexityoutput::output();
    case TaskEvidence::Kind::Integration:
        return complexityoutput::integration();
    case TaskEvidence::Kind::Concept:
        return complexityoutput::conceptInput();
    case TaskEvidence::Kind::Circumstance:
        return complexityoutput::specialCase();
    }
    return {};
}

void printEvidence(const Console &console, const QList<TaskEvidence> &evidence)
{
    Table table({{complexityoutput::inputColumn()}, {complexityoutput::passageColumn()}, {complexityoutput::valueColumn()}, {complexityoutput::locationColumn()}});
    for (const TaskEvidence &one : evidence) {
        const QString value = one.kind == TaskEvidence::Kind::Output ? QStringLiteral("%1 × %2").arg(one.count).arg(one.value) : one.value;
        table.addRow({evidenceText(one), one.passage, value, toString(one.location)});
    }
    printHeading(console, complexityoutput::evidence());
    writeTable(console.out, table);
}

QString figureText(const std::optional<double> &value)
{
    return value ? decimalNumber(*value, *value == qRound64(*value) ? 0 : 1) : QStringLiteral("-");
}

QString accuracyText(const std::optional<double> &accuracy)
{
    return accuracy ? withPercentSign(QString::number(qRound(100 * *accuracy))) : QStringLiteral("-");
}

QString stepText(const Contribution &step)
{
    return (step.operation == Contribution::Operation::Add ? QStringLiteral("+ ") : QStringLiteral("× ")) + decimalNumber(step.value, 2);
}

void printSteps(const Console &console, const QList<Contribution> &steps)
{
    Table table({{complexityoutput::stepColumn(), Table::Align::Right}, {complexityoutput::scoreColumn(), Table::Align::Right}, {complexityoutput::reasonColumn()}, {complexityoutput::thresholdColumn()}});
    for (const Contribution &step : steps)
        table.addRow({stepText(step), scoreText(step.result), step.reason, step.location.file.isEmpty() ? QString() : toString(step.location)});
    printHeading(console, complexityoutput::steps());
    writeTable(console.out, table);
}

void printReasons(const Console &console, const ComplexityOpinion &opinion)
{
    printHeading(console, complexityoutput::modelReasons());
    for (const QString &reason : opinion.reasons)
        writeSentence(console.out, reason);
}

void printExceededLimits(const Console &console, const QList<ExceededLimit> &exceededLimits)
{
    Table table({{complexityoutput::limitColumn()}, {complexityoutput::reasonColumn()}, {complexityoutput::locationColumn()}});
    for (const ExceededLimit &exceeded : exceededLimits)
        table.addRow({exceeded.threshold, exceeded.reason, toString(exceeded.location)});
    printHeading(console, complexityoutput::limitsExceeded());
    writeTable(console.out, table);
}

/// Adds subtasks below their task, indented by level.
void addSubtasks(Table &table, const QList<ComplexityEstimate> &subtasks, int level)
{
    for (const ComplexityEstimate &subtask : subtasks) {
        table.addRow({QString(2 * level, u' ') + subtask.task.name(), scoreText(subtask.score),
            shareText(subtask.confidence.value),
            subtask.suggestsSplit() ? complexityoutput::exceedsLimit() : QString()});
        addSubtasks(table, subtask.subtasks, level + 1);
    }
}

void printSubtasks(const Console &console, const QList<ComplexityEstimate> &subtasks)
{
    Table table({{complexityoutput::subtaskColumn()}, {complexityoutput::scoreColumn(), Table::Align::Right}, {complexityoutput::confidenceColumn(), Table::Align::Right}, {complexityoutput::noteColumn()}});
    addSubtasks(table, subtasks, 0);
    printHeading(console, complexityoutput::subtasks());
    writeTable(console.out, table);
}

} // namespace

void printComparisons(const Console &console, const QList<EstimateComparison> &comparisons)
{
    Table table({{complexityoutput::idColumn(), Table::Align::Right}, {complexityoutput::taskColumn()}, {complexityoutput::scoreColumn(), Table::Align::Right}, {complexityoutput::figureColumn()},
        {complexityoutput::predictedColumn(), Table::Align::Right}, {complexityoutput::actualColumn(), Table::Align::Right}, {complexityoutput::accuracyColumn(), Table::Align::Right}});
    for (const EstimateComparison &comparison : comparisons) {
        bool isFirst = true;
        for (const FigureComparison &figure : comparison.figures) {
            if (!figure.predictedValue && !figure.actualValue)
                continue;
            table.addRow({isFirst ? QString::number(comparison.id) : QString(), isFirst ? comparison.task : QString(), isFirst ? scoreText(comparison.score) : QString(), figure.figure,
                figureText(figure.predictedValue), figureText(figure.actualValue), accuracyText(figure.accuracy())});
            isFirst = false;
        }
    }
    writeTable(console.out, table);
    if (const std::optional<double> accuracy = meanAccuracy(comparisons))
        writeSentence(console.out, complexityoutput::meanAccuracy(accuracyText(accuracy)));
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
