// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// What SKOS does not allow, or what makes tags ambiguous: two preferred labels in one language (S14), a label that is both preferred and alternative
/// (S13), a notation that two concepts have, concepts without a label or a notation, relations to unknown concepts, a concept that is broader than itself
/// in the end, and one that is related to what is broader (S27).
Diagnostics checkTaxonomy(const Taxonomy &taxonomy);

/// The notation that was most likely meant, or empty where none is near.
QString nearestTag(const Taxonomy &taxonomy, const QString &tag);

/// A tag that no concept has, with the nearest that there is; nothing where the tag is known.
std::optional<QString> unknownTag(const Taxonomy &taxonomy, const QString &tag);

} // namespace outcrop
