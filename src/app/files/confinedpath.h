// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Returns a path relative to `folder` (`.` for the folder), if it is inside the folder, even after all links in it are followed. A relative path starts in
/// the folder; the file may be missing. Errors: NotAllowed if it is outside, contains a NUL character or has a broken link. Reads the disk.
Result<QString> confinedPath(const QString &folder, const QString &path);

} // namespace outcrop
