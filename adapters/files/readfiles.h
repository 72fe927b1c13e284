// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/ports/filesource.h"

namespace outcrop {

/// Reads all files of a source for Workspace::fromFiles(), in parallel. A file with the same size and time as in
/// `previous` is not read again. A file that cannot be read is returned with its error. Errors: those of listing the source.
Result<QList<SourceFile>> readFiles(const FileSource &source, const Workspace &previousWorkspace = {});

} // namespace outcrop
