// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/recoverywriter.h"

#include "app/files/savedocument.h"
#include "gui/tasks/runasync.h"

namespace outcrop {

namespace {

/// The delay between a change and its snapshot. Keystrokes do not restart the delay, so that continuous typing is also saved.
constexpr int pauseMilliseconds = 700;

} // namespace

RecoveryWriter::RecoveryWriter(EditSessions &sessions, QObject *parent) : QObject(parent), m_sessions(sessions)
{
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &RecoveryWriter::writePendingSnapshots);
    connect(
        &sessions, &EditSessions::changed, this, [this](const EditSession *session) { scheduleSnapshot(*session); });
    connect(&sessions, &EditSessions::modifiedChanged, this, [this](const EditSession *session) {
        if (session->isModified())
            scheduleSnapshot(*session);
        else
            deleteSnapshot(session->path());
    });
    connect(&sessions, &EditSessions::closing, this,
        [this](const EditSession *session) { deleteSnapshot(session->path()); });
    connect(&sessions, &EditSessions::renamed, this, [this](const QString &from, const QString &to) {
        deleteSnapshot(from);
        scheduleSnapshot(*m_sessions.find(to));
    });
}

void RecoveryWriter::setFolder(const QString &folder)
{
    m_pendingPaths.clear();
    m_store = folder.isEmpty() ? nullptr : std::shared_ptr<Recovery>(openRecovery(folder));
    if (!m_store)
        return;
    runAsync<RecoveryFindings>(
        this, [store = m_store] { return store->findOrphans(); },
        [this, store = m_store](const RecoveryFindings &findings) {
            if (store == m_store && (!findings.snapshots.isEmpty() || !findings.diagnostics.isEmpty()))
                Q_EMIT found(findings);
        });
}

void RecoveryWriter::discard(const RecoverySnapshot &snapshot)
{
    if (m_store)
        run([store = m_store, snapshot] { return store->discard(snapshot); });
}

void RecoveryWriter::scheduleSnapshot(const EditSession &session)
{
    if (!m_store || !session.isModified())
        return;
    m_pendingPaths += session.path();
    if (!m_pause.isActive())
        m_pause.start();
}

void RecoveryWriter::deleteSnapshot(const QString &path)
{
    m_pendingPaths -= path;
    if (m_store)
        run([store = m_store, path] { return store->remove(path); });
}

void RecoveryWriter::writePendingSnapshots()
{
    const QSet<QString> waiting = std::exchange(m_pendingPaths, {});
    for (const QString &path : waiting) {
        if (const EditSession *session = m_sessions.find(path); session && m_store)
            write(*session);
    }
}

void RecoveryWriter::write(const EditSession &session)
{
    const auto work = [store = m_store, path = session.path(), title = session.title(), file = session.fileBytes(),
                          text = session.text(), mark = session.hasByteOrderMark()] {
        return store->write(
            {path, file ? checksumOf(*file) : QByteArray(), title, {}, 0, EditSession::encode(text, mark), {}});
    };
    run(work);
}

void RecoveryWriter::run(const std::function<Status()> &work)
{
    m_runningCount += 1;
    runAsync<Status>(
        this, work,
        [this](const Status &status) {
            m_runningCount -= 1;
            if (!status)
                Q_EMIT failed(status.error());
        },
        &m_pool);
}

} // namespace outcrop
