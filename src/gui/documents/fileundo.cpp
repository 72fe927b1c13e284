// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/fileundo.h"

#include "app/files/applychange.h"
#include "app/files/filecommands.h"
#include "app/files/undochange.h"
#include "core/base/explainerror.h"
#include "core/base/paths.h"
#include "core/documents/fieldedits.h"
#include "gui/tasks/runasync.h"
#include "gui/widgets/messagearea.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace outcrop {

namespace {

const QString fileUndoTopic = QStringLiteral("fileundo");

Status statusOf(const AppliedChange &appliedChange)
{
    return appliedChange.isDone() ? success() : Status(*appliedChange.error);
}

} // namespace

FileUndo::FileUndo(UndoTimeline &timeline, EditSessions &sessions, MessageArea &messages, QObject *parent)
    : QObject(parent), m_timeline(timeline), m_sessions(sessions), m_messages(messages)
{
}

void FileUndo::setDisk(const QString &folder, const Workspace &disk)
{
    m_folder = folder;
    m_disk = disk;
}

void FileUndo::add(const QString &title, const Workspace &before, const WorkspaceChange &change)
{
    const auto undo = [this, before, change](const DoneHandler &doneHandler) { undoWrittenChange(before, change, doneHandler); };
    const auto redo = [this, change](const DoneHandler &doneHandler) { write(change, doneHandler); };
    m_timeline.addAction({title, change.paths(), undo, redo});
}

void FileUndo::addWrittenChange(const QString &title, const Workspace &before, const QString &path, const ToggleHandler &toggled)
{
    const DocumentPtr document = before.document(path);
    QFile file(QDir(m_folder).filePath(path));
    if (!document || !file.open(QIODevice::ReadOnly))
        return;
    WorkspaceChange change;
    change.add(path, editsBetween(document->text, readDocument(path, file.readAll())->text));
    if (change.isEmpty())
        return;
    const auto reporting = [toggled](const DoneHandler &doneHandler, bool isUndone) {
        return [toggled, doneHandler, isUndone](bool succeeded) {
            doneHandler(succeeded);
            if (succeeded)
                toggled(isUndone);
        };
    };
    const auto undo = [this, before, change, reporting](const DoneHandler &doneHandler) { undoWrittenChange(before, change, reporting(doneHandler, true)); };
    const auto redo = [this, change, reporting](const DoneHandler &doneHandler) { write(change, reporting(doneHandler, false)); };
    m_timeline.addAction({title, change.paths(), undo, redo});
}

void FileUndo::addDeletion(const QString &title, const DocumentPtr &document)
{
    if (!document->isValidUtf8 || document->hasByteOrderMark)
        return; // a new file is written as UTF-8 without a byte order mark
    WorkspaceChange restoringChange;
    restoringChange.newFiles.append({document->path, document->text});
    const auto undo = [this, restoringChange](const DoneHandler &doneHandler) { write(restoringChange, doneHandler); };
    const auto redo = [this, path = document->path](const DoneHandler &doneHandler) { trash(path, doneHandler); };
    m_timeline.addAction({title, {document->path}, undo, redo});
}

/// Returns whether one of the documents has unsaved changes, and shows a message about the first.
bool FileUndo::hasUnsaved(const QStringList &paths)
{
    const QList<EditSession *> modified = m_sessions.modifiedSessions();
    const auto found = std::find_if(modified.begin(), modified.end(), [&paths](const EditSession *session) { return paths.contains(session->path()); });
    if (found == modified.end())
        return false;
    m_messages.show(fileUndoTopic,
        {NoticeKind::Warning, tr("%1 has unsaved changes").arg((*found)->path()), tr("Save or undo them first: this action changes the file.")});
    return true;
}

void FileUndo::undoWrittenChange(const Workspace &before, const WorkspaceChange &change, const DoneHandler &doneHandler)
{
    const QStringList paths = change.paths();
    if (hasUnsaved(paths))
        return doneHandler(false);
    run([folder = m_folder, before, now = m_disk, change] { return undoChange(folder, before, now, change); },
        [this, before, change] {
            renameSessions(before, change, true);
            for (const NewFile &file : change.newFiles)
                m_sessions.close(file.path);
        },
        doneHandler);
}

void FileUndo::write(const WorkspaceChange &change, const DoneHandler &doneHandler)
{
    if (hasUnsaved(change.paths()))
        return doneHandler(false);
    run([folder = m_folder, now = m_disk, change] { return statusOf(applyChange(folder, now, change)); },
        [this, now = m_disk, change] { renameSessions(now, change, false); }, doneHandler);
}

void FileUndo::trash(const QString &path, const DoneHandler &doneHandler)
{
    if (hasUnsaved({path}))
        return doneHandler(false);
    run([folder = m_folder, path] { return moveToTrash(folder, path); }, [this, path] { m_sessions.close(path); }, doneHandler);
}

void FileUndo::run(const std::function<Status()> &work, const std::function<void()> &succeeded, const DoneHandler &doneHandler)
{
    m_messages.clear(fileUndoTopic);
    m_runningCount += 1;
    runAsync<Status>(this, work, [this, succeeded, doneHandler](const Status &result) {
        m_runningCount -= 1;
        if (result)
            succeeded();
        else
            m_messages.show(fileUndoTopic, {NoticeKind::Error, tr("Undo or redo failed"), explainError(result.error())});
        doneHandler(result.ok());
        Q_EMIT filesChanged();
    });
}

/// Gives the open documents of a moved file or folder their new paths. `workspace` has the documents before the change.
void FileUndo::renameSessions(const Workspace &workspace, const WorkspaceChange &change, bool isUndo)
{
    for (const PathMove &move : change.moves) {
        for (const DocumentPtr &document : workspace.documents()) {
            if (document->path != move.from && !(move.isFolder && isAtOrBelow(document->path, move.from)))
                continue;
            const QString to = move.to + document->path.mid(move.from.size());
            m_sessions.rename(isUndo ? to : document->path, isUndo ? document->path : to);
        }
    }
}

} // namespace outcrop
