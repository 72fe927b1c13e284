// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/contextcomparison.h"
#include "cli/base/command.h"

namespace outcrop {

/// Prints, for each client, its tokens and price, the first difference, and a table of the files that it loads differently.
void printComparison(const Console &console, const ContextComparison &comparison);

/// Returns a comparison as JSON. `before` and `after` are the revisions that the user named; an empty one is the folder on disk and becomes null.
Json toJson(const ContextComparison &comparison, const QString &before, const QString &after);

} // namespace outcrop
