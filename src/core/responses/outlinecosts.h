// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop::outlinecost {

// What the repairs of a reading cost beside each other. Only their order and rough size matter: that several inner quotes cost less than text that belongs
// nowhere, and that a quote which could well close its string is dear to call an inner one.

constexpr double quoteStyle = 0.2;       ///< quotes that are not JSON's
constexpr double otherQuote = 2;         ///< closes a string that another one opened
constexpr double comment = 0.1;
constexpr double firstInnerQuote = 1;    ///< of a string …
constexpr double nextInnerQuote = 0.3;   ///< … and of one that has some already
constexpr double apostrophe = 0.05;      ///< between letters, in single quotes
constexpr double innerThatCouldClose = 3;
constexpr double innerBeforeMember = 4;  ///< where a member or the end of the text follows
constexpr double innerQuoteInKey = 3;    ///< keys hold hardly ever any
constexpr double innerThatOpens = 2;     ///< besides, where the next item or member seems to begin with it
constexpr double unlikelyClose = 1.5;
constexpr double oddInnerQuotes = 0.8;   ///< a string that opens a quotation and does not close it
constexpr double openInnerBrackets = 1.5;
constexpr double foreignCloser = 3;      ///< a string with inner quotes that closes a bracket which it did not open
constexpr double blankBehindQuote = 3;   ///< nothing but space between an inner quote and the end of the string
constexpr double missingQuote = 2.5;
constexpr double cutText = 4;            ///< the text ends inside a string
constexpr double missingComma = 1;
constexpr double extraComma = 0.5;
constexpr double trailingComma = 0.2;
constexpr double missingColon = 2.5;
constexpr double oddColon = 0.5;
constexpr double missingValue = 3;
constexpr double bareKey = 0.5;
constexpr double bareWord = 1.2;
constexpr double bareWords = 1.8;
constexpr double insideBareWords = 1;    ///< for each mark inside that could end them
constexpr double insideBareItem = 2.5;   ///< for each comma inside an item of a list
constexpr double quoteBehindBareWords = 1.5;
constexpr double keyWithoutColon = 5;
constexpr double strayText = 6;
constexpr double extraBracket = 2.5;
constexpr double wrongBracket = 3;
constexpr double fittingWrongBracket = 2; ///< what follows fits behind the bracket that it closes
constexpr double roundForOther = 2;      ///< a round bracket that closes braces or a list, besides
constexpr double missingBracket = 2.5;
constexpr double cutBracket = 0.5;       ///< missing at the end of the text
constexpr double implicitObject = 3.5;
constexpr double notFound = 1;           ///< a reading in one pass that the search did not come upon
constexpr double trailingBrackets = 2; ///< nothing but brackets and commas behind the value
constexpr double farFetched = 7;         ///< from here on a reading is doubtful, regardless of the cost of the others
constexpr double unreadRest = 10;        ///< text behind the value that looks like JSON

} // namespace outcrop::outlinecost
