// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonlookahead.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

JsonLookahead::NextUnit JsonLookahead::findNextUnit(qsizetype offset) const
{
    NextUnit found{offset};
    const qsizetype limit = offset + maximumLookahead;
    while (found.offset < limit) {
        found.unit = m_text.at(found.offset);
        if (isJsonSpace(found.unit) || isNonJsonSpace(found.unit)) {
            found.isAfterLineBreak |= found.unit == '\n';
            ++found.offset;
            continue;
        }
        const qsizetype next = found.unit == '/' || found.unit == '#' ? commentEnd(found.offset, limit) : found.offset;
        if (next == found.offset)
            return found;
        found.isAfterLineBreak |= found.unit == '#' || m_text.at(found.offset + 1) == '/';
        found.offset = next;
    }
    found.unit = Beyond;
    return found;
}

/// Like findNextUnit(), but also skips escaped whitespace, such as `\n` and `\t`, if the input is the contents of a string literal.
JsonLookahead::NextUnit JsonLookahead::findNextUnit(qsizetype offset, const JsonContext &context) const
{
    NextUnit next = findNextUnit(offset);
    while (context.isEscaped && next.unit == '\\' && isLetter(m_text.at(next.offset + 1)) && next.offset < offset + maximumLookahead)
        next = findNextUnit(next.offset + 2);
    return next;
}

/// Returns the offset after a comment; `offset` if there is no comment, `limit` if the comment does not end before it.
qsizetype JsonLookahead::commentEnd(qsizetype offset, qsizetype limit) const
{
    const int second = m_text.at(offset + 1);
    const bool isLine = m_text.at(offset) == '#' || second == '/';
    if (!isLine && second != '*')
        return offset;
    for (qsizetype i = isLine ? offset + 1 : offset + 2; i < limit; ++i) {
        const int unit = m_text.at(i);
        if (unit == JsonText::End)
            return i;
        if (isLine && unit == '\n')
            return i;
        if (!isLine && unit == '*' && m_text.at(i + 1) == '/')
            return i + 2;
    }
    return limit;
}

qsizetype JsonLookahead::openingQuoteLength(qsizetype offset) const
{
    const int unit = m_text.at(offset);
    if (isQuote(unit))
        return 1;
    return unit == '\\' && (m_text.at(offset + 1) == '"' || m_text.at(offset + 1) == '\'') ? 2 : 0;
}

/// Returns the offset after the closing quote for the quote at `offset`. Returns -1 if the line has no closing quote, and Beyond if the lookahead range or the text ends
/// before it.
qsizetype JsonLookahead::quotedEnd(qsizetype offset) const
{
    const qsizetype size = openingQuoteLength(offset);
    const int opening = m_text.at(offset + size - 1);
    const bool isDoubled = opening == '"' && size == 1 && m_text.at(offset + 1) == '"' && isWordUnit(m_text.at(offset + 2));
    const auto closes = [opening](int unit) {
        return unit == opening || (isSmartDouble(opening) && isSmartDouble(unit)) || (isSmartSingle(opening) && isSmartSingle(unit));
    };
    for (qsizetype i = offset + size + isDoubled; i < offset + maximumLookahead; ++i) {
        const int unit = m_text.at(i);
        if (unit == JsonText::End)
            return Beyond;
        if (unit == '\n')
            return -1;
        if (size == 2 && unit == '\\' && m_text.at(i + 1) == opening)
            return i + 2;
        if (size == 1 && closes(unit))
            return isDoubled && m_text.at(i + 1) == '"' ? i + 2 : i + 1;
        if (unit == '\\')
            ++i;
    }
    return Beyond;
}

/// Returns the end of an unquoted key of several words if a colon and a value follow; otherwise `offset`, the end of the first word.
qsizetype JsonLookahead::wordsEnd(qsizetype offset) const
{
    constexpr qsizetype most = 40;
    qsizetype end = offset;
    while (end < offset + most && (m_text.at(end) == ' ' || isWordUnit(m_text.at(end))))
        ++end;
    const NextUnit value = end > offset && m_text.at(end) == ':' ? findNextUnit(end + 1) : NextUnit{};
    const bool begins = openingQuoteLength(value.offset) > 0 || isDigit(value.unit) || value.unit == '[' || value.unit == '{'
        || isJsonLiteral(value.offset);
    return value.offset > end && begins ? end : offset;
}

