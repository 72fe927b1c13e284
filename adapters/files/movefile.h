// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Gives a file or folder below `folder` another path there, and makes that last. Missing parent folders are created. Never
/// takes another's place, and never leaves the folder, regardless of links; a link moves, not what it leads to.
Status moveInside(const QString &folder, const QString &from, const QString &to);

} // namespace outcrop
