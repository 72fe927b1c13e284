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
        Merged,   ///< different lines were changed; the document contains both changes, unsaved
        Conflict, ///< the same lines were changed; the document has the user's text, the file the other
        Deleted,  ///< the file was deleted; the document keeps its text
    };

    Kind kind = Kind::Conflict;
    DocumentPtr theirs = nullptr; ///< the current file; if it was deleted, its last state or null
};

/// Keeps the open documents and their files consistent. It saves only over the bytes that were read, and detects changes by other programs. No text
/// is lost: a document without unsaved changes follows its file; otherwise both are merged, or kept apart until the user decides.
class DocumentSynchronizer : public QObject
{
    Q_OBJECT

public:
    explicit DocumentSynchronizer(EditSessions &sessions, QObject *parent = nullptr);

    /// Sets the absolute path of the folder that contains the documents.
    void setFolder(const QString &folder) { m_folder = folder; }
    const QString &folder() const { return m_folder; }

    /// Writes the document on a worker thread. Ends with saved(), saveFailed() or externalChangeUpdated().
    void save(EditSession &session);
    bool isBusy() const { return m_running > 0; }

    /// Returns a mark to pass to reconcile() with the result of a read that starts now.
    quint64 saveCount() const { return m_saves; }
    /// Compares the documents with the folder on disk. Skips documents saved after `mark`, because the read may be older than they are.
    void reconcile(const Workspace &disk, quint64 mark);

    std::optional<ExternalChange> externalChange(const QString &path) const;
    /// Marks the document as based on another state of its file: it is not saved until the user decides.
    void setConflict(EditSession &session);
    /// Resolves a conflict: the next save may replace the current file.
    void keepMine(EditSession &session);
    /// Resolves a conflict: replaces the document's text with the file's, as an undo step.
    void acceptTheirs(EditSession &session);
    /// Call when the user has seen the message.
    void clearExternalChange(const QString &path);

Q_SIGNALS:
    void saved(const QString &path);
    void saveFailed(const QString &path, const outcrop::Error &error);
    /// Emitted when externalChange() of the document changes.
    void externalChangeUpdated(const QString &path);
    /// Emitted when the document had no unsaved changes and now shows the changed file.
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
    QHash<QString, quint64> m_savedAt; ///< by path: value of m_saves after the last save
    quint64 m_saves = 0;
    int m_running = 0; ///< number of running saves and merges
};

} // namespace outcrop
