// SPDX-License-Identifier: GPL-3.0-or-later
// The setup of the window: connections of actions and panels. Their behavior is in mainwindow.cpp.
#include "gui/window/mainwindow.h"

#include "ui_mainwindow.h"

#include "gui/base/dialogs.h"
#include "gui/base/fileexport.h"
#include "gui/base/sendservices.h"
#include "gui/documents/documentscontroller.h"
#include "gui/documents/navigationhistory.h"
#include "gui/documents/targetopener.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/editorcommands.h"
#include "gui/editor/findpanel.h"
#include "gui/editor/spelldictionary.h"
#include "gui/editor/texteditor.h"
#include "gui/editor/tokencommands.h"
#include "gui/forms/formcommands.h"
#include "gui/help/handbookwindow.h"
#include "gui/library/librarycommands.h"
#include "gui/look/icons.h"
#include "gui/panels/panelhost.h"
#include "gui/render/exportcontroller.h"
#include "gui/render/renderactions.h"
#include "gui/status/statusfields.h"
#include "gui/tour/guidedtour.h"
#include "gui/tour/tourcard.h"
#include "gui/widgets/taborder.h"
#include "gui/window/aboutdialog.h"
#include "gui/window/chippopups.h"
#include "gui/window/adoptoffer.h"
#include "gui/window/attachmentscontroller.h"
#include "gui/window/editcommands.h"
#include "gui/window/editcostfooter.h"
#include "gui/window/foldertexts.h"
#include "gui/window/formatnotice.h"
#include "gui/window/importcontroller.h"
#include "gui/window/importedpromptopener.h"
#include "gui/window/librarybadges.h"
#include "gui/window/notificationsdialog.h"
#include "gui/window/outsidelayers.h"
#include "gui/window/pickerbar.h"
#include "gui/window/promptinputscontroller.h"
#include "gui/window/undoactions.h"
#include "gui/window/viewswitcher.h"
#include "gui/window/windowtools.h"

#include <QApplication>
#include <QDir>
#include <QScreen>
#include <QTimer>

#include <chrono>

