// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/applychange.h"
#include "gui/library/namedialog.h"
#include "gui/live/workspacecontroller.h"

#include <QPointer>

class QAction;
class QMenu;

namespace outcrop {

class Dialogs;
class EditSessions;
class LibraryPanel;
struct DocumentTemplate;
class MessageArea;

/// What can be done to the files of a workspace: new, rename, duplicate, delete, show, copy the path. Owns its
/// actions; files are changed off the event loop, and failures are shown above the documents.
class LibraryCommands : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the commands.
    LibraryCommands(
        Dialogs &dialogs, MessageArea &messages, EditSessions &sessions, LibraryPanel &library, QWidget *window);

    /// Puts New and Document into a menu, before an action of it.
    void addTo(QMenu *menu, QAction *before);
    /// As the disk has it; null when nothing is open.
    void setWorkspace(const WorkspacePtr &disk);
    /// As the window shows it: what was made new can be opened once it is there.
    void setShown(const Workspace &workspace);
    /// The document in front: what the commands act on when the library has not the keyboard.
    void setCurrent(const QString &path);
    /// Asks for the name of a new document, by the id of its template.
    void askForNew(const QString &templateId);
    bool isIdle() const { return m_running == 0 && (!m_dialog || m_dialog->isCurrent()); }

Q_SIGNALS:
    /// It can be opened.
    void created(const QString &path);
    /// The document's file has another path now; so has the session, where it is open.
    void renamed(const QString &from, const QString &to);
    void deleted(const QString &path);
    /// Files have changed: the workspace should be read again.
    void filesChanged();

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon);
    void makeNewActions();
    QAction *newAction(const DocumentTemplate &kind);
    void makeDocumentActions();
    void showContextMenu(const QPoint &place);
    void updateEnabled();
    /// The row of the library where that has the keyboard, else the document in front; null where there is none.
    DocumentPtr target() const;

    void askForRename();
    void askForCopy();
    void ask(const NameQuestion &question, const std::function<void(const NamePlan &)> &then);
    void remove();
    void reveal();
    void copyPath();
    bool hasUnsaved(const QStringList &paths);

    void apply(const WorkspaceChange &change, const QString &failure, const std::function<void()> &done);
    void finish(const AppliedChange &applied, const QString &failure, const std::function<void()> &done);
    void trash(const QString &place, const QStringList &paths);
    void followMoves(const QList<PathMove> &moves);
    QStringList documentsIn(const QString &place) const;

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    EditSessions &m_sessions;
    LibraryPanel &m_library;
    QWidget *m_window;
    WorkspacePtr m_workspace;
    QString m_current;
    QString m_created; ///< waits for being read
    QMenu *m_newMenu;
    QMenu *m_documentMenu;
    QPointer<NameDialog> m_dialog;
    int m_running = 0;
};

} // namespace outcrop
