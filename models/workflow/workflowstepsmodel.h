// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/workflow/workflowsteprows.h"

namespace outcrop {

enum class WorkflowStepColumn { Step, Provider, State };

/// The steps of one workflow, in order.
class WorkflowStepsModel : public TableModel<WorkflowStepRow, WorkflowStepColumn>
{
    Q_OBJECT

public:
    explicit WorkflowStepsModel(QObject *parent = nullptr);

    /// Returns the index of the first step that is not done, or of the last step if all are done. Returns an invalid index if there are no steps.
    QModelIndex currentStep() const;

protected:
    QVariant cell(const WorkflowStepRow &row, WorkflowStepColumn column, int role) const override;
    QString header(WorkflowStepColumn column) const override;
};

/// Returns the translated name of a state: `Prompt not sent`.
QString workflowStepStateTitle(WorkflowStepState state);

} // namespace outcrop
