// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/panels/dockcontroller.h"
#include "gui/ratify/ratifypanel.h"
#include "gui/tasks/latestonlytask.h"

#include <QThreadPool>

#include <stop_token>

namespace outcrop {

/// Controls the Ratify dock: lists suggestions, plans the change to the current file, and carries out decisions in order on a worker thread. Changes
/// a file only when the user accepts; in an open document, the change is one undo step.
class RatifyController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit RatifyController(const DockContext &place);
    ~RatifyController() override;

    RatifyPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override;
    bool isIdle() const override
    {
        return !m_listing.isRunning() && !m_reading.isRunning() && !m_asking.isRunning() && !m_analyzing.isRunning()
            && !m_checking.isRunning() && !m_deciding;
    }
    /// Marks the dock as stale, because the suggestions may have changed.
    void handleSuggestions() override { markStale(); }

private:
    void connectPanel();
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    void readChosen();
    void checkCommitted();
    void checkCommittedIfVisible();
    void analyze();
    void accept(const AcceptRequest &wish);
    void reject(RecordId suggestion, const QString &reason);
    void check(const AcceptRequest &wish, bool ask);
    void confirmGrowth(const AcceptRequest &wish, const QString &refusal);
    void startDecision();
    void endDecision(const QString &how);
    bool hasUnsavedEdits(RecordId suggestion) const;

    Dialogs &m_dialogs;
    DocumentsController &m_documents;
    SendServices m_services;
    RatifyPanel *m_panel;
    QString m_folder; ///< folder of the workspace shown
    QByteArray m_targetBytes;
    RenderJob m_job;
    std::stop_source m_stop;
    bool m_deciding = false;
    QThreadPool m_pool; ///< one thread, so that decisions run in order
    LatestOnlyTask<Result<QList<SuggestionRow>>> m_listing;
    LatestOnlyTask<RatifyDetails> m_reading;
    LatestOnlyTask<QString> m_asking; ///< reads uncommitted changes
    LatestOnlyTask<Result<QString>> m_analyzing;
    LatestOnlyTask<Result<ShownReplay>> m_checking;
};

} // namespace outcrop
