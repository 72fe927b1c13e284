// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

#include <memory>
#include <vector>

namespace outcrop {

/// Returns all formats: those that can be written first. Created once; thread-safe.
const std::vector<std::unique_ptr<FileFormat>> &knownFormats();

/// Returns the format with this name, or null.
const FileFormat *formatNamed(const QString &name);

/// Returns the names of all formats, or of those that can be written.
QStringList fileFormatNames(bool onlyWritable = false);

/// Returns the most certain format of a file, or null. Of equally certain formats, the first one of the list.
const FileFormat *detectFormat(const FormatInput &input);

} // namespace outcrop
