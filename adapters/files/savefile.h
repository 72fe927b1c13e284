// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace outcrop {

/// SHA-256 of a file's bytes, 32 bytes long. Empty means: there is no file.
using Checksum = QByteArray;

Checksum checksumOf(const QByteArray &bytes);

/// A file as it lies on the disk.
struct FileState {
    Checksum checksum;   ///< empty where there is no file
    qint64 modified = 0; ///< as FileEntry tells it, so that the next reading of the folder knows this file already

    bool exists() const { return !checksum.isEmpty(); }
};

/// What became of a save that the system did not refuse.
struct SaveOutcome {
    /// The new bytes are on the disk and will survive a loss of power. Otherwise somebody else's work is there and was
    /// not touched: a conflict.
    bool saved = false;
    FileState state = {}; ///< what is on the disk now: ours, or theirs
    std::optional<QByteArray> theirs = std::nullopt; ///< of a conflict; nothing where the file is gone
};

/// Saves a file of `folder` whole or not at all, and only over the bytes that `expected` stands for: those last read,
/// or none for a new file. Links are followed, but never out of the folder; folders on the way to a new file are made.
/// Permissions, owner, extended attributes and access lists stay as they were. A file that nobody may write is
/// refused, also for root. An error names the path and the system's reason, and the old bytes stand. Somebody's text
/// that was written at the same moment is never lost: it stays, and the outcome is a conflict.
Result<SaveOutcome> saveFile(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected);

/// Makes a new file, with the same promises: of several that make one at the same moment exactly one does. Where there is a
/// file already, be it one with these very bytes, the outcome is a conflict.
Result<SaveOutcome> createFile(const QString &folder, const QString &path, const QByteArray &bytes);

} // namespace outcrop
