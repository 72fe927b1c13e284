// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsontext.h"
#include "core/responses/repair.h"

namespace outcrop {

/// The delimiters of a string.
enum class QuoteKind { Plain, Single, Smart, SmartSingle, Backtick, TriplePlain, TripleSingle, Doubled, HalfDoubled, Escaped, EscapedSingle };

struct OpeningQuote {
    QuoteKind kind = QuoteKind::Plain;
    qsizetype size = 0; ///< in units; 0 where no string begins
};

/// The quote at `at`, with which a string could begin.
OpeningQuote openingQuoteAt(const JsonText &text, qsizetype at);
/// How many units the quote takes that could close a string of that kind; 0 where there is none.
qsizetype closingQuoteAt(const JsonText &text, qsizetype at, QuoteKind kind);
/// Why such quotes are repaired; asked for all kinds but Plain.
RepairRule quoteRule(QuoteKind kind);

} // namespace outcrop
