// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace outcrop {

/// Data of a hit for its delegate.
enum SearchRole {
    HitLocationRole = Qt::UserRole + 60, ///< location: `skills/deploy/SKILL.md:3`, or `Interactions, 12` for an interaction, which has no file
    HitCollectionRole,                   ///< title of the collection
    HitSnippetRole,                      ///< one line of the text
    HitMatchesRole,                      ///< QVariantList of pairs start, length: ranges of the snippet to mark
    HitReasonRole,                       ///< reasons for the rank, in one line
};

} // namespace outcrop
