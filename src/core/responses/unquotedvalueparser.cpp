// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/unquotedvalueparser.h"

#include "core/responses/jsonunits.h"
#include "core/responses/jsonwords.h"
#include "core/responses/outlinecosts.h"

namespace outcrop {

using namespace outlinecost;

QList<OutlineState> UnquotedValueParser::interpretations(const OutlineState &state)
{
    qsizetype end = state.offset;
    while (isWordUnit(m_text.at(end)) && !m_text.matches(end, u"..."))
        ++end;
    const QStringView word = m_text.slice(state.offset, end);
    OutlineState prefixedState = state;
    if (isStringPrefix(word) && isQuote(m_text.at(end)) && !isQuote(m_text.at(state.offset - 1))) {
        prefixedState.offset = end;
        prefixedState.cost += quoteStyle;
        return {prefixedState};
    }
    if (isCall(word, end)) {
        prefixedState.offset = end + 1;
        prefixedState.cost += quoteStyle;
        return {prefixedState};
    }
    const auto next = m_lookahead.findNextUnit(end);
    const bool isKnown = readJsonNumber(word) || readJsonLiteral(word, false);
    if (isKnown)
        add(state, {end, true}, 0);
    if (!isKnown || isGrouped(state, end) || !(next.unit < 0 || next.unit == ',' || isCloser(next.unit) || next.isAfterLineBreak))
        addEndings(state, end);
    return m_interpretations;
}

/// Returns whether a comma in a member's number is a thousands separator.
bool UnquotedValueParser::isGrouped(const OutlineState &state, qsizetype wordEnd) const
{
    if (!m_stacks.isObject(state.stack) || m_text.at(wordEnd) != ',')
        return false;
    qsizetype end = wordEnd + 1;
    while (isDigit(m_text.at(end)))
        ++end;
    return end == wordEnd + 4 && m_lookahead.startsMember(wordEnd + 1) == Prediction::No;
}

bool UnquotedValueParser::isCall(QStringView word, qsizetype end) const
{
    if (word.isEmpty() || isDigit(word[0].unicode()) || m_text.at(end) != '(')
        return false;
    const auto first = m_lookahead.findNextUnit(end + 1);
    return first.unit == '{' || first.unit == '[' || first.unit == ')' || m_lookahead.openingQuoteLength(first.offset) > 0;
}

void UnquotedValueParser::addEndings(const OutlineState &state, qsizetype wordEnd)
{
    const bool isItem = state.stack != OutlineStacks::None && !m_stacks.isObject(state.stack);
    int round = 0;
    double inside = 0;
    for (qsizetype at = qMax(wordEnd, state.offset + 1), marks = 0; marks <= maximumSeparators; ++at) {
        const int unit = m_text.at(at);
        const double cost = (at <= wordEnd ? bareWord : bareWords) + inside;
        if (unit == JsonText::End || unit == '\n' || m_lookahead.endsBlock(at) || at - state.offset > 4 * JsonLookahead::maximumLookahead)
            return add(state, {at, true}, cost);
        round += unit == '(' ? 1 : unit == ')' && round > 0 ? -1 : 0;
        if (round > 0 || (unit == ')' && m_text.at(at - 1) != ')'  && round == 0 && state.stack == OutlineStacks::None))
            continue;
        if (unit == '"')
            add(state, {at, false}, cost + missingQuote - bareWord);
        else if (unit == ',' || isCloser(unit) || beginsComment(at))
            add(state, {at, true}, cost);
        else
            continue;
        ++marks;
        inside += unit == '"' ? quoteAfterBareWords : unit == ',' && isItem ? insideBareItem : insideBareWords;
    }
}

bool UnquotedValueParser::beginsComment(qsizetype offset) const
{
    const int next = m_text.at(offset + 1);
    return isJsonSpace(m_text.at(offset - 1)) && (m_text.at(offset) == '#' ? next == ' ' : m_text.at(offset) == '/' && (next == '/' || next == '*'));
}

void UnquotedValueParser::add(OutlineState state, ParseDecisions::Ending ending, double cost)
{
    state.decisions = m_decisions.addEnding(state.decisions, state.offset, ending);
    state.offset = ending.offset + (ending.isMissing ? 0 : 1);
    state.cost += cost;
    state.stringBegin = -1;
    state.hasComma = false;
    state.mode = OutlineMode::Next;
    m_interpretations.append(state);
}

} // namespace outcrop
