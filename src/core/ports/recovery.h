// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

namespace outcrop {

/// The unsaved text of one document. Before offering it, compare `base` with the file: where they differ, the
/// file was changed since, and both texts must be shown.
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

/// Where unsaved text of one workspace is kept until it is saved or not wanted any more. Each call waits for the disk; any thread will do.
class Recovery
{
public:
    virtual ~Recovery() = default;

    /// Keeps the text of a document in place of what was kept of it before. It is on the disk when this returns.
    virtual Status write(const RecoverySnapshot &snapshot) = 0;
    /// Forgets a document: it was saved, or the user closed it without saving.
    virtual Status remove(const QString &path) = 0;
    /// What runs that no longer live left of this workspace. Looks only; reads no other workspace's snapshots.
    virtual RecoveryFindings orphans() const = 0;
    /// Removes one of them, once the user has taken it over or does not want it.
    virtual Status discard(const RecoverySnapshot &snapshot) = 0;
};

} // namespace outcrop
