// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/budgetpanel.h"
#include "gui/budget/sizehistory.h"
#include "gui/live/renderedview.h"
#include "gui/panels/dockflow.h"

#include <QSet>

#include <stop_token>

namespace outcrop {

/// The Budget dock and the work behind it: after each render it computes the tokens and cost of the prompt for every provider, off the event loop and only
/// while it is visible; and it notes how long documents are when they are saved.
class BudgetFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit BudgetFlow(const DockPlace &place);
    ~BudgetFlow() override;

    BudgetPanel *panel() const { return m_panel; }
    void setRender(const RenderedView &view) override;
    void setRenderError(const Error &error) override;
    void setRenderOutdated() override;
    /// Its size is noted once the workspace holds what was saved.
    void noteSaved(const QString &path) override { m_saved += path; }
    void setCurrent(const QString &path) override;
    bool isIdle() const override { return !m_task.isRunning() && !m_counting.isRunning(); }

private:
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    void take(const QList<ProviderBudget> &budgets);
    void noteSizes(const QSet<QString> &paths);
    void takeSizes(const QString &folder, const QHash<QString, SizePoint> &sizes);
    void showDocument();
    void save(FigureFormat format);

    FileExport &m_files;
    WindowSettings &m_settings;
    BudgetPanel *m_panel;
    WorkspacePtr m_rendered; ///< of the render shown; null where there is none
    RenderJob m_job;
    QString m_model;      ///< that was rendered for
    bool m_stale = false; ///< the running computation is outdated: it is repeated
    QString m_document;
    QString m_folder; ///< that m_history is of
    SizeHistory m_history;
    QSet<QString> m_saved;
    std::stop_source m_stop;
    LatestOnlyTask<QList<ProviderBudget>> m_task;
    LatestOnlyTask<QHash<QString, SizePoint>> m_counting;
};

/// Every provider's budget for a job. Pure, on any thread.
QList<ProviderBudget> budgetsOf(const OpenedWorkspace &opened, const RenderJob &job, const Frequency &frequency = {}, const std::stop_token &stop = {});

} // namespace outcrop