namespace outcrop {

void MainWindow::setUpWindow()
{
    setUpPickers();
    setUpDocks();
    setUpIcons();
    setUpPanelCycle();
    setUpPages();
}

void MainWindow::connectMenus()
{
    connectFileMenu();
    connectSaving();
    addUndoActions();
    connectEditMenu();
    connectViewMenu();
    connectThemes();
    connectRenderMenu();
    connectHelpMenu();
}

void MainWindow::setUpPickers()
{
    m_pickers->setObjectName(QStringLiteral("pickers"));
    m_ui->pickerToolBar->addWidget(m_pickers);
    connect(m_pickers, &PickerBar::changed, this, &MainWindow::updateJob);
    auto *popups = new ChipPopups(m_settings, this);
    for (ChipPicker *chip : m_pickers->chips())
        popups->add(chip);
}

void MainWindow::setUpDocks()
{
    m_views = new ViewSwitcher(*this, *m_ui->problemsDock, m_settings);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    addPanelActions(m_ui->libraryDock, QKeySequence(Qt::ALT | Qt::Key_1), m_ui->library);
    addPanelActions(m_ui->renderDock, QKeySequence(Qt::ALT | Qt::Key_2), m_ui->render);
    addPanelActions(m_ui->problemsDock, QKeySequence(Qt::ALT | Qt::Key_3), m_ui->problems);
    addPanelActions(m_ui->strataDock, QKeySequence(Qt::ALT | Qt::Key_4), m_ui->strata);
    m_ui->pickerToolBar->toggleViewAction()->setObjectName(QStringLiteral("pickersShown"));
    m_ui->menuPanels->addAction(m_ui->pickerToolBar->toggleViewAction());
}

/// Adds two commands to the menus: one shows or hides the panel; the other, with a shortcut, shows the panel and moves the focus to it.
void MainWindow::addPanelActions(QDockWidget *dock, const QKeySequence &keys, QWidget *focus)
{
    QAction *toggle = dock->toggleViewAction();
    toggle->setObjectName(focus->objectName() + QStringLiteral("Shown"));
    m_ui->menuPanels->addAction(toggle);
    connect(toggle, &QAction::triggered, this, [this, dock](bool isShown) {
        if (!isShown)
            return;
        dock->raise();
        m_cycle.focusPanel(dock);
    });
    auto *goMenuAction = new QAction(this); // setUpIcons() sets the text and the icon
    goMenuAction->setObjectName(QStringLiteral("goTo-") + focus->objectName());
    goMenuAction->setShortcut(keys);
    goMenuAction->setToolTip(tr("Show this panel and move the focus to it"));
    goMenuAction->setStatusTip(goMenuAction->toolTip());
    m_goToPanelActions += goMenuAction;
    m_ui->menuGoTo->addAction(goMenuAction);
    connect(goMenuAction, &QAction::triggered, this, [this, dock] {
        dock->show();
        dock->raise();
        m_cycle.focusPanel(dock);
    });
}

/// Sets the docks of each view, its commands and their effects. Called when all panels exist.
void MainWindow::setUpViews()
{
    using Arrangement = ViewColumn::Arrangement;
    m_views->setColumns(PanelView::Edit, {{Qt::LeftDockWidgetArea, {m_ui->strataDock, m_ui->libraryDock}, 18, Arrangement::Stack},
                                             {Qt::RightDockWidgetArea, {m_ui->renderDock}, 35}});
    m_views->setColumns(PanelView::Compare, {{Qt::BottomDockWidgetArea, {m_ui->renderDock}}});
    for (PanelView view : {PanelView::Context, PanelView::Budget, PanelView::Evolve})
        m_views->setColumns(view, {{Qt::BottomDockWidgetArea, m_panels->docksOf(view)}});
    m_views->setColumns(PanelView::Test, {{Qt::BottomDockWidgetArea, m_panels->docksOf(PanelView::Test), 70}, {Qt::BottomDockWidgetArea, {m_ui->renderDock}, 30}}); // the render dock has the task
    m_views->setColumns(PanelView::Library, {{Qt::BottomDockWidgetArea, {m_ui->libraryDock}, 24}, {Qt::BottomDockWidgetArea, m_panels->docksOf(PanelView::Library), 76}});
    connect(m_views, &ViewSwitcher::viewChanged, this, &MainWindow::prepareView);
    connect(m_views, &ViewSwitcher::focusRequested, this, [this](QDockWidget *dock) { m_cycle.focusPanel(dock ? static_cast<QWidget *>(dock) : m_ui->pages); });
    connect(m_ui->messages, &MessageArea::changed, this, &MainWindow::updateCenter);
    connect(m_ui->documents, &DocumentTabs::documentShown, m_views, [this] { m_views->showView(PanelView::Edit); });
    QAction *first = m_ui->menuView->actions().value(0);
    m_ui->menuView->insertActions(first, m_views->actions());
    m_ui->menuView->insertSeparator(first);
}

void MainWindow::setUpIcons()
{
    const QList<std::pair<QAction *, const char *>> icons = {{m_ui->openFolder, "folder-open"},
        {m_ui->createSample, "folder-sample"}, {m_ui->newDocument, "new"}, {m_ui->save, "save"},
        {m_ui->saveAs, "save"}, {m_ui->saveAll, "save"}, {m_ui->revert, "undo"}, {m_ui->reload, "reload"}, {m_ui->exportBundles, "export"},
        {m_ui->closeDocument, "close"}, {m_ui->copy, "copy"}, {m_ui->copyRender, "copy"},
        {m_ui->filterLibrary, "filter"}, {m_ui->menuRecent->menuAction(), "layers"}};
    for (const auto &[action, name] : icons)
        action->setIcon(lineIcon(QLatin1String(name)));
    const QList<std::pair<QString, const char *>> panels{ // the panels have the order of setUpDocks()
        {tr("Go to Library"), "library"}, {tr("Go to Render"), "providers"}, {tr("Go to Problems"), "warning"}, {tr("Go to Strata"), "layers"}};
    for (qsizetype at = 0; at < m_goToPanelActions.size(); ++at) {
        m_goToPanelActions.at(at)->setText(panels.at(at).first);
        m_goToPanelActions.at(at)->setIcon(lineIcon(QLatin1String(panels.at(at).second)));
    }
}

void MainWindow::setUpPanelCycle()
{
    moveInTabOrder(m_ui->strata, m_ui->library->focusProxy()); // Qt omits a panel with a menu from the tab order
    m_cycle.add(m_ui->strataDock, m_ui->strata);
    m_cycle.add(m_ui->libraryDock, m_ui->library);
    m_cycle.add(m_ui->pages, m_ui->documents);
    m_cycle.add(m_ui->problemsDock, m_ui->problems);
    m_cycle.add(m_ui->renderDock, m_ui->render);
    m_cycle.add(m_ui->pickerToolBar, m_pickers);
}

void MainWindow::setUpPages()
{
    m_ui->noDocument->setTexts(tr("No document is open"),
        tr("Open a document from the Library, or click text in the prompt to go to its source."), tr("Go to the Library"));
    connect(m_ui->noDocument, &EmptyState::actionTriggered, this, [this] { m_goToPanelActions.constFirst()->trigger(); }); // the first action goes to the Library
    connect(m_ui->opening, &EmptyState::actionTriggered, this, &MainWindow::cancelOpening);
    connect(m_ui->welcome, &WelcomePage::openRequested, this, &MainWindow::chooseFolder);
    connect(m_ui->welcome, &WelcomePage::sampleRequested, this, &MainWindow::chooseSampleFolder);
    connect(m_ui->welcome, &WelcomePage::folderChosen, this, &MainWindow::openFolder);
}

void MainWindow::connectFileMenu()
{
    connect(m_ui->openFolder, &QAction::triggered, this, &MainWindow::chooseFolder);
    connect(m_ui->createSample, &QAction::triggered, this, &MainWindow::chooseSampleFolder);
    connect(m_ui->menuRecent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(m_ui->reload, &QAction::triggered, &m_workspaces, &WorkspaceController::reload);
    connect(m_ui->exportBundles, &QAction::triggered, this, &MainWindow::exportBundles);
    connect(m_ui->closeWorkspace, &QAction::triggered, this, [this] { m_documents->runWhenSaved([this] { m_workspaces.close(); }); });
    connect(m_ui->newWindow, &QAction::triggered, this, &MainWindow::newWindowRequested);
    connect(m_ui->quit, &QAction::triggered, this, &MainWindow::quitRequested);
}

void MainWindow::connectSaving()
{
    DocumentsController *flow = m_documents.get();
    connect(m_ui->newDocument, &QAction::triggered, flow, &DocumentsController::createDocument);
    connect(m_ui->save, &QAction::triggered, flow, qOverload<>(&DocumentsController::save));
    connect(m_ui->saveAs, &QAction::triggered, flow, &DocumentsController::saveAs);
    connect(m_ui->saveAll, &QAction::triggered, flow, &DocumentsController::saveAll);
    connect(m_ui->revert, &QAction::triggered, flow, &DocumentsController::revert);
    connect(m_ui->closeAllDocuments, &QAction::triggered, flow, &DocumentsController::closeAll);
    connect(m_ui->closeDocument, &QAction::triggered, flow, [this, flow] {
        if (EditSession *session = m_ui->documents->currentSession())
            flow->close(session);
    });
}

/// Adds Undo and Redo.
void MainWindow::addUndoActions()
{
    auto *actions = new UndoActions(m_documents->timeline(), this);
    QAction *first = m_ui->menuEdit->actions().value(0);
    m_ui->menuEdit->insertActions(first, {actions->undo(), actions->redo()});
    m_ui->menuEdit->insertSeparator(first);
    connect(actions, &UndoActions::messageRequested, this, [this](const QString &text) { m_ui->statusBar->showMessage(text, 8000); });
}

/// Returns the completions at an offset, for the workspace with unsaved edits; none if no workspace is open.
Completions MainWindow::completionsFor(const EditSession &session, qsizetype offset) const
{
    const WorkspacePtr workspace = m_livePipeline->state().workspace;
    if (!workspace)
        return {};
    const DocumentPtr document = workspace->workspace().document(session.path());
    return completionsAt(*workspace, session.path(), document ? document->kind : DocumentKind::Text, session.text(), offset);
}

void MainWindow::connectEditMenu()
{
    auto *editorCommands = new EditorCommands(this);
    editorCommands->setTabs(m_ui->documents);
    editorCommands->addToEditMenu(m_ui->menuEdit);
    editorCommands->addToViewMenu(m_ui->menuView);
    editorCommands->addToFileMenu(m_ui->menuFile, m_ui->closeDocument);
    editorCommands->setCompletions([this](const EditSession &session, qsizetype offset) { return completionsFor(session, offset); });
    editorCommands->setFileChooser([this](const QString &title, const QString &start) {
        return m_dialogs.chooseFileToWrite(this, title, QDir(m_folder).filePath(start));
    });
    auto *forms = new FormCommands(m_settings, *m_ui->documents, this);
    forms->addTo(m_ui->menuView);
    connect(m_livePipeline.get(), &LivePipeline::stateChanged, forms, &FormCommands::setLiveState);
    connect(m_livePipeline.get(), &LivePipeline::checked, forms, &FormCommands::setLiveState);
    auto *finding = new FindPanel(this);
    finding->setSource([this] { return m_livePipeline->state().workspace ? m_livePipeline->state().workspace->workspace() : Workspace(); });
    m_texts = std::make_unique<FolderTexts>(*m_ui->render, *m_ui->library, *m_ui->problems, *finding);
    m_ui->menuEdit->addAction(addFindDock(this, m_ui->problemsDock, finding));
    connect(finding, &FindPanel::replaceRequested, m_documents.get(), &DocumentsController::apply);
    connect(finding, &FindPanel::locationChosen, this, [this](const QString &path, qsizetype start, qsizetype end) {
        if (m_ui->documents->openAt(path, start))
            m_ui->documents->current()->activeEditor()->select(start, end);
    });
    connect(m_ui->copy, &QAction::triggered, this, [this] { copyFromWidget(focusWidget()); });
    connect(m_ui->selectAll, &QAction::triggered, this, [this] { selectAllInWidget(focusWidget()); });
    connect(m_ui->filterLibrary, &QAction::triggered, this, [this] {
        m_goToPanelActions.constFirst()->trigger(); // the first action goes to the Library
        m_ui->library->focusFilter();
    });
}

void MainWindow::connectViewMenu()
{
    connect(m_ui->nextPanel, &QAction::triggered, this, [this] { m_cycle.focusNext(); });
    connect(m_ui->previousPanel, &QAction::triggered, this, [this] { m_cycle.focusPrevious(); });
    connect(m_ui->resetLayout, &QAction::triggered, m_views, &ViewSwitcher::resetLayout);
    const auto zoom = [this](int points) {
        EditorOptions options = m_editorOptions;
        options.zoom = std::clamp(points, -6, 24);
        setEditorOptions(options);
    };
    connect(m_ui->wrapLines, &QAction::triggered, this, [this](bool isWrapped) {
        EditorOptions options = m_editorOptions;
        options.wrapsLines = isWrapped;
        setEditorOptions(options);
    });
    connect(m_ui->zoomIn, &QAction::triggered, this, [this, zoom] { zoom(m_editorOptions.zoom + 1); });
    connect(m_ui->zoomOut, &QAction::triggered, this, [this, zoom] { zoom(m_editorOptions.zoom - 1); });
    connect(m_ui->zoomReset, &QAction::triggered, this, [zoom] { zoom(0); });
    connect(m_ui->fullScreen, &QAction::triggered, this, [this](bool isFullScreen) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, isFullScreen)); });
}

