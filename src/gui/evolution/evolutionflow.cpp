// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/evolutionflow.h"

#include "app/keys/notifiers.h"
#include "gui/base/fileexport.h"
#include "gui/evolution/evolutionhours.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

PanelRegistration EvolutionFlow::registration()
{
    return registered<EvolutionFlow>({QStringLiteral("evolution"), tr("Evolution"), tr("Evolution"), QStringLiteral("evolution"),
        tr("Usage and churn of layers and skills, and decisions on suggestions"), Qt::CTRL | Qt::ALT | Qt::Key_V},
        PanelView::Evolve, {PanelEvent::Suggestions});
}

EvolutionFlow::EvolutionFlow(const DockPlace &place)
    : DockFlow(place, new EvolutionPanel(place.window))
    , m_files(place.files)
    , m_services(*place.services)
    , m_panel(qobject_cast<EvolutionPanel *>(dock()->widget()))
    , m_looking(this)
    , m_running(this)
{
    connect(m_panel, &EvolutionPanel::runRequested, this, &EvolutionFlow::run);
    connect(m_panel, &EvolutionPanel::stopRequested, this, [this] {
        m_stopRun.request_stop();
        m_stopLooking.request_stop();
    });
    connect(m_panel, &EvolutionPanel::exportRequested, this, &EvolutionFlow::save);
    connect(m_panel, &EvolutionPanel::documentChosen, this, &DockFlow::documentChosen);
    connect(m_panel, &EvolutionPanel::readingRequested, this, &DockFlow::readingRequested);
    if (m_services.records)
        runByHours(place.messages);
    connect(action(), &QAction::triggered, this, &EvolutionFlow::noteSuggestions);
    setWorkspace(nullptr);
}

EvolutionFlow::~EvolutionFlow()
{
    m_stopLooking.request_stop();
    m_stopRun.request_stop();
}

/// Records do not depend on unsaved text, so they are not read again after each keystroke.
void EvolutionFlow::workspaceChanged()
{
    if (m_hours)
        m_hours->setWorkspace(workspace());
    const QString folder = workspace() ? workspace()->folder : QString();
    const bool same = std::exchange(m_folder, folder) == folder;
    if (same && workspace())
        return;
    if (workspace())
        clear();
    DockFlow::workspaceChanged();
}

void EvolutionFlow::refresh()
{
    m_stopLooking.request_stop();
    m_stopLooking = {};
    m_panel->startWork();
    const auto work = [opened = workspace(), keys = m_services.keys, now = QDateTime::currentDateTimeUtc(), stop = m_stopLooking.get_token()] { return evolutionFindings(*opened, *keys, {now, {}, false, stop}); };
    m_looking.run(work, [this](const Result<EvolutionFindings> &findings) {
        if (findings)
            m_panel->setFindings(*findings);
        else
            m_panel->setTrouble(toString(findings.error()));
        m_panel->endWork(std::exchange(m_ended, QString()));
    });
}

void EvolutionFlow::clear()
{
    m_stopLooking.request_stop();
    m_stopRun.request_stop();
    m_looking.forget();
    m_running.forget();
    m_panel->setNothing();
}

void EvolutionFlow::run()
{
    if (!workspace() || m_running.isRunning())
        return;
    m_stopRun = {};
    m_panel->startWork();
    const auto work = [opened = workspace(), keys = m_services.keys, now = QDateTime::currentDateTimeUtc(), stop = m_stopRun.get_token()] { return runEvolution(*opened, *keys, {now, {}, true, stop}); };
    m_running.run(work, [this](const Result<EvolveOutcome> &outcome) {
        if (!outcome) {
            m_panel->endWork({});
            return m_panel->setTrouble(toString(outcome.error()));
        }
        m_ended = outcomeText(*outcome);
        outdate();
        Q_EMIT suggestionsChanged();
        Q_EMIT filesWritten(); // the run wrote a report
    });
}

void EvolutionFlow::runByHours(MessageArea &messages)
{
    m_hours = new EvolutionHours(m_services.keys, openClock(), this);
    connect(m_hours, &EvolutionHours::ran, this, [this](const QString &sentence) {
        m_ended = sentence;
        outdate();
        Q_EMIT suggestionsChanged();
        Q_EMIT filesWritten(); // the run wrote a report
    });
    connect(m_hours, &EvolutionHours::failed, this, [&messages](const QString &reason) {
        messages.show(QStringLiteral("evolution"), {NoticeKind::Warning, tr("The scheduled analysis failed"), reason});
    });
}

void EvolutionFlow::save()
{
    m_files.start({QStringLiteral("evolution"), tr("Export Table"), QStringLiteral("evolution.csv"), tr("Table exported"),
        [table = m_panel->table()] { return toCsv(table); }});
}

} // namespace outcrop
