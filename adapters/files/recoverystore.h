// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/ports/recovery.h"

#include <QMutex>
#include <QStringList>

namespace outcrop {

/// Stores unsaved text in the user's state folder, outside the workspace, so that a crash loses only seconds of work.
/// One file per document, written atomically, readable by the user only. Creates no files before the first snapshot.
/// Never restores automatically: the caller asks the user. Thread-safe.
class RecoveryStore : public Recovery
{
public:
    /// `stateHome` replaces the XDG state folder; if empty, the system's folder is used.
    explicit RecoveryStore(const QString &workspace, const QString &stateHome = {});
    /// Keeps the snapshots that were not removed, because their text was not saved.
    ~RecoveryStore() override;
    Q_DISABLE_COPY_MOVE(RecoveryStore)

    Status write(const RecoverySnapshot &snapshot) override;
    Status remove(const QString &path) override;
    RecoveryFindings findOrphans() const override;
    Status discard(const RecoverySnapshot &snapshot) override;

private:
    Status begin();
    QStringList listInstances() const;
    QString fileOf(const QString &path) const;

    mutable QMutex m_mutex;
    QString m_folder;      ///< folder of the workspace's snapshots, with one subfolder per process
    QString m_instance;    ///< subfolder of this process; empty before the first write
    FileDescriptor m_lock; ///< shows other processes that this one is running
};

} // namespace outcrop
