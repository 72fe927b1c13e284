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

DocumentKeeper::DocumentKeeper(EditSessions &sessions, QObject *parent) : QObject(parent), m_sessions(sessions)
{
    connect(&sessions, &EditSessions::closing, this,
        [this](const EditSession *session) { forgetOutsideChange(session->path()); });
}

void DocumentKeeper::save(EditSession &session)
{
    if (session.isSaving() || session.isReadOnly())
        return;
    if (const auto known = outsideChange(session.path()); known && known->kind == OutsideChange::Kind::Conflict)
        return Q_EMIT outsideChanged(session.path()); // reports the change again, so that the user is asked again
    const QByteArray bytes = session.beginSave();
    const auto write = [folder = m_folder, path = session.path(), bytes, file = session.fileBytes()] {
        return saveVersion(folder, path, bytes, file ? checksumOf(*file) : Checksum());
    };
    m_running += 1;
    runAsync<Result<SaveOutcome>>(
        this, write, [this, session = QPointer(&session), bytes](const Result<SaveOutcome> &outcome) {
            m_running -= 1;
            if (session)
                finish(*session, bytes, outcome);
        });
}

void DocumentKeeper::finish(EditSession &session, const QByteArray &written, const Result<SaveOutcome> &outcome)
{
    const bool saved = outcome && outcome->saved;
    if (saved)
        m_savedAt[session.path()] = ++m_saves;
    session.finishSave(saved, written);
    if (!outcome)
        return Q_EMIT saveFailed(session.path(), outcome.error());
    if (!saved)
        return reconcileFile(session, outcome->theirs);
    forgetOutsideChange(session.path());
    Q_EMIT this->saved(session.path());
}

void DocumentKeeper::reconcile(const Workspace &disk, quint64 mark)
{
    const QList<EditSession *> sessions = m_sessions.all();
    for (EditSession *session : sessions) {
        if (session->isUntitled() || session->isSaving() || m_savedAt.value(session->path()) > mark)
            continue;
        const DocumentPtr document = disk.document(session->path());
        reconcileFile(*session, document ? std::optional(document->bytes) : std::nullopt);
    }
}

void DocumentKeeper::reconcileFile(EditSession &session, const std::optional<QByteArray> &file)
{
    const std::optional<OutsideChange> known = outsideChange(session.path());
    if (file == session.fileBytes()) {
        if (known && known->kind == OutsideChange::Kind::Conflict && known->theirs->bytes != file)
            forgetOutsideChange(session.path()); // the other program has restored the file
        return;
    }
    if (!file)
        return fileGone(session);
    if (known && known->kind == OutsideChange::Kind::Deleted)
        handleRestoredFile(session);
    fileChanged(session, readDocument(session.path(), *file));
}

void DocumentKeeper::fileGone(EditSession &session)
{
    const DocumentPtr last = readDocument(session.path(), *session.fileBytes());
    session.setFileBytes(std::nullopt);
    setOutsideChange(session.path(), {OutsideChange::Kind::Deleted, last});
}

/// Compares the file with its state before the deletion.
void DocumentKeeper::handleRestoredFile(EditSession &session)
{
    session.setFileBytes(outsideChange(session.path())->theirs->bytes);
    forgetOutsideChange(session.path());
}

void DocumentKeeper::fileChanged(EditSession &session, const DocumentPtr &theirs)
{
    const std::optional<OutsideChange> known = outsideChange(session.path());
    if (known && known->theirs && known->theirs->bytes == theirs->bytes)
        return; // the user has been asked already
    if (theirs->bytes == session.bytes() || !session.isModified() || session.bytes() == session.fileBytes()) {
        session.takeFile(*theirs);
        forgetOutsideChange(session.path());
        return Q_EMIT reloaded(session.path());
    }
    if (theirs->validUtf8 && session.fileBytes())
        return merge(session, theirs);
    setOutsideChange(session.path(), {OutsideChange::Kind::Conflict, theirs});
}

/// Runs on a worker thread; if the text changes in the meantime, the merge is repeated.
void DocumentKeeper::merge(EditSession &session, const DocumentPtr &theirs)
{
    const auto work = [base = textOf(session), mine = session.text(), theirs] {
        return mergeTexts(base, mine, theirs->text);
    };
    m_running += 1;
    runAsync<TextMerge>(this, work,
        [this, session = QPointer(&session), revision = session.revision(), theirs](const TextMerge &merged) {
            m_running -= 1;
            if (!session)
                return;
            if (session->revision() != revision)
                return fileChanged(*session, theirs);
            if (merged.clean()) {
                session->setText(merged.text, tr("Merge changes from disk"));
                session->setFileBytes(theirs->bytes);
            }
            const auto kind = merged.clean() ? OutsideChange::Kind::Merged : OutsideChange::Kind::Conflict;
            setOutsideChange(session->path(), {kind, theirs});
        });
}

std::optional<OutsideChange> DocumentKeeper::outsideChange(const QString &path) const
{
    const auto found = m_outside.constFind(path);
    return found == m_outside.cend() ? std::nullopt : std::optional(*found);
}

void DocumentKeeper::setConflict(EditSession &session)
{
    const DocumentPtr theirs = readDocument(session.path(), *session.fileBytes());
    setOutsideChange(session.path(), {OutsideChange::Kind::Conflict, theirs});
}

void DocumentKeeper::keepMine(EditSession &session)
{
    if (const std::optional<OutsideChange> change = outsideChange(session.path()); change && change->theirs)
        session.setFileBytes(change->theirs->bytes);
    forgetOutsideChange(session.path());
}

void DocumentKeeper::acceptTheirs(EditSession &session)
{
    if (const std::optional<OutsideChange> change = outsideChange(session.path()); change && change->theirs)
        session.takeFile(*change->theirs);
    forgetOutsideChange(session.path());
}

void DocumentKeeper::setOutsideChange(const QString &path, const OutsideChange &change)
{
    m_outside[path] = change;
    Q_EMIT outsideChanged(path);
}

void DocumentKeeper::forgetOutsideChange(const QString &path)
{
    if (m_outside.remove(path))
        Q_EMIT outsideChanged(path);
}

} // namespace outcrop
