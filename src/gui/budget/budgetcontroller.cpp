// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/budgetcontroller.h"

#include "core/base/englishthread.h"
#include "core/base/explainerror.h"
#include "gui/base/fileexport.h"
#include "gui/base/windowsettings.h"
#include "gui/budget/versionsizes.h"
#include "gui/status/statusfields.h"
#include "gui/tasks/workers.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

namespace {

ProviderBudget budgetOf(
    const OpenedWorkspace &opened, RenderJob job, const QString &provider, const Frequency &frequency)
{
    if (provider != job.provider)
        job.model.clear(); // other providers have different models
    job.provider = provider;
    job.rendersDisplay = false;
    const Result<RenderResult> renderResult = renderPrompt(opened, job);
    if (!renderResult)
        return {{provider, job.model}, explainErrorAt(renderResult.error())};
    if (const std::optional<BudgetReport> report = budgetReport(renderResult->request, frequency))
        return {*report, {}};
    return {{provider, renderResult->request.model}, BudgetController::tr("Cannot count the tokens of this request. Choose another provider.")};
}

/// Returns the body sizes of the documents in tokens. Skips missing documents.
QHash<QString, SizePoint> sizesOf(
    const OpenedWorkspace &opened, const TokenCounter &counter, const QSet<QString> &paths)
{
    QHash<QString, SizePoint> sizes;
    const QDateTime now = QDateTime::currentDateTime();
    for (const QString &path : paths) {
        if (const DocumentPtr document = opened.workspace().document(path))
            sizes.insert(path, {now, counter.count(document->body().trimmed())});
    }
    return sizes;
}

bool hasSize(DocumentKind kind)
{
    return kind == DocumentKind::Layer || kind == DocumentKind::Agent || kind == DocumentKind::Skill;
}

QString fileName(BudgetPanel::Figure figure, FigureFormat format)
{
    const QStringList names{QStringLiteral("windows"), QStringLiteral("breakdown"), QStringLiteral("cache-plan"),
        QStringLiteral("history")};
    const QStringList ends{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")};
    return QStringLiteral("budget-%1.%2").arg(names.at(static_cast<int>(figure)), ends.at(static_cast<int>(format)));
}

} // namespace

QList<ProviderBudget> computeBudgets(
    const OpenedWorkspace &opened, const RenderJob &job, const Frequency &frequency, const std::stop_token &stop)
{
    const QStringList names = opened.providers();
    QList<ProviderBudget> budgets(names.size());
    ProviderBudget *const all = budgets.data();
    forEachOnWorkers(names.size(), [&](qsizetype index) {
        if (!stop.stop_requested())
            all[index] = budgetOf(opened, job, names.at(index), frequency);
    });
    return budgets;
}

PanelRegistration BudgetController::registration()
{
    return makeRegistration<BudgetController>(
        {QStringLiteral("budget"), tr("Budget"), tr("&Budget"), QStringLiteral("budget"),
            tr("Tokens and cost of the prompt for each model"), Qt::ALT | Qt::Key_6},
        PanelView::Budget, {PanelEvent::CurrentDocument, PanelEvent::Render, PanelEvent::Saved});
}

BudgetController::BudgetController(const DockContext &context)
    : DockController(context, new BudgetPanel(context.window))
    , m_files(context.files)
    , m_settings(context.settings)
    , m_panel(qobject_cast<BudgetPanel *>(panelWidget()))
    , m_task(this)
    , m_sizeTask(this)
    , m_versionTask(this)
{
    connect(m_panel, &BudgetPanel::figureChanged, this, &BudgetController::readVersions);
    connect(m_panel, &BudgetPanel::documentChosen, this, &DockController::documentChosen);
    connect(m_panel, &BudgetPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(m_panel, &BudgetPanel::exportRequested, this, &BudgetController::exportFigure);
    connect(m_panel, &BudgetPanel::libraryRequested, this,
        [this] { Q_EMIT commandRequested(QStringLiteral("filterLibrary")); });
    connect(&context.status, &StatusFields::budgetRequested, action(), &QAction::trigger);
    connect(m_panel, &BudgetPanel::frequencyChanged, this,
        &BudgetController::markStale); // session settings change the cost of the same requests
    setWorkspace(nullptr);
}

BudgetController::~BudgetController()
{
    m_stop.request_stop();
}

/// Loads the size history of another workspace. The budget is computed after the next render.
void BudgetController::handleWorkspaceChange()
{
    if (!workspace())
        return clear();
    if (workspace()->folder == m_folder)
        return;
    m_folder = workspace()->folder;
    clearVersionSizes();
    m_history = SizeHistory::fromBytes(m_settings.documentSizes(m_folder));
    for (const DocumentPtr &document : workspace()->workspace().documents()) {
        if (hasSize(document->kind))
            m_pathsToRecord += document->path; // the history contains the size at opening
    }
}

void BudgetController::setRender(const RenderSnapshot &snapshot)
{
    m_renderedWorkspace = snapshot.workspace;
    m_job = snapshot.job;
    m_model = snapshot.result().request.model;
    markStale();
    if (snapshot.isCurrent && !m_pathsToRecord.isEmpty())
        recordSizes(std::exchange(m_pathsToRecord, {}));
}

/// Replaces all budgets with the error, because the budgets of the other providers are also stale.
void BudgetController::setRenderError(const Error &error)
{
    m_task.discard();
    m_renderedWorkspace.reset();
    const ProviderBudget failed{{m_job.provider}, explainErrorAt(error)};
    m_panel->setProviders({failed}, failed.provider);
}

void BudgetController::setRenderStale()
{
    m_panel->setStale();
}

void BudgetController::clear()
{
    m_stop.request_stop();
    m_task.discard();
    m_sizeTask.discard();
    m_renderedWorkspace.reset();
    m_folder.clear();
    m_pathsToRecord.clear();
    clearVersionSizes();
    m_history = {};
    m_panel->clearContents();
}

/// Reads the versions, and starts a computation if there is a render. If a computation is running, schedules another one.
void BudgetController::refresh()
{
    readVersions();
    m_mustRepeat = m_task.isRunning();
    if (!m_renderedWorkspace || m_mustRepeat)
        return;
    m_stop = {};
    const auto work = [workspace = m_renderedWorkspace, job = m_job, frequency = m_panel->frequency(),
                          stop = m_stop.get_token()] { return computeBudgets(*workspace, job, frequency, stop); };
    m_task.run(work, [this](const QList<ProviderBudget> &budgets) { setBudgets(budgets); });
}

void BudgetController::setBudgets(const QList<ProviderBudget> &budgets)
{
    const bool isStale = m_mustRepeat;
    if (isStale)
        markStale();
    m_panel->setProviders(budgets, m_job.provider);
    if (isStale)
        m_panel->setStale();
}

void BudgetController::recordSizes(const QSet<QString> &paths)
{
    const TokenCounterPtr counter = counterFor(*m_renderedWorkspace, m_job.provider, m_model);
    m_sizeTask.run([workspace = m_renderedWorkspace, counter, paths] { return sizesOf(*workspace, *counter, paths); },
        [this, folder = m_renderedWorkspace->folder](const QHash<QString, SizePoint> &sizes) { addSizes(folder, sizes); });
}

void BudgetController::addSizes(const QString &folder, const QHash<QString, SizePoint> &sizes)
{
    bool hasChanged = false;
    for (auto size = sizes.cbegin(); size != sizes.cend(); ++size)
        hasChanged |= folder == m_folder && m_history.addPoint(size.key(), size.value());
    if (!hasChanged)
        return;
    m_settings.setDocumentSizes(m_folder, m_history.toBytes());
    showDocument();
}

void BudgetController::setCurrent(const QString &path)
{
    if (path != m_document)
        clearVersionSizes();
    m_document = path;
    showDocument();
    readVersions();
}

void BudgetController::clearVersionSizes()
{
    m_versionTask.discard();
    m_versionSizes.clear();
    m_versionSizesKey = {};
}

/// Reads the sizes of the earlier versions if the history is visible and the document or the tokenizer has changed.
void BudgetController::readVersions()
{
    const bool isShown = dock()->isVisible() && m_panel->figure() == BudgetPanel::Figure::History;
    const DocumentPtr document = isShown && m_renderedWorkspace ? m_renderedWorkspace->workspace().document(m_document) : nullptr;
    if (!document || !hasSize(document->kind))
        return;
    const TokenCounterPtr counter = counterFor(*m_renderedWorkspace, m_job.provider, m_model);
    const std::pair wanted(m_document, counter->name());
    if (std::exchange(m_versionSizesKey, wanted) == wanted)
        return;
    m_versionTask.run([folder = m_folder, path = m_document, counter] { return versionSizes(folder, path, *counter); },
        [this](const QList<SizePoint> &sizes) {
            m_versionSizes = sizes;
            showDocument();
        });
}

void BudgetController::showDocument()
{
    m_panel->setDocument(m_document, m_document.section(u'/', -1), mergeSizes(m_versionSizes, m_history.points(m_document)));
}

/// Returns a function that creates the file on a worker thread. A picture is the one that the window paints; a table for other programs is in English.
std::function<QByteArray()> BudgetController::makeFile(FigureFormat format) const
{
    if (format != FigureFormat::Csv)
        return [bytes = m_panel->toBytes(format)] { return bytes; };
    return [make = m_panel->figureMaker(), opened = m_renderedWorkspace, job = m_job, frequency = m_panel->frequency()] {
        const EnglishThread english;
        return toCsv(make(opened ? computeBudgets(*opened, job, frequency) : QList<ProviderBudget>()).table);
    };
}

void BudgetController::exportFigure(FigureFormat format)
{
    m_files.start({QStringLiteral("budget"), tr("Export Budget"), fileName(m_panel->figure(), format), tr("Budget exported"), makeFile(format)});
}

} // namespace outcrop
