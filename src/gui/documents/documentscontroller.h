// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "gui/documents/autosaver.h"
#include "gui/documents/documentsynchronizer.h"
#include "gui/documents/fileundo.h"
#include "gui/documents/recoverywriter.h"
#include "models/editing/undotimeline.h"

#include <functional>

class QWidget;

namespace outcrop {

class Dialogs;
class DocumentTabs;
class MessageArea;

/// Controls the life cycle of documents: creation, saving, closing, external changes and crash recovery. Shows the dialogs and messages;
/// DocumentSynchronizer and RecoveryWriter access the files.
class DocumentsController : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    DocumentsController(Dialogs &dialogs, MessageArea &messages, DocumentTabs &tabs, QWidget *window);
    ~DocumentsController() override;

    EditSessions &sessions() { return m_sessions; }
    UndoTimeline &timeline() { return m_timeline; }
    FileUndo &fileUndo() { return m_fileUndo; }
    DocumentTabs &tabs() { return m_tabs; }
    /// Returns whether no save, merge, recovery write or undo of a file change is running or pending.
    bool isIdle() const { return !m_synchronizer.isBusy() && m_recovery.isCurrent() && m_fileUndo.isIdle(); }
    bool hasUnsaved() const { return !m_sessions.modifiedSessions().isEmpty(); }

    QStringList unsavedPaths() const;

    /// Sets the workspace folder, empty for none, and closes every document. Discards unsaved text, so call runWhenSaved() first.
    void setFolder(const QString &folder);
    /// Looks for unsaved text of an earlier run and removes the files of an interrupted save. Call after the documents can be opened.
    void findRecoveryFiles();
    void setAutosave(const AutosaveChoice &choice) { m_autosaver.setChoice(choice); }
    /// Returns the save count. Read it at the start of a read, and pass it to reconcile() with the result.
    quint64 saveCount() const { return m_synchronizer.saveCount(); }
    void reconcile(const Workspace &disk, quint64 saveCountAtRead) { m_synchronizer.reconcile(disk, saveCountAtRead); }

    /// Returns whether the callback of runWhenSaved() waits for documents that are being saved.
    bool hasPendingAction() const { return m_pendingAction != nullptr; }
    /// Hides the message about the last change of several documents, because it concerns the view where the change was made. The change can still be undone.
    void hideAppliedMessage();

    void createDocument();
    void save();
    void saveAs();
    void saveAll();
    void revert();
    void close(EditSession *session);
    /// Closes the documents after one question about those with unsaved changes. Closes none if the user cancels or a save fails.
    void closeDocuments(const QList<EditSession *> &sessions);
    void closeAll();
    /// Runs the callback immediately if all documents are saved. Otherwise asks the user and runs it after saving or discarding, unless the user cancels or
    /// a save fails.
    void runWhenSaved(const std::function<void()> &callback);
    /// Applies the edits as one undo step per document and opens documents as needed. The edits are one action of the timeline. Skips read-only documents
    /// and shows a message about them.
    void apply(const QList<DocumentEdits> &edits, const QString &title);

Q_SIGNALS:
    /// Emitted after a document is saved.
    void saved(const QString &path);

private:
    void connectServices();
    void save(EditSession &session);
    void saveAndClose(EditSession &session);
    void saveAsChosenFile(EditSession &session, const QString &title);
    QString chooseFile(const EditSession &session, const QString &title);
    bool moveToPath(EditSession &session, const QString &path);
    /// Returns the documents to save before an action.
    using UnsavedDocumentsSource = std::function<QList<EditSession *>()>;
    void runWhenSaved(const UnsavedDocumentsSource &unsaved, const std::function<void()> &callback);
    void saveThenRun(const UnsavedDocumentsSource &unsaved, const std::function<void()> &callback);
    void runPendingAction();
    void showReadOnlySkipped(const QStringList &paths, const QString &title);
    void showAppliedMessage(const QStringList &paths, const QString &title);
    void undoEdits(const QStringList &paths, const QString &title);
    void showChangedDocument(const QStringList &paths);
    void showUndoResult(const QString &title, const QStringList &paths, const QStringList &skipped);
    void handleSaved(const QString &path);
    void showSaveError(const QString &path, const Error &error);
    void showExternalChange(const QString &path);
    void showConflict(EditSession &session, const ExternalChange &change);
    void showMergeMessage(EditSession &session, const ExternalChange &change);
    void showDeletionMessage(EditSession &session);
    void offerRecovery(const RecoveryFindings &findings);
    void recover(const QList<RecoverySnapshot> &snapshots);
    void recover(const RecoverySnapshot &snapshot);
    void compare(const EditSession &session, const DocumentPtr &theirs);

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    DocumentTabs &m_tabs;
    QWidget *m_window;
    EditSessions m_sessions;
    UndoTimeline m_timeline;
    FileUndo m_fileUndo;
    DocumentSynchronizer m_synchronizer;
    RecoveryWriter m_recovery;
    Autosaver m_autosaver;
    std::function<void()> m_pendingAction; ///< action to run when m_unsavedSource returns no document
    UnsavedDocumentsSource m_unsavedSource;
};

} // namespace outcrop
