// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filelocation.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace outcrop {

/// An append-only file of lines with an exclusive lock, which is released when this object is destroyed or the process ends. A crash leaves complete lines and
/// at most one incomplete line at the end.
class AppendOnlyFile
{
public:
    using Sync = outcrop::Sync;

    /// Opens or creates the file and its parent folders. Errors: NotAllowed for a path that leaves the folder, or while another object or process has the
    /// lock, and the system's errors.
    static Result<AppendOnlyFile> open(const QString &folder, const QString &path);

    Result<QByteArray> readContent() const;
    /// Truncates the file to `bytes` bytes and syncs it. Errors: Unwritable.
    Status truncate(qint64 bytes);
    /// Appends lines, which are separated by LF, and a final LF. With Sync::Now, the lines are on disk when this returns. If writing fails, no line is
    /// kept; if only the sync fails, the lines stay in the file. Errors: those of writing.
    Status append(QByteArray lines, Sync sync);

private:
    AppendOnlyFile(FileDescriptor file, const QString &path) : m_file(std::move(file)), m_path(path) { }

    FileDescriptor m_file;
    QString m_path;
};

} // namespace outcrop
