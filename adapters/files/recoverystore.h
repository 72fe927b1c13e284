// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/ports/recovery.h"

#include <QMutex>
#include <QStringList>

namespace outcrop {

/// Keeps unsaved text outside the workspace, below the user's state folder, so that a crash costs seconds. One file a
/// document, written whole or not at all, readable by the user only. Nothing is written before the first snapshot, and
/// nothing is ever applied here: the caller asks the user. May be used from any thread.
class RecoveryStore : public Recovery
{
public:
    /// `stateHome` is where the user's programs keep their state; empty takes the system's answer.
    explicit RecoveryStore(const QString &workspace, const QString &stateHome = {});
    /// Snapshots that were not removed stay: the text was not saved.
    ~RecoveryStore() override;
    Q_DISABLE_COPY_MOVE(RecoveryStore)

    Status write(const RecoverySnapshot &snapshot) override;
    Status remove(const QString &path) override;
    RecoveryFindings orphans() const override;
    Status discard(const RecoverySnapshot &snapshot) override;

private:
    Status begin();
    QStringList instances() const;
    QString fileOf(const QString &path) const;

    mutable QMutex m_mutex;
    QString m_folder;      ///< of the workspace's snapshots; one folder below for each run
    QString m_instance;    ///< of this run; empty until something was written
    FileDescriptor m_lock; ///< shows that this run lives
};

} // namespace outcrop
