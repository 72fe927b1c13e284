// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinefrontier.h"

#include <algorithm>
#include <tuple>

namespace outcrop {

namespace {

/// Returns a key that is equal for interpretations that continue the same way. Strings with inner quotes continue differently from those without.
auto expectation(const OutlineState &state)
{
    const bool isText = state.mode == OutlineMode::String;
    return std::tuple(
        state.mode, state.stack, state.hasComma, isText || state.mode == OutlineMode::Next ? state.stringBegin : -1, isText && state.innerQuotes > 0);
}

} // namespace

void OutlineFrontier::add(OutlineState state)
{
    m_waitingStates.push(state);
}

std::vector<OutlineState> OutlineFrontier::takeFirst()
{
    std::vector<OutlineState> states;
    const qsizetype at = m_waitingStates.top().offset;
    for (; !m_waitingStates.empty() && m_waitingStates.top().offset == at; m_waitingStates.pop())
        states.push_back(m_waitingStates.top());
    std::stable_sort(states.begin(), states.end(), [](const OutlineState &a, const OutlineState &b) { return a.cost < b.cost; });
    std::vector<OutlineState> kept;
    for (const OutlineState &state : states) {
        const bool isKnown = std::any_of(kept.begin(), kept.end(), [&state](const OutlineState &one) { return expectation(one) == expectation(state); });
        if (!isKnown && kept.size() < maximumAtOneOffset && state.cost <= states.front().cost + maximumExtraCost)
            kept.push_back(state);
    }
    return kept;
}

} // namespace outcrop
