// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/savedocument.h"
#include "core/documents/workspace.h"
#include "models/editing/editsessions.h"

#include <QHash>

#include <optional>

namespace outcrop {

/// What happened to a file behind an open document, and what became of the document.
struct OutsideChange {
    enum class Kind {
        Merged,   ///< both changed different lines; the document holds both, to be saved
        Conflict, ///< both changed the same lines; the document is as typed, the file as written by the other
        Deleted,  ///< the file is gone; the document still holds its text
    };

    Kind kind = Kind::Conflict;
    DocumentPtr theirs = nullptr; ///< the file as it is now; of a deleted one as it was last, or null
};

/// Keeps the open documents and their files in step: saves over the bytes that were read and no others, and takes account of
/// what others write. Nothing typed and nothing written by somebody else is ever lost: a document without unsaved text follows its file; with
/// unsaved text both are merged, or kept apart until the user decides.
class DocumentKeeper : public QObject
{
    Q_OBJECT

public:
    explicit DocumentKeeper(EditSessions &sessions, QObject *parent = nullptr);

    /// Where the documents lie; an absolute path.
    void setFolder(const QString &folder) { m_folder = folder; }
    const QString &folder() const { return m_folder; }

    /// Writes the document off the event loop. Ends with saved(), saveFailed() or outsideChanged().
    void save(EditSession &session);
    bool isBusy() const { return m_running > 0; }

    /// Give it to reconcile() with what a reading that begins now will find.
    quint64 mark() const { return m_saves; }
    /// The folder was read. Documents saved after `mark` are left alone: the reading may be older than they are.
    void reconcile(const Workspace &disk, quint64 mark);

    std::optional<OutsideChange> outsideChange(const QString &path) const;
    /// The document's text was made for another state of its file: nothing is written until the user has decided.
    void setConflict(EditSession &session);
    /// Of a conflict: the next save may write over the file as it is now.
    void keepMine(EditSession &session);
    /// Of a conflict: the file's text, as an undoable step.
    void takeTheirs(EditSession &session);
    /// The user has read about it.
    void forgetOutsideChange(const QString &path);

Q_SIGNALS:
    void saved(const QString &path);
    void saveFailed(const QString &path, const outcrop::Error &error);
    /// What outsideChange() says about it is new.
    void outsideChanged(const QString &path);
    /// The file had changed and nothing was unsaved: the document shows the file again.
    void reloaded(const QString &path);

private:
    void finish(EditSession &session, const QByteArray &written, const Result<SaveOutcome> &outcome);
    void consider(EditSession &session, const std::optional<QByteArray> &file);
    void fileGone(EditSession &session);
    void fileChanged(EditSession &session, const DocumentPtr &theirs);
    void fileIsBack(EditSession &session);
    void merge(EditSession &session, const DocumentPtr &theirs);
    void setOutsideChange(const QString &path, const OutsideChange &change);

    EditSessions &m_sessions;
    QString m_folder;
    QHash<QString, OutsideChange> m_outside;
    QHash<QString, quint64> m_savedAt; ///< by path: m_saves after its last save
    quint64 m_saves = 0;
    int m_running = 0; ///< saves and merges
};

} // namespace outcrop
