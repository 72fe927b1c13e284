// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/switchtemplatemode.h"
#include "gui/live/workspacecontroller.h"
#include "models/render/templatemodesmodel.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace outcrop {

class EmptyState;

/// Shows the mode of each prompt type and emits changes. Each change is an undoable edit of config/hybrid_prompt_templates.yaml.
class TemplatesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TemplatesDialog(QWidget *parent);

    void setWorkspace(const WorkspacePtr &workspace);

Q_SIGNALS:
    /// Emitted with a change to apply as one undo step.
    void changeRequested(const outcrop::WorkspaceChange &change, const QString &title);
    void locationChosen(const outcrop::Location &location);

private:
    QPushButton *addButton(const QString &name, const QString &text, const QString &help);
    void layOut();
    const TemplateMode *chosenMode() const;
    void updateButtons();
    void requestChange(const Result<WorkspaceChange> &change, const QString &title);

    WorkspacePtr m_workspace;
    TemplateModesModel m_model;
    QStackedWidget *m_pages;
    QTreeView *m_list;
    EmptyState *m_emptyState;
    QPushButton *m_structuredButton;
    QPushButton *m_unstructuredButton;
    QPushButton *m_revertButton;
    QPushButton *m_openButton;
    QLabel *m_problem;
};

} // namespace outcrop
