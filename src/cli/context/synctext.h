// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/foldersync.h"
#include "cli/base/console.h"
#include "core/base/json.h"

namespace outcrop {

/// Prints the files that are not up to date.
void printSyncFiles(std::ostream &stream, const SyncPlan &plan);

/// Prints diffs of the files that would be written or removed, or a sentence for a copy or a binary file.
void printSyncDiffs(std::ostream &stream, const SyncPlan &plan);

/// Prints the items that are not copied from the source. Then prints, for each client, the losses compared with the source and the links or imports that can
/// replace a copy.
void printSyncLedger(std::ostream &stream, const SyncPlan &plan);

Json toJson(const SyncPlan &plan);

} // namespace outcrop
