// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/openrecovery.h"
#include "models/editing/editsessions.h"

#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace outcrop {

/// Writes snapshots of unsaved text outside the workspace, shortly after each change. Deletes a snapshot when its document is saved or
/// closed. Keeps snapshots of a crashed run until the user recovers or discards them.
class RecoveryWriter : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryWriter(EditSessions &sessions, QObject *parent = nullptr);

    /// Sets the workspace folder; empty for none. Afterward, emits found() if an earlier run left snapshots, or if reading them caused diagnostics.
    void setFolder(const QString &folder);
    /// Deletes a snapshot. Call after the user recovers or discards it.
    void discard(const RecoverySnapshot &snapshot);
    /// Writes the pending snapshots without the usual delay.
    void writeNow() { writePendingSnapshots(); }
    /// Returns whether no snapshot is pending or being written.
    bool isCurrent() const { return m_pendingPaths.isEmpty() && m_runningCount == 0; }

Q_SIGNALS:
    void found(const outcrop::RecoveryFindings &findings);
    /// Emitted when a snapshot cannot be written or deleted, for example because the disk is full.
    void failed(const outcrop::Error &error);

private:
    void scheduleSnapshot(const EditSession &session);
    void deleteSnapshot(const QString &path);
    void writePendingSnapshots();
    void write(const EditSession &session);
    void run(const std::function<Status()> &work);

    EditSessions &m_sessions;
    std::shared_ptr<Recovery> m_store; ///< shared with running work; null without a folder
    QSet<QString> m_pendingPaths;           ///< paths of documents changed since their last snapshot
    QTimer m_pause;
    QThreadPool m_pool; ///< one thread, so that the work runs in order
    int m_runningCount = 0;
};

} // namespace outcrop
