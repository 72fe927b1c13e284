// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// Metadata of a file in a folder. `error` is set if the file cannot be read. Examples are a symbolic link that leaves the workspace or is circular, a device or a pipe,
/// a file that is too large, and missing permissions.
struct FileEntry {
    QString path; ///< relative to the folder, with forward slashes
    qint64 size = 0;
    qint64 modified = 0; ///< nanoseconds since the epoch; compared together with the size to detect changes
    std::optional<Error> error = std::nullopt;
};

/// A read-only folder of files. Implementations write no files, start no programs and open no connections. Errors: NotFound, Unreadable, TooLarge, and
/// NotAllowed for a path outside the folder or a file that is not a regular file.
class FileSource
{
public:
    virtual ~FileSource() = default;

    /// Returns the name of the folder for display.
    virtual QString name() const = 0;
    /// Returns every file that can belong to a workspace, sorted by path. Excludes `node_modules` and hidden folders such as
    /// `.outcrop` and `.git`, except folders that coding agents load files from (`.claude/agents`) and `.context/portability`.
    virtual Result<QList<FileEntry>> list() const = 0;
    /// Returns the contents of a file.
    virtual Result<QByteArray> read(const QString &path) const = 0;
};

} // namespace outcrop
