// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace outcrop {

/// Creates an empty workspace or the sample. NotAllowed if the folder contains anything but .git; the error names the first entry. Returns the written files,
/// relative to the folder.
Result<QStringList> initWorkspace(const QString &folder, bool isSample);

} // namespace outcrop
