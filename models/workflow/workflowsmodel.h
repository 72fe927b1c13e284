// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/workflowstate.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class WorkflowColumn { Name, Phase, Iteration, Changed };

/// The workflows of a workspace, in the given order.
class WorkflowsModel : public TableModel<WorkflowState, WorkflowColumn>
{
    Q_OBJECT

public:
    explicit WorkflowsModel(QObject *parent = nullptr);

    QModelIndex indexOf(const QString &id) const;

protected:
    QVariant cell(const WorkflowState &row, WorkflowColumn column, int role) const override;
    QString header(WorkflowColumn column) const override;
    bool areEqual(const WorkflowState &left, const WorkflowState &right) const override;

private:
    QString text(const WorkflowState &row, WorkflowColumn column) const;
};

/// Returns the translated name of a phase: `Plan`, `Generate`, `Review`, `Revise`.
QString workflowPhaseTitle(WorkflowPhase phase);

} // namespace outcrop
