// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

#include <memory>
#include <vector>

namespace outcrop {

/// Returns all formats, in their order of precedence for detectFormat(). Created once; thread-safe.
const std::vector<std::unique_ptr<FileFormat>> &knownFormats();

/// Returns the format with this name, or null.
const FileFormat *findFormat(const QString &name);

/// Returns the names of all formats, or of those that can be written.
QStringList fileFormatNames(bool onlyWritable = false);

/// A format of files that can be imported, and the usual names of these files, such as `*.prompty`.
struct FilePatterns {
    QString title;
    QStringList patterns;
};

/// Returns the formats that a single file can have, sorted by title. Formats with the same title are one entry.
QList<FilePatterns> importFilePatterns();

/// Returns the format that is most certainly that of the file, or null if none is possible. Of equally certain formats, returns the first in the list.
const FileFormat *detectFormat(const FormatInput &input);

} // namespace outcrop
