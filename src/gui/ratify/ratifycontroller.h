// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/panels/dockcontroller.h"
#include "gui/ratify/ratifypanel.h"
#include "gui/tasks/latestonlytask.h"

#include <QThreadPool>

#include <stop_token>

namespace outcrop {

struct AcceptOutcome;

/// Controls the Ratify dock: lists suggestions, plans the change to the current file, and carries out decisions in order on a worker thread. An accepted
/// change is written to the file and can be undone in one step.
class RatifyController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit RatifyController(const DockContext &context);
    ~RatifyController() override;

    RatifyPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override;
    bool isIdle() const override
    {
        return !m_listTask.isRunning() && !m_detailsTask.isRunning() && !m_uncommittedTask.isRunning() && !m_analysisTask.isRunning()
            && !m_checkTask.isRunning() && !m_badgeTask.isRunning() && m_runningDecisionCount == 0;
    }
    bool hasRequestInProgress() const override { return m_checkTask.isRunning(); }
    /// Marks the dock as stale, because the suggestions may have changed, and counts the open suggestions.
    void handleSuggestionChange() override;

private:
    void connectPanel();
    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void readBadge();
    void setBadge(int openSuggestions);
    void readChosenSuggestion();
    void updateUncommittedState();
    void updateUncommittedStateIfVisible();
    void analyze();
    void accept(const AcceptRequest &request);
    void reject(RecordId suggestion, const QString &reason);
    void postpone(RecordId suggestion);
    void setUndo(const QString &title, const AcceptOutcome &outcome, const OpenedWorkspace &before, const QString &target);
    void undoLastAcceptance();
    void recordUndoOrRedo(const Decision &acceptance, bool isUndone);
    void check(const AcceptRequest &request, bool sendsToProvider);
    void confirmGrowth(const AcceptRequest &request, const QString &refusal);
    void startDecision();
    void endDecision(const QString &result);
    bool hasUnsavedEdits(RecordId suggestion) const;

    Dialogs &m_dialogs;
    DocumentsController &m_documents;
    SendServices m_services;
    RatifyPanel *m_panel;
    QString m_folder; ///< folder of the displayed workspace
    RecordId m_reopenedSuggestion = 0; ///< suggestion to select when the list is read again; 0 for none
    QString m_undoTitle; ///< title of the last acceptance on the timeline
    QByteArray m_targetBytes;
    std::stop_source m_stop;
    int m_runningDecisionCount = 0; ///< number of decisions in progress; Undo and Redo can add one at any time
    QThreadPool m_pool; ///< one thread, so that decisions run in order
    LatestOnlyTask<Result<QList<SuggestionRow>>> m_listTask;
    LatestOnlyTask<RatifyDetails> m_detailsTask;
    LatestOnlyTask<QString> m_uncommittedTask; ///< reads the warning about uncommitted changes
    LatestOnlyTask<Result<QString>> m_analysisTask;
    LatestOnlyTask<Result<ShownReplay>> m_checkTask;
    LatestOnlyTask<int> m_badgeTask; ///< counts the open suggestions while the dock is hidden
};

} // namespace outcrop
