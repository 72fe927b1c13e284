// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/ratify/ratifycontroller.h"

#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/documents/documentscontroller.h"
#include "gui/evolution/evolutionwork.h"
#include "gui/ratify/ratifywork.h"

#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QPointer>

#include <utility>

namespace outcrop {

namespace {

/// Returns the content of the file that the suggestion changes; empty if there is none.
QByteArray bytesOf(const WorkspacePtr &workspace, const SuggestionRow *row)
{
    const DocumentPtr document = workspace && row ? workspace->workspace().document(row->suggestion.target) : nullptr;
    return document ? document->bytes : QByteArray();
}

} // namespace

PanelRegistration RatifyController::registration()
{
    return makeRegistration<RatifyController>(
        {QStringLiteral("ratify"), tr("Ratify"), tr("Ratify Suggestions"), QStringLiteral("ratify"),
            tr("Review suggestions with their evidence, and accept or reject their changes"),
            Qt::CTRL | Qt::ALT | Qt::Key_R},
        PanelView::Evolve, {PanelEvent::Suggestions, PanelEvent::Job});
}

RatifyController::RatifyController(const DockContext &context)
    : DockController(context, new RatifyPanel(context.window))
    , m_dialogs(context.dialogs)
    , m_documents(context.documents)
    , m_services(*context.services)
    , m_panel(qobject_cast<RatifyPanel *>(panelWidget()))
    , m_listTask(this)
    , m_detailsTask(this)
    , m_uncommittedTask(this)
    , m_analysisTask(this)
    , m_checkTask(this)
    , m_badgeTask(this)
{
    m_pool.setMaxThreadCount(1);
    connectPanel();
    connect(action(), &QAction::triggered, this,
        &RatifyController::handleSuggestionChange); // the schedule or the command line may have added suggestions
    connect(dock(), &QDockWidget::visibilityChanged, this, &RatifyController::updateUncommittedStateIfVisible);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) // the user may return after a commit in another program
            updateUncommittedStateIfVisible();
    });
    setWorkspace(nullptr);
}

RatifyController::~RatifyController()
{
    m_stop.request_stop();
    m_pool.waitForDone(); // a decision must not be interrupted
}

