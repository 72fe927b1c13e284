// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/work/renderedview.h"
#include "models/problemcount.h"

#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace outcrop {

/// What the status bar always tells: the workspace, the provider and model, how long the prompt is, what is lost, what is wrong. The last two
/// are buttons that lead there.
class StatusFields : public QObject
{
    Q_OBJECT

public:
    explicit StatusFields(QStatusBar *bar);

    /// An empty folder: nothing is open.
    void setWorkspace(const QString &name, const QString &folder);
    void setRender(const RenderedView &view);
    void setNoRender();
    void setProblems(const ProblemCount &count);

Q_SIGNALS:
    void lossesRequested();
    void problemsRequested();

private:
    QLabel *makeLabel(const QString &name, const QString &toolTip);
    QToolButton *makeButton(const QString &name, const QString &toolTip);

    QStatusBar *m_bar;
    QLabel *m_workspace;
    QLabel *m_target;
    QLabel *m_size;
    QToolButton *m_losses;
    QToolButton *m_problems;
};

} // namespace outcrop
