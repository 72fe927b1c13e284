// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Extracts schemes and concepts from the statements of a taxonomy, and adds the relations that SKOS entails. These are narrower from broader and vice versa (S25),
/// related in both directions (S23), and top concepts from either side (S8).
void readConcepts(Taxonomy &taxonomy);

/// Fills the index of concepts by notation. If several concepts share a notation, the first one is used.
void indexNotations(Taxonomy &taxonomy);

} // namespace outcrop
