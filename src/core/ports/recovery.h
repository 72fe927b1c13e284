// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

namespace outcrop {

/// The unsaved text of one document. Before offering to restore it, compare `base` with the checksum of the file. If they differ, the file has changed since, and both
/// versions must be shown.
struct RecoverySnapshot {
    QString path;         ///< relative to the workspace, or `untitled:N`
    QByteArray base = {}; ///< checksum of the file when editing started; empty if there was no file
    QString title = {};   ///< for display
    QDateTime time = {};  ///< time when the snapshot was written; set by write()
    qint64 cursor = 0;
    QByteArray bytes = {};    ///< unsaved text, byte for byte
    QString file = QString(); ///< path of the snapshot file; set by findOrphans(), required by discard()
};

/// Snapshots from program runs that ended without saving.
struct RecoveryFindings {
    QList<RecoverySnapshot> snapshots; ///< newest first
    Diagnostics diagnostics;           ///< damaged snapshots, which are kept on disk
};

/// Keeps the unsaved text of one workspace until it is saved or discarded. Calls block on disk access. Thread-safe.
class Recovery
{
public:
    virtual ~Recovery() = default;

    /// Stores the text of a document and replaces its previous snapshot. The data is on disk when the function returns.
    virtual Status write(const RecoverySnapshot &snapshot) = 0;
    /// Removes the snapshot of a document that was saved, or closed without saving.
    virtual Status remove(const QString &path) = 0;
    /// Returns the snapshots of this workspace that belong to program runs that have ended. Changes no files.
    virtual RecoveryFindings findOrphans() const = 0;
    /// Deletes a snapshot returned by findOrphans() after the user restored or rejected it.
    virtual Status discard(const RecoverySnapshot &snapshot) = 0;
};

} // namespace outcrop
