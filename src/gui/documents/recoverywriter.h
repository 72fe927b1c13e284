// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/openrecovery.h"
#include "models/editing/editsessions.h"

#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace outcrop {

/// Stores snapshots of unsaved text outside the workspace, within a second after a keystroke. A snapshot is deleted when its document is saved or
/// closed. Snapshots of a crashed run are only found here; the user decides what to do with them.
class RecoveryWriter : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryWriter(EditSessions &sessions, QObject *parent = nullptr);

    /// Sets the workspace folder; empty for none. Looks for snapshots of an earlier run.
    void setFolder(const QString &folder);
    /// Call when the user has recovered or discarded the snapshot.
    void discard(const RecoverySnapshot &snapshot);
    /// Writes without waiting for a pause in typing.
    void writeNow() { writeWaiting(); }
    /// Returns whether all typed text is on disk.
    bool isCurrent() const { return m_waiting.isEmpty() && m_running == 0; }

Q_SIGNALS:
    void found(const outcrop::RecoveryFindings &findings);
    /// Emitted when a snapshot cannot be written, for example because the disk is full.
    void failed(const outcrop::Error &error);

private:
    void scheduleSnapshot(const EditSession &session);
    void deleteSnapshot(const QString &path);
    void writeWaiting();
    void write(const EditSession &session);
    void run(const std::function<Status()> &work);

    EditSessions &m_sessions;
    std::shared_ptr<Recovery> m_store; ///< shared with work that is still running
    QSet<QString> m_waiting;           ///< paths of documents changed since their last snapshot
    QTimer m_pause;
    QThreadPool m_thread; ///< one thread, so that work is done in order
    int m_running = 0;
};

} // namespace outcrop
