// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/outlinestate.h"

namespace outcrop {

/// Finds the possible ends of an unquoted value. A number or single word ends after its last character. Several words may end at each character that could end them.
class UnquotedValueParser
{
public:
    UnquotedValueParser(const JsonText &text, const JsonLookahead &lookahead, const OutlineStacks &stacks, DecisionHistory &decisions)
        : m_text(text), m_lookahead(lookahead), m_stacks(stacks), m_decisions(decisions) { }

    /// Returns the interpretations that continue after the value at the position of `state`.
    QList<OutlineState> interpretations(const OutlineState &state);

private:
    static constexpr int maximumSeparators = 4;

    bool isCall(QStringView word, qsizetype end) const;
    bool isGrouped(const OutlineState &state, qsizetype wordEnd) const;
    void addEndings(const OutlineState &state, qsizetype wordEnd);
    void add(OutlineState state, ParseDecisions::Ending ending, double cost);
    bool beginsComment(qsizetype offset) const;

    const JsonText &m_text;
    const JsonLookahead &m_lookahead;
    const OutlineStacks &m_stacks;
    DecisionHistory &m_decisions;
    QList<OutlineState> m_interpretations;
};

} // namespace outcrop
