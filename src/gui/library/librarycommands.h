// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/applychange.h"
#include "app/prompt/renderprompt.h"
#include "gui/library/namedialog.h"
#include "gui/live/workspacecontroller.h"

#include <QPointer>

#include <functional>

class QAction;
class QMenu;

namespace outcrop {

class Dialogs;
class EditSessions;
class LibraryPanel;
struct Confirmation;
struct DocumentTemplate;
class MessageArea;

/// The file commands of a workspace: new, rename, duplicate, delete, show and copy path. Changes files on worker threads and shows errors
/// above the documents.
class LibraryCommands : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive the commands.
    LibraryCommands(
        Dialogs &dialogs, MessageArea &messages, EditSessions &sessions, LibraryPanel &library, QWidget *window);

    /// Adds the New and Document submenus before an action of a menu.
    void addTo(QMenu *menu, QAction *before);
    /// Adds the Document submenu to a context menu. While that menu is open, the commands apply to the document at `path`.
    void addDocumentMenu(QMenu *menu, const QString &path);
    /// Sets the function that returns the current choices, for the costs of a new layer.
    void setJobSource(const std::function<RenderJob()> &job) { m_job = job; }
    /// Sets the workspace as read from disk; null if none is open.
    void setWorkspace(const WorkspacePtr &disk);
    /// Sets the workspace shown in the window. Emits created() when it contains the created document.
    void setShownWorkspace(const Workspace &workspace);
    /// Sets the current document, which commands use if the library does not have the focus.
    void setCurrent(const QString &path);
    /// Creates a document from the template with this ID, and asks for its name first if the template needs one.
    void askForNewDocument(const QString &templateId);
    /// Asks for the name, tier and condition of a new layer and shows its costs, then creates it.
    void askForNewLayer(Tier tier);
    bool isIdle() const { return m_runningCount == 0 && (!m_dialog || m_dialog->isCurrent()); }

Q_SIGNALS:
    /// Emitted when a created document can be opened.
    void created(const QString &path);
    /// Emitted after a rename; the session of an open document already has the new path.
    void renamed(const QString &from, const QString &to);
    void deleted(const QString &path);
    /// Emitted to show the imported prompt that a document belongs to.
    void importedPromptRequested(const QString &path);
    /// Emitted to show the versions of a document.
    void historyRequested(const QString &path);
    /// Emitted after an undoable change was written. `before` is the workspace before the change.
    void changeWritten(const QString &title, const outcrop::Workspace &before, const outcrop::WorkspaceChange &change);
    /// Emitted after a single file was moved to the trash, to make the deletion undoable. Not emitted for a folder.
    void fileTrashed(const QString &title, const outcrop::DocumentPtr &document);
    /// Emitted after a command may have changed files; the workspace must be read again.
    void filesChanged();

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon);
    void fillNewMenu();
    QAction *newAction(const DocumentTemplate &kind);
    void makeDocumentActions();
    void showContextMenu(const QPoint &place);
    void updateEnabled();
    bool isPartOfImport(const DocumentPtr &document);
    /// Returns the document of the open context menu, else the selected one if the library has the focus, else the current one; null if there is none.
    DocumentPtr target() const;
    bool isLibraryFocused() const;
    /// Returns the selected documents if the library has the focus, target() is one of them and no context menu is open; otherwise only target(), if any.
    QList<DocumentPtr> targets() const;

    void create(const NamePlan &plan);
    void askForRename();
    void rename(const QString &path, const QString &name);
    void applyRename(const QString &name, const NamePlan &plan);
    void askForCopy();
    void askForName(const NameQuestion &question, const std::function<void(const NamePlan &)> &then);
    void remove();
    Confirmation deleteQuestion(const QList<DocumentPtr> &documents, const QStringList &paths) const;
    QStringList possibleLayers() const;
    void useAsLayer();
    void showInFileManager();
    void copyPath();
    bool hasUnsaved(const QStringList &paths);

    /// A change, the title of its undo step, and the title of the message if the change fails.
    struct FileChange {
        WorkspaceChange change;
        QString title;
        QString failure;
    };
    void apply(const FileChange &change, const std::function<void()> &done);
    void finish(const AppliedChange &appliedChange, const FileChange &change, const Workspace &before, const std::function<void()> &done);
    void trash(const DocumentPtr &document, const QStringList &paths);
    void updateMovedSessions(const QList<PathMove> &moves);
    QStringList documentsIn(const QString &place) const;

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    EditSessions &m_sessions;
    LibraryPanel &m_library;
    QWidget *m_window;
    WorkspacePtr m_workspace;
    std::function<RenderJob()> m_job = [] { return RenderJob(); };
    QString m_current;
    QString m_menuPath; ///< document of the open context menu; empty if there is none
    QString m_createdPath; ///< path of a created document that is not in the workspace yet
    QMenu *m_newMenu;
    QMenu *m_documentMenu;
    QAction *m_renameInRow = nullptr;
    QAction *m_openImported = nullptr;
    QAction *m_useAsLayer = nullptr;
    QString m_checkedPath; ///< document of the last result of isPartOfImport(); empty if there is none
    bool m_isPartOfImport = false;
    QPointer<NameDialog> m_dialog;
    int m_runningCount = 0;
};

} // namespace outcrop
