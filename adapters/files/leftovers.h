// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QStringList>

namespace outcrop {

/// Records in the user's state folder that files of this workspace are about to be saved. Only recorded
/// folders are cleaned up. If this fails, no data is lost, but files of an interrupted save remain.
void recordPendingSaves(const QString &workspace, const QStringList &paths);

/// Removes the leftovers of interrupted saves in the recorded folders of this workspace, by the rules of
/// removeTemporaryFiles(). Returns a finding for each file that remains.
Diagnostics removeLeftoverTemporaryFiles(const QString &workspace);

} // namespace outcrop