/// Returns whether a key without a closing quote follows: a word, a colon, and the start of a string.
bool JsonLookahead::isOpenKey(qsizetype offset) const
{
    qsizetype end = offset + openingQuoteLength(offset);
    const qsizetype begin = end;
    while (end < offset + maximumLookahead && isWordUnit(m_text.at(end)))
        ++end;
    if (end == begin || m_text.at(end) != ':')
        return false;
    const NextUnit value = findNextUnit(end + 1);
    const qsizetype quotedStart = openingQuoteLength(value.offset) > 0 ? value.offset + openingQuoteLength(value.offset) : 0;
    return quotedStart > 0 && (isWordUnit(m_text.at(quotedStart)) || m_text.at(quotedStart) == '(');
}

Prediction JsonLookahead::startsMember(qsizetype offset) const
{
    qsizetype end = offset;
    if (openingQuoteLength(offset) > 0) {
        if (isOpenKey(offset))
            return Prediction::Yes;
        end = quotedEnd(offset);
        if (end < 0)
            return end == Beyond ? Prediction::Unknown : Prediction::No;
    } else {
        const int first = m_text.at(offset);
        if (!isLetter(first) && !isDigit(first) && first != '_' && first != '$' && (first < 0x80 || !isWordUnit(first)))
            return Prediction::No;
        while (end < offset + maximumLookahead && isWordUnit(m_text.at(end)))
            ++end;
        if (m_text.at(end) == ':' && m_text.at(end + 1) == '/' && m_text.at(end + 2) == '/')
            return Prediction::No; // the text is a URL
        if (const qsizetype words = wordsEnd(end); words > end)
            return Prediction::Yes;
        end += m_text.at(end) == '"'; // the opening quote is missing
    }
    const NextUnit next = findNextUnit(end);
    return isColon(next.unit) ? Prediction::Yes : next.unit < 0 ? Prediction::Unknown : Prediction::No;
}

bool JsonLookahead::startsTwoValues(qsizetype offset) const
{
    const qsizetype end = openingQuoteLength(offset) > 0 ? quotedEnd(offset) : -1;
    const NextUnit next = end < 0 ? NextUnit{} : findNextUnit(end);
    const bool isPlain = isDigit(next.unit) || next.unit == '[' || next.unit == '{' || isJsonLiteral(next.offset);
    return end >= 0 && (isPlain || (openingQuoteLength(next.offset) > 0 && (next.offset > end || opensString(next.offset + 1))));
}

bool JsonLookahead::opensString(qsizetype content) const
{
    const int unit = m_text.at(content);
    return unit >= 0 && unit != ',' && unit != '}' && unit != ']' && !isColon(unit) && !isQuote(unit) && !isJsonSpace(unit);
}

bool JsonLookahead::endsBlock(qsizetype offset) const
{
    const int unit = m_text.at(offset);
    return (unit == '`' && m_text.matches(offset, u"```")) || (unit == '<' && m_text.at(offset + 1) == '/' && isLetter(m_text.at(offset + 2)));
}

bool JsonLookahead::isJsonLiteral(qsizetype offset) const
{
    for (const QStringView word : {u"true", u"false", u"null", u"True", u"False", u"None"}) {
        if (m_text.at(offset) == word[0].unicode() && m_text.matches(offset, word))
            return !isWordUnit(m_text.at(offset + word.size()));
    }
    return false;
}

bool JsonLookahead::closesString(qsizetype after, const JsonContext &context) const
{
    const NextUnit next = findNextUnit(after, context);
    if (next.unit == JsonText::End || next.unit == Beyond)
        return true;
    return context.role == JsonRole::Key ? closesKey(next, after) : closesValue(next, after, context);
}

bool JsonLookahead::closesKey(const NextUnit &next, qsizetype after) const
{
    const int unit = next.unit;
    if (isColon(unit) || unit == ',' || isCloser(unit) || unit == '{' || unit == '[')
        return true;
    if (unit == '-' && m_text.at(next.offset + 1) == '>')
        return true;
    const bool isApart = next.offset > after;
    if (isApart && (isDigit(unit) || unit == '-' || isJsonLiteral(next.offset)))
        return true;
    return openingQuoteLength(next.offset) > 0 && isApart && quotedEnd(next.offset) != -1;
}

