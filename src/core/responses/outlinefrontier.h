// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/outlinestate.h"

#include <queue>

namespace outcrop {

/// The priority queue of unfinished interpretations, lowest offset first, so that interpretations are compared when they reach the same offset. Of
/// two interpretations that expect the same continuation, keeps only the cheaper one. Drops an interpretation that costs much more than another.
class OutlineFrontier
{
public:
    void add(OutlineState state);
    bool isEmpty() const { return m_waitingStates.empty(); }
    /// Removes all interpretations at the lowest offset and returns the best ones, cheapest first.
    std::vector<OutlineState> takeFirst();

private:
    static constexpr size_t maximumAtOneOffset = 24;
    static constexpr double maximumExtraCost =
        14; ///< maximum extra cost compared with the best interpretation at the same offset

    struct AtHigherOffset {
        bool operator()(const OutlineState &a, const OutlineState &b) const { return a.offset > b.offset; }
    };

    std::priority_queue<OutlineState, std::vector<OutlineState>, AtHigherOffset> m_waitingStates;
};

} // namespace outcrop
