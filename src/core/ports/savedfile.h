// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCryptographicHash>

#include <optional>

namespace outcrop {

/// SHA-256 of a file's bytes, 32 bytes long. Empty means: there is no file.
using Checksum = QByteArray;

inline Checksum checksumOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// A file as it lies on the disk.
struct FileState {
    Checksum checksum;   ///< empty where there is no file
    qint64 modified = 0; ///< as in FileEntry, so that the next reading of the folder knows this file already

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

} // namespace outcrop