void MainWindow::connectLibrary()
{
    m_libraryCommands->addTo(m_ui->menuFile, m_ui->openFolder);
    m_libraryCommands->setJobSource([this] { return m_livePipeline->job(); });
    connect(m_libraryCommands.get(), &LibraryCommands::filesChanged, &m_workspaces, &WorkspaceController::reload);
    connect(m_libraryCommands.get(), &LibraryCommands::historyRequested, this, [this](const QString &path) {
        openDocument(path);
        runCommand(QStringLiteral("showHistory"));
    });
    connect(m_ui->strata, &StrataPanel::documentMenuRequested, m_libraryCommands.get(), &LibraryCommands::addDocumentMenu);
    connect(m_ui->library, &LibraryPanel::moveRequested, this, [this](const QString &path, const QString &beside) {
        m_ui->strataDock->show(); // the user accepts or rejects the proposal in the Strata panel
        m_ui->strataDock->raise();
        m_ui->strata->proposeMoveBeside(path, beside);
    });
    FileUndo *undo = &m_documents->fileUndo();
    connect(m_libraryCommands.get(), &LibraryCommands::changeWritten, undo, &FileUndo::add);
    connect(m_libraryCommands.get(), &LibraryCommands::fileTrashed, undo, &FileUndo::addDeletion);
    connect(undo, &FileUndo::filesChanged, &m_workspaces, &WorkspaceController::reload);
    connect(m_libraryCommands.get(), &LibraryCommands::created, this, [this](const QString &path) {
        openDocument(path);
        m_ui->documents->setFocus(Qt::OtherFocusReason);
    });
    connect(m_libraryCommands.get(), &LibraryCommands::renamed, this, [this] {
        if (const DocumentView *current = m_ui->documents->current())
            m_libraryCommands->setCurrent(current->path());
    });
    connect(m_libraryCommands.get(), &LibraryCommands::deleted, this, [this](const QString &path) {
        if (EditSession *session = m_documents->sessions().find(path))
            m_documents->close(session);
    });
}

