// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/panels/dockcontroller.h"
#include "gui/search/searchpanel.h"
#include "gui/tasks/latestonlytask.h"

#include <QTimer>

#include <atomic>
#include <stop_token>

namespace outcrop {

struct IndexingReport;

/// Controls the Search dock: searches while the user types and indexes on request, on worker threads. A search does not create an index.
class SearchController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit SearchController(const DockContext &context);
    ~SearchController() override;

    SearchPanel *panel() const { return m_panel; }
    bool isIdle() const override
    {
        return !m_delay.isActive() && !m_statsTask.isRunning() && !m_searchTask.isRunning() && !m_skillsTask.isRunning()
            && !m_indexTask.isRunning();
    }

private:
    /// The progress of indexing, written on its thread and read on the GUI thread.
    struct Progress {
        std::atomic<qsizetype> done = 0;
        std::atomic<qsizetype> total = 0;
    };

    void connectPanel();
    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void search();
    void selectSkills(const SearchRequest &request);
    void index(bool rebuildsIndex);
    void endIndexing(const Result<IndexingReport> &report);
    void open(const QString &path, int line);
    std::shared_ptr<Providers> network();

    MessageArea &m_messages;
    Dialogs &m_dialogs;
    QWidget *m_window;
    SendServices m_services;
    QString m_allowedHost;  ///< host that the user allowed for embeddings
    QString m_deniedHost; ///< host that the user denied for embeddings
    SearchPanel *m_panel;
    QString m_folder; ///< folder of the displayed workspace
    QTimer m_delay;
    QTimer m_frameTimer;
    std::stop_source m_stopSearch;
    std::stop_source m_stopIndexing;
    std::shared_ptr<Progress> m_progress;
    LatestOnlyTask<Result<IndexStats>> m_statsTask;
    LatestOnlyTask<Result<SearchResult>> m_searchTask;
    LatestOnlyTask<ShownSkills> m_skillsTask;
    LatestOnlyTask<Result<IndexingReport>> m_indexTask;
};

} // namespace outcrop
