// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/modelcatalog.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Returns the models with the values of every source.
Json modelsJson(const QList<ModelEntry> &entries);
/// Prints a row per model with the effective values, or with `showsAllSources` a row per source.
void printModels(const Console &console, const QList<ModelEntry> &entries, bool showsAllSources);

/// Prints the results and returns the exit code: Usage if there are no results, because no provider publishes a list. Keys or Provider if all providers failed
/// or, with `requiresAll`, if one of them failed. Otherwise Done.
ExitCode printRefreshResult(const Invocation &invocation, const QList<RefreshedModels> &refreshedModels, bool requiresAll);

} // namespace outcrop
