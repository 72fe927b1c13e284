// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/budgetpanel.h"
#include "gui/budget/sizehistory.h"
#include "gui/live/rendersnapshot.h"
#include "gui/panels/dockcontroller.h"

#include <QSet>

#include <stop_token>
#include <utility>

namespace outcrop {

/// Controls the Budget dock. Computes the tokens and cost of the prompt for every provider after each render, on a worker thread, if the dock is
/// visible. Also records document sizes when a workspace is opened and on each save.
class BudgetController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit BudgetController(const DockContext &context);
    ~BudgetController() override;

    BudgetPanel *panel() const { return m_panel; }
    void setRender(const RenderSnapshot &snapshot) override;
    void setRenderError(const Error &error) override;
    void setRenderStale() override;
    /// Marks a document whose size is recorded after the next current render.
    void handleSaved(const QString &path) override { m_pathsToRecord += path; }
    void setCurrent(const QString &path) override;
    bool isIdle() const override { return !m_task.isRunning() && !m_sizeTask.isRunning() && !m_versionTask.isRunning(); }

private:
    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void setBudgets(const QList<ProviderBudget> &budgets);
    void recordSizes(const QSet<QString> &paths);
    void addSizes(const QString &folder, const QHash<QString, SizePoint> &sizes);
    void readVersions();
    void clearVersionSizes();
    void showDocument();
    std::function<QByteArray()> makeFile(FigureFormat format) const;
    void exportFigure(FigureFormat format);

    FileExport &m_files;
    WindowSettings &m_settings;
    BudgetPanel *m_panel;
    WorkspacePtr m_renderedWorkspace; ///< workspace of the current render; null if there is none
    RenderJob m_job;
    QString m_model;      ///< model of the current render
    bool m_mustRepeat = false; ///< whether the running computation must be repeated
    QString m_document;
    QString m_folder; ///< workspace folder of m_history
    SizeHistory m_history;
    QList<SizePoint> m_versionSizes; ///< sizes of the recorded versions of `m_versionSizesKey`
    std::pair<QString, QString> m_versionSizesKey; ///< document and tokenizer of `m_versionSizes`
    QSet<QString> m_pathsToRecord;
    std::stop_source m_stop;
    LatestOnlyTask<QList<ProviderBudget>> m_task;
    LatestOnlyTask<QHash<QString, SizePoint>> m_sizeTask;
    LatestOnlyTask<QList<SizePoint>> m_versionTask;
};

/// Returns the budget of a job for every provider. After a stop request, the remaining budgets are empty. Thread-safe.
QList<ProviderBudget> computeBudgets(const OpenedWorkspace &opened, const RenderJob &job,
    const Frequency &frequency = {}, const std::stop_token &stop = {});

} // namespace outcrop
