// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Gathers schemes and concepts out of the statements of a taxonomy, and completes what SKOS says follows from them: narrower from broader and back
/// (S25), related in both directions (S23), top concepts from either side (S8).
void readConcepts(Taxonomy &taxonomy);

/// Fills in which concept has which notation.
void indexTags(Taxonomy &taxonomy);

} // namespace outcrop
