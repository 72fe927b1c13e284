// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/contextcomparison.h"
#include "cli/base/command.h"

namespace outcrop {

/// Prints a line for each client, then a table of the files that it loads differently.
void printComparison(const Console &console, const ContextComparison &comparison);

/// `before` and `after` are the revisions as the user wrote them; null for the folder on the disk.
Json toJson(const ContextComparison &comparison, const QString &before, const QString &after);

} // namespace outcrop
