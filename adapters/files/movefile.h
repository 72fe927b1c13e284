// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Gives a file or folder below `folder` another path there, and makes that last. Folders on the way are made. Never
/// takes another's place, and never leaves the folder, whatever links say; a link moves, not what it leads to.
Status moveInside(const QString &folder, const QString &from, const QString &to);

} // namespace outcrop
