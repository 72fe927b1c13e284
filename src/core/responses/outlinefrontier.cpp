// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinefrontier.h"

#include <algorithm>
#include <tuple>

namespace outcrop {

namespace {

/// Returns the key by which interpretations with the same continuation are recognized. Strings with and without inner quotes continue differently.
auto expectation(const OutlineState &state)
{
    const bool isText = state.mode == OutlineMode::Text;
    return std::tuple(state.mode, state.stack, state.hasComma, isText || state.mode == OutlineMode::Next ? state.opened : -1, isText && state.innerQuotes > 0);
}

} // namespace

void OutlineFrontier::add(OutlineState state)
{
    m_waiting.push(state);
}

std::vector<OutlineState> OutlineFrontier::takeFirst()
{
    std::vector<OutlineState> here;
    const qsizetype at = m_waiting.top().at;
    for (; !m_waiting.empty() && m_waiting.top().at == at; m_waiting.pop())
        here.push_back(m_waiting.top());
    std::stable_sort(here.begin(), here.end(), [](const OutlineState &a, const OutlineState &b) { return a.cost < b.cost; });
    std::vector<OutlineState> kept;
    for (const OutlineState &state : here) {
        const bool isKnown = std::any_of(kept.begin(), kept.end(), [&state](const OutlineState &one) { return expectation(one) == expectation(state); });
        if (!isKnown && kept.size() < mostAtOnePlace && state.cost <= here.front().cost + mostBehind)
            kept.push_back(state);
    }
    return kept;
}

} // namespace outcrop
