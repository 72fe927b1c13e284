// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>

#include <optional>

namespace outcrop {

/// SHA-256 of the contents of a file, 32 bytes. Empty if there is no file.
using Checksum = QByteArray;

inline Checksum checksumOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// The state of a file on disk.
struct FileState {
    Checksum checksum;   ///< empty if there is no file
    qint64 modified = 0; ///< nanoseconds since the epoch, as in FileEntry

    bool exists() const { return !checksum.isEmpty(); }
};

/// One of several files that are saved together.
struct FileToSave {
    QString path; ///< relative to the folder
    QByteArray bytes;
    Checksum expected;        ///< checksum of the current content; empty for a new file
    bool isExclusive = false; ///< true if a file that exists is a conflict, even with the same content
};

/// The result of a save that did not fail with an error.
struct SaveOutcome {
    /// True if the new contents are on disk and will survive a power failure. False if another program changed the file: the conflicting file was
    /// not overwritten.
    bool isSaved = false;
    FileState state = {}; ///< the file on disk: the new contents or, after a conflict, the conflicting ones
    std::optional<QByteArray> theirs = std::nullopt; ///< contents of the conflicting file; nullopt if the save succeeded or the file was deleted
};

} // namespace outcrop
