// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/outlinestate.h"

#include <queue>

namespace outcrop {

/// The readings that go on, by where they are: those furthest behind come first, so that readings are compared where they meet. Of two that expect the same
/// at the same place the cheaper one stays, and a reading that costs far more than another one is given up.
class OutlineFrontier
{
public:
    void add(OutlineState state);
    bool isEmpty() const { return m_waiting.empty(); }
    /// The cheapest readings at the first place where there are any.
    std::vector<OutlineState> takeFirst();

private:
    static constexpr size_t mostAtOnePlace = 24;
    static constexpr double mostBehind = 14; ///< in cost, behind the best one that has come as far

    struct Later {
        bool operator()(const OutlineState &a, const OutlineState &b) const { return a.at > b.at; }
    };

    std::priority_queue<OutlineState, std::vector<OutlineState>, Later> m_waiting;
};

} // namespace outcrop
