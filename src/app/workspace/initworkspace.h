// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace outcrop {

/// Creates a workspace: an empty one, or the sample. Never overwrites: a folder that already holds files is refused, with the first of them named.
/// Returns the files written, relative to the folder.
Result<QStringList> initWorkspace(const QString &folder, bool sample);

} // namespace outcrop
