// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/mainwindow.h"

#include "ui_mainwindow.h"

#include "app/context/promptcontext.h"
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/render/requestfigures.h"
#include "gui/base/dialogs.h"
#include "gui/base/fileexport.h"
#include "gui/documents/documentscontroller.h"
#include "gui/documents/targetopener.h"
#include "gui/documents/windowsession.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/tokencommands.h"
#include "gui/library/librarycommands.h"
#include "gui/panels/panelhost.h"
#include "gui/render/exportcontroller.h"
#include "gui/render/inputsform.h"
#include "gui/render/renderactions.h"
#include "gui/status/statusfields.h"
#include "gui/widgets/accentbutton.h"
#include "gui/widgets/readingorder.h"
#include "gui/window/adoptoffer.h"
#include "gui/window/attachmentscontroller.h"
#include "gui/window/editcostfooter.h"
#include "gui/window/foldertexts.h"
#include "gui/window/formatnotice.h"
#include "gui/window/importcontroller.h"
#include "gui/window/outsidelayers.h"
#include "gui/window/pickerbar.h"
#include "gui/window/promptinputscontroller.h"
#include "gui/window/templatesdialog.h"
#include "gui/window/viewswitcher.h"
#include "gui/window/windowtools.h"

#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QDockWidget>

#include <algorithm>

