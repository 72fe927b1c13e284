// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/modelcatalogue.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Models with everybody who says something of them.
Json modelsJson(const QList<ModelEntry> &entries);
/// A line per model with the effective values; `all`: one per source.
void printModels(const Console &console, const QList<ModelEntry> &entries, bool all);

/// Prints what providers said, and how the command ends: a provider that was `named` must have answered, of all others one.
ExitCode endOfRefresh(const Invocation &invocation, const QList<RefreshedModels> &said, bool named);

} // namespace outcrop
