// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace outcrop {

/// What is at a path, links followed.
struct SeenFile {
    enum class Kind {
        Missing,
        File,
        Folder,
        Other,   ///< a device, a pipe, a link that goes round in a circle
        Outside, ///< outside of what may be read: nothing else is known about it
    };

    Kind kind = Kind::Missing;
    QString realPath; ///< absolute, without links
    qint64 size = 0;

    bool isFile() const { return kind == Kind::File; }
    bool isFolder() const { return kind == Kind::Folder; }
};

/// The files that a coding agent could see: a repository and, as far as the user allows it, the folders above and the user's own. Paths are absolute and
/// clean. Reading only; an implementation never opens what lies outside of what it was allowed to read, links followed.
class ContextFiles
{
public:
    virtual ~ContextFiles() = default;

    virtual SeenFile look(const QString &path) const = 0;
    /// The names in a folder, sorted by their bytes; empty where it is none or lies outside.
    virtual QStringList names(const QString &folder) const = 0;
    /// The names of the folders in a folder, sorted; links to folders are left out.
    virtual QStringList folders(const QString &folder) const = 0;
    /// At most `limit` bytes: a larger file is TooLarge and is not read.
    virtual Result<QByteArray> read(const QString &path, qint64 limit) const = 0;
};

} // namespace outcrop
