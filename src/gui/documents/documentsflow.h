// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "gui/documents/autosaver.h"
#include "gui/documents/documentkeeper.h"
#include "gui/documents/recoverykeeper.h"

#include <functional>

class QWidget;

namespace outcrop {

class Dialogs;
class DocumentTabs;
class MessageArea;

/// What a user meets of a document's life: new, save, close, changes by other programs, and crash recovery. Shows dialogs and messages; the work is
/// done by the keepers.
class DocumentsFlow : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the flow.
    DocumentsFlow(Dialogs &dialogs, MessageArea &messages, DocumentTabs &tabs, QWidget *window);
    ~DocumentsFlow() override;

    EditSessions &sessions() { return m_sessions; }
    /// Nothing is being saved, merged or kept.
    bool isIdle() const { return !m_keeper.isBusy() && m_recovery.isCurrent(); }
    bool hasUnsaved() const { return !m_sessions.modified().isEmpty(); }

    QStringList unsavedPaths() const;

    /// Another workspace, or none: closes every document. What was not saved is gone; ask first, see leave().
    void setFolder(const QString &folder);
    /// Looks for what an earlier run left, once the documents can be opened: unsaved text, and files of a save that was cut off.
    void lookForLeftovers();
    void setAutosave(const AutosaveChoice &choice) { m_autosaver.setChoice(choice); }
    quint64 mark() const { return m_keeper.mark(); }
    void reconcile(const Workspace &disk, quint64 mark) { m_keeper.reconcile(disk, mark); }

    void newDocument();
    void save();
    void saveAs();
    void saveAll();
    void revert();
    void close(EditSession *session);
    void closeAll();
    /// Runs `then` once nothing is unsaved: immediately, after everything was saved, or never.
    void leave(const std::function<void()> &then);
    /// One undo step in each document; they are opened where they are not. A message reports it, and can undo all of them.
    void apply(const QList<DocumentEdits> &edits, const QString &title);

Q_SIGNALS:
    /// A file is as the document now.
    void saved(const QString &path);

private:
    void connectKeepers();
    void save(EditSession &session);
    void saveAndClose(EditSession &session);
    void saveUnder(EditSession &session, const QString &title);
    QString chooseFile(const EditSession &session, const QString &title);
    bool startOver(EditSession &session, const QString &path);
    void leaveWhenSaved();
    void tellRefused(const QStringList &paths, const QString &title);
    void tellApplied(const QStringList &paths, const QString &title);
    void takeBack(const QStringList &paths, const QString &title);
    void tellSaved(const QString &path);
    void tellSaveFailed(const QString &path, const Error &error);
    void tellOutside(const QString &path);
    void tellConflict(EditSession &session, const OutsideChange &change);
    void tellMerged(EditSession &session, const OutsideChange &change);
    void tellDeleted(EditSession &session);
    void tellFound(const RecoveryFindings &findings);
    void recover(const QList<RecoverySnapshot> &snapshots);
    void recover(const RecoverySnapshot &snapshot);
    void compare(const EditSession &session, const DocumentPtr &theirs);

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    DocumentTabs &m_tabs;
    QWidget *m_window;
    EditSessions m_sessions;
    DocumentKeeper m_keeper;
    RecoveryKeeper m_recovery;
    Autosaver m_autosaver;
    std::function<void()> m_leave; ///< waits for everything to be saved
};

} // namespace outcrop
