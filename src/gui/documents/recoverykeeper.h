// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/openrecovery.h"
#include "models/editing/editsessions.h"

#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace outcrop {

/// Keeps unsaved text where a crash cannot reach it: within a second of a keystroke a snapshot of the document is on the disk, outside the
/// workspace. Snapshots go when their document is saved or closed. Those of a run that died are only found here; the user decides about them.
class RecoveryKeeper : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryKeeper(EditSessions &sessions, QObject *parent = nullptr);

    /// The workspace whose documents are open; empty for none. Looks for what an earlier run left.
    void setFolder(const QString &folder);
    /// The user has taken it over, or does not want it.
    void discard(const RecoverySnapshot &snapshot);
    /// Does not wait for a pause in the typing.
    void keepNow() { writeWaiting(); }
    /// Everything typed is on the disk.
    bool isCurrent() const { return m_waiting.isEmpty() && m_running == 0; }

Q_SIGNALS:
    void found(const outcrop::RecoveryFindings &findings);
    /// Unsaved text cannot be kept: no room, no rights.
    void failed(const outcrop::Error &error);

private:
    void remember(const EditSession &session);
    void forget(const QString &path);
    void writeWaiting();
    void write(const EditSession &session);
    void run(const std::function<Status()> &work);

    EditSessions &m_sessions;
    std::shared_ptr<Recovery> m_store; ///< shared with the work that still runs
    QSet<QString> m_waiting;           ///< paths of documents changed since their last snapshot
    QTimer m_pause;
    QThreadPool m_thread; ///< one: what is asked first is done first
    int m_running = 0;
};

} // namespace outcrop
