// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/figuretable.h"
#include "models/diff/showndiff.h"

#include <optional>

namespace outcrop {

/// What is known of the chosen suggestion beyond its record: its change against the file as it is now, and turns that show why.
struct RatifyDetails {
    std::optional<ShownDiff> diff = {}; ///< what can be taken, over the file as it is now
    QList<int> numbers = {};   ///< the suggestion's number of each hunk that is shown, from 1; empty where they can only be taken together
    QList<int> fitting = {};   ///< the suggestion's hunks that can be taken
    QString noDiff = {};       ///< why there is no diff, in words for people
    QString moved = {};        ///< the file has moved on since the analysis, and what that means; empty where it has not
    QString uncommitted = {};  ///< a commit would take along what a person changed and has not committed; empty where it would not
    FigureTable conflicts = {}; ///< what cannot be taken, and how both sides have it
    FigureTable growth = {};   ///< each provider's prompt before and after: tokens and prices
    FigureTable examples = {}; ///< interactions behind the suggestion

    bool canBeEdited() const { return diff && moved.isEmpty(); } ///< an edited text starts from the version that the suggestion knew
};

/// Recorded turns that did not lead to a suggestion, put through the prompt with and without its change.
struct ShownReplay {
    QString text;
    FigureTable table = {}; ///< a row a turn
};

} // namespace outcrop
