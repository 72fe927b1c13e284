// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "models/editing/undotimeline.h"

namespace outcrop {

class MessageArea;

/// Makes written file changes undoable: renames, copies, deletions and accepted suggestions. The documents need not be open.
/// Does not undo a change if the file was changed later or has unsaved changes.
class FileUndo : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    FileUndo(UndoTimeline &timeline, EditSessions &sessions, MessageArea &messages, QObject *parent = nullptr);

    /// Sets the workspace as last read from disk.
    void setDisk(const QString &folder, const Workspace &disk);
    /// Adds a written change to the timeline. `before` is the workspace before the change.
    void add(const QString &title, const Workspace &before, const WorkspaceChange &change);
    /// Called after a change was undone or redone.
    using ToggleHandler = std::function<void(bool isUndone)>;
    /// Adds a written change of one document to the timeline, from its text in `before` to the current text of its file. Does nothing if they are equal, or
    /// if the document or the file is missing.
    void addWrittenChange(const QString &title, const Workspace &before, const QString &path, const ToggleHandler &toggled);
    /// Adds the deletion of a document to the timeline. Undo writes the file again. Ignores files that are not UTF-8 or have a byte order mark.
    void addDeletion(const QString &title, const DocumentPtr &document);
    bool isIdle() const { return m_runningCount == 0; }

Q_SIGNALS:
    /// Emitted after undo or redo may have changed files; the workspace must be read again.
    void filesChanged();

private:
    using DoneHandler = FileAction::DoneHandler;
    void undoWrittenChange(const Workspace &before, const WorkspaceChange &change, const DoneHandler &doneHandler);
    void write(const WorkspaceChange &change, const DoneHandler &doneHandler);
    void trash(const QString &path, const DoneHandler &doneHandler);
    void run(const std::function<Status()> &work, const std::function<void()> &succeeded, const DoneHandler &doneHandler);
    bool hasUnsaved(const QStringList &paths);
    void renameSessions(const Workspace &workspace, const WorkspaceChange &change, bool isUndo);

    UndoTimeline &m_timeline;
    EditSessions &m_sessions;
    MessageArea &m_messages;
    QString m_folder;
    Workspace m_disk;
    int m_runningCount = 0;
};

} // namespace outcrop
