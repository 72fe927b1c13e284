// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/estimatecomplexity.h"
#include "gui/base/sendservices.h"
#include "gui/complexity/complexitypanel.h"
#include "gui/panels/dockcontroller.h"

#include <QHash>

#include <stop_token>

namespace outcrop {

/// Controls the Complexity dock: estimates the request or a task document while the user edits it. Uses a model's rating until the rated description
/// changes.
class ComplexityController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ComplexityController(const DockContext &context);
    ~ComplexityController() override;

    ComplexityPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override;
    void setCurrent(const QString &path) override;
    bool isIdle() const override { return !m_estimateTask.isRunning() && !m_ratingTask.isRunning(); }
    bool hasRequestInProgress() const override { return m_ratingTask.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void requestOpinion();
    void saveEstimate(const ComplexityEstimate &estimate);
    void showOpinion(const QString &ratingPrompt, const OpinionResult &result);
    QList<TaskChoice> choices() const;

    Dialogs &m_dialogs;
    SendServices m_services;
    QMainWindow *m_window;
    ComplexityPanel *m_panel;
    RenderJob m_job;
    QString m_pendingTask;                             ///< path of the document to select when the list contains it
    QString m_ratingPrompt;                           ///< rating prompt for the displayed task
    QHash<QString, ComplexityOpinion> m_opinions; ///< ratings by rating prompt
    std::stop_source m_stop;
    LatestOnlyTask<ShownEstimate> m_estimateTask;
    LatestOnlyTask<OpinionResult> m_ratingTask;
};

} // namespace outcrop
