// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/renderedview.h"
#include "models/base/problemcount.h"

#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace outcrop {

class TokenMeter;

/// What the status bar always shows: the workspace, the provider and model, how full its window is, what is lost, what is wrong. The last
/// three are buttons that lead there.
class StatusFields : public QObject
{
    Q_OBJECT

public:
    explicit StatusFields(QStatusBar *bar);

    /// An empty folder: nothing is open.
    void setWorkspace(const QString &name, const QString &folder);
    void setRender(const RenderedView &view);
    void setNoRender();
    /// What was said of the render may not hold any more.
    void setOutdated();
    void setProblems(const ProblemCount &count);

Q_SIGNALS:
    void budgetRequested();
    void lossesRequested();
    void problemsRequested();

private:
    QLabel *makeLabel(const QString &name, const QString &toolTip);
    QToolButton *makeButton(const QString &name, const QString &toolTip);

    QStatusBar *m_bar;
    QLabel *m_workspace;
    QLabel *m_target;
    QLabel *m_size; ///< where tokens are not counted
    TokenMeter *m_tokens;
    QToolButton *m_incomplete; ///< seen only where the render is
    QToolButton *m_losses;
    QToolButton *m_problems;
};

} // namespace outcrop
