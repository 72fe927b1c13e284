// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Reports violations of SKOS and ambiguous tags. In a language, a concept must have only one preferred label (S14), which must not also be an alternative or hidden
/// label (S13). No concept may be related to one of its broader concepts (S27). Also reports a notation shared by two concepts, missing labels and notations, relations
/// to unknown concepts, and cycles of broader concepts.
Diagnostics checkTaxonomy(const Taxonomy &taxonomy);

/// Returns the notation with the smallest edit distance to a tag, or an empty string if none is similar.
QString nearestTag(const Taxonomy &taxonomy, const QString &tag);

/// Returns a message about an unknown tag, with the most similar notation. Returns nullopt if the tag is known.
std::optional<QString> unknownTagMessage(const Taxonomy &taxonomy, const QString &tag);

} // namespace outcrop
