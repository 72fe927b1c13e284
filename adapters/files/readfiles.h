// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/ports/filesource.h"

namespace outcrop {

/// Every file of a source, ready for Workspace::fromFiles(). A file that `previous` knows with the same size and time
/// is not read again: opening a folder a second time costs its listing only.
Result<QList<SourceFile>> readFiles(const FileSource &source, const Workspace &previous = {});

} // namespace outcrop
