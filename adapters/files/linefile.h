// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filedescriptor.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace outcrop {

/// A file of lines in a folder that only grows, and that one program at a time may write: the lock ends with the program, however that ends. A killed
/// program leaves whole lines and at most one piece at the end.
class LineFile
{
public:
    enum class Sync { Later, Now };

    /// Opens or creates it, with its parent folders; refuses a path that really lies elsewhere. NotAllowed while another program is writing it.
    static Result<LineFile> open(const QString &folder, const QString &path);

    Result<QByteArray> content() const;
    /// Takes away what follows the first `bytes`.
    Status cutTo(qint64 bytes);
    /// Adds a line, its end with it. Now: it is on the disk when this returns.
    Status append(QByteArray line, Sync sync);

private:
    LineFile(FileDescriptor file, const QString &path) : m_file(std::move(file)), m_path(path) { }

    FileDescriptor m_file;
    QString m_path;
};

} // namespace outcrop
