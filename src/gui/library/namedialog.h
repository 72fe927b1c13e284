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

/// What a name would do to the workspace.
struct NamePlan {
    QString path; ///< of the document under this name
    WorkspaceChange change;
    Diagnostics notes = {}; ///< what cannot be changed along with it
};

/// What the dialog asks. The plan is made off the event loop: it must hold copies of everything it reads.
struct NameQuestion {
    QString title;
    QString accept;       ///< what the button does, in a verb
    QString name;         ///< to begin with
    bool another = false; ///< the name must not stay as it is
    std::function<Result<NamePlan>(const QString &name)> plan;
};

/// Asks for the name of a document, and shows before anything happens which path it will have and which documents
/// change with it.
class NameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NameDialog(const NameQuestion &question, QWidget *parent = nullptr);
    ~NameDialog() override;

    /// The plan shown is the one for the name in the line.
    bool isCurrent() const { return !m_task.isRunning(); }

Q_SIGNALS:
    void planned(const outcrop::NamePlan &plan);

private:
    void makePlan();
    void show(const Result<NamePlan> &plan);
    void showRefusal(const Error &error);
    void showPlan(const NamePlan &plan);
    void showChanges(const NamePlan &plan);

    std::unique_ptr<Ui::NameDialog> m_ui;
    NameQuestion m_question;
    NamePlan m_plan;
    LatestOnlyTask<Result<NamePlan>> m_task;
};

} // namespace outcrop
