// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptinputs.h"

namespace outcrop {

/// Adds files to the request of a selection. Paths are relative to `folder`. A file that is not a document of the workspace is read and added to `opened`;
/// `read` must reject files over maximumAttachmentBytes. Fails for the first file that cannot be read or is not an attachment; then the selection is
/// unchanged.
Status attachFiles(OpenedWorkspace &opened, Selection &selection, const QString &folder, const QStringList &files, const ReadInputFile &read);

} // namespace outcrop
