// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/savedfile.h"

#include <QString>

namespace outcrop {

/// Saves a file of `folder` whole or not at all, and only over the bytes that `expected` stands for: those last read,
/// or none for a new file. Links are followed, but never out of the folder; parent folders of a new file are created.
/// Permissions, owner, extended attributes and access lists stay as they were. A file without write permission is
/// refused, also for root. An error names the path and the system's reason, and the old bytes are kept. Somebody's text
/// that was written at the same moment is never lost: it stays, and the outcome is a conflict.
Result<SaveOutcome> saveFile(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// Makes a new file, with the same promises: of several that make one at the same moment exactly one does. Where there is a
/// file already, be it one with these very bytes, the outcome is a conflict.
Result<SaveOutcome> createFile(const QString &folder, const QString &path, const QByteArray &bytes);

} // namespace outcrop
