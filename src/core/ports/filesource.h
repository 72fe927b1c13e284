// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// A file that a folder holds, without its bytes. `error` says why it will not be read: a link that leaves the workspace or
/// goes round in a circle, a device or a pipe, a size beyond the limit, missing rights.
struct FileEntry {
    QString path; ///< relative to the folder, with forward slashes
    qint64 size = 0;
    qint64 modified = 0; ///< nanoseconds since the epoch; with the size, enough to know that nothing changed
    std::optional<Error> error = std::nullopt;
};

/// A folder of files. Reading only: it runs nothing, connects nowhere and writes nothing.
class FileSource
{
public:
    virtual ~FileSource() = default;

    /// The folder's own name, for people.
    virtual QString name() const = 0;
    /// Every file a workspace may hold, sorted by path; machine state (`.outcrop`), `.git` and other hidden folders are left out,
    /// `.claude/agents` and `.context/portability` excepted.
    virtual Result<QList<FileEntry>> list() const = 0;
    virtual Result<QByteArray> read(const QString &path) const = 0;
};

} // namespace outcrop
