// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "app/files/folderwatch.h"
#include "app/workspace/opentarget.h"
#include "gui/base/windowsettings.h"
#include "gui/live/livepipeline.h"
#include "gui/live/workspacecontroller.h"
#include "gui/panels/dockcontroller.h"
#include "gui/widgets/panelcycle.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>

class QDockWidget;

namespace Ui {
class MainWindow;
}

namespace outcrop {

class Dialogs;
class DocumentsController;
class AdoptOffer;
class AttachmentsController;
class EditCostFooter;
class EditSession;
class ExportController;
class FileExport;
class FolderTexts;
class FormatNotice;
class ImportController;
class LibraryCommands;
class OutsideLayers;
class PanelHost;
class PickerBar;
class PromptInputsController;
class RenderActions;
struct SendServices;
class StatusFields;
class TargetOpener;
class TemplatesDialog;
class TokenCommands;
class ViewSwitcher;
class WindowTools;

/// The main window. Connects the panels, the documents and their controllers.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The caller owns settings and dialogs, which must outlive the window. `panels` are in the order of the Go to Panel menu.
    MainWindow(WindowSettings &settings, Dialogs &dialogs, const SendServices &services, const PanelList &panels, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Sets a function that shows the other window in which a folder is open, and returns whether there is such a window. By default, only this window is
    /// used.
    void setOtherWindowHandler(const std::function<bool(const QString &folder)> &show) { m_showInOtherWindow = show; }
    /// Asks about unsaved documents, reads the folder on a worker thread and then shows it, unless another window shows it.
    void openFolder(const QString &folder);
    /// Opens the target's workspace unless it is open, then the file at the target's line, and raises the window.
    void openTarget(const OpenTarget &target);
    /// Opens a folder with the documents of its last session, even if the settings do not restore sessions.
    void reopenFolder(const QString &folder);
    /// Asks about unsaved documents, then calls the function and closes the window. Does nothing if the user cancels. Never calls the function immediately.
    void closeWhenSaved(const std::function<void()> &beforeClosing);
    /// Returns whether all reads, renders and exports are complete and the view is current.
    bool isIdle() const;
    /// Returns whether the window closes after its documents are saved; false if the user canceled.
    bool isClosing() const;
    /// Returns whether the window waits for a provider. Closing the window would stop the request.
    bool hasRequestInProgress() const;
    /// Shows or hides the message that a new language is applied after the requests in progress.
    void setLanguagePending(bool isPending);
    DocumentsController &documents() { return *m_documents; }
    /// Applies the stored settings, which another window or an import has changed.
    void applySettings();

Q_SIGNALS:
    /// Emitted after a workspace was opened or closed; `folder` is empty after closing.
    void folderChanged(const QString &folder);
    /// Emitted if a folder could not be opened or the user canceled. The window keeps the workspace in `folder`; `folder` is empty if the window has
    /// no workspace.
    void openingEnded(const QString &folder);
    void newWindowRequested();
    /// Emitted when the user quits the program: all windows must close.
    void quitRequested();
    /// Emitted after this window has changed the stored settings and applied them.
    void settingsChanged();
    /// Emitted when a changed interface language can be applied: the settings were closed or imported.
    void languageChosen();
    /// Emitted after a request in progress has ended.
    void requestEnded();
    /// Emitted when the window closes, after its session was stored.
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    // Setup, in mainwindowsetup.cpp.
    void setUpWindow();
    void setUpPickers();
    void setUpDocks();
    void setUpIcons();
    void setUpPanelCycle();
    void setUpPages();
    void connectMenus();
    void connectFileMenu();
    void connectSaving();
    void addUndoActions();
    void connectEditMenu();
    Completions completionsFor(const EditSession &session, qsizetype offset) const;
    void connectViewMenu();
    void connectTools();
    void connectLibrary();
    void connectRenderMenu();
    void connectHelpMenu();
    void connectPanels();
    void connectStrata();
    void addRegisteredPanels(const SendServices &services, const PanelList &panels);
    void connectRegisteredPanels();
    void connectTokens();
    void connectTemplates();
    void connectInputs();
    void connectNotices();
    void connectImports();
    void connectTour();
    void showTemplates();
    void connectDocuments();
    void connectPipeline();
    void addPanelActions(QDockWidget *dock, const QKeySequence &keys, QWidget *focus);
    void setUpViews();
    void restoreWindow();

    // Workspace.
    void chooseFolder();
    void chooseSampleFolder();
    void showWorkspace(const WorkspacePtr &workspace);
    void showContextMessage(const OpenedWorkspace &workspace);
    void hideContextMessage(bool isContextVisible);
    void showOpening(const QString &folder);
    void offerToCancelOpening(const QString &folder);
    void cancelOpening();
    void showLiveState(const LiveState &state);
    void showFindings(const LiveState &state);
    void updateViews(const LiveState &state);
    void showWelcome();
    void showPanels(bool isVisible);
    void prepareView(PanelView view);
    void updateCenter();
    void showOpenError(const QString &folder, const Error &error, bool isSample);
    void showSampleError(const QString &folder, const Error &error);
    void leaveWorkspace(const QString &nextFolder);
    void enterWorkspace();
    void showTarget();
    void storeSession();
    void restoreSession();
    void runCommand(const QString &name);
    void fillRecentMenu();

    // Documents and problems.
    void openDocument(const QString &path);
    void showLocation(const QString &path, qsizetype offset);
    void showProblems();
    void updateProblems();
    void updatePage();
    void updateDocumentActions();

    // Render.
    void updateJob();
    void exportBundles();
    void showRender(const RenderSnapshot &snapshot);
    void showRenderError(const Error &error);

    // Settings, in mainwindowsettings.cpp.
    void connectThemes();
    void connectSettings();
    void setTheme(ThemeChoice choice);
    void setEditorOptions(const EditorOptions &options);
    void changeSettings();
    void showTheme();
    void showEditorOptions(const EditorOptions &options);

    WindowSettings &m_settings;
    Dialogs &m_dialogs;
    std::unique_ptr<Ui::MainWindow> m_ui;
    PickerBar *m_pickers;
    StatusFields *m_status;
    PanelCycle m_cycle;
    WorkspaceController m_workspaces;
    WorkspaceController::SampleFiller m_fillSample; ///< adds records to a new copy of the sample; may be empty
    std::unique_ptr<FolderWatch> m_watch;
    quint64 m_saveCountAtRead = 0; ///< save count at the start of the running read, see DocumentSynchronizer::saveCount()
    std::unique_ptr<ExportController> m_exports;
    std::unique_ptr<FileExport> m_fileExport;
    std::unique_ptr<RenderActions> m_renderActions;
    std::unique_ptr<DocumentsController> m_documents;
    std::unique_ptr<LivePipeline> m_livePipeline;
    AdoptOffer *m_adoptOffer = nullptr;    ///< a child of the window
    FormatNotice *m_formatNotice = nullptr; ///< a child of the window
    ImportController *m_imports = nullptr;  ///< a child of the window
    EditCostFooter *m_editCosts = nullptr; ///< a child of the window
    PromptInputsController *m_inputs = nullptr; ///< a child of the window
    AttachmentsController *m_attachments = nullptr; ///< a child of the window
    std::unique_ptr<PanelHost> m_panels;
    TokenCommands *m_tokenCommands = nullptr;
    QPointer<TemplatesDialog> m_templates; ///< null if the dialog is closed
    std::unique_ptr<WindowTools> m_tools;
    std::unique_ptr<TargetOpener> m_targetOpener;
    std::unique_ptr<LibraryCommands> m_libraryCommands;
    OutsideLayers *m_outsideLayers; ///< a child of the window
    std::unique_ptr<FolderTexts> m_texts;
    std::function<bool(const QString &folder)> m_showInOtherWindow; ///< shows the other window with the folder and returns whether there is one; may be empty
    QString m_folder;    ///< folder of the displayed workspace
    QString m_previousFolder; ///< folder of the previously displayed workspace; empty if there was none
    OpenTarget m_target; ///< target to open when the workspace that contains it is shown; empty if there is none
    bool m_isWorkspacePending = false; ///< whether the workspace was read but is not shown yet
    bool m_reopensDocuments = false; ///< whether the next workspace gets the documents of its last session, regardless of the settings
    bool m_canClose = false;  ///< whether the user has decided about unsaved text, so that the window can close
    QList<QAction *> m_goToPanelActions; ///< actions that move the focus to a panel
    ViewSwitcher *m_views = nullptr; ///< a child of the window
    EditorOptions m_editorOptions;
    std::shared_ptr<const Diagnostics> m_findings; ///< findings of the displayed workspace
    Diagnostics m_renderFindings;                   ///< findings of the displayed render
};

} // namespace outcrop
