// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptinputs.h"

namespace outcrop {

/// Adds files to the request of a selection. Paths are relative to `folder`. A file that is not a document of the workspace is read by its absolute path and added to
/// `opened`. `read` must reject files over maximumAttachmentBytes. Fails for the first file that cannot be read or is not an attachment; then `opened` and the selection
/// are unchanged.
Status attachFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const QStringList &files, const InputFileReader &read);

/// Reads a file that the user attaches. Rejects folders, pipes, devices and files over maximumAttachmentBytes before reading them. The error has the path.
Result<QByteArray> readAttachedFile(const QString &path);

/// Returns the workspace with the attached files that are not its documents; their paths are relative to the workspace or absolute. A file that cannot be read
/// is omitted, and composing reports it as missing.
OpenedWorkspace withAttachedFiles(OpenedWorkspace opened, const QStringList &paths);

} // namespace outcrop
