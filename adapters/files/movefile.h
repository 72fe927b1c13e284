// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace outcrop {

/// Moves a file or folder within `folder` and syncs the result. Creates missing parent folders. Never overwrites, and never
/// leaves the folder, not even through links. Moves a link itself, not its target. Errors: NotFound if `from` does not exist, NotAllowed if `to` exists or
/// a path leaves the folder, Unwritable, and the system's errors.
Status moveInside(const QString &folder, const QString &from, const QString &to);

} // namespace outcrop