void RatifyController::connectPanel()
{
    connect(m_panel, &RatifyPanel::chosenSuggestionChanged, this, &RatifyController::readChosenSuggestion);
    connect(m_panel, &RatifyPanel::analysisRequested, this, &RatifyController::analyze);
    connect(m_panel, &RatifyPanel::stopRequested, this, [this] { m_stop.request_stop(); });
    connect(m_panel, &RatifyPanel::acceptRequested, this, &RatifyController::accept);
    connect(m_panel, &RatifyPanel::rejectRequested, this, &RatifyController::reject);
    connect(m_panel, &RatifyPanel::postponeRequested, this, &RatifyController::postpone);
    connect(m_panel, &RatifyPanel::undoRequested, this, &RatifyController::undoLastAcceptance);
    connect(m_panel, &RatifyPanel::checkRequested, this, &RatifyController::check);
    connect(m_panel, &RatifyPanel::documentChosen, this, &DockController::documentChosen);
    connect(m_panel, &RatifyPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
}

void RatifyController::setJob(const RenderJob &job)
{
    m_panel->setProvider(job.provider);
}

/// Reads the details again if the file of the suggestion has changed. Unsaved text affects the diff, but not the list of suggestions.
void RatifyController::handleWorkspaceChange()
{
    const QString folder = workspace() ? workspace()->folder : QString();
    const bool isSameFolder = std::exchange(m_folder, folder) == folder && workspace();
    if (!isSameFolder) {
        readBadge();
        return DockController::handleWorkspaceChange();
    }
    if (m_panel->chosenSuggestion()
        && std::exchange(m_targetBytes, bytesOf(workspace(), m_panel->chosenSuggestion()))
            != bytesOf(workspace(), m_panel->chosenSuggestion()))
        readChosenSuggestion();
}

void RatifyController::refresh()
{
    m_listTask.run([opened = workspace(), keys = m_services.keys] { return readSuggestions(*opened, *keys); },
        [this](const Result<QList<SuggestionRow>> &rows) {
            if (!rows)
                return m_panel->setError(explainErrorAt(rows.error()));
            m_badgeTask.discard();
            setBadge(openSuggestionCount(*rows));
            const RecordId before = m_panel->chosenSuggestion() ? m_panel->chosenSuggestion()->suggestion.id : 0;
            m_panel->setSuggestions(*rows, std::exchange(m_reopenedSuggestion, 0));
            if (m_panel->chosenSuggestion()
                && m_panel->chosenSuggestion()->suggestion.id == before) // otherwise, the selection has changed and readChosenSuggestion() reads the details
                updateUncommittedState();
        });
}

void RatifyController::handleSuggestionChange()
{
    if (!dock()->isVisible() && workspace()) {
        m_listTask.discard(); // the result would replace the newer count
        m_badgeTask.run([opened = workspace(), keys = m_services.keys] {
            const Result<QList<SuggestionRow>> rows = readSuggestions(*opened, *keys);
            return rows ? openSuggestionCount(*rows) : 0;
        }, [this](int open) { setBadge(open); });
    }
    markStale();
}

/// Counts the open suggestions of a workspace that was opened. Does not use the store, because opening a folder must not write to it.
void RatifyController::readBadge()
{
    setBadge(0);
    if (!workspace())
        return m_badgeTask.discard();
    m_badgeTask.run([opened = workspace()] { return readOpenSuggestionCount(*opened); }, [this](int open) { setBadge(open); });
}

void RatifyController::setBadge(int openSuggestions)
{
    Q_EMIT badgeChanged(openSuggestions, tr("%n open suggestion(s)", nullptr, openSuggestions));
}

void RatifyController::clear()
{
    m_stop.request_stop();
    m_listTask.discard();
    m_detailsTask.discard();
    m_uncommittedTask.discard();
    m_analysisTask.discard();
    m_checkTask.discard();
    Q_EMIT requestEnded();
    m_panel->clearContents();
}

void RatifyController::readChosenSuggestion()
{
    m_uncommittedTask.discard();
    const SuggestionRow *row = m_panel->chosenSuggestion();
    if (!row || !workspace())
        return m_detailsTask.discard();
    m_targetBytes = bytesOf(workspace(), row);
    m_panel->showReading();
    m_detailsTask.run([opened = workspace(), suggestion = *row, keys = m_services.keys] { return readSuggestionDetails(*opened, suggestion, *keys); },
        [this](const RatifyDetails &details) { m_panel->setDetails(details); });
}

/// Checks again for uncommitted changes. A commit does not change files in the workspace, so it causes no notification.
void RatifyController::updateUncommittedState()
{
    const SuggestionRow *row = m_panel->chosenSuggestion();
    if (!row || !workspace())
        return;
    if (m_detailsTask.isRunning())
        return readChosenSuggestion(); // the running task may have read the state before the commit
    m_uncommittedTask.run([opened = workspace(), suggestion = row->suggestion] { return readUncommittedWarning(*opened, suggestion); },
        [this](const QString &text) { m_panel->setUncommitted(text); });
}

void RatifyController::updateUncommittedStateIfVisible()
{
    if (dock()->isVisible())
        updateUncommittedState();
}

void RatifyController::analyze()
{
    if (!workspace() || m_analysisTask.isRunning())
        return;
    m_stop = {};
    m_panel->showAnalysisStarted();
    const auto work = [opened = workspace(), keys = m_services.keys, now = QDateTime::currentDateTimeUtc(),
                          stop = m_stop.get_token()]() -> Result<QString> {
        const Result<EvolveOutcome> outcome = runEvolution(*opened, *keys, {now, {}, true, stop});
        return outcome ? Result<QString>(outcomeText(*outcome)) : outcome.error();
    };
    m_analysisTask.run(work, [this](const Result<QString> &result) {
        m_panel->showWorkFinished(result ? *result : explainErrorAt(result.error()));
        handleSuggestionChange(); // suggestionsChanged() notifies only the other panels
        Q_EMIT filesWritten(); // a run writes a report
        Q_EMIT suggestionsChanged();
    });
}

bool RatifyController::hasUnsavedEdits(RecordId suggestion) const
{
    const SuggestionRow *row = m_panel->chosenSuggestion();
    return row && row->suggestion.id == suggestion && m_documents.unsavedPaths().contains(row->suggestion.target);
}

void RatifyController::accept(const AcceptRequest &request)
{
    if (!workspace() || m_runningDecisionCount > 0)
        return;
    if (hasUnsavedEdits(request.suggestion))
        return m_panel->showWorkFinished(
            tr("%1 has unsaved changes. Save or undo them first.").arg(m_panel->chosenSuggestion()->suggestion.target));
    const SuggestionRow *row = m_panel->chosenSuggestion();
    const QString target = row && row->suggestion.id == request.suggestion ? row->suggestion.target : QString();
    startDecision();
    const auto work = [opened = workspace(), request, keys = m_services.keys] {
        return applyAcceptance(*opened, request, *keys);
    };
    runAsync<Result<AcceptOutcome>>(
        this, work,
        [this, request, target, before = workspace()](const Result<AcceptOutcome> &accepted) {
            endDecision(accepted ? accepted->text : explainErrorAt(accepted.error()));
            if (accepted && !accepted->refusal.isEmpty())
                return confirmGrowth(request, accepted->refusal);
            if (accepted && !target.isEmpty()) // undo restores the text and reopens the suggestion; the commit is kept
                setUndo(tr("Accept suggestion for %1").arg(target), *accepted, *before, target);
            Q_EMIT filesWritten();
        },
        &m_pool);
}

/// Makes an acceptance undoable and shows its result.
void RatifyController::setUndo(const QString &title, const AcceptOutcome &outcome, const OpenedWorkspace &before, const QString &target)
{
    const QPointer<RatifyController> self(this); // the timeline may outlive the dock
    m_documents.fileUndo().addWrittenChange(title, before.workspace(), target, [self, acceptance = outcome.decision](bool isUndone) {
        if (self && acceptance)
            self->recordUndoOrRedo(*acceptance, isUndone);
    });
    m_undoTitle = title;
    m_panel->showAccepted(outcome.text);
}

/// Logs that an acceptance was undone or redone, so that the suggestion is open or accepted again.
void RatifyController::recordUndoOrRedo(const Decision &acceptance, bool isUndone)
{
    if (!workspace())
        return;
    startDecision();
    const auto work = [opened = workspace(), acceptance, isUndone, keys = m_services.keys] {
        return isUndone ? recordUndoneAcceptance(*opened, acceptance.suggestion, *keys) : recordRedoneAcceptance(*opened, acceptance, *keys);
    };
    const auto finish = [this, acceptance, isUndone](const Result<QString> &result) {
        if (result && isUndone)
            m_reopenedSuggestion = acceptance.suggestion;
        endDecision(result ? *result : explainErrorAt(result.error()));
    };
    runAsync<Result<QString>>(this, work, finish, &m_pool);
}

/// Undoes the last acceptance unless there are later changes, which Undo must revert first.
void RatifyController::undoLastAcceptance()
{
    UndoTimeline &timeline = m_documents.timeline();
    if (timeline.canUndo() && timeline.undoText() == m_undoTitle)
        timeline.undo();
    else
        m_panel->showWorkFinished(tr("There are later changes. Undo them first with Edit > Undo."));
}

void RatifyController::postpone(RecordId suggestion)
{
    if (!workspace() || m_runningDecisionCount > 0)
        return;
    startDecision();
    const auto work = [opened = workspace(), suggestion, keys = m_services.keys] { return recordPostponement(*opened, suggestion, *keys); };
    runAsync<Result<QString>>(
        this, work, [this](const Result<QString> &result) { endDecision(result ? *result : explainErrorAt(result.error())); }, &m_pool);
}

void RatifyController::confirmGrowth(const AcceptRequest &request, const QString &refusal)
{
    const Confirmation question{tr("Accept even though the prompt exceeds its budget?"), refusal, tr("Accept anyway")};
    AcceptRequest allowed = request;
    allowed.allowsGrowth = true;
    if (m_dialogs.confirm(m_panel, question))
        accept(allowed);
    else
        m_panel->showWorkFinished(tr("Not accepted: %1").arg(refusal));
}

void RatifyController::reject(RecordId suggestion, const QString &reason)
{
    if (!workspace() || m_runningDecisionCount > 0)
        return;
    startDecision();
    const auto work = [opened = workspace(), suggestion, reason, keys = m_services.keys] {
        return recordRejection(*opened, suggestion, reason, *keys);
    };
    runAsync<Result<QString>>(
        this, work, [this](const Result<QString> &result) { endDecision(result ? *result : explainErrorAt(result.error())); }, &m_pool);
}

void RatifyController::check(const AcceptRequest &request, bool sendsToProvider)
{
    if (!workspace() || m_checkTask.isRunning())
        return;
    m_stop = {};
    m_panel->showCheckStarted();
    const auto work = [opened = workspace(), request, sendsToProvider, services = m_services, stop = m_stop.get_token()] {
        const std::shared_ptr<Provider> provider = sendsToProvider && services.provider ? services.provider(*opened, {}) : nullptr;
        return checkHeldOutTurns(*opened, request, provider.get(), *services.keys, stop);
    };
    m_checkTask.run(work, [this](const Result<ShownReplay> &replay) {
        Q_EMIT requestEnded();
        m_panel->showWorkFinished(replay ? QString() : explainErrorAt(replay.error()));
        if (replay)
            m_panel->setReplay(*replay);
    });
}

void RatifyController::startDecision()
{
    m_runningDecisionCount += 1;
    m_panel->showDecisionStarted();
}

void RatifyController::endDecision(const QString &result)
{
    m_runningDecisionCount -= 1;
    m_panel->showWorkFinished(result);
    handleSuggestionChange(); // suggestionsChanged() notifies only the other panels
    Q_EMIT suggestionsChanged();
}

} // namespace outcrop
