// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/evolutioncontroller.h"

#include "app/keys/notifiers.h"
#include "core/base/explainerror.h"
#include "gui/base/fileexport.h"
#include "gui/evolution/evolutionscheduler.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

PanelRegistration EvolutionController::registration()
{
    return makeRegistration<EvolutionController>(
        {QStringLiteral("evolution"), tr("Evolution"), tr("Evolution"), QStringLiteral("evolution"),
            tr("Usage of layers and skills, churn of layers, and your decisions on suggestions"),
            Qt::CTRL | Qt::ALT | Qt::Key_V},
        PanelView::Evolve, {PanelEvent::Suggestions});
}

EvolutionController::EvolutionController(const DockContext &context)
    : DockController(context, new EvolutionPanel(context.window))
    , m_files(context.files)
    , m_services(*context.services)
    , m_panel(qobject_cast<EvolutionPanel *>(panelWidget()))
    , m_readTask(this)
    , m_runTask(this)
{
    connect(m_panel, &EvolutionPanel::runRequested, this, &EvolutionController::run);
    connect(m_panel, &EvolutionPanel::stopRequested, this, [this] {
        m_stopRun.request_stop();
        m_stopReading.request_stop();
    });
    connect(m_panel, &EvolutionPanel::exportRequested, this, &EvolutionController::save);
    connect(m_panel, &EvolutionPanel::documentChosen, this, &DockController::documentChosen);
    connect(m_panel, &EvolutionPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    if (m_services.records)
        setUpScheduler(context.messages);
    connect(action(), &QAction::triggered, this, &EvolutionController::handleSuggestionChange);
    setWorkspace(nullptr);
}

EvolutionController::~EvolutionController()
{
    m_stopReading.request_stop();
    m_stopRun.request_stop();
}

/// Reads the records of another workspace. Ignores edits, because records do not depend on unsaved text.
void EvolutionController::handleWorkspaceChange()
{
    if (m_scheduler)
        m_scheduler->setWorkspace(workspace());
    const QString folder = workspace() ? workspace()->folder : QString();
    const bool isSameFolder = std::exchange(m_folder, folder) == folder;
    if (isSameFolder && workspace())
        return;
    DockController::handleWorkspaceChange();
}

void EvolutionController::refresh()
{
    m_stopReading.request_stop();
    m_stopReading = {};
    m_panel->showWorkStarted();
    const auto work = [opened = workspace(), keys = m_services.keys, now = QDateTime::currentDateTimeUtc(),
                          stop = m_stopReading.get_token()] {
        return readEvolutionFindings(*opened, *keys, {now, {}, false, stop});
    };
    m_readTask.run(work, [this](const Result<EvolutionFindings> &findings) {
        if (findings)
            m_panel->setFindings(*findings);
        else
            m_panel->setError(explainErrorAt(findings.error()));
        m_panel->showWorkFinished(std::exchange(m_lastResult, QString()));
    });
}

void EvolutionController::clear()
{
    m_stopReading.request_stop();
    m_stopRun.request_stop();
    m_readTask.discard();
    m_runTask.discard();
    m_panel->clearContents();
}

void EvolutionController::run()
{
    if (!workspace() || m_runTask.isRunning())
        return;
    m_stopRun = {};
    m_panel->showWorkStarted();
    const auto work = [opened = workspace(), keys = m_services.keys, now = QDateTime::currentDateTimeUtc(),
                          stop = m_stopRun.get_token()] {
        return runEvolution(*opened, *keys, {now, {}, true, stop});
    };
    m_runTask.run(work, [this](const Result<EvolveOutcome> &outcome) {
        if (!outcome) {
            m_panel->showWorkFinished({});
            return m_panel->setError(explainErrorAt(outcome.error()));
        }
        m_lastResult = outcomeText(*outcome);
        markStale();
        Q_EMIT suggestionsChanged();
        Q_EMIT filesWritten(); // the run wrote a report
    });
}

void EvolutionController::setUpScheduler(MessageArea &messages)
{
    m_scheduler = new EvolutionScheduler(m_services.keys, openClock(), this);
    connect(m_scheduler, &EvolutionScheduler::finished, this, [this](const QString &sentence) {
        m_lastResult = sentence;
        markStale();
        Q_EMIT suggestionsChanged();
        Q_EMIT filesWritten(); // the run wrote a report
    });
    connect(m_scheduler, &EvolutionScheduler::failed, this, [&messages](const QString &reason) {
        messages.show(QStringLiteral("evolution"), {NoticeKind::Warning, tr("The scheduled analysis failed"), reason});
    });
}

void EvolutionController::save()
{
    m_files.start({QStringLiteral("evolution"), tr("Export Table"), QStringLiteral("evolution.csv"),
        tr("Table exported"), [table = m_panel->exportedTable()] { return toCsv(table); }});
}

} // namespace outcrop
