// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"

#include <QString>

namespace outcrop {

/// A file that a response of a workflow contains, and its target in the workspace.
struct WorkflowFileRow {
    QString file;
    QString target;
    QString problem = {};    ///< why the file cannot be written; empty if it can
    bool isNew = false;      ///< whether the target does not exist
    bool isUnchanged = false;
    qsizetype added = 0; ///< number of added lines
    qsizetype removed = 0;

    /// Returns whether the file can be written and differs from its target.
    bool isWritable() const { return problem.isEmpty() && !isUnchanged; }
    friend bool operator==(const WorkflowFileRow &, const WorkflowFileRow &) = default;
};

enum class WorkflowFileColumn { File, Target, State };

/// The files of a workflow, in the order of the response.
class WorkflowFilesModel : public TableModel<WorkflowFileRow, WorkflowFileColumn>
{
    Q_OBJECT

public:
    explicit WorkflowFilesModel(QObject *parent = nullptr);

protected:
    QVariant cell(const WorkflowFileRow &row, WorkflowFileColumn column, int role) const override;
    QString header(WorkflowFileColumn column) const override;

private:
    QString stateText(const WorkflowFileRow &row) const;
};

} // namespace outcrop
