// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/outlinestrings.h"

namespace outcrop {

/// Advances interpretations outside strings: brackets, commas, colons, keys and words, with a cost for syntax that JSON does not allow. Approximates the
/// rules of TolerantJsonReader, which applies the resulting decisions.
class OutlineGrammar
{
public:
    OutlineGrammar(const JsonText &text, const JsonLookahead &lookahead, OutlineStacks &stacks, DecisionHistory &decisions, OutlineFrontier &frontier)
        : m_text(text), m_lookahead(lookahead), m_stacks(stacks), m_decisions(decisions), m_frontier(frontier), m_strings(text, lookahead, stacks, decisions, frontier) { }

    void continueFrom(OutlineState state);

private:
    bool skipSpace(OutlineState &state) const;
    void handleValue(OutlineState state);
    void handleKey(OutlineState state);
    void handleColon(OutlineState state);
    void handleAfterValue(OutlineState state);
    bool beginString(const OutlineState &state, JsonRole role);
    bool skipEllipsis(OutlineState state);
    void open(OutlineState state, int unit);
    void handleNestedBrace(OutlineState state);
    void handleComma(OutlineState state, double cost);
    void handleUnquotedKey(OutlineState state);
    void handleColonAfterItem(OutlineState state);
    void skipStray(OutlineState state);
    void close(OutlineState state, int unit);
    void closeTo(OutlineState state, OutlineStacks::Id stack, double cost);
    void drop(OutlineState state, double cost);
    bool endsTooEarly(qsizetype offset, OutlineStacks::Id stack) const;
    bool fitsAfter(qsizetype closer, OutlineStacks::Id stack) const;
    void closeAll(OutlineState state);
    void continueAs(OutlineState state, OutlineMode mode, double cost);

    const JsonText &m_text;
    const JsonLookahead &m_lookahead;
    OutlineStacks &m_stacks;
    DecisionHistory &m_decisions;
    OutlineFrontier &m_frontier;
    OutlineStrings m_strings;
};

} // namespace outcrop
