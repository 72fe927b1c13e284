// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/savedocument.h"
#include "core/documents/workspace.h"
#include "models/editing/editsessions.h"

#include <QHash>

#include <optional>

namespace outcrop {

/// A change of a file by another program, and its effect on the open document.
struct ExternalChange {
    enum class Kind {
        Merged,   ///< different lines were changed; the document contains both changes and is unsaved
        Conflict, ///< the same lines were changed; the document has the user's text and the file has the other text
        Deleted,  ///< the file was deleted; the document keeps its text
    };

    Kind kind = Kind::Conflict;
    DocumentPtr theirs = nullptr; ///< current file; for a deleted file, its last state
};

/// Keeps the open documents and their files consistent. Replaces a file only if it still has the bytes that were read. After a change by another program,
/// reloads a document without unsaved changes; otherwise merges both versions, or keeps both until the user decides.
class DocumentSynchronizer : public QObject
{
    Q_OBJECT

public:
    explicit DocumentSynchronizer(EditSessions &sessions, QObject *parent = nullptr);

    /// Sets the absolute path of the folder that contains the documents.
    void setFolder(const QString &folder) { m_folder = folder; }
    const QString &folder() const { return m_folder; }

    /// Writes the document on a worker thread, then emits saved() or saveFailed(). If another program has changed the file, handles the change instead. Ignores
    /// read-only documents and documents that are being saved. Does not write a document with a conflict; emits externalChangeUpdated() again.
    void save(EditSession &session);
    bool isBusy() const { return m_runningCount > 0; }

    /// Returns the number of successful saves. Pass the number at the start of a read to reconcile() with the result.
    quint64 saveCount() const { return m_saveCount; }
    /// Compares the documents with the folder on disk. Skips untitled documents, because they have no file. Skips documents that are being saved or
    /// were saved after the save count was `saveCountAtRead`, because `disk` may contain their old state.
    void reconcile(const Workspace &disk, quint64 saveCountAtRead);

    /// Returns the unresolved external change of a document, or nullopt.
    std::optional<ExternalChange> externalChange(const QString &path) const;
    /// Records a conflict between the document and its file, which must exist. The document is not saved until the user resolves the conflict.
    void setConflict(EditSession &session);
    /// Resolves a conflict: the next save may replace the current file.
    void keepMyText(EditSession &session);
    /// Resolves a conflict: replaces the document's text with the text of the file, as an undo step.
    void acceptTheirs(EditSession &session);
    /// Removes the external change of a document, if any.
    void clearExternalChange(const QString &path);

Q_SIGNALS:
    void saved(const QString &path);
    void saveFailed(const QString &path, const outcrop::Error &error);
    /// Emitted when externalChange() of the document changes, and when a conflict prevents a save.
    void externalChangeUpdated(const QString &path);
    /// Emitted after a document is reloaded from its changed file, which happens only if no unsaved change is lost.
    void reloaded(const QString &path);

private:
    void handleSaved(EditSession &session, const QByteArray &written, const Result<SaveOutcome> &outcome);
    void reconcileFile(EditSession &session, const std::optional<QByteArray> &file);
    void handleDeletedFile(EditSession &session);
    void handleChangedFile(EditSession &session, const DocumentPtr &theirs);
    void handleRestoredFile(EditSession &session);
    void merge(EditSession &session, const DocumentPtr &theirs);
    void setExternalChange(const QString &path, const ExternalChange &change);

    EditSessions &m_sessions;
    QString m_folder;
    QHash<QString, ExternalChange> m_externalChanges;
    QHash<QString, quint64> m_savedAt; ///< save count after the last save, by path
    quint64 m_saveCount = 0;
    int m_runningCount = 0; ///< number of running saves and merges
};

} // namespace outcrop
