// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workflow/workflowfilesmodel.h"

#include "core/base/diagnostic.h"
#include "core/base/localnumbers.h"
#include "models/base/roles.h"

namespace outcrop {

WorkflowFilesModel::WorkflowFilesModel(QObject *parent) : TableModel(WorkflowFileColumn::State, parent) { }

QVariant WorkflowFilesModel::cell(const WorkflowFileRow &row, WorkflowFileColumn column, int role) const
{
    if (role == SeverityRole)
        return row.problem.isEmpty() ? QVariant() : QVariant(static_cast<int>(Severity::Warning));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case WorkflowFileColumn::File:
        return row.file;
    case WorkflowFileColumn::Target:
        return row.target;
    case WorkflowFileColumn::State:
        return stateText(row);
    }
    return {};
}

QString WorkflowFilesModel::stateText(const WorkflowFileRow &row) const
{
    if (!row.problem.isEmpty()) //: State of a file that cannot be written; %1 is the reason
        return tr("Not written: %1").arg(row.problem);
    if (row.isUnchanged)
        return tr("Unchanged");
    const QString added = groupedNumber(row.added, windowLocale());
    if (row.isNew) //: %1 is a number of lines
        return tr("New, +%1").arg(added);
    //: %1 and %2 are numbers of lines
    return tr("Changed, +%1 −%2").arg(added, groupedNumber(row.removed, windowLocale()));
}

QString WorkflowFilesModel::header(WorkflowFileColumn column) const
{
    switch (column) {
    case WorkflowFileColumn::File:
        return tr("File");
    case WorkflowFileColumn::Target:
        //: Column heading: path that a file is written to
        return tr("Target");
    case WorkflowFileColumn::State:
        return tr("State");
    }
    return {};
}

} // namespace outcrop
