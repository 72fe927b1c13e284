// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinegrammar.h"

#include "core/responses/jsonunits.h"
#include "core/responses/outlinecosts.h"
#include "core/responses/unquotedvalueparser.h"

namespace outcrop {

using namespace outlinecost;

void OutlineGrammar::continueFrom(OutlineState state)
{
    if (state.mode == OutlineMode::String)
        return m_strings.continueFrom(state);
    if (skipSpace(state))
        return m_frontier.add(state); // interpretations are compared after the whitespace
    if (m_text.at(state.offset) == JsonText::End || m_lookahead.endsBlock(state.offset))
        return closeAll(state);
    switch (state.mode) {
    case OutlineMode::Value:
        return handleValue(state);
    case OutlineMode::Key:
        return handleKey(state);
    case OutlineMode::Colon:
        return handleColon(state);
    case OutlineMode::Next:
        return handleAfterValue(state);
    case OutlineMode::String:
    case OutlineMode::Done:
        return;
    }
}

/// Skips whitespace, comments, and escaped line breaks and tabs. Returns whether any were skipped.
bool OutlineGrammar::skipSpace(OutlineState &state) const
{
    const qsizetype begin = state.offset;
    while (true) {
        const JsonLookahead::NextUnit found = m_lookahead.findNextUnit(state.offset);
        const int letter = found.unit == '\\' ? m_text.at(found.offset + 1) : 0;
        const bool isLineEnd = letter == 'n' || letter == 't' || letter == 'r';
        state.offset = found.offset + (isLineEnd ? 2 : 0);
        if (!isLineEnd && found.unit != JsonLookahead::Beyond)
            return state.offset > begin;
    }
}

void OutlineGrammar::continueAs(OutlineState state, OutlineMode mode, double cost)
{
    state.mode = mode;
    state.cost += cost;
    m_frontier.add(state);
}

bool OutlineGrammar::beginString(const OutlineState &state, JsonRole role)
{
    const int unit = m_text.at(state.offset);
    const OpeningQuote quote = isQuote(unit) || unit == '\\' ? openingQuoteAt(m_text, state.offset) : OpeningQuote{};
    if (quote.size > 0)
        m_frontier.add(m_strings.beginString(state, quote, role));
    return quote.size > 0;
}

bool OutlineGrammar::skipEllipsis(OutlineState state)
{
    const bool isDots = m_text.at(state.offset) == '.' && m_text.matches(state.offset, u"...");
    if (!isDots && m_text.at(state.offset) != 0x2026)
        return false;
    state.offset += isDots ? 3 : 1;
    continueAs(state, state.mode, extraComma);
    return true;
}

void OutlineGrammar::handleValue(OutlineState state)
{
    const int unit = m_text.at(state.offset);
    const bool isMember = m_stacks.isObject(state.stack);
    if (beginString(state, m_stacks.roleIn(state.stack)) || (!isMember && skipEllipsis(state)))
        return;
    if (isOpener(unit))
        return open(state, unit);
    if (isCloser(unit)) {
        state.cost += isMember ? missingValue : 0;
        return close(state, unit);
    }
    if (unit == ',' || isNonJsonComma(unit))
        return handleComma(state, isMember ? missingValue : extraComma);
    if (isColon(unit)) {
        ++state.offset;
        return continueAs(state, state.mode, extraComma);
    }
    if (state.stack == OutlineStacks::None)
        return;
    for (OutlineState &word : UnquotedValueParser(m_text, m_lookahead, m_stacks, m_decisions).interpretations(state)) {
        if (m_text.at(word.offset - 1) == '(' && word.mode == OutlineMode::Value)
            word.stack = m_stacks.push(word.stack, OutlineBracket::Round);
        m_frontier.add(word);
    }
}

void OutlineGrammar::open(OutlineState state, int unit)
{
    const OutlineBracket bracket = unit == '{' ? OutlineBracket::Object : unit == '[' ? OutlineBracket::List : OutlineBracket::Round;
    state.stack = m_stacks.push(state.stack, bracket);
    ++state.offset;
    state.stringBegin = -1;
    state.hasComma = false;
    continueAs(state, unit == '{' ? OutlineMode::Key : OutlineMode::Value, unit == '(' ? quoteStyle : 0);
}

void OutlineGrammar::handleKey(OutlineState state)
{
    const int unit = m_text.at(state.offset);
    if (beginString(state, JsonRole::Key) || skipEllipsis(state))
        return;
    if (isCloser(unit))
        return close(state, unit);
    if (unit == '{')
        return handleNestedBrace(state);
    if (unit == ',' || isNonJsonComma(unit))
        return handleComma(state, extraComma);
    handleUnquotedKey(state);
}

/// Handles an object in key position: the brace is redundant, or the previous object is not closed.
void OutlineGrammar::handleNestedBrace(OutlineState state)
{
    OutlineState extraState = state;
    extraState.stack = m_stacks.push(state.stack, OutlineBracket::Extra);
    ++extraState.offset;
    continueAs(extraState, OutlineMode::Key, extraBracket);
    const OutlineStacks::Id outer = m_stacks.pop(state.stack);
    if (outer == OutlineStacks::None || m_stacks.top(outer) != OutlineBracket::List)
        return;
    state.stack = outer;
    continueAs(state, OutlineMode::Value, missingBracket);
}

void OutlineGrammar::handleComma(OutlineState state, double cost)
{
    ++state.offset;
    state.stringBegin = -1;
    state.hasComma = true;
    continueAs(state, m_stacks.isObject(state.stack) ? OutlineMode::Key : OutlineMode::Value, cost);
}

void OutlineGrammar::handleUnquotedKey(OutlineState state)
{
    const auto isContinued = [](int unit) {
        return unit >= 0 && !isColon(unit) && unit != ',' && !isCloser(unit) && unit != '{' && unit != '[' && unit != '"' && unit != '\n';
    };
    const qsizetype begin = state.offset;
    while (isContinued(m_text.at(state.offset)) && state.offset - begin < JsonLookahead::maximumLookahead)
        ++state.offset;
    const bool isQuoted = m_text.at(state.offset) == '"' && isColon(m_lookahead.findNextUnit(state.offset + 1).unit);
    state.offset += isQuoted;
    const bool isKey = state.offset > begin && isColon(m_lookahead.findNextUnit(state.offset).unit);
    state.offset = qMax(state.offset, begin + 1);
    state.stringBegin = -1;
    state.hasComma = false;
    continueAs(state, OutlineMode::Colon, !isKey ? keyWithoutColon : isQuoted ? missingQuote : outlinecost::bareKey);
}

void OutlineGrammar::handleColon(OutlineState state)
{
    const int unit = m_text.at(state.offset);
    const int second = m_text.at(state.offset + 1);
    const bool isArrow = unit == '-' && second == '>';
    const bool isPair = isArrow || (unit == '=' && (second == '>' || second == '=')) || (unit == ':' && second == '=');
    if (isColon(unit) || isArrow) {
        state.offset += isPair ? 2 : 1;
        return continueAs(state, OutlineMode::Value, unit == ':' && !isPair ? 0 : nonJsonColon);
    }
    const bool isMissing = unit == ',' || isCloser(unit);
    continueAs(state, isMissing ? OutlineMode::Next : OutlineMode::Value, isMissing ? missingValue : missingColon);
}

void OutlineGrammar::handleAfterValue(OutlineState state)
{
    const int unit = m_text.at(state.offset);
    if (state.stack == OutlineStacks::None)
        return unit == ':' && state.stringBegin >= 0 ? handleColonAfterItem(state) : continueAs(state, OutlineMode::Done, 0);
    if (unit == ',' || isNonJsonComma(unit))
        return handleComma(state, unit == ',' ? 0 : extraComma);
    if (isCloser(unit))
        return close(state, unit);
    if (skipEllipsis(state))
        return;
    if (unit == ':' && state.stringBegin >= 0 && !m_stacks.isObject(state.stack))
        return handleColonAfterItem(state);
    const bool isObject = m_stacks.isObject(state.stack);
    if (isObject && unit == '{')
        return handleNestedBrace(state);
    const bool begins = m_lookahead.openingQuoteLength(state.offset) > 0
        || (isObject ? m_lookahead.startsMember(state.offset) != Prediction::No : isOpener(unit) || isWordUnit(unit));
    if (!begins)
        return skipStray(state);
    state.stringBegin = -1;
    continueAs(state, isObject ? OutlineMode::Key : OutlineMode::Value, missingComma);
}

/// Handles a colon after an array item: the array was not closed, or an object was not opened. Does not add a decision, because the reader
/// detects this case.
void OutlineGrammar::handleColonAfterItem(OutlineState state)
{
    const bool isInObject = state.stack != OutlineStacks::None && m_stacks.isObject(m_stacks.pop(state.stack));
    state.stack = isInObject ? m_stacks.pop(state.stack) : m_stacks.push(state.stack, OutlineBracket::Implicit);
    state.stringBegin = -1;
    continueAs(state, OutlineMode::Colon, isInObject ? missingBracket : implicitObject);
}

void OutlineGrammar::skipStray(OutlineState state)
{
    const auto isContinued = [](int unit) { return unit >= 0 && unit != ',' && !isCloser(unit) && !isOpener(unit) && !isQuote(unit) && !isJsonSpace(unit); };
    do {
        ++state.offset;
    } while (isContinued(m_text.at(state.offset)));
    state.stringBegin = -1;
    continueAs(state, OutlineMode::Next, strayText);
}

/// Handles a closing bracket. If it is unexpected or the following text does not fit, tries every possible meaning.
void OutlineGrammar::close(OutlineState state, int unit)
{
    state.cost += state.hasComma ? trailingComma : 0;
    if (state.stack == OutlineStacks::None)
        return drop(state, extraBracket);
    const OutlineStacks::Id outer = m_stacks.pop(state.stack);
    if (unit == m_stacks.closerOf(state.stack)) {
        if (m_stacks.top(state.stack) == OutlineBracket::Extra) {
            state.stack = outer;
            return drop(state, 0);
        }
        closeTo(state, outer, 0);
        return fitsAfter(state.offset, outer) ? void() : drop(state, extraBracket);
    }
    drop(state, extraBracket);
    const bool fits = fitsAfter(state.offset, outer) && !endsTooEarly(state.offset + 1, outer);
    const double wrongCost = (fits ? plausibleWrongBracket : wrongBracket) + (unit == ')' ? parenthesisForBracket : 0);
    if (m_stacks.top(state.stack) != OutlineBracket::Extra)
        closeTo(state, outer, wrongCost);
    if (const OutlineStacks::Id closedStack = m_stacks.stackClosedBy(state.stack, unit); closedStack != OutlineStacks::None)
        closeTo(state, m_stacks.pop(closedStack),
            missingBracket + truncatedBracket * (m_stacks.depth(state.stack) - m_stacks.depth(closedStack)));
}

void OutlineGrammar::closeTo(OutlineState state, OutlineStacks::Id stack, double cost)
{
    state.stack = stack;
    state.decisions = m_decisions.addCloser(state.decisions, state.offset, m_stacks.depth(stack));
    ++state.offset;
    state.stringBegin = -1;
    state.hasComma = false;
    continueAs(state, stack == OutlineStacks::None ? OutlineMode::Done : OutlineMode::Next, cost);
}

void OutlineGrammar::drop(OutlineState state, double cost)
{
    state.decisions = m_decisions.addCloser(state.decisions, state.offset, ParseDecisions::Drop);
    ++state.offset;
    continueAs(state, state.mode, cost);
}

/// Returns whether only closing brackets follow, and their number differs from that of the open brackets.
bool OutlineGrammar::endsTooEarly(qsizetype offset, OutlineStacks::Id stack) const
{
    constexpr int most = 64;
    int closers = 0;
    JsonLookahead::NextUnit next = m_lookahead.findNextUnit(offset);
    for (; isCloser(next.unit) && closers < most; next = m_lookahead.findNextUnit(next.offset + 1))
        ++closers;
    return next.unit == JsonText::End && closers != m_stacks.depth(stack);
}

/// Returns whether the text after a closing bracket is plausible, given the brackets in `stack` that remain open.
bool OutlineGrammar::fitsAfter(qsizetype closer, OutlineStacks::Id stack) const
{
    const int unit = m_lookahead.findNextUnit(closer + 1).unit;
    if (stack == OutlineStacks::None)
        return unit != ',' && !isCloser(unit) && !isQuote(unit);
    return unit < 0 || m_lookahead.openingQuoteLength(m_lookahead.findNextUnit(closer + 1).offset) > 0 || isOpener(unit)
        || m_lookahead.isPlausibleAfterCloser(closer + 1, m_stacks.closerOf(stack));
}

/// Handles the end of the text by closing all open brackets.
void OutlineGrammar::closeAll(OutlineState state)
{
    continueAs(state, OutlineMode::Done, truncatedBracket * m_stacks.depth(state.stack));
}

} // namespace outcrop
