// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/savedfile.h"

#include <QList>
#include <QString>

namespace outcrop {

/// Saves a file of `folder` atomically, and only if its current content has the checksum `expected` (empty for a new file) or is already `bytes`. Follows links, but
/// never outside the folder. Creates the parent folders of a new file. Preserves permissions, owner, extended attributes and ACLs as far as the system permits. Rejects a
/// file without write permission, even for root. An error names the path and the reason, and the old content is kept. Exception: after a failed sync, the file has the
/// new content if the file system supports neither exchanging names nor hard links. Text that another program writes at the same moment is not lost: the outcome is then
/// a conflict or an error.
Result<SaveOutcome> saveFile(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// Saves files with the same guarantees, with two syncs of the file system for every 64 files instead of several for each. Returns a result for each file, in
/// order, up to and including the batch with the first error or conflict.
QList<Result<SaveOutcome>> saveFiles(const QString &folder, const QList<FileToSave> &files);

/// Creates a file with the same guarantees: if several processes create it at the same time, exactly one succeeds. The
/// outcome is a conflict if the file exists, even with the same content.
Result<SaveOutcome> createFile(const QString &folder, const QString &path, const QByteArray &bytes);

} // namespace outcrop
