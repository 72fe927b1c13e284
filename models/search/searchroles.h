// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace outcrop {

/// What a hit says beyond its title, for the delegate that paints it.
enum SearchRole {
    HitPlaceRole = Qt::UserRole + 60, ///< its location: `skills/deploy/SKILL.md`
    HitCollectionRole,                ///< the collection's title
    HitSnippetRole,                   ///< one line of the text
    HitMatchesRole,                   ///< QVariantList of pairs start, length: stretches of the snippet to mark
    HitWhyRole,                       ///< why it ranked, in one line
};

} // namespace outcrop