/// Connects the tour, which runs the same commands as links in documents.
void MainWindow::connectTour()
{
    const auto workspace = [this] { return m_livePipeline->state().workspace ? m_livePipeline->state().workspace->workspace() : Workspace(); };
    auto *tour = new GuidedTour(TourContext{*this, *m_ui->documents, *m_ui->messages, m_settings, m_views->actions(), workspace});
    m_ui->menuHelp->insertAction(m_ui->menuHelp->actions().value(1), tour->action());
    m_cycle.add(tour->card(), tour->card());
    connect(tour, &GuidedTour::commandRequested, this, &MainWindow::runCommand);
    connect(tour, &GuidedTour::documentShown, m_ui->strata, &StrataPanel::select);
    connect(tour, &GuidedTour::sampleRequested, this, &MainWindow::chooseSampleFolder);
    connect(this, &MainWindow::folderChanged, tour, &GuidedTour::enterFolder);
}

/// Connects the tools. Called last, because the user's shortcuts apply only to existing actions.
void MainWindow::connectTools()
{
    m_tools->addTo({m_ui->menuFile, m_ui->menuRecent->menuAction(), m_ui->menuEdit, m_ui->menuView,
                       m_ui->menuPanels->menuAction()},
        m_ui->documents);
    m_ui->menuView->insertActions(m_ui->menuPanels->menuAction(), (new NavigationHistory(*m_ui->documents))->actions());
    const auto write = [this] { m_ui->documents->setFocus(Qt::ShortcutFocusReason); };
    connect(m_tools.get(), &WindowTools::documentRequested, this, &MainWindow::openDocument);
    connect(m_tools.get(), &WindowTools::documentRequested, this, write);
    connect(m_tools.get(), &WindowTools::locationRequested, this, &MainWindow::showLocation);
    connect(m_tools.get(), &WindowTools::locationRequested, this, write);
    connectSettings();
    connect(m_ui->documents, &QTabWidget::currentChanged, m_tools.get(), [this] {
        const DocumentView *current = m_ui->documents->current();
        m_tools->addRecentDocument(current ? current->path() : QString());
        m_libraryCommands->setCurrent(current ? current->path() : QString());
    });
    m_tools->setLanguages(SpellDictionary::languages);
    m_tools->start();
}

