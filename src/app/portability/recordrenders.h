// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

#include <QStringList>

namespace outcrop {

/// Records what agents without a portability section are sent now, so that PV-017 finds every change from here on: the agents named, or
/// all. Each file is written whole or not at all. Returns the files, relative to the workspace; those that are the same already among them.
Result<QStringList> recordRenders(const OpenedWorkspace &opened, const QStringList &agents = {});

} // namespace outcrop
