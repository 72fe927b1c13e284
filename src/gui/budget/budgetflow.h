// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/renderprompt.h"
#include "gui/budget/budgetpanel.h"
#include "gui/budget/sizehistory.h"
#include "gui/work/latesttask.h"
#include "gui/work/renderedview.h"

#include <QSet>

#include <stop_token>

class QAction;
class QDockWidget;
class QMainWindow;

namespace outcrop {

class FileExport;
class WindowSettings;

/// The Budget dock and the work behind it: after each render it reckons what the prompt takes and costs at every provider, off the event loop and only
/// while somebody looks; and it notes how long documents are when they are saved.
class BudgetFlow : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the flow; the window owns the dock.
    BudgetFlow(QMainWindow *window, QDockWidget *beside, FileExport &files, WindowSettings &settings);
    ~BudgetFlow() override;

    /// Shows the dock; in no menu yet.
    QAction *action() const { return m_show; }
    BudgetPanel *panel() const { return m_panel; }

    /// Null when nothing is open.
    void setWorkspace(const std::shared_ptr<const OpenedWorkspace> &workspace);
    /// What was rendered last, and what is wanted of other providers.
    void setRender(const RenderedView &view, const RenderJob &job);
    /// There is nothing to show for the chosen provider, and why.
    void setError(const Error &error);
    /// What is shown is not what is written.
    void setOutdated();
    void setNothing();
    /// Its size is noted once the workspace holds what was saved.
    void noteSaved(const QString &path) { m_saved += path; }
    /// The document in front.
    void setDocument(const QString &path);
    bool isIdle() const { return !m_task.isRunning() && !m_counting.isRunning(); }

private:
    void setUpDock(QMainWindow *window, QDockWidget *beside);
    void reckonAgain();
    void start();
    void take(const QList<ProviderBudget> &budgets);
    void noteSizes(const QSet<QString> &paths);
    void takeSizes(const QString &folder, const QHash<QString, SizePoint> &sizes);
    void showDocument();
    void save(FigureFormat format);

    FileExport &m_files;
    WindowSettings &m_settings;
    BudgetPanel *m_panel;
    QDockWidget *m_dock;
    QAction *m_show;
    std::shared_ptr<const OpenedWorkspace> m_workspace; ///< of the render shown
    RenderJob m_job;
    QString m_model;         ///< that was rendered for
    bool m_outdated = false; ///< what is shown is not of m_workspace and m_job
    QString m_document;
    QString m_folder; ///< that m_history is of
    SizeHistory m_history;
    QSet<QString> m_saved;
    std::stop_source m_stop;
    LatestTask<QList<ProviderBudget>> m_task;
    LatestTask<QHash<QString, SizePoint>> m_counting;
};

/// Every provider's budget for a job. Pure, on any thread.
QList<ProviderBudget> budgetsOf(const OpenedWorkspace &opened, const RenderJob &job, const Frequency &frequency = {}, const std::stop_token &stop = {});

} // namespace outcrop
