// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/diagnosticsmodel.h"
#include "models/base/diagnosticsproxy.h"

#include <QWidget>

#include <memory>

class QToolButton;

namespace Ui {
class ProblemsPanel;
}

namespace outcrop {

/// The Problems panel: the findings of the workspace, the last render and the last export, with filters.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget *parent = nullptr);
    ~ProblemsPanel() override;

    void setDiagnostics(const Diagnostics &diagnostics);
    void clearFilter();

Q_SIGNALS:
    void locationChosen(const outcrop::Location &location);
    /// Emitted on Enter or a double click, to move the focus to the document.
    void documentFocusRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpList();
    void setUpToggle(QToolButton *toggle, Severity severity);
    void connectList();
    void choose(const QModelIndex &index);
    void updateCounts();
    void updatePage();
    void showAllFindings();

    std::unique_ptr<Ui::ProblemsPanel> m_ui;
    DiagnosticsModel m_model;
    DiagnosticsProxy m_proxy;
    int m_fileWidth; ///< width of the column of paths, in pixels, unless the user has set another width
};

} // namespace outcrop
