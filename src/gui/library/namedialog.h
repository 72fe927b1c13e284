// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/layers/tier.h"
#include "gui/tasks/latestonlytask.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

namespace Ui {
class NameDialog;
}

namespace outcrop {

/// The changes that a name would make to the workspace.
struct NamePlan {
    QString path; ///< path of the document under the new name; empty if there is no valid name
    WorkspaceChange change;
    Diagnostics notes = {}; ///< findings about references that cannot be updated
    QString effect = {};    ///< sentences about the effect on the prompt
};

/// The entries of the user. Only a new layer has a tier and a condition.
struct NameAnswer {
    QString name;
    Tier tier = Tier::Topsoil;
    QString condition = {};
};

/// The texts and the planning function of a NameDialog. `plan` runs on a worker thread and must hold copies of all data that it reads.
struct NameQuestion {
    QString title;
    QString accept;       ///< text of the accept button
    QString name;         ///< initial name
    bool mustDiffer = false; ///< whether the name must differ from the initial name
    std::function<Result<NamePlan>(const NameAnswer &answer)> plan;
    std::optional<Tier> tier = std::nullopt; ///< initial tier of a new layer; nullopt: ask only for the name
};

/// Asks for the name of a document, and for the tier and condition of a new layer. Shows the resulting path, the other documents that would change, and the
/// effect of a new layer.
class NameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NameDialog(const NameQuestion &question, QWidget *parent = nullptr);
    ~NameDialog() override;

    /// Returns whether the displayed plan belongs to the current name.
    bool isCurrent() const { return !m_task.isRunning(); }

Q_SIGNALS:
    void planned(const outcrop::NamePlan &plan);

private:
    void setUpLayer();
    NameAnswer answer() const;
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
