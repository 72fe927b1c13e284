// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/complexity/estimatetree.h"

#include "core/base/joinedtext.h"
#include "models/base/roles.h"
#include "models/complexity/estimatelabels.h"

#include <tuple>

namespace outcrop {
namespace {

using Row = Branch<EstimateItem>;

QString numberedKey(const char *word, qsizetype number)
{
    return QLatin1StringView(word) + QString::number(number);
}

/// Returns one row per text.
QList<Row> textRows(const QStringList &texts)
{
    QList<Row> rows;
    for (const QString &text : texts)
        rows += Row{{numberedKey("text", rows.size()), text}};
    return rows;
}

Row findingsRow(const Diagnostics &findings)
{
    Row row{{QStringLiteral("findings"), EstimateModel::tr("Findings"), EstimateLabels::count(findings.size())}};
    for (const Diagnostic &finding : findings)
        row.children += Row{{numberedKey("finding", row.children.size()), finding.message, {}, toString(finding.location), finding.location, finding.severity}};
    return row;
}

Row heuristicsRow(const ComplexityEstimate &estimate)
{
    Row row{{QStringLiteral("heuristics"), EstimateModel::tr("Heuristics"),
        EstimateLabels::score(estimate.heuristic.value), EstimateLabels::confidence(estimate.confidence.value)}};
    for (const Contribution &step : estimate.heuristic.contributions)
        row.children += Row{{numberedKey("step", row.children.size()), step.reason, EstimateLabels::step(step),
            step.threshold, step.location}};
    for (const QString &reason : estimate.confidence.reasons)
        row.children += Row{{numberedKey("reason", row.children.size()), EstimateModel::tr("Confidence"), {}, reason}};
    return row;
}

Row opinionRow(const ComplexityOpinion &opinion, double disagreement)
{
    Row row{{QStringLiteral("opinion"), EstimateModel::tr("Model’s estimate"), EstimateLabels::score(opinion.score),
        EstimateLabels::confidence(opinion.confidence)}};
    //: %1 is a provider and its model
    row.children += Row{{QStringLiteral("source"), EstimateModel::tr("From %1").arg(opinion.source), {},
        EstimateLabels::differenceText(disagreement)}};
    row.children += textRows(opinion.reasons);
    return row;
}

Row scoreRow(const ComplexityEstimate &estimate)
{
    Row row{{QStringLiteral("score"), EstimateModel::tr("Complexity"), EstimateLabels::score(estimate.score),
        EstimateLabels::confidence(estimate.combinedScore.confidence)}};
    row.children += heuristicsRow(estimate);
    if (estimate.opinion)
        row.children += opinionRow(*estimate.opinion, estimate.combinedScore.disagreement);
    return row;
}

Row limitsRow(const QList<ExceededLimit> &exceededLimits)
{
    Row row{{QStringLiteral("limits"), EstimateModel::tr("Limits exceeded"), EstimateLabels::count(exceededLimits.size())}};
    for (const ExceededLimit &exceeded : exceededLimits)
        row.children += Row{{exceeded.threshold, exceeded.reason, EstimateLabels::score(exceeded.measuredValue),
            exceeded.threshold, exceeded.location}};
    return row;
}

/// Returns the row of a subtask. Only subtasks that the task lists have a score.
Row subtaskRow(const ComplexityEstimate &estimate, int index)
{
    const Task &subtask = estimate.decomposition.subtasks[index];
    const bool isOwn = index < estimate.subtasks.size();
    return {{numberedKey("piece", index), subtask.name(),
        isOwn ? EstimateLabels::score(estimate.subtasks[index].score) : QString(),
        filesOf(subtask).join(listSeparator()), subtask.location}};
}

Row groupRow(const ComplexityEstimate &estimate, const ParallelGroup &group, qsizetype number)
{
    Row row{{numberedKey("group", number), EstimateLabels::group(group, number), {}, EstimateLabels::groupNote(group)}};
    for (const int subtask : group.subtasks)
        row.children += subtaskRow(estimate, subtask);
    return row;
}

Row subtasksRow(const ComplexityEstimate &estimate)
{
    const Decomposition &cut = estimate.decomposition;
    Row row{{QStringLiteral("pieces"), EstimateModel::tr("Suggested subtasks"),
        EstimateLabels::count(cut.subtasks.size()), EstimateLabels::source(cut.source)}};
    for (const ParallelGroup &group : estimate.plan.groups)
        row.children += groupRow(estimate, group, row.children.size() + 1);
    return row;
}

Row conflictsRow(const ComplexityEstimate &estimate)
{
    Row row{{QStringLiteral("apart"), EstimateModel::tr("Conflicts"),
        EstimateLabels::count(estimate.plan.conflicts.size())}};
    const QList<Task> &subtasks = estimate.decomposition.subtasks;
    for (const Conflict &conflict : estimate.plan.conflicts)
        row.children += Row{{numberedKey("conflict", row.children.size()),
            EstimateLabels::pair(subtasks[conflict.first].name(), subtasks[conflict.second].name()), {},
            labeledText(EstimateLabels::criterion(conflict.criterion), conflict.shared.join(listSeparator()))}};
    return row;
}

Row notesRow(const QStringList &notes)
{
    return {
        {QStringLiteral("notes"), EstimateModel::tr("Notes"), EstimateLabels::count(notes.size())}, textRows(notes)};
}

} // namespace

QList<Branch<EstimateItem>> estimateTree(const ComplexityEstimate &estimate, const Diagnostics &findings)
{
    const QStringList notes = estimate.notes + estimate.decomposition.notes + estimate.plan.notes;
    QList<Row> tree;
    if (!findings.isEmpty())
        tree += findingsRow(findings);
    tree += scoreRow(estimate);
    if (!estimate.exceededLimits.isEmpty())
        tree += limitsRow(estimate.exceededLimits);
    if (!estimate.decomposition.subtasks.isEmpty())
        tree += subtasksRow(estimate);
    if (!estimate.plan.conflicts.isEmpty())
        tree += conflictsRow(estimate);
    if (!notes.isEmpty())
        tree += notesRow(notes);
    return tree;
}

EstimateModel::EstimateModel(QObject *parent) : TreeModel(EstimateColumn::Reason, parent) { }

QVariant EstimateModel::cell(const EstimateItem &item, EstimateColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == EstimateColumn::Part ? item.part : column == EstimateColumn::Value ? item.value : item.reason;
    case Qt::ToolTipRole:
        return item.reason.isEmpty() ? item.part : QString(item.part + u'\n' + item.reason);
    case Qt::TextAlignmentRole:
        return column == EstimateColumn::Value ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case PathRole:
        return item.location.file;
    case SeverityRole:
        return item.severity ? QVariant(static_cast<int>(*item.severity)) : QVariant();
    default:
        return {};
    }
}

QString EstimateModel::header(EstimateColumn column) const
{
    switch (column) {
    case EstimateColumn::Part:
        return tr("Part");
    case EstimateColumn::Value:
        return tr("Value");
    case EstimateColumn::Reason:
        return tr("Reason");
    }
    return {};
}

bool EstimateModel::areEqual(const EstimateItem &left, const EstimateItem &right) const
{
    const auto parts = [](const EstimateItem &item) { return std::tie(item.part, item.value, item.reason, item.severity); };
    return parts(left) == parts(right) && left.location == right.location;
}

} // namespace outcrop
