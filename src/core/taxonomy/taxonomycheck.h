// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Reports violations of SKOS and ambiguous tags: two preferred labels in one language (S14), a preferred label that is also an alternative or hidden
/// label (S13), a notation shared by two concepts, missing labels and notations, relations to unknown concepts, cycles of broader concepts, and concepts
/// related to one of their broader concepts (S27).
Diagnostics checkTaxonomy(const Taxonomy &taxonomy);

/// Returns the notation with the smallest edit distance to a tag, or an empty string if none is similar.
QString nearestTag(const Taxonomy &taxonomy, const QString &tag);

/// Returns a message about an unknown tag, with the most similar notation. Returns nullopt if the tag is known.
std::optional<QString> unknownTagMessage(const Taxonomy &taxonomy, const QString &tag);

} // namespace outcrop
