// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonquotes.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

namespace {

/// Whether the next quote is two, or none is near.
bool endsDoubled(const JsonText &text, qsizetype at)
{
    constexpr qsizetype reach = 160;
    qsizetype quote = at;
    while (quote < at + reach && text.at(quote) != '"' && text.at(quote) != JsonText::End)
        ++quote;
    return text.at(quote) != '"' || text.at(quote + 1) == '"';
}

OpeningQuote plainQuote(const JsonText &text, qsizetype at)
{
    if (text.at(at + 1) != '"')
        return {QuoteKind::Plain, 1};
    const int third = text.at(at + 2);
    if (third == '"')
        return {QuoteKind::TriplePlain, 3};
    return isWordUnit(third) && endsDoubled(text, at + 3) ? OpeningQuote{QuoteKind::Doubled, 2} : OpeningQuote{QuoteKind::Plain, 1};
}

} // namespace

OpeningQuote openingQuoteAt(const JsonText &text, qsizetype at)
{
    const int unit = text.at(at);
    if (unit == '"')
        return plainQuote(text, at);
    if (unit == '\'')
        return text.matches(at, u"'''") ? OpeningQuote{QuoteKind::TripleSingle, 3} : OpeningQuote{QuoteKind::Single, 1};
    if (unit == '`')
        return {QuoteKind::Backtick, 1};
    if (isSmartDouble(unit))
        return {QuoteKind::Smart, 1};
    if (isSmartSingle(unit))
        return {QuoteKind::SmartSingle, 1};
    return {QuoteKind::Escaped, unit == '\\' && text.at(at + 1) == '"' ? 2 : 0};
}

qsizetype closingQuoteAt(const JsonText &text, qsizetype at, QuoteKind kind)
{
    const int unit = text.at(at);
    switch (kind) {
    case QuoteKind::Plain:
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
        return unit == '"' && text.matches(at, u"\"\"\"") ? 3 : 0;
    case QuoteKind::TripleSingle:
        return unit == '\'' && text.matches(at, u"'''") ? 3 : 0;
    case QuoteKind::Doubled:
        return unit == '"' && text.at(at + 1) == '"' ? 2 : 0;
    case QuoteKind::Escaped:
        return unit == '\\' && text.at(at + 1) == '"' ? 2 : 0;
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
        return RepairRule::DoubledQuotes;
    case QuoteKind::Escaped:
        break;
    }
    return RepairRule::EscapedQuotes;
}

} // namespace outcrop
