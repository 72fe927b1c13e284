// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/rendersnapshot.h"
#include "models/base/problemcount.h"

#include <QObject>

class QStatusBar;
class QToolButton;

namespace outcrop {

class ElidedLabel;
class TokenMeter;
struct CachePlan;

/// The fields of the status bar: workspace, provider and model, prompt length or token meter, price, incomplete render, losses, problems. The token
/// meter and the last three fields are buttons that request the matching panels.
class StatusFields : public QObject
{
    Q_OBJECT

public:
    explicit StatusFields(QStatusBar *bar);

    /// Shows the workspace. An empty folder means that no workspace is open.
    void setWorkspace(const QString &name, const QString &folder);
    void setRender(const RenderSnapshot &snapshot);
    void clearRender();
    /// Marks the token meter as outdated.
    void setStale();
    void setProblems(const ProblemCount &count);

Q_SIGNALS:
    void budgetRequested();
    void lossesRequested();
    void problemsRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ElidedLabel *makeLabel(const QString &name, const QString &toolTip);
    void showLosses(const RenderSnapshot &snapshot);
    void showPrice(const CachePlan &plan);
    void updateWorkspace();
    void updateTarget();
    QToolButton *makeButton(const QString &name, const QString &toolTip);

    QStatusBar *m_bar;
    ElidedLabel *m_workspace;
    ElidedLabel *m_target;
    ElidedLabel *m_size; ///< shown if tokens are not counted
    TokenMeter *m_tokens;
    ElidedLabel *m_price;
    QToolButton *m_incompleteButton; ///< visible if the render is incomplete
    QToolButton *m_losses;
    QToolButton *m_problems;
    bool m_hasWorkspace = false;
    bool m_hasRender = false;
};

} // namespace outcrop
