// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/base/result.h"

#include <QByteArray>

#include <chrono>

namespace outcrop {

/// Identifies a file by its inode and its beginning, so that it is recognized after a rename. A new file that reuses the inode has a different beginning.
struct FileFingerprint {
    quint64 device = 0;
    quint64 inode = 0;
    qint64 headLength = 0;
    QByteArray headHash = {}; ///< hash of the first `headLength` bytes, in hexadecimal
};

/// The next complete lines of a file.
struct AppendedLines {
    QByteArray bytes;      ///< empty if there are none yet
    bool isRestart = false; ///< the file was truncated or replaced: the bytes are the first of its new content
};

/// Reads the lines that other programs append to a file. Returns only complete lines. If the file is truncated, reads it from its beginning. If it is
/// replaced, reads the rest of the old file first, including a last line without a line end.
class GrowingFile
{
public:
    /// Maximum length of a line in bytes.
    static constexpr qint64 maxLineBytes = 64 * 1024 * 1024;

    explicit GrowingFile(const QString &path) : m_path(path) { }

    /// Opens the file at its beginning. Errors: Unreadable if it cannot be opened or is not a regular file.
    Status open();
    /// Opens the marked file at an offset. After a log rotation, it can have a different name in the same folder. Returns false if it was not found or is
    /// shorter than `offset`.
    bool openMatchingFile(const FileFingerprint &fingerprint, qint64 offset);

    /// Returns the next lines: at most 1 MiB, or more if a line is longer. Errors: Unreadable if reading fails, TooLarge for a line longer than maxLineBytes.
    Result<AppendedLines> readLines();
    /// Returns the line at an offset, for example one that was read before; empty if it cannot be read or is longer than maxLineBytes.
    QByteArray readLineAt(qint64 offset) const;
    /// Waits until the file may have changed, but at most `longest`. Needs a QCoreApplication. The caller must also poll, because a notification can be missed.
    void waitForChange(std::chrono::milliseconds longest) const;

    FileFingerprint fingerprint() const;
    qint64 offset() const { return m_offset; }

private:
    bool openPath(const QString &path);
    bool wasTruncated() const;
    bool isReplaced() const;
    Result<QByteArray> readToLineEnd(bool isLast);

    QString m_path;
    FileDescriptor m_file;
    quint64 m_device = 0;
    quint64 m_inode = 0;
    qint64 m_offset = 0; ///< bytes returned so far
    QByteArray m_head;   ///< the first bytes that were returned
};

} // namespace outcrop
