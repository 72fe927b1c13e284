// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"
#include "core/ports/store.h"
#include "core/taxonomy/taxonomy.h"

#include <stop_token>

namespace outcrop {

/// Returns the newest 100,000 interactions or slightly more as documents of the collection `log`: request and response, each truncated to 4,000 characters.
/// Excludes experiments, whose texts are not recorded. Errors: Interrupted, and those of the store.
Result<QList<SearchDocument>> readLogDocuments(Store &store, const Taxonomy &taxonomy, const std::stop_token &stop);

} // namespace outcrop
