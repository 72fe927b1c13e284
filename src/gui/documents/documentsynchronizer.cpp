// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/documentsynchronizer.h"

#include "core/diff/textmerge.h"
#include "gui/tasks/runasync.h"

#include <QPointer>

namespace outcrop {

namespace {

QString textOf(const EditSession &session)
{
    return session.fileBytes() ? readDocument(session.path(), *session.fileBytes())->text : QString();
}

} // namespace

DocumentSynchronizer::DocumentSynchronizer(EditSessions &sessions, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
{
    connect(&sessions, &EditSessions::closing, this,
        [this](const EditSession *session) { clearExternalChange(session->path()); });
}

void DocumentSynchronizer::save(EditSession &session)
{
    if (session.isSaving() || session.isReadOnly())
        return;
    if (const auto known = externalChange(session.path()); known && known->kind == ExternalChange::Kind::Conflict)
        return Q_EMIT externalChangeUpdated(session.path()); // the signal shows the conflict message again
    const QByteArray bytes = session.beginSave();
    const auto write = [folder = m_folder, path = session.path(), bytes, file = session.fileBytes()] {
        return saveVersion(folder, path, bytes, file ? checksumOf(*file) : Checksum());
    };
    m_runningCount += 1;
    runAsync<Result<SaveOutcome>>(
        this, write, [this, session = QPointer(&session), bytes](const Result<SaveOutcome> &outcome) {
            m_runningCount -= 1;
            if (session)
                handleSaved(*session, bytes, outcome);
        });
}

void DocumentSynchronizer::handleSaved(
    EditSession &session, const QByteArray &written, const Result<SaveOutcome> &outcome)
{
    const bool isSaved = outcome && outcome->isSaved;
    if (isSaved)
        m_savedAt[session.path()] = ++m_saveCount;
    session.finishSave(isSaved, written);
    if (!outcome)
        return Q_EMIT saveFailed(session.path(), outcome.error());
    if (!isSaved)
        return reconcileFile(session, outcome->theirs);
    clearExternalChange(session.path());
    Q_EMIT this->saved(session.path());
}

void DocumentSynchronizer::reconcile(const Workspace &disk, quint64 saveCountAtRead)
{
    const QList<EditSession *> sessions = m_sessions.all();
    for (EditSession *session : sessions) {
        if (session->isUntitled() || session->isSaving() || m_savedAt.value(session->path()) > saveCountAtRead)
            continue;
        const DocumentPtr document = disk.document(session->path());
        reconcileFile(*session, document ? std::optional(document->bytes) : std::nullopt);
    }
}

void DocumentSynchronizer::reconcileFile(EditSession &session, const std::optional<QByteArray> &file)
{
    const std::optional<ExternalChange> known = externalChange(session.path());
    if (file == session.fileBytes()) {
        if (known && known->kind == ExternalChange::Kind::Conflict && known->theirs->bytes != file)
            clearExternalChange(session.path()); // the other program has restored the file
        return;
    }
    if (!file)
        return handleDeletedFile(session);
    if (known && known->kind == ExternalChange::Kind::Deleted)
        handleRestoredFile(session);
    handleChangedFile(session, readDocument(session.path(), *file));
}

void DocumentSynchronizer::handleDeletedFile(EditSession &session)
{
    const DocumentPtr lastDocument = readDocument(session.path(), *session.fileBytes());
    session.setFileBytes(std::nullopt);
    setExternalChange(session.path(), {ExternalChange::Kind::Deleted, lastDocument});
}

/// Restores the state before the deletion as the base of the comparison with the restored file.
void DocumentSynchronizer::handleRestoredFile(EditSession &session)
{
    session.setFileBytes(externalChange(session.path())->theirs->bytes);
    clearExternalChange(session.path());
}

void DocumentSynchronizer::handleChangedFile(EditSession &session, const DocumentPtr &theirs)
{
    const std::optional<ExternalChange> known = externalChange(session.path());
    if (known && known->theirs && known->theirs->bytes == theirs->bytes)
        return; // the message for this state of the file is already shown
    if (theirs->bytes == session.bytes() || !session.isModified() || session.bytes() == session.fileBytes()) {
        session.reloadFrom(*theirs);
        clearExternalChange(session.path());
        return Q_EMIT reloaded(session.path());
    }
    if (theirs->isValidUtf8 && session.fileBytes())
        return merge(session, theirs);
    setExternalChange(session.path(), {ExternalChange::Kind::Conflict, theirs});
}

/// Merges the texts on a worker thread. Repeats the merge if the text changes while it runs.
void DocumentSynchronizer::merge(EditSession &session, const DocumentPtr &theirs)
{
    const auto work = [base = textOf(session), mine = session.text(), theirs] {
        return mergeTexts(base, mine, theirs->text);
    };
    m_runningCount += 1;
    runAsync<TextMerge>(this, work,
        [this, session = QPointer(&session), revision = session.revision(), theirs](const TextMerge &mergedText) {
            m_runningCount -= 1;
            if (!session)
                return;
            if (session->revision() != revision)
                return handleChangedFile(*session, theirs);
            if (mergedText.isClean()) {
                session->setText(mergedText.text, tr("Merge changes from disk"));
                session->setFileBytes(theirs->bytes);
            }
            const auto kind = mergedText.isClean() ? ExternalChange::Kind::Merged : ExternalChange::Kind::Conflict;
            setExternalChange(session->path(), {kind, theirs});
        });
}

std::optional<ExternalChange> DocumentSynchronizer::externalChange(const QString &path) const
{
    const auto found = m_externalChanges.constFind(path);
    return found == m_externalChanges.cend() ? std::nullopt : std::optional(*found);
}

void DocumentSynchronizer::setConflict(EditSession &session)
{
    const DocumentPtr theirs = readDocument(session.path(), *session.fileBytes());
    setExternalChange(session.path(), {ExternalChange::Kind::Conflict, theirs});
}

void DocumentSynchronizer::keepMyText(EditSession &session)
{
    if (const std::optional<ExternalChange> change = externalChange(session.path()); change && change->theirs)
        session.setFileBytes(change->theirs->bytes);
    clearExternalChange(session.path());
}

void DocumentSynchronizer::acceptTheirs(EditSession &session)
{
    if (const std::optional<ExternalChange> change = externalChange(session.path()); change && change->theirs)
        session.reloadFrom(*change->theirs);
    clearExternalChange(session.path());
}

void DocumentSynchronizer::setExternalChange(const QString &path, const ExternalChange &change)
{
    m_externalChanges[path] = change;
    Q_EMIT externalChangeUpdated(path);
}

void DocumentSynchronizer::clearExternalChange(const QString &path)
{
    if (m_externalChanges.remove(path))
        Q_EMIT externalChangeUpdated(path);
}

} // namespace outcrop