bool JsonLookahead::closesValue(const NextUnit &next, qsizetype after, const JsonContext &context) const
{
    const int unit = next.unit;
    if (context.role == JsonRole::Root)
        return next.offset > after || !isWordUnit(unit);
    if (unit == ',' || isNonJsonComma(unit))
        return isPlausibleAfterComma(next.offset + 1, context);
    if (isCloser(unit))
        return isPlausibleCloser(next, context);
    if (openingQuoteLength(next.offset) > 0 && !endsBlock(next.offset))
        return isPlausibleQuote(next, next.offset > after, context);
    if (endsBlock(next.offset) || m_text.matches(next.offset, u"..."))
        return true;
    if (unit == '+')
        return openingQuoteLength(findNextUnit(next.offset + 1).offset) > 0;
    if (isColon(unit))
        return context.role != JsonRole::Member;
    if (context.role == JsonRole::Member)
        return next.isAfterLineBreak && startsMember(next.offset) != Prediction::No;
    return isOpener(unit) || (next.isAfterLineBreak && canStartItem(next));
}

bool JsonLookahead::isPlausibleAfterComma(qsizetype afterComma, const JsonContext &context) const
{
    const NextUnit next = findNextUnit(afterComma, context);
    const int unit = next.unit;
    if (unit < 0 || isCloser(unit) || unit == ',' || unit == '{' || endsBlock(next.offset) || m_text.matches(next.offset, u"..."))
        return true;
    if (context.role == JsonRole::Member)
        return startsMember(next.offset) != Prediction::No;
    return canStartItem(next) || (context.hasObject && startsMember(next.offset) == Prediction::Yes);
}

bool JsonLookahead::canStartItem(const NextUnit &next) const
{
    const int unit = next.unit;
    const bool hasPrefix = isLetter(unit)
        && (isQuote(m_text.at(next.offset + 1)) || (isLetter(m_text.at(next.offset + 1)) && isQuote(m_text.at(next.offset + 2))));
    return unit < 0 || openingQuoteLength(next.offset) > 0 || isDigit(unit) || unit == '-' || isOpener(unit) || hasPrefix
        || isJsonLiteral(next.offset);
}

/// Returns whether a closing bracket after a string is structural. It is if the following text is plausible after a value. It also is if a bracket of this kind is open,
/// and the depth is at most 1 or an opening bracket follows.
bool JsonLookahead::isPlausibleCloser(const NextUnit &closer, const JsonContext &context) const
{
    const NextUnit next = findNextUnit(closer.offset + 1);
    const int unit = next.unit;
    if (unit < 0 || isCloser(unit) || unit == ',' || next.isAfterLineBreak || openingQuoteLength(next.offset) > 0 || isNonJsonComma(unit)
        || endsBlock(next.offset))
        return true;
    const bool isOpen = closer.unit == '}' ? context.hasObject : closer.unit == ']' ? context.hasList : context.hasParenthesis;
    return isOpen && (context.depth <= 1 || isOpener(unit));
}

bool JsonLookahead::isPlausibleQuote(const NextUnit &next, bool isApart, const JsonContext &context) const
{
    if (context.role == JsonRole::Member) {
        const Prediction member = startsMember(next.offset);
        return member == Prediction::Yes || (isApart && member == Prediction::Unknown);
    }
    const qsizetype end = quotedEnd(next.offset);
    if (end == Beyond)
        return true;
    if (end < 0)
        return next.isAfterLineBreak;
    const int unit = findNextUnit(end).unit;
    return unit < 0 || unit == ',' || isCloser(unit) || isQuote(unit) || unit == ':';
}

qsizetype JsonLookahead::unclosedStringEnd(qsizetype offset, qsizetype begin, const JsonContext &context) const
{
    qsizetype last = offset;
    bool isAfterNewline = false;
    while (last > begin && offset - last < maximumLookahead && isJsonSpace(m_text.at(last - 1)))
        isAfterNewline |= m_text.at(--last) == '\n';
    if (last > begin && m_text.at(last - 1) == '\\')
        return -1;
    const bool isComma = last > begin && m_text.at(last - 1) == ',';
    if (context.role == JsonRole::Member && (isComma || isAfterNewline))
        return startsMember(offset) == Prediction::Yes ? last - isComma : -1;
    if (context.role != JsonRole::Item || !isComma)
        return -1;
    const qsizetype end = quotedEnd(offset);
    return end >= 0 && closesString(end, context) ? last - 1 : -1;
}

bool JsonLookahead::isPlausibleAfterCloser(qsizetype after, int outer) const
{
    const NextUnit next = findNextUnit(after);
    if (next.unit == JsonText::End)
        return outer == 0;
    if (next.unit == Beyond || outer == 0)
        return next.unit != ',';
    if (isCloser(next.unit))
        return next.unit == outer;
    if (next.unit != ',')
        return false;
    const NextUnit item = findNextUnit(next.offset + 1);
    if (item.unit < 0 || isCloser(item.unit))
        return true;
    return (startsMember(item.offset) != Prediction::No) == (outer == '}');
}

} // namespace outcrop
