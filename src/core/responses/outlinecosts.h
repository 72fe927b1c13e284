// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop::outlinecost {

// Relative costs of repairs in an interpretation. Only their order and approximate size matter. Several inner quotes must cost less than stray text, and treating a
// plausible closing quote as an inner quote must be expensive.

constexpr double quoteStyle = 0.2;       ///< a quote character that JSON does not allow
constexpr double otherQuote = 2;         ///< a string is opened and closed by different quotes
constexpr double comment = 0.1;
constexpr double firstInnerQuote = 1;    ///< once per string that has inner quotes
constexpr double nextInnerQuote = 0.3;   ///< for each further one; low, because inner quotes are often numerous
constexpr double apostrophe = 0.05;      ///< an apostrophe between letters in a single-quoted string
constexpr double ambiguousInnerQuote = 3;
constexpr double innerQuoteBeforeMember = 4;  ///< an inner quote followed by a member or the end of the text
constexpr double innerQuoteInKey = 3;    ///< keys rarely contain quotes
constexpr double openingInnerQuote = 2;     ///< added if the next item or member seems to start with this quote
constexpr double unlikelyClosingQuote = 1.5;
constexpr double oddInnerQuotes = 0.8;   ///< a string with an odd number of inner quotes, so that a quotation is not closed
constexpr double openInnerBrackets = 1.5;
constexpr double foreignCloser = 3;      ///< a string with inner quotes that contains a closing bracket without its opening bracket
constexpr double blankAfterQuote = 3;    ///< only whitespace between an inner quote and the end of the string
constexpr double missingQuote = 2.5;
constexpr double truncatedString = 4; ///< the text ends inside a string or a key
constexpr double missingComma = 1;
constexpr double extraComma = 0.5;
constexpr double trailingComma = 0.2;
constexpr double missingColon = 2.5;
constexpr double nonJsonColon = 0.5;
constexpr double missingValue = 3;
constexpr double bareKey = 0.5;
constexpr double bareWord = 1.2;
constexpr double bareWords = 1.8;
constexpr double insideBareWords = 1;    ///< for each character inside unquoted words that could end them
constexpr double insideBareItem = 2.5;   ///< for each comma inside an unquoted array item
constexpr double quoteAfterBareWords = 1.5;
constexpr double keyWithoutColon = 5;
constexpr double strayText = 6;
constexpr double extraBracket = 2.5;
constexpr double wrongBracket = 3;
constexpr double plausibleWrongBracket = 2; ///< a bracket of the wrong kind that is followed by plausible text
constexpr double parenthesisForBracket = 2;      ///< added if a parenthesis closes a brace or square bracket
constexpr double missingBracket = 2.5;
constexpr double truncatedBracket = 0.5; ///< a bracket that is missing at the end of the text
constexpr double implicitObject = 3.5;
constexpr double missedInterpretation = 1;           ///< a single-pass interpretation that the search did not find
constexpr double trailingBrackets = 2;   ///< only brackets and commas follow the value
constexpr double implausible = 7;        ///< interpretations with a higher cost are doubtful, regardless of the others
constexpr double unreadRest = 10;        ///< the text after the value looks like JSON

} // namespace outcrop::outlinecost
