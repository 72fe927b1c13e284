// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"
#include "core/ports/store.h"
#include "core/taxonomy/taxonomy.h"

#include <stop_token>

namespace outcrop {

/// The newest interactions of a store, at most 100,000, as documents of the collection `log`: what was asked and what came of it, each cut at 4,000 characters.
/// Without those of experiments, whose texts are not recorded.
/// Errors: Interrupted, and those of the store.
Result<QList<SearchDocument>> logDocuments(Store &store, const Taxonomy &taxonomy, const std::stop_token &stop);

} // namespace outcrop
