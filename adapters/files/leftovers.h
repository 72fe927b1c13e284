// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QString>

namespace outcrop {

/// Remembers, in the user's state folder, that a file at `path` of this workspace is about to be saved: only folders
/// remembered here are ever cleaned. Where that fails nothing is lost; leftovers of a killed save stay for longer.
void rememberSaving(const QString &workspace, const QString &path);

/// Removes what killed saves left in the folders of this workspace that were remembered, as removeStrays() does.
Diagnostics removeLeftStrays(const QString &workspace);

} // namespace outcrop