namespace outcrop {

namespace {

const QString openTopic = QStringLiteral("open");
const QString sampleTopic = QStringLiteral("sample");
const QString placeTopic = QStringLiteral("place");
const QString contextTopic = QStringLiteral("context");

/// Returns the name in the manifest, or the name of the folder if the manifest has none.
QString nameOf(const Workspace &workspace)
{
    const QString given = workspace.manifest().name;
    return given.isEmpty() ? workspace.name() : given;
}

} // namespace

MainWindow::MainWindow(WindowSettings &settings, Dialogs &dialogs, const SendServices &services, const PanelList &panels, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_dialogs(dialogs)
    , m_ui(std::make_unique<Ui::MainWindow>())
{
    m_ui->setupUi(this);
    m_watch = makeFolderWatch([this] { m_workspaces.scheduleReload(); });
    m_pickers = new PickerBar(this);
    m_status = new StatusFields(m_ui->statusBar);
    m_exports = std::make_unique<ExportController>(dialogs, settings, *m_ui->messages, this);
    m_fileExport = std::make_unique<FileExport>(dialogs, settings, *m_ui->messages, this);
    m_documents = std::make_unique<DocumentsController>(dialogs, *m_ui->messages, *m_ui->documents, this);
    m_livePipeline = std::make_unique<LivePipeline>(m_documents->sessions());
    m_targetOpener = std::make_unique<TargetOpener>(dialogs, *m_ui->messages, *m_ui->documents, this);
    m_tools = std::make_unique<WindowTools>(settings, this);
    m_outsideLayers = new OutsideLayers(settings, *m_ui->messages, this);
    m_libraryCommands = std::make_unique<LibraryCommands>(dialogs, *m_ui->messages, m_documents->sessions(), *m_ui->library, this);
    connect(m_exports.get(), &ExportController::findingsChanged, this, &MainWindow::updateProblems);
    setUpWindow();
    connectMenus();
    connectPanels();
    connectStrata();
    addRegisteredPanels(services, panels);
    connectTokens();
    connectTemplates();
    connectInputs();
    connectNotices();
    connectImports();
    connectDocuments();
    connectPipeline();
    connectLibrary();
    connectTour();
    connectTools();
    restoreWindow();
}

MainWindow::~MainWindow()
{
    m_libraryCommands.reset();
    m_livePipeline.reset();
    m_documents.reset(); // closing documents calls slots that use the tabs, so the documents are destroyed first
}

bool MainWindow::isIdle() const
{
    return !m_workspaces.isBusy() && m_livePipeline->isCurrent() && m_livePipeline->isChecked() && !m_exports->isRunning()
        && m_documents->isIdle() && m_libraryCommands->isIdle() && m_ui->strata->isIdle() && !m_fileExport->isRunning()
        && m_panels->isIdle() && m_inputs->isIdle() && m_attachments->isIdle() && m_editCosts->isIdle() && m_adoptOffer->isIdle() && m_formatNotice->isIdle() && m_imports->isIdle();
}

bool MainWindow::isClosing() const
{
    return m_canClose || m_documents->hasPendingAction();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_canClose && m_documents->hasUnsaved()) {
        event->ignore();
        return closeWhenSaved([] { });
    }
    storeSession();
    m_documents->setFolder({});
    m_settings.setGeometry(saveGeometry());
    m_views->storeLayouts();
    event->accept();
    Q_EMIT closed();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (TargetOpener::canOpen(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_targetOpener->openDroppedFiles(*event->mimeData());
    event->acceptProposedAction();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_ui->render->inputs().setCompact(ViewSwitcher::isSmall(event->size()));
    if (m_views)
        m_views->fitToWindow(event->size());
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocusInReadingOrder(*this, next);
}

void MainWindow::openFolder(const QString &folder)
{
    m_ui->messages->clear(sampleTopic);
    const QString path = QDir::cleanPath(QDir(folder).absolutePath());
    if (!m_showInOtherWindow || !m_showInOtherWindow(path))
        m_documents->runWhenSaved([this, path] { m_workspaces.open(path); });
}

void MainWindow::openTarget(const OpenTarget &target)
{
    m_target = target;
    if (target.folder == m_folder && !m_isWorkspacePending)
        showTarget();
    else
        openFolder(target.folder);
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
}

/// Shows the target if it is in the displayed workspace.
void MainWindow::showTarget()
{
    if (m_target.folder != m_folder)
        return;
    const OpenTarget target = std::exchange(m_target, {});
    if (target.path.isEmpty())
        return;
    m_views->showView(PanelView::Edit);
    m_ui->messages->clear(placeTopic);
    if (!m_ui->documents->openAt(target.path, 0))
        return m_targetOpener->openFile(QDir(m_folder).filePath(target.path));
    if (const EditSession *session = m_ui->documents->currentSession(); session && session->path() == target.path && target.line > 0)
        showLocation(target.path, offsetOf(target, session->text()));
}

void MainWindow::chooseFolder()
{
    const QString purpose = QStringLiteral("open");
    const QString folder = m_dialogs.chooseFolder(this, tr("Open Folder as Workspace"), m_settings.lastFolder(purpose));
    if (folder.isEmpty())
        return;
    m_settings.setLastFolder(purpose, folder);
    openFolder(folder);
}

void MainWindow::chooseSampleFolder()
{
    const QString purpose = QStringLiteral("sample");
    const QString proposedFolder = WorkspaceController::newSampleFolder(m_settings.lastFolder(purpose));
    const QString folder = m_dialogs.chooseNewFolder(this, tr("Create the Sample Workspace"), proposedFolder);
    if (folder.isEmpty())
        return;
    m_settings.setLastFolder(purpose, QFileInfo(folder).path());
    m_documents->runWhenSaved([this, folder] { m_workspaces.openSample(folder, m_fillSample); });
}

/// Passes the workspace on disk to the pipeline, which applies unsaved texts and updates the view.
void MainWindow::showWorkspace(const WorkspacePtr &workspace)
{
    m_ui->statusBar->clearMessage();
    m_ui->messages->clear(openTopic);
    m_outsideLayers->setWorkspace(workspace);
    m_adoptOffer->setWorkspace(workspace);
    m_imports->setWorkspace(workspace);
    if (!workspace)
        return showWelcome();
    if (workspace->folder == m_folder) {
        m_documents->reconcile(workspace->workspace(), m_saveCountAtRead);
    } else {
        if (!m_isWorkspacePending)
            m_previousFolder = m_folder;
        leaveWorkspace(workspace->folder);
        m_folder = workspace->folder;
        m_documents->setFolder(m_folder);
        m_targetOpener->setFolder(m_folder);
        m_watch->watch(m_folder);
        m_isWorkspacePending = true;
        showOpening(m_folder);
    }
    m_libraryCommands->setWorkspace(workspace);
    m_documents->fileUndo().setDisk(workspace->folder, workspace->workspace());
    m_livePipeline->setDisk(workspace);
}

/// Explains that the files of a coding agent are the layers, unless the panel with these files is visible.
void MainWindow::showContextMessage(const OpenedWorkspace &workspace)
{
    QStringList sentences = contextSentences(workspace);
    if (!sentences.isEmpty())
        sentences += tr("To use the files of another client, select the client in the Context view and press “Use in Edit”.");
    const QList<QDockWidget *> docks = m_panels->docksOf(PanelView::Context);
    const bool isShown = std::any_of(docks.begin(), docks.end(), [](const QDockWidget *dock) { return dock->isVisible(); });
    if (!sentences.isEmpty() && !isShown)
        m_ui->messages->show(contextTopic, {NoticeKind::Note, sentences.first(), sentences.mid(1).join(sentenceSeparator())},
            {{tr("Show context"), [this] { m_views->goTo(PanelView::Context); }}});
}

/// Hides the message of showContextMessage() when the panel with the files appears.
void MainWindow::hideContextMessage(bool isContextVisible)
{
    if (isContextVisible)
        m_ui->messages->clear(contextTopic);
}

/// Shows that a folder is being read, until its documents are shown.
void MainWindow::showOpening(const QString &folder)
{
    m_ui->opening->setTexts(tr("Opening %1…").arg(QDir(folder).dirName()), QDir::toNativeSeparators(folder), tr("Cancel"));
    updatePage();
}

/// Shows a message with a button if the folder is still being read. The open workspace can be used until then.
void MainWindow::offerToCancelOpening(const QString &folder)
{
    if (m_workspaces.isOpening() && m_workspaces.openedFolder() == folder)
        m_ui->messages->show(openTopic, {NoticeKind::Note, tr("Opening %1…").arg(QDir(folder).dirName()), QDir::toNativeSeparators(folder)},
            {{tr("Cancel"), [this] { cancelOpening(); }}});
}

/// Returns to the workspace that was shown before, or to the welcome page if there was none.
void MainWindow::cancelOpening()
{
    m_ui->statusBar->clearMessage();
    m_ui->messages->clear(openTopic);
    m_target = {};
    m_reopensDocuments = false;
    if (!m_isWorkspacePending) {
        m_workspaces.cancelOpening();
        updatePage();
        return Q_EMIT openingEnded(m_folder);
    }
    m_workspaces.close(); // the workspace was read but is not shown yet, and the session of the previous workspace was already stored
    if (!m_previousFolder.isEmpty())
        m_workspaces.open(m_previousFolder);
}

void MainWindow::showLiveState(const LiveState &state)
{
    if (!state.workspace)
        return;
    const QString name = nameOf(state.workspace->workspace());
    //: Window title; %1 is the name of the workspace. [*] marks unsaved changes.
    setWindowTitle(tr("%1[*] – Outcrop").arg(name));
    updateViews(state);
    m_status->setWorkspace(name, m_folder);
    m_renderActions->setProviders(state.workspace->catalog, m_livePipeline->job().provider);
    const bool isEntering = m_isWorkspacePending;
    if (isEntering)
        enterWorkspace();
    updatePage();
    if (isEntering && m_views->current() == PanelView::Edit)
        m_ui->documents->setFocus(Qt::OtherFocusReason); // the focus was on the start page
}

/// Updates the widgets that show findings. Editors keep equal findings, because their ranges have moved with the text.
void MainWindow::showFindings(const LiveState &state)
{
    m_ui->library->setTree(state.library);
    if (std::exchange(m_findings, state.findings) == state.findings && state.findings)
        return;
    m_ui->documents->setFindings(state.findings ? *state.findings : Diagnostics());
    updateProblems();
}

/// Updates the widgets that show the workspace; a state without a workspace means that none is open.
void MainWindow::updateViews(const LiveState &state)
{
    const Workspace workspace = state.workspace ? state.workspace->workspace() : Workspace();
    m_ui->documents->setWorkspace(workspace);
    m_tools->setWorkspace(state.workspace);
    m_panels->setWorkspace(state.workspace);
    if (m_templates)
        m_templates->setWorkspace(state.workspace);
    m_libraryCommands->setShownWorkspace(workspace);
    showFindings(state);
    m_pickers->setWorkspace(state.workspace, state.choices);
}

/// Restores the session. Called when the documents of a new workspace can be opened.
void MainWindow::enterWorkspace()
{
    m_isWorkspacePending = false;
    if (!m_views->hasEntered())
        showPanels(true);
    const PanelView view = m_views->current();
    restoreSession();
    m_views->showView(view); // opening documents shows the Edit view, so the stored view is shown last
    m_documents->findRecoveryFiles();
    m_settings.addRecentFolder(m_folder);
    showTarget();
    showContextMessage(*m_livePipeline->state().workspace);
    Q_EMIT folderChanged(m_folder);
}

void MainWindow::showWelcome()
{
    if (m_folder.isEmpty())
        return;
    leaveWorkspace({});
    showPanels(false);
    m_isWorkspacePending = false;
    m_folder.clear();
    Q_EMIT folderChanged({});
    m_documents->setFolder({});
    m_targetOpener->setFolder({});
    m_watch->watch({});
    m_livePipeline->setDisk(nullptr);
    setWindowTitle(tr("Outcrop[*]"));
    delete m_templates;
    m_libraryCommands->setWorkspace(nullptr);
    updateViews({});
    m_tokenCommands->setModel({}, {});
    m_ui->render->showEmptyState();
    m_ui->strata->clearContents();
    m_status->setWorkspace({}, {});
    m_status->clearRender();
    m_ui->welcome->setRecentFolders(m_settings.recentFolders());
    updatePage();
}

/// Hides the panels on the welcome page and restores them afterward.
void MainWindow::showPanels(bool isVisible)
{
    if (isVisible)
        return m_views->enter();
    m_views->leave();
    m_ui->pickerToolBar->hide();
    updateCenter();
}

/// Prepares the documents and the render panel for a view, before its docks are shown.
void MainWindow::prepareView(PanelView view)
{
    m_renderActions->setComparing(view == PanelView::Compare);
    if (auto *send = findChild<AccentButton *>(QStringLiteral("sendButton")))
        send->setPlain(view == PanelView::Evolve); // the main action of this view is to accept or to analyze
    m_documents->hideAppliedMessage();
    updateCenter();
}

/// Shows the documents in the Edit view, and messages in every view. The other views use the space for their panels.
void MainWindow::updateCenter()
{
    const bool showsPages = !m_views->hasEntered() || m_views->current() == PanelView::Edit;
    m_ui->pages->setVisible(showsPages);
    m_ui->center->setSizePolicy(QSizePolicy::Preferred, showsPages ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    m_ui->center->setVisible(showsPages || m_ui->messages->hasMessages());
}

void MainWindow::showOpenError(const QString &folder, const Error &error, bool isSample)
{
    m_ui->statusBar->clearMessage();
    const QString title = isSample ? tr("Cannot create the sample in %1") : tr("Cannot open %1");
    m_ui->messages->show(openTopic, {NoticeKind::Error, title.arg(QDir::toNativeSeparators(folder)), explainError(error)},
        {{tr("Choose another folder…"), [this, isSample] { isSample ? chooseSampleFolder() : chooseFolder(); }}});
    updatePage();
    Q_EMIT openingEnded(m_folder);
}

void MainWindow::showSampleError(const QString &folder, const Error &error)
{
    m_ui->messages->show(sampleTopic,
        {NoticeKind::Warning, tr("The sample in %1 has no records").arg(QDir::toNativeSeparators(folder)), explainError(error)});
}

/// Stores the session, and clears the texts, findings, export result and messages of the workspace. `nextFolder` is empty if none is opened.
void MainWindow::leaveWorkspace(const QString &nextFolder)
{
    storeSession();
    m_texts->setFolder(nextFolder);
    m_findings.reset();
    m_renderFindings.clear();
    m_exports->hideResult();
    m_ui->messages->clear(placeTopic);
    m_ui->messages->clear(contextTopic);
}

void MainWindow::storeSession()
{
    if (m_folder.isEmpty() || m_isWorkspacePending) // the documents of the new workspace are not open yet
        return;
    m_settings.setSession(m_folder, sessionOf(*m_ui->documents));
}

/// Restores the last session of the workspace. Opens README.md if there is none or the settings do not restore sessions.
void MainWindow::restoreSession()
{
    const QString readme = QStringLiteral("README.md");
    const bool isRestored = std::exchange(m_reopensDocuments, false) || m_settings.restoresSession();
    const auto left = isRestored ? m_settings.session(m_folder) : std::nullopt;
    openSessionDocuments(left.value_or(WorkspaceSession{{readme}, readme}), *m_ui->documents);
    DocumentView *view = m_ui->documents->current();
    if (!left && view && view->session()->text().contains(QLatin1String("](command:")))
        view->setPreviewVisible(true); // the links of a tour work only in the preview
}

void MainWindow::runCommand(const QString &name)
{
    if (name == QLatin1String("showProblems")) // the Problems dock has no action with this name
        return showProblems();
    if (QAction *command = findChild<QAction *>(name))
        command->trigger();
}

void MainWindow::fillRecentMenu()
{
    m_ui->menuRecent->clear();
    const QStringList folders = m_settings.recentFolders();
    for (const QString &folder : folders)
        m_ui->menuRecent->addAction(QDir::toNativeSeparators(folder), this, [this, folder] { openFolder(folder); });
    m_ui->menuRecent->addSeparator();
    QAction *clear = m_ui->menuRecent->addAction(tr("&Clear List"), this, [this] { m_settings.clearRecentFolders(); });
    clear->setObjectName(QStringLiteral("clearRecent"));
    clear->setEnabled(!folders.isEmpty());
}

void MainWindow::openDocument(const QString &path)
{
    m_ui->documents->open(path);
}

void MainWindow::showLocation(const QString &path, qsizetype offset)
{
    m_ui->messages->clear(placeTopic);
    if (!m_ui->documents->openAt(path, offset))
        m_ui->messages->show(placeTopic,
            {NoticeKind::Note, tr("%1 is not in this workspace").arg(path),
                tr("The document is built in, or was removed after the workspace was loaded. Press F5 to reload.")});
}

void MainWindow::showProblems()
{
    m_ui->problemsDock->show();
    m_ui->problemsDock->raise();
    m_cycle.focusPanel(m_ui->problemsDock);
}

void MainWindow::updateProblems()
{
    Diagnostics findings = m_findings ? *m_findings : Diagnostics();
    appendNewFindings(findings, m_renderFindings);
    m_exports->appendFindings(findings);
    sortByLocation(findings);
    m_ui->problems->setDiagnostics(findings);
    m_status->setProblems(countProblems(findings));
}

void MainWindow::updatePage()
{
    const bool isOpening = m_isWorkspacePending || (m_workspaces.isOpening() && !m_workspaces.isOpen());
    const bool hasWorkspace = m_workspaces.isOpen() && !isOpening;
    updateCenter();
    for (QAction *action : m_views->actions() + m_goToPanelActions)
        action->setEnabled(hasWorkspace);
    const QList<QWidget *> pages{m_ui->welcome, m_ui->noDocument, m_ui->documents};
    m_ui->pages->setCurrentWidget(isOpening ? m_ui->opening : pages.at(!hasWorkspace ? 0 : m_ui->documents->count() == 0 ? 1 : 2));
    for (QAction *action : {m_ui->reload, m_ui->exportBundles, m_ui->closeWorkspace, m_ui->filterLibrary, m_ui->editRequest, m_ui->showPrompt,
             m_ui->showRequest, m_ui->showLosses, m_ui->copyRender, m_ui->resetLayout})
        action->setEnabled(hasWorkspace);
    m_renderActions->setEnabled(hasWorkspace);
    m_ui->menuPanels->setEnabled(hasWorkspace);
    m_ui->strata->menu()->setEnabled(hasWorkspace);
    m_ui->newDocument->setEnabled(hasWorkspace);
    updateDocumentActions();
}

void MainWindow::updateDocumentActions()
{
    const EditSession *session = m_ui->documents->currentSession();
    for (QAction *action : {m_ui->closeDocument, m_ui->closeAllDocuments})
        action->setEnabled(session != nullptr);
    m_ui->save->setEnabled(session && !session->isReadOnly() && (session->isModified() || session->isUntitled()));
    m_ui->saveAs->setEnabled(session && !session->isReadOnly());
    m_ui->revert->setEnabled(session && session->isModified() && session->fileBytes());
    m_ui->saveAll->setEnabled(m_documents->hasUnsaved());
    m_documents->timeline().setCurrent(session);
    setWindowModified(m_documents->hasUnsaved());
}

void MainWindow::updateJob()
{
    RenderJob job = m_pickers->job();
    job.selection.request = m_ui->render->request();
    job.selection.attachments = m_attachments->paths();
    m_inputs->addTo(job.selection);
    m_livePipeline->setJob(job);
    m_panels->setJob(job);
    if (job.provider.isEmpty())
        m_ui->render->showEmptyState();
    else if (const WorkspacePtr &workspace = m_livePipeline->state().workspace)
        m_renderActions->setProviders(workspace->catalog, job.provider);
}

void MainWindow::showTemplates()
{
    if (!m_templates) {
        m_templates = new TemplatesDialog(this);
        m_templates->setAttribute(Qt::WA_DeleteOnClose);
        m_templates->setWorkspace(m_livePipeline->state().workspace);
        connect(m_templates, &TemplatesDialog::changeRequested, this,
            [this](const WorkspaceChange &change, const QString &title) { m_documents->apply(change.edits, title); });
        connect(m_templates, &TemplatesDialog::locationChosen, this, [this](const Location &place) { showLocation(place.file, place.range.start.offset); });
    }
    m_templates->show();
    m_templates->raise();
}

/// Exports the bundles after the latest text is processed, so that the bundles include it.
void MainWindow::exportBundles()
{
    m_livePipeline->runWhenCurrent(m_exports.get(), [this] {
        if (const WorkspacePtr &workspace = m_livePipeline->state().workspace)
            m_exports->start(workspace, m_livePipeline->job());
    });
}

void MainWindow::showRender(const RenderSnapshot &snapshot)
{
    const Json &chosenJson = snapshot.result().bundle.metadata;
    const RenderedRequest &request = snapshot.result().request;
    m_pickers->setDefaults(qString(chosenJson.value("agent", Json())), qString(chosenJson.value("profile", Json())), request.model);
    m_ui->render->showRender(snapshot);
    m_ui->strata->setPrompt(snapshot.workspace, snapshot.job, snapshot.sharedResult, incompleteText(snapshot.blockingFindings));
    m_tokenCommands->setModel(request.model, request.figures ? request.figures->counter : QString());
    m_status->setRender(snapshot);
    m_panels->setRender(snapshot);
    if (std::exchange(m_renderFindings, snapshot.result().diagnostics) != snapshot.result().diagnostics)
        updateProblems();
}

void MainWindow::showRenderError(const Error &error)
{
    m_ui->render->showError(error);
    m_status->clearRender();
    m_panels->setRenderError(error);
    m_tokenCommands->setModel({}, {});
    m_renderFindings = {{Severity::Error, QStringLiteral("render-failed"), error.message, error.location}};
    updateProblems();
}

} // namespace outcrop
