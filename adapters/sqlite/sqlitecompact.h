// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Writes a database anew without what was removed from it, and empties its log: the bytes of removed records are in neither file afterwards. Other programs
/// may have it open; Unwritable where one of them reads for so long that the log cannot be emptied.
Status compactSqlite(const QString &path);

} // namespace outcrop
