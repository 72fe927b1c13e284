// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workflow/workflowsmodel.h"

#include "core/base/localnumbers.h"

#include <QLocale>

#include <tuple>

namespace outcrop {

WorkflowsModel::WorkflowsModel(QObject *parent) : TableModel(WorkflowColumn::Changed, parent) { }

QModelIndex WorkflowsModel::indexOf(const QString &id) const
{
    return find([&](const WorkflowState &row) { return row.id == id; });
}

QVariant WorkflowsModel::cell(const WorkflowState &row, WorkflowColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return row.profile.isEmpty() ? row.id : row.id + u'\n' + tr("Profile: %1").arg(row.profile);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((column == WorkflowColumn::Iteration ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QString WorkflowsModel::text(const WorkflowState &row, WorkflowColumn column) const
{
    switch (column) {
    case WorkflowColumn::Name:
        return row.id;
    case WorkflowColumn::Phase:
        if (row.isOpen())
            return workflowPhaseTitle(row.phase);
        //: State of a workflow that has ended
        return row.status == WorkflowStatus::Complete ? tr("Complete") : tr("Canceled");
    case WorkflowColumn::Iteration:
        return groupedNumber(row.iteration, windowLocale());
    case WorkflowColumn::Changed:
        return row.updateTime.isValid() ? windowLocale().toString(row.updateTime.toLocalTime(), QLocale::ShortFormat) : QString();
    }
    return {};
}

QString WorkflowsModel::header(WorkflowColumn column) const
{
    switch (column) {
    case WorkflowColumn::Name:
        return tr("Workflow");
    case WorkflowColumn::Phase:
        return tr("Phase");
    case WorkflowColumn::Iteration:
        return tr("Iteration");
    case WorkflowColumn::Changed:
        //: Column heading: time of the last change of a workflow
        return tr("Last change");
    }
    return {};
}

bool WorkflowsModel::areEqual(const WorkflowState &left, const WorkflowState &right) const
{
    const auto shown = [](const WorkflowState &row) { return std::tie(row.id, row.profile, row.phase, row.stage, row.status, row.iteration, row.updateTime); };
    return shown(left) == shown(right);
}

QString workflowPhaseTitle(WorkflowPhase phase)
{
    switch (phase) {
    case WorkflowPhase::Plan:
        //: A phase of a workflow
        return WorkflowsModel::tr("Plan");
    case WorkflowPhase::Generate:
        //: A phase of a workflow
        return WorkflowsModel::tr("Generate");
    case WorkflowPhase::Review:
        //: A phase of a workflow
        return WorkflowsModel::tr("Review");
    case WorkflowPhase::Revise:
        //: A phase of a workflow
        return WorkflowsModel::tr("Revise");
    }
    return {};
}

} // namespace outcrop
