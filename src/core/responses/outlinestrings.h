// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/outlinefrontier.h"

namespace outcrop {

/// Finds the possible ends of a string. At each quote, the interpretation splits into one that closes the string and one that treats the quote as content.
class OutlineStrings
{
public:
    OutlineStrings(const JsonText &text, const JsonLookahead &lookahead, const OutlineStacks &stacks, DecisionHistory &decisions, OutlineFrontier &frontier)
        : m_text(text), m_lookahead(lookahead), m_stacks(stacks), m_decisions(decisions), m_frontier(frontier) { }

    /// Returns the state after the opening quote at the current position.
    OutlineState beginString(OutlineState state, const OpeningQuote &quote, JsonRole role) const;
    /// Advances to the next quote that could close the string.
    void continueFrom(OutlineState state);

private:
    qsizetype escapeSize(qsizetype offset, QuoteKind kind) const;
    void handleQuote(const OutlineState &state, qsizetype offset, qsizetype size);
    void close(OutlineState state, qsizetype offset, qsizetype size, bool isLikely);
    void keepInnerQuote(OutlineState state, qsizetype offset, qsizetype size, bool isLikely);
    bool endBefore(const OutlineState &state, qsizetype offset);
    void endAtLine(const OutlineState &state, qsizetype offset);
    void endAtOtherQuote(const OutlineState &state, qsizetype offset);
    void endKeyAtColon(const OutlineState &state, qsizetype offset);
    void handleEnd(const OutlineState &state, qsizetype offset);
    void finish(OutlineState state, ParseDecisions::Ending ending, qsizetype after);
    bool consumeConcatenation(OutlineState state, qsizetype after);
    bool isFollowedByMember(qsizetype after) const;
    bool precedesPlainItem(const OutlineState &state, qsizetype after) const;
    bool isBlankBefore(qsizetype offset) const;
    qsizetype contentBegin(const OutlineState &state) const;

    const JsonText &m_text;
    const JsonLookahead &m_lookahead;
    const OutlineStacks &m_stacks;
    DecisionHistory &m_decisions;
    OutlineFrontier &m_frontier;
};

} // namespace outcrop
