// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QMutex>
#include <QStringList>

namespace outcrop {

/// The unsaved text of one document. Whoever offers it compares `base` with the file first: where they differ, the
/// file was changed meanwhile, and both texts must be shown.
struct RecoverySnapshot {
    QString path;         ///< relative to the workspace, or `untitled:N`
    QByteArray base = {}; ///< checksum of the bytes that were edited; empty where there was no file
    QString title = {};   ///< for people
    QDateTime time = {};  ///< when it was written; set by write()
    qint64 cursor = 0;
    QByteArray bytes = {};    ///< the text, to the byte
    QString file = QString(); ///< where it lies; set by orphans(), wanted by discard()
};

/// What was found of runs that ended without saving.
struct RecoveryFindings {
    QList<RecoverySnapshot> snapshots; ///< the newest first
    Diagnostics diagnostics;           ///< snapshots that are damaged; they stay where they are
};

/// Keeps unsaved text outside the workspace, below the user's state folder, so that a crash costs seconds. One file a
/// document, written whole or not at all, readable by the user only. Nothing is written before the first snapshot, and
/// nothing is ever applied here: the caller asks the user. May be used from any thread.
class RecoveryStore
{
public:
    /// `stateHome` is where the user's programs keep their state; empty takes the system's answer.
    explicit RecoveryStore(const QString &workspace, const QString &stateHome = {});
    /// Snapshots that were not removed stay: the text was not saved.
    ~RecoveryStore();
    Q_DISABLE_COPY_MOVE(RecoveryStore)

    /// Keeps the text of a document in place of what was kept of it before. It is on the disk when this returns.
    Status write(const RecoverySnapshot &snapshot);
    /// Forgets a document: it was saved, or the user closed it without saving.
    Status remove(const QString &path);

    /// What runs that no longer live left of this workspace. Looks only; reads no other workspace's snapshots.
    RecoveryFindings orphans() const;
    /// Removes one of them, once the user has taken it over or does not want it.
    Status discard(const RecoverySnapshot &snapshot);

private:
    Status begin();
    QStringList instances() const;
    QString fileOf(const QString &path) const;

    mutable QMutex m_mutex;
    QString m_folder;      ///< of the workspace's snapshots; one folder below for each run
    QString m_instance;    ///< of this run; empty until something was written
    FileDescriptor m_lock; ///< says that this run lives
};

} // namespace outcrop
