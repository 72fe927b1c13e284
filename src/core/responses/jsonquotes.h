// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsontext.h"
#include "core/responses/repair.h"

namespace outcrop {

/// The kinds of string delimiters.
enum class QuoteKind { Plain, Single, Smart, SmartSingle, Backtick, TriplePlain, TripleSingle, Doubled, HalfDoubled, Escaped, EscapedSingle };

/// A quote that can open a string.
struct OpeningQuote {
    QuoteKind kind = QuoteKind::Plain;
    qsizetype size = 0; ///< in UTF-16 code units; 0 if no string starts here
};

/// Returns the quote at `offset` that could open a string; its size is 0 if there is none.
OpeningQuote openingQuoteAt(const JsonText &text, qsizetype offset);
/// Returns the length in UTF-16 code units of a quote that could close a string of this kind; 0 if there is none.
qsizetype closingQuoteLength(const JsonText &text, qsizetype offset, QuoteKind kind);
/// Returns the repair rule for a kind of quote other than Plain, which needs no repair.
RepairRule quoteRule(QuoteKind kind);

} // namespace outcrop
