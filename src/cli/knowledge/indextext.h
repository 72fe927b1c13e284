// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/indexknowledge.h"
#include "app/records/migratememory.h"
#include "cli/base/console.h"
#include "core/base/json.h"
#include "core/retrieval/skilllisting.h"

namespace outcrop {

Json toJson(const IndexingReport &report);
Json toJson(const IndexStats &stats, const QString &place);
Json toJson(const SkillListing &listing, const SkillListingRules &rules);
Json toJson(const MemoryMigration &migration);

void printReport(const Console &console, const IndexingReport &report);
void printStats(const Console &console, const IndexStats &stats, const QString &place);
void printListing(const Console &console, const SkillListing &listing, const SkillListingRules &rules);
/// Prints the new documents. `source` is the name of the memory file in the user's language.
void printMigration(const Console &console, const MemoryMigration &migration, const QString &source, const QString &folder);

} // namespace outcrop