void MainWindow::connectRenderMenu()
{
    const auto showTab = [this](RenderPanel::Tab tab) {
        m_ui->renderDock->show();
        m_ui->render->showTab(tab);
    };
    connect(m_ui->editRequest, &QAction::triggered, this, [this] {
        m_ui->renderDock->show();
        m_ui->render->focusRequest();
    });
    connect(m_ui->showPrompt, &QAction::triggered, this, [=] { showTab(RenderPanel::Tab::Prompt); });
    connect(m_ui->showRequest, &QAction::triggered, this, [=] { showTab(RenderPanel::Tab::Request); });
    connect(m_ui->showLosses, &QAction::triggered, this, [=] { showTab(RenderPanel::Tab::Losses); });
    connect(m_ui->copyRender, &QAction::triggered, m_ui->render, &RenderPanel::copy);
    m_renderActions = std::make_unique<RenderActions>(
        *m_ui->render, *m_livePipeline, m_dialogs, m_settings, *m_ui->messages, this);
    m_renderActions->addTo(m_ui->menuRender, m_ui->showLosses);
    m_renderActions->setFollowedDocuments(*m_ui->documents);
    connect(m_renderActions.get(), &RenderActions::panelRequested, m_ui->renderDock, &QDockWidget::show);
    connect(m_renderActions.get(), &RenderActions::panelRequested, m_ui->renderDock, &QDockWidget::raise);
}

