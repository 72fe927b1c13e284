// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinestrings.h"

#include "core/responses/jsonunits.h"
#include "core/responses/outlinecosts.h"

namespace outcrop {

using namespace outlinecost;

OutlineState OutlineStrings::beginString(OutlineState state, const OpeningQuote &quote, JsonRole role) const
{
    state.stringBegin = state.offset;
    state.offset += quote.size;
    state.cost += quote.kind == QuoteKind::Plain ? 0 : quoteStyle;
    state.isEscaped |= quote.kind == QuoteKind::Escaped || quote.kind == QuoteKind::EscapedSingle;
    state.mode = OutlineMode::String;
    state.quote = quote.kind;
    state.role = role;
    state.innerQuotes = 0;
    state.innerBrackets = 0;
    state.hasForeignCloser = false;
    return state;
}

void OutlineStrings::continueFrom(OutlineState state)
{
    for (qsizetype at = state.offset;;) {
        const int unit = m_text.at(at);
        if (unit == JsonText::End)
            return handleEnd(state, at);
        if (const qsizetype size = closingQuoteLength(m_text, at, state.quote); size > 0)
            return handleQuote(state, at, size);
        if (unit == '"' && state.quote == QuoteKind::Single)
            endAtOtherQuote(state, at);
        if (unit == '\n')
            state.role == JsonRole::Key ? endKeyAtColon(state, at) : endAtLine(state, at);
        state.innerBrackets += isOpener(unit) ? 1 : isCloser(unit) ? -1 : 0;
        state.hasForeignCloser |= state.innerBrackets < 0 && unit != ')';
        at += unit == '\\' ? escapeSize(at, state.quote) : 1;
    }
}

/// Returns the length of an escape sequence as JsonStringReader reads it.
qsizetype OutlineStrings::escapeSize(qsizetype offset, QuoteKind kind) const
{
    if (kind != QuoteKind::Escaped || m_text.at(offset + 1) != '\\')
        return m_text.at(offset + 1) == JsonText::End ? 1 : 2;
    const int thirdUnit = m_text.at(offset + 2);
    const int fourth = thirdUnit == '\\' ? m_text.at(offset + 3) : 0;
    return fourth == '"' || fourth == '\\' ? 4 : 2;
}

qsizetype OutlineStrings::contentBegin(const OutlineState &state) const
{
    return state.stringBegin + openingQuoteAt(m_text, state.stringBegin).size;
}

void OutlineStrings::handleQuote(const OutlineState &state, qsizetype offset, qsizetype size)
{
    if (size == 3) {
        const bool isLast = closingQuoteLength(m_text, offset + 1, state.quote) == 0; // the first of four quotes is content
        return isLast ? close(state, offset, size, true) : keepInnerQuote(state, offset, 1, false);
    }
    const JsonContext place = m_stacks.contextFor(state.stack, state.role, state.isEscaped);
    const bool isLikely = m_lookahead.closesString(offset + size, place) || precedesPlainItem(state, offset + size);
    if (state.role == JsonRole::Key)
        endKeyAtColon(state, offset);
    const bool mayOpen = state.role != JsonRole::Key && !isLikely && endBefore(state, offset);
    close(state, offset, size, isLikely);
    OutlineState inner = state;
    inner.cost += mayOpen ? openingInnerQuote : 0;
    keepInnerQuote(inner, offset, size, isLikely);
}

void OutlineStrings::close(OutlineState state, qsizetype offset, qsizetype size, bool isLikely)
{
    state.cost += isLikely ? 0 : unlikelyClosingQuote;
    if (state.innerQuotes > 0)
        state.cost += (state.innerQuotes % 2 == 1 ? oddInnerQuotes : 0) + (state.hasForeignCloser ? foreignCloser : state.innerBrackets != 0 ? openInnerBrackets : 0);
    if (state.innerQuotes > 0 && isBlankBefore(offset))
        state.cost += blankAfterQuote;
    if (state.role == JsonRole::Key || !consumeConcatenation(state, offset + size))
        finish(state, {offset, false}, offset + size);
}

/// Returns whether there is only whitespace between the previous quote and `offset`.
bool OutlineStrings::isBlankBefore(qsizetype offset) const
{
    qsizetype begin = offset;
    while (begin > 0 && isJsonSpace(m_text.at(begin - 1)))
        --begin;
    return begin > 0 && begin < offset && isQuote(m_text.at(begin - 1));
}

void OutlineStrings::keepInnerQuote(OutlineState state, qsizetype offset, qsizetype size, bool isLikely)
{
    const bool isApostrophe = state.quote != QuoteKind::Plain && offset > 0 && isWordUnit(m_text.at(offset - 1)) && isWordUnit(m_text.at(offset + size));
    const bool endsQuotation = state.innerQuotes % 2 == 1 && (state.innerBrackets > 0 || m_lookahead.findNextUnit(offset + size).unit == '+');
    if (isApostrophe)
        state.cost += apostrophe;
    else if (state.role == JsonRole::Key)
        state.cost += innerQuoteInKey;
    else if (isLikely && !endsQuotation)
        state.cost += isFollowedByMember(offset + size) ? innerQuoteBeforeMember : state.innerQuotes % 2 == 1 ? ambiguousInnerQuote / 2 : ambiguousInnerQuote;
    else
        state.cost += state.innerQuotes == 0 ? firstInnerQuote : nextInnerQuote;
    state.innerQuotes += !isApostrophe;
    state.offset = offset + size;
    m_frontier.add(state);
}

/// Returns whether a comma and a key, or a closing bracket at the end of the text, follow.
bool OutlineStrings::isFollowedByMember(qsizetype after) const
{
    const JsonLookahead::NextUnit next = m_lookahead.findNextUnit(after);
    if (next.unit == ',')
        return m_lookahead.startsMember(m_lookahead.findNextUnit(next.offset + 1).offset) == Prediction::Yes;
    return isCloser(next.unit) && m_lookahead.findNextUnit(next.offset + 1).unit == JsonText::End;
}

/// Returns whether the next member or item follows without its colon or comma.
bool OutlineStrings::precedesPlainItem(const OutlineState &state, qsizetype after) const
{
    JsonLookahead::NextUnit next = m_lookahead.findNextUnit(after);
    if (state.innerQuotes > 0)
        return false;
    if (state.role == JsonRole::Key)
        return (m_text.at(after) == '"' && m_lookahead.opensString(after + 1)) || isDigit(m_text.at(after))
            || m_lookahead.isJsonLiteral(after);
    if (state.role == JsonRole::Member)
        return next.unit == ',' && m_lookahead.startsTwoValues(m_lookahead.findNextUnit(next.offset + 1).offset);
    if (state.role != JsonRole::Item || next.offset == after || !(isDigit(next.unit) || m_lookahead.isJsonLiteral(next.offset)))
        return false;
    qsizetype end = next.offset;
    while (isWordUnit(m_text.at(end)))
        ++end;
    next = m_lookahead.findNextUnit(end);
    return next.unit == ',' || isCloser(next.unit) || (next.unit == '"' && next.offset > end);
}

/// Adds an interpretation where the string ended without a closing quote before a new element at `offset`. Returns whether that is possible.
bool OutlineStrings::endBefore(const OutlineState &state, qsizetype offset)
{
    const JsonContext place = m_stacks.contextFor(state.stack, state.role, state.isEscaped);
    const qsizetype end = state.stringBegin < 0 ? -1 : m_lookahead.unclosedStringEnd(offset, contentBegin(state), place);
    if (end < 0)
        return false;
    OutlineState endedState = state;
    endedState.cost += missingQuote;
    finish(endedState, {end, true}, end);
    return true;
}

/// Ends an unclosed string at the end of its line if a closing brace or square bracket follows whose opening bracket is not in the string.
void OutlineStrings::endAtLine(const OutlineState &state, qsizetype offset)
{
    const int unit = m_lookahead.findNextUnit(offset).unit;
    if ((unit != '}' && unit != ']') || state.innerBrackets > 0 || state.stringBegin < 0)
        return;
    OutlineState endedState = state;
    endedState.cost += missingQuote;
    finish(endedState, {offset, true}, offset);
}

/// Ends a string that was opened with one kind of quote and closed with another.
void OutlineStrings::endAtOtherQuote(const OutlineState &state, qsizetype offset)
{
    if (state.innerQuotes > 0 || state.stringBegin < 0
        || !m_lookahead.closesString(offset + 1, m_stacks.contextFor(state.stack, state.role, state.isEscaped)))
        return;
    OutlineState endedState = state;
    endedState.cost += otherQuote;
    finish(endedState, {offset, false}, offset + 1);
}

void OutlineStrings::endKeyAtColon(const OutlineState &state, qsizetype offset)
{
    const qsizetype begin = state.stringBegin < 0 ? offset : contentBegin(state);
    if (offset - begin > JsonLookahead::maximumLookahead || state.innerQuotes > 0)
        return;
    qsizetype end = begin + qMax<qsizetype>(0, m_text.slice(begin, offset).indexOf(u':'));
    while (end > begin && isJsonSpace(m_text.at(end - 1)))
        --end;
    if (end == begin)
        return;
    OutlineState endedState = state;
    endedState.cost += missingQuote;
    finish(endedState, {end, true}, end);
}

/// Handles the end of the text inside a string: the string was truncated, or only its closing quote is missing. The reader distinguishes the two cases.
void OutlineStrings::handleEnd(const OutlineState &state, qsizetype offset)
{
    if (state.role == JsonRole::Key)
        endKeyAtColon(state, offset);
    OutlineState endedState = state;
    endedState.cost += truncatedString;
    endedState.offset = offset;
    endedState.mode = OutlineMode::Done;
    m_frontier.add(endedState);
}

void OutlineStrings::finish(OutlineState state, ParseDecisions::Ending ending, qsizetype after)
{
    if (state.stringBegin >= 0)
        state.decisions = m_decisions.addEnding(state.decisions, state.stringBegin, ending);
    state.offset = after;
    state.hasComma = false;
    state.mode = state.role == JsonRole::Key ? OutlineMode::Colon : OutlineMode::Next;
    m_frontier.add(state);
}

/// Continues with a string that is joined by a plus sign. Returns whether there is one. Does not add a decision.
bool OutlineStrings::consumeConcatenation(OutlineState state, qsizetype after)
{
    const JsonLookahead::NextUnit plusSign = m_lookahead.findNextUnit(after);
    const qsizetype next = plusSign.unit == '+' ? m_lookahead.findNextUnit(plusSign.offset + 1).offset : -1;
    const OpeningQuote quote = next < 0 || m_text.at(next) < 0 ? OpeningQuote{} : openingQuoteAt(m_text, next);
    if (quote.size == 0 || state.innerQuotes > 0)
        return false;
    const int innerBrackets = state.innerBrackets;
    state.offset = next;
    state = beginString(state, quote, state.role);
    state.stringBegin = -1;
    state.innerBrackets = innerBrackets;
    m_frontier.add(state);
    return true;
}

} // namespace outcrop
