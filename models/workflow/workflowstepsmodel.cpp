// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workflow/workflowstepsmodel.h"

#include "models/workflow/workflowsmodel.h"

namespace outcrop {

WorkflowStepsModel::WorkflowStepsModel(QObject *parent) : TableModel(WorkflowStepColumn::State, parent) { }

QModelIndex WorkflowStepsModel::currentStep() const
{
    const QModelIndex open = find([](const WorkflowStepRow &row) { return row.state != WorkflowStepState::Done; });
    return open.isValid() ? open : index(rowCount() - 1, 0);
}

QVariant WorkflowStepsModel::cell(const WorkflowStepRow &row, WorkflowStepColumn column, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case WorkflowStepColumn::Step: {
        const QString title = workflowPhaseTitle(row.phase);
        //: %1 is a phase, %2 the number of an iteration after the first
        return row.iteration == 1 ? title : tr("%1 (%2)").arg(title).arg(row.iteration);
    }
    case WorkflowStepColumn::Provider:
        return row.provider;
    case WorkflowStepColumn::State:
        return workflowStepStateTitle(row.state);
    }
    return {};
}

QString WorkflowStepsModel::header(WorkflowStepColumn column) const
{
    switch (column) {
    case WorkflowStepColumn::Step:
        return tr("Step");
    case WorkflowStepColumn::Provider:
        return tr("Provider");
    case WorkflowStepColumn::State:
        return tr("State");
    }
    return {};
}

QString workflowStepStateTitle(WorkflowStepState state)
{
    switch (state) {
    case WorkflowStepState::Done:
        return WorkflowStepsModel::tr("Approved");
    case WorkflowStepState::PromptReview:
        return WorkflowStepsModel::tr("Prompt waiting for approval");
    case WorkflowStepState::NotSent:
        return WorkflowStepsModel::tr("Prompt not sent");
    case WorkflowStepState::AwaitingResponse:
        return WorkflowStepsModel::tr("Waiting for the response");
    case WorkflowStepState::ResponseReview:
        return WorkflowStepsModel::tr("Response waiting for approval");
    case WorkflowStepState::Pending:
        return WorkflowStepsModel::tr("Not started");
    }
    return {};
}

} // namespace outcrop