void MainWindow::connectHelpMenu()
{
    connect(m_ui->showHandbook, &QAction::triggered, this, [this] {
        const QString topic = handbookTopicFor(QApplication::focusWidget());
        auto *handbook = findChild<HandbookWindow *>(QString(), Qt::FindDirectChildrenOnly);
        if (!handbook)
            handbook = new HandbookWindow(this);
        handbook->showTopic(topic);
        handbook->show();
        handbook->raise();
        handbook->activateWindow();
    });
    connect(m_ui->about, &QAction::triggered, this, [this] {
        auto *dialog = new AboutDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(m_ui->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void MainWindow::connectPanels()
{
    const auto read = [this] { m_ui->documents->setFocus(Qt::OtherFocusReason); };
    connect(m_ui->library, &LibraryPanel::reloadRequested, m_ui->reload, &QAction::trigger);
    connect(m_ui->library, &LibraryPanel::documentChosen, this, &MainWindow::openDocument);
    connect(m_ui->library, &LibraryPanel::documentFocusRequested, this, read);
    connect(m_ui->problems, &ProblemsPanel::locationChosen, this, [this](const Location &place) { showLocation(place.file, place.range.start.offset); });
    connect(m_ui->problems, &ProblemsPanel::documentFocusRequested, this, read);
    connect(m_ui->render, &RenderPanel::requestChanged, this, &MainWindow::updateJob);
    connect(m_ui->render, &RenderPanel::sourceChosen, this, &MainWindow::showLocation);
}

void MainWindow::connectStrata()
{
    connect(m_ui->strata, &StrataPanel::exportRequested, this, [this] {
        m_fileExport->start({QStringLiteral("strata"), tr("Export Strata as SVG"), QStringLiteral("strata.svg"),
            tr("Strata exported"), [svg = m_ui->strata->toSvg()] { return svg; }});
    });
    m_ui->menuBar->insertMenu(m_ui->menuRender->menuAction(), m_ui->strata->menu());
    m_ui->strata->menu()->addAction(m_outsideLayers->action());
    connect(m_outsideLayers, &OutsideLayers::decisionChanged, &m_workspaces, &WorkspaceController::reload);
    m_workspaces.setAllowedFiles([this](const QString &folder) { return m_settings.allowedExternalLayers(folder); });
    connect(m_ui->strata, &StrataPanel::documentChosen, this, &MainWindow::openDocument);
    connect(m_ui->strata, &StrataPanel::documentFocusRequested, this, [this] { m_ui->documents->setFocus(Qt::OtherFocusReason); });
    connect(m_ui->strata, &StrataPanel::requestChosen, m_ui->editRequest, &QAction::trigger);
    connect(m_ui->strata, &StrataPanel::moveAccepted, this, [this](const WorkspaceChange &change, const QString &title) { m_documents->apply(change.edits, title); });
    connect(m_ui->strata, &StrataPanel::commandRequested, this, &MainWindow::runCommand);
    connect(m_ui->strata, &StrataPanel::newLayerRequested, m_libraryCommands.get(), &LibraryCommands::askForNewLayer);
}

void MainWindow::addRegisteredPanels(const SendServices &services, const PanelList &panels)
{
    m_fillSample = services.fillSample;
    const DockContext place{this, m_ui->problemsDock, m_ui->menuRender, m_ui->pickerToolBar, m_dialogs, m_settings,
        *m_documents, *m_fileExport, *m_ui->messages, *m_status, std::make_shared<const SendServices>(services)};
    m_panels = std::make_unique<PanelHost>(place, panels, m_ui->menuGoTo, m_cycle);
    m_ui->menuView->insertSeparator(m_ui->menuPanels->menuAction()); // the commands that switch documents are inserted after the separator
    connectRegisteredPanels();
    setUpViews();
}

void MainWindow::connectRegisteredPanels()
{
    PanelHost *panels = m_panels.get();
    connect(panels, &PanelHost::documentChosen, this, &MainWindow::openDocument);
    for (QDockWidget *dock : panels->docksOf(PanelView::Context))
        connect(dock, &QDockWidget::visibilityChanged, this, &MainWindow::hideContextMessage);
    connect(panels, &PanelHost::locationChosen, this, [this](const Location &place) { showLocation(place.file, place.range.start.offset); });
    connect(panels, &PanelHost::documentFocusRequested, this, [this] { m_ui->documents->setFocus(Qt::OtherFocusReason); });
    connect(panels, &PanelHost::newDocumentRequested, this, [this](const QString &templateId) { m_libraryCommands->askForNewDocument(templateId); });
    connect(panels, &PanelHost::filesWritten, &m_workspaces, &WorkspaceController::reload);
    connect(panels, &PanelHost::requestEnded, this, &MainWindow::requestEnded);
    connect(panels, &PanelHost::contextClientChosen, this, [this](const QString &client) {
        m_workspaces.useContextClient(client);
        m_views->goTo(PanelView::Edit);
    });
    connect(panels, &PanelHost::filesWritten, m_ui->strata, &StrataPanel::readHistory);
    connect(panels, &PanelHost::commandRequested, this, &MainWindow::runCommand);
    connect(panels, &PanelHost::badgeChanged, m_views, &ViewSwitcher::setBadge);
    connect(panels, &PanelHost::editedWorkspaceRequested, this, [this](DockController *panel) {
        m_livePipeline->runWhenCurrent(panel, [this, panel] {
            if (const WorkspacePtr &workspace = m_livePipeline->state().workspace)
                panel->useEditedWorkspace(workspace, m_livePipeline->job());
        });
    });
    connect(m_ui->documents, &QTabWidget::currentChanged, panels, [this] {
        const DocumentView *current = m_ui->documents->current();
        m_panels->setCurrent(current ? current->path() : QString());
    });
    connect(m_documents.get(), &DocumentsController::saved, panels, &PanelHost::handleSaved);
}

void MainWindow::connectTokens()
{
    m_tokenCommands = new TokenCommands(*m_ui->documents, *m_ui->messages, this);
    m_ui->menuView->insertAction(m_ui->wrapLines, m_tokenCommands->action());
}

void MainWindow::connectTemplates()
{
    auto *show = new QAction(lineIcon(QStringLiteral("configuration")), tr("Prompt Templ&ates…"), this);
    show->setObjectName(QStringLiteral("showTemplates"));
    show->setToolTip(tr("Show and change the mode of each prompt type: structured or unstructured"));
    show->setStatusTip(show->toolTip());
    m_ui->menuRender->addAction(show);
    connect(show, &QAction::triggered, this, &MainWindow::showTemplates);
}

void MainWindow::connectInputs()
{
    m_editCosts = new EditCostFooter(*m_ui->documents, *m_livePipeline, this);
    m_inputs = new PromptInputsController(m_ui->render->inputs(), *m_livePipeline, m_dialogs, *m_ui->messages, this);
    connect(m_inputs, &PromptInputsController::valuesChanged, this, &MainWindow::updateJob);
    connect(m_inputs, &PromptInputsController::changeRequested, m_documents.get(), &DocumentsController::apply);
    connect(m_inputs, &PromptInputsController::filesWritten, &m_workspaces, &WorkspaceController::reload);
    m_attachments = new AttachmentsController(*m_ui->render, *m_livePipeline, m_dialogs, *m_ui->messages, this);
    connect(m_attachments, &AttachmentsController::changed, this, &MainWindow::updateJob);
    connect(m_attachments, &AttachmentsController::filesNeeded, &m_workspaces, &WorkspaceController::reload);
    m_workspaces.setAttachedFiles([this] { return m_attachments->paths(); });
}

/// Connects the messages that offer an action, the library badges, and the list of messages.
void MainWindow::connectNotices()
{
    m_adoptOffer = new AdoptOffer(m_settings, *m_ui->messages, this);
    m_adoptOffer->addTo(m_ui->menuFile, m_ui->exportBundles);
    connect(m_adoptOffer, &AdoptOffer::written, &m_documents->fileUndo(), &FileUndo::add);
    connect(m_adoptOffer, &AdoptOffer::filesWritten, &m_workspaces, &WorkspaceController::reload);
    connect(m_ui->strata, &StrataPanel::adoptionRequested, m_adoptOffer, &AdoptOffer::reviewFolder);
    m_formatNotice = new FormatNotice(*m_ui->messages, *m_livePipeline, this);
    connect(m_formatNotice, &FormatNotice::automaticRequested, m_pickers, &PickerBar::resetFormat);
    new LibraryBadges(*m_ui->library, m_documents->sessions(), *m_livePipeline, this);
    auto *show = new QAction(lineIcon(QStringLiteral("note")), tr("Notifications…"), this);
    show->setObjectName(QStringLiteral("showNotifications"));
    show->setToolTip(tr("List the notifications of this window, including closed ones"));
    show->setStatusTip(show->toolTip());
    m_ui->menuView->insertAction(m_ui->wrapLines, show);
    connect(show, &QAction::triggered, this, [this] {
        auto *dialog = findChild<NotificationsDialog *>(QString(), Qt::FindDirectChildrenOnly);
        if (!dialog)
            dialog = new NotificationsDialog(*m_ui->messages, this);
        dialog->show();
        dialog->raise();
        dialog->activateWindow();
    });
}

/// Connects the import of files from other tools.
void MainWindow::connectImports()
{
    m_imports = new ImportController(m_dialogs, m_settings, *m_ui->messages, this);
    m_imports->addTo(m_ui->menuFile, m_ui->exportBundles);
    connect(m_imports, &ImportController::written, &m_documents->fileUndo(), &FileUndo::add);
    connect(m_imports, &ImportController::filesWritten, &m_workspaces, &WorkspaceController::reload);
    connect(m_imports, &ImportController::folderRequested, this, &MainWindow::openFolder);
    connect(m_ui->welcome, &WelcomePage::importRequested, m_imports, &ImportController::importIntoFolder);
    connect(m_targetOpener.get(), &TargetOpener::importRequested, m_imports, &ImportController::importPath);
    auto *opener = new ImportedPromptOpener(*m_pickers, *m_ui->render, *m_attachments, *m_livePipeline, this);
    connect(opener, &ImportedPromptOpener::documentChosen, this, &MainWindow::openDocument);
    connect(m_imports, &ImportController::openRequested, opener, &ImportedPromptOpener::open);
    connect(m_libraryCommands.get(), &LibraryCommands::importedPromptRequested, opener, &ImportedPromptOpener::open);
}

void MainWindow::connectDocuments()
{
    connect(m_ui->documents, &DocumentTabs::countChanged, this, &MainWindow::updatePage);
    connect(m_ui->documents, &DocumentTabs::problemsRequested, this, &MainWindow::showProblems);
    connect(m_ui->documents, &QTabWidget::currentChanged, this, [this] {
        if (const DocumentView *current = m_ui->documents->current()) {
            m_ui->library->select(current->path());
            m_ui->strata->select(current->path());
        }
        updateDocumentActions();
    });
    connect(m_ui->documents, &DocumentTabs::linkChosen, m_targetOpener.get(), &TargetOpener::followLink);
    connect(m_targetOpener.get(), &TargetOpener::folderChosen, this, &MainWindow::openFolder);
    connect(m_targetOpener.get(), &TargetOpener::panelChosen, this, &MainWindow::runCommand);
    setAcceptDrops(true);
    connect(&m_documents->sessions(), &EditSessions::modifiedChanged, this, &MainWindow::updateDocumentActions);
    connect(m_documents.get(), &DocumentsController::saved, m_ui->strata, &StrataPanel::readHistory);
    connect(m_documents.get(), &DocumentsController::saved, this, [this](const QString &path) {
        m_ui->statusBar->showMessage(tr("Saved %1").arg(path), 4000);
        m_workspaces.reload();
    });
}

void MainWindow::connectPipeline()
{
    connect(&m_workspaces, &WorkspaceController::opening, this, [this](const QString &folder) {
        m_saveCountAtRead = m_documents->saveCount();
        if (folder != m_folder)
            m_ui->statusBar->showMessage(tr("Loading %1…").arg(QDir::toNativeSeparators(folder)));
        if (m_folder.isEmpty())
            showOpening(folder);
        else if (folder != m_folder)
            QTimer::singleShot(std::chrono::seconds(1), this, [this, folder] { offerToCancelOpening(folder); });
    });
    connect(&m_workspaces, &WorkspaceController::changed, this, &MainWindow::showWorkspace);
    connect(&m_workspaces, &WorkspaceController::failed, this, &MainWindow::showOpenError);
    connect(&m_workspaces, &WorkspaceController::sampleIncomplete, this, &MainWindow::showSampleError);
    const LivePipeline *livePipeline = m_livePipeline.get();
    connect(livePipeline, &LivePipeline::stateChanged, this, &MainWindow::showLiveState);
    connect(livePipeline, &LivePipeline::checked, this, &MainWindow::showFindings);
    connect(livePipeline, &LivePipeline::rendered, this, &MainWindow::showRender);
    connect(livePipeline, &LivePipeline::failed, this, &MainWindow::showRenderError);
    connect(livePipeline, &LivePipeline::outdated, m_ui->render, &RenderPanel::showStale);
    connect(livePipeline, &LivePipeline::outdated, m_status, &StatusFields::setStale);
    connect(livePipeline, &LivePipeline::outdated, m_panels.get(), &PanelHost::setRenderStale);
    connect(m_status, &StatusFields::problemsRequested, this, &MainWindow::showProblems);
    connect(m_status, &StatusFields::lossesRequested, m_ui->showLosses, &QAction::trigger);
}

void MainWindow::restoreWindow()
{
    applySettings();
    if (!restoreGeometry(m_settings.geometry()))
        resize(size().boundedTo(screen()->availableSize() * 95 / 100)); // the default size may exceed the screen
    showPanels(false);
    m_ui->welcome->setRecentFolders(m_settings.recentFolders());
    updatePage();
}

} // namespace outcrop
