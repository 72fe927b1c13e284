// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"

#include <QString>
#include <QStringList>

namespace outcrop {

enum class ExperimentState {
    NotRun,
    Running,
    Stopped,     ///< can be resumed
    Done,        ///< all trials are complete
    RuleStopped, ///< the stopping rule ended the run
    Changed,     ///< the experiment or its cases have changed since the run, which cannot be resumed; it can be run again
    Unreadable,  ///< the document or the records of the run cannot be read
};

/// An experiment of the workspace.
struct ExperimentRow {
    QString name;
    QString file;             ///< path relative to the workspace
    QString description = {};
    QStringList arms = {};
    ExperimentState state = ExperimentState::NotRun;
    qsizetype completedTrials = 0;  ///< trials with a result
    qsizetype planned = 0;
    QString problem = {}; ///< reason why the experiment cannot be read
    qsizetype cases = 0;

    friend bool operator==(const ExperimentRow &, const ExperimentRow &) = default;
};

enum class ExperimentColumn { Name, State, Contents };

/// The experiments of a workspace, by name.
class ExperimentsModel : public TableModel<ExperimentRow, ExperimentColumn>
{
    Q_OBJECT

public:
    explicit ExperimentsModel(QObject *parent = nullptr) : TableModel(ExperimentColumn::Contents, parent) { }

protected:
    QVariant cell(const ExperimentRow &row, ExperimentColumn column, int role) const override;
    QString header(ExperimentColumn column) const override;
    bool areEqual(const ExperimentRow &left, const ExperimentRow &right) const override { return left == right; }

private:
    QString contents(const ExperimentRow &row) const;
    QString text(const ExperimentRow &row, ExperimentColumn column) const;
};

/// Returns `not run`, `stopped, 12 of 40 trials`, `done`, …
QString experimentStateText(const ExperimentRow &row);

} // namespace outcrop
