// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonquotes.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

namespace {

/// Returns whether the next quote is doubled, or there is no quote nearby.
bool endsInDoubledQuote(const JsonText &text, qsizetype offset)
{
    constexpr qsizetype reach = 160;
    qsizetype quote = offset;
    while (quote < offset + reach && text.at(quote) != '"' && text.at(quote) != JsonText::End)
        ++quote;
    return text.at(quote) != '"' || text.at(quote + 1) == '"';
}

qsizetype spaceBegin(const JsonText &text, qsizetype offset)
{
    while (offset > 0 && isJsonSpace(text.at(offset - 1)))
        --offset;
    return offset;
}

/// Returns whether the key of the value has doubled quotes, or there is no key. If not, doubled quotes in the value are a delimiter and an inner quote.
bool isKeyDoubled(const JsonText &text, qsizetype offset)
{
    const qsizetype colon = spaceBegin(text, offset);
    if (colon == 0 || text.at(colon - 1) != ':')
        return true;
    const qsizetype key = spaceBegin(text, colon - 1);
    return key > 1 && text.at(key - 1) == '"' && text.at(key - 2) == '"';
}

/// Returns whether a word, one quotation mark and a colon follow.
bool isFollowedByKey(const JsonText &text, qsizetype offset)
{
    while (isWordUnit(text.at(offset)))
        ++offset;
    return text.at(offset) == '"' && text.at(offset + 1) == ':';
}

OpeningQuote plainQuote(const JsonText &text, qsizetype offset)
{
    if (text.at(offset + 1) != '"')
        return {QuoteKind::Plain, 1};
    const int thirdUnit = text.at(offset + 2);
    if (thirdUnit == '"')
        return {QuoteKind::TriplePlain, 3};
    if (isWordUnit(thirdUnit) && endsInDoubledQuote(text, offset + 3) && isKeyDoubled(text, offset))
        return {QuoteKind::Doubled, 2};
    return isWordUnit(thirdUnit) && isFollowedByKey(text, offset + 2) ? OpeningQuote{QuoteKind::HalfDoubled, 2}
                                                              : OpeningQuote{QuoteKind::Plain, 1};
}

/// Returns whether a doubled quote ends a key that contains no other quotes.
bool isDoubledBeforeColon(const JsonText &text, qsizetype offset)
{
    if (text.at(offset + 1) != '"' || text.at(offset + 2) != ':')
        return false;
    qsizetype begin = offset;
    while (begin > 0 && (isWordUnit(text.at(begin - 1)) || text.at(begin - 1) == ' '))
        --begin;
    if (begin < 2 || begin == offset || text.at(begin - 1) != '"')
        return false;
    const qsizetype before = spaceBegin(text, begin - 1);
    return before > 0 && (text.at(before - 1) == '{' || text.at(before - 1) == ',');
}

} // namespace

OpeningQuote openingQuoteAt(const JsonText &text, qsizetype offset)
{
    const int unit = text.at(offset);
    if (unit == '"')
        return plainQuote(text, offset);
    if (unit == '\'')
        return text.matches(offset, u"'''") ? OpeningQuote{QuoteKind::TripleSingle, 3} : OpeningQuote{QuoteKind::Single, 1};
    if (unit == '`')
        return {QuoteKind::Backtick, 1};
    if (isSmartDouble(unit))
        return {QuoteKind::Smart, 1};
    if (isSmartSingle(unit))
        return {QuoteKind::SmartSingle, 1};
    if (unit == '\\' && text.at(offset + 1) == '\'')
        return {QuoteKind::EscapedSingle, 2};
    return {QuoteKind::Escaped, unit == '\\' && text.at(offset + 1) == '"' ? 2 : 0};
}

qsizetype closingQuoteLength(const JsonText &text, qsizetype offset, QuoteKind kind)
{
    const int unit = text.at(offset);
    switch (kind) {
    case QuoteKind::Plain:
        return unit == '"' ? 1 + isDoubledBeforeColon(text, offset) : 0;
    case QuoteKind::HalfDoubled:
        return unit == '"';
    case QuoteKind::Single:
        return unit == '\'';
    case QuoteKind::Smart:
        return isSmartDouble(unit) || unit == '"';
    case QuoteKind::SmartSingle:
        return isSmartSingle(unit) || unit == '\'';
    case QuoteKind::Backtick:
        return unit == '`' || unit == '\'';
    case QuoteKind::TriplePlain:
        return unit == '"' && text.matches(offset, u"\"\"\"") ? 3 : 0;
    case QuoteKind::TripleSingle:
        return unit == '\'' && text.matches(offset, u"'''") ? 3 : 0;
    case QuoteKind::Doubled:
        return unit == '"' && text.at(offset + 1) == '"' ? 2 : 0;
    case QuoteKind::Escaped:
        return unit == '\\' && text.at(offset + 1) == '"' ? 2 : 0;
    case QuoteKind::EscapedSingle:
        return unit == '\\' && text.at(offset + 1) == '\'' ? 2 : 0;
    }
    return 0;
}

RepairRule quoteRule(QuoteKind kind)
{
    switch (kind) {
    case QuoteKind::Plain:
    case QuoteKind::Single:
        return RepairRule::SingleQuotes;
    case QuoteKind::Smart:
    case QuoteKind::SmartSingle:
        return RepairRule::SmartQuotes;
    case QuoteKind::Backtick:
        return RepairRule::Backticks;
    case QuoteKind::TriplePlain:
    case QuoteKind::TripleSingle:
        return RepairRule::TripleQuotes;
    case QuoteKind::Doubled:
    case QuoteKind::HalfDoubled:
        return RepairRule::DoubledQuotes;
    case QuoteKind::Escaped:
    case QuoteKind::EscapedSingle:
        break;
    }
    return RepairRule::EscapedQuotes;
}

} // namespace outcrop
