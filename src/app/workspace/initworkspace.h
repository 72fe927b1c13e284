// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace outcrop {

/// Creates the starter workspace or the sample. Returns the written files, relative to the folder. Errors: NotAllowed if `folder` is a file or contains anything but
/// .git; the error names the first entry. Also those of writing, after which the files written so far are removed.
Result<QStringList> initWorkspace(const QString &folder, bool isSample);

} // namespace outcrop
