// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "gui/tasks/latestonlytask.h"

#include <QDialog>

#include <memory>

namespace Ui {
class NameDialog;
}

namespace outcrop {

/// The changes that a name would make to the workspace.
struct NamePlan {
    QString path; ///< path of the document under the new name; empty if there is no valid name
    WorkspaceChange change;
    Diagnostics notes = {}; ///< findings about references that cannot be updated
};

/// The texts and the planning function of a NameDialog. `plan` runs on a worker thread and must hold copies of all data that it reads.
struct NameQuestion {
    QString title;
    QString accept;       ///< text of the accept button
    QString name;         ///< initial name
    bool mustDiffer = false; ///< whether the name must differ from the initial name
    std::function<Result<NamePlan>(const QString &name)> plan;
};

/// Asks for the name of a document and shows its resulting path and the other documents that would change.
class NameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NameDialog(const NameQuestion &question, QWidget *parent = nullptr);
    ~NameDialog() override;

    /// Returns whether the plan shown belongs to the current name.
    bool isCurrent() const { return !m_task.isRunning(); }

Q_SIGNALS:
    void planned(const outcrop::NamePlan &plan);

private:
    void makePlan();
    void showResult(const Result<NamePlan> &plan);
    void showRejection(const Error &error);
    void showPlan(const NamePlan &plan);
    void showChanges(const NamePlan &plan);

    std::unique_ptr<Ui::NameDialog> m_ui;
    NameQuestion m_question;
    NamePlan m_plan;
    LatestOnlyTask<Result<NamePlan>> m_task;
};

} // namespace outcrop
