// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/searchcontroller.h"

#include "app/knowledge/searchknowledge.h"
#include "app/workspace/providers.h"
#include "core/base/explainerror.h"
#include "gui/base/dialogs.h"
#include "gui/search/searchwork.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

namespace {

constexpr int delayMilliseconds = 120; ///< delay after a keystroke, in milliseconds
constexpr int frameMilliseconds = 100;

} // namespace

PanelRegistration SearchController::registration()
{
    return makeRegistration<SearchController>(
        {QStringLiteral("search"), tr("Search"), tr("Search Knowledge"), QStringLiteral("search"),
            tr("Find skills, memories, documents, notes and interactions, and see how they are ranked"),
            Qt::CTRL | Qt::ALT | Qt::Key_K},
        PanelView::Library);
}

SearchController::SearchController(const DockContext &context)
    : DockController(context, new SearchPanel(context.window))
    , m_messages(context.messages)
    , m_dialogs(context.dialogs)
    , m_window(context.window)
    , m_services(*context.services)
    , m_panel(qobject_cast<SearchPanel *>(panelWidget()))
    , m_statsTask(this)
    , m_searchTask(this)
    , m_skillsTask(this)
    , m_indexTask(this)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    m_frameTimer.setInterval(frameMilliseconds);
    connectPanel();
    setWorkspace(nullptr);
}

SearchController::~SearchController()
{
    m_stopSearch.request_stop();
    m_stopIndexing.request_stop();
}

void SearchController::connectPanel()
{
    connect(&m_delay, &QTimer::timeout, this, &SearchController::search);
    connect(&m_frameTimer, &QTimer::timeout, this, [this] { m_panel->setProgress(m_progress->done, m_progress->total); });
    connect(m_panel, &SearchPanel::requestChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_panel, &SearchPanel::indexRequested, this, &SearchController::index);
    connect(m_panel, &SearchPanel::stopRequested, this, [this] { m_stopIndexing.request_stop(); });
    connect(m_panel, &SearchPanel::hitChosen, this, &SearchController::open);
    connect(m_panel, &SearchPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(action(), &QAction::triggered, m_panel, &SearchPanel::focusSearchField);
}

/// Clears results that belong to another workspace. The index is built from files on disk, so unsaved text does not matter.
void SearchController::handleWorkspaceChange()
{
    const QString folder = workspace() ? workspace()->folder : QString();
    if (std::exchange(m_folder, folder) == folder && workspace())
        return m_panel->setScopes(scopesOf(*workspace()));
    m_allowedHost.clear();
    m_deniedHost.clear();
    DockController::handleWorkspaceChange();
}

void SearchController::refresh()
{
    m_panel->setScopes(scopesOf(*workspace()));
    m_statsTask.run([opened = workspace(), keys = m_services.keys] { return readIndexStats(*opened, *keys); },
        [this](const Result<IndexStats> &stats) {
            if (!stats)
                return m_panel->setError(explainErrorAt(stats.error()));
            m_panel->setIndex(*stats);
            search();
        });
}

void SearchController::clear()
{
    m_stopSearch.request_stop();
    m_stopIndexing.request_stop();
    m_delay.stop();
    m_frameTimer.stop();
    m_statsTask.discard();
    m_searchTask.discard();
    m_skillsTask.discard();
    m_indexTask.discard();
    m_panel->clearContents();
}

void SearchController::search()
{
    m_stopSearch.request_stop();
    m_stopSearch = {};
    const SearchRequest request = m_panel->request();
    if (!workspace() || request.text.trimmed().isEmpty()) {
        m_searchTask.discard();
        m_skillsTask.discard();
        m_panel->setSkills({});
        return m_panel->setResult({});
    }
    const auto work = [opened = workspace(), request, keys = m_services.keys, network = network(),
                          stop = m_stopSearch.get_token()] {
        return searchKnowledge(*opened, request, *keys, network.get(), stop);
    };
    m_searchTask.run(work, [this](const Result<SearchResult> &result) {
        if (result)
            m_panel->setResult(*result);
        else if (result.error().code == ErrorCode::NotFound)
            m_panel->setIndex({}); // the index was deleted, so its state is empty
        else
            m_panel->setError(explainErrorAt(result.error()));
    });
    selectSkills(request);
}

void SearchController::selectSkills(const SearchRequest &request)
{
    const auto work = [opened = workspace(), request, keys = m_services.keys, network = network(),
                          stop = m_stopSearch.get_token()] {
        return findSkillsOfTurn(*opened, request, *keys, network.get(), stop);
    };
    m_skillsTask.run(work, [this](const ShownSkills &skills) { m_panel->setSkills(skills); });
}

void SearchController::index(bool rebuildsIndex)
{
    if (!workspace() || m_indexTask.isRunning())
        return;
    m_stopIndexing = {};
    m_progress = std::make_shared<Progress>();
    const auto work = [opened = workspace(), rebuildsIndex, keys = m_services.keys, network = network(),
                          progress = m_progress, stop = m_stopIndexing.get_token()] {
        IndexJob wanted;
        wanted.rebuildsIndex = rebuildsIndex;
        wanted.progress = [progress](qsizetype done, qsizetype total) {
            progress->done = done;
            progress->total = total;
        };
        return indexWorkspace(*opened, *keys, network.get(), wanted, stop);
    };
    m_indexTask.run(work, [this](const Result<IndexingReport> &report) { endIndexing(report); });
    m_frameTimer.start();
    m_panel->showIndexingStarted();
}

/// Returns the providers for embeddings. Before text is sent to another host, asks for permission, once per host and workspace. Returns null if the
/// user denies the permission; then only words are searched.
std::shared_ptr<Providers> SearchController::network()
{
    const QString host = m_services.network ? remoteEmbeddingHost(*workspace()) : QString();
    if (host.isEmpty() || host == m_allowedHost)
        return m_services.network;
    if (host == m_deniedHost)
        return nullptr;
    //: Text of a confirmation; %1 is a host
    const QString text = tr("The [retrieval] section of config.toml uses embeddings from %1. Your search words and the "
                            "indexed text are sent to this host.")
                             .arg(host);
    const bool isAllowed = m_dialogs.confirm(m_window, {tr("Semantic Search"), text, tr("Send text to this host")});
    (isAllowed ? m_allowedHost : m_deniedHost) = host;
    return isAllowed ? m_services.network : nullptr;
}

void SearchController::endIndexing(const Result<IndexingReport> &report)
{
    m_frameTimer.stop();
    if (report)
        m_panel->showIndexingFinished(indexingText(*report));
    else if (report.error().code == ErrorCode::Interrupted)
        m_panel->showIndexingFinished(tr("Stopped; documents indexed so far remain in the index"));
    else
        m_panel->showIndexingFinished(tr("Indexing failed: %1").arg(explainErrorAt(report.error())));
    markStale();
}

void SearchController::open(const QString &path, int line)
{
    const DocumentPtr document = workspace() ? workspace()->workspace().document(path) : nullptr;
    if (!document)
        return m_messages.show(QStringLiteral("search"),
            {NoticeKind::Note, tr("%1 is not in this workspace").arg(path),
                tr("If the file was moved or deleted, update the index. Search also finds files outside the workspace, "
                   "which you cannot open here.")});
    Q_EMIT locationChosen({path, Range{{lineStart(document->text, line), line, 1}, {}}});
}

} // namespace outcrop
