// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsontext.h"

namespace outcrop {

/// The role of a value in its parent.
enum class JsonRole { Root, Key, Member, Item };

/// The context of a position in the text.
struct JsonContext {
    JsonRole role = JsonRole::Root;
    qsizetype depth = 0;       ///< number of open brackets
    bool hasObject = false;    ///< an object is open
    bool hasList = false;      ///< an array is open
    bool hasParenthesis = false;     ///< a parenthesis is open
    bool isEscaped = false;    ///< true if the input is the contents of a string literal, so that \n between values is a line break
};

enum class Prediction { No, Yes, Unknown };

/// Predicts the structure of the following text. Looks ahead a bounded number of UTF-16 code units, so that reading stays linear. Predictions affect
/// only invalid JSON; valid JSON is always read correctly.
class JsonLookahead
{
public:
    explicit JsonLookahead(const JsonText &text) : m_text(text) { }

    static constexpr int Beyond = -2; ///< returned for positions outside the lookahead range
    static constexpr qsizetype maximumLookahead = 160;

    struct NextUnit {
        qsizetype offset = 0;
        int unit = JsonText::End;
        bool isAfterLineBreak = false; ///< true if a line break precedes it
    };

    /// Returns the next unit that is neither whitespace nor part of a comment; Beyond if the lookahead range contains none.
    NextUnit findNextUnit(qsizetype offset) const;
    /// Returns whether a key and its colon start at `offset`.
    Prediction startsMember(qsizetype offset) const;
    /// Returns whether a string starts at `offset` and another value follows it without a comma.
    bool startsTwoValues(qsizetype offset) const;
    /// Returns whether a quote that directly follows another quote opens a string. `content` is the offset after that quote; only the unit there is
    /// checked.
    bool opensString(qsizetype content) const;
    /// Returns whether the quote that ends at `after` closes its string; true if the text or the lookahead range ends.
    bool closesString(qsizetype after, const JsonContext &context) const;
    /// Returns whether the text after a comma looks like the next item or member, so that the comma is not part of a string.
    bool isPlausibleAfterComma(qsizetype afterComma, const JsonContext &context) const;
    /// Returns the offset where an unclosed string should end if the quote at `offset` starts a new member or item. Returns -1 if it does not start one.
    qsizetype unclosedStringEnd(qsizetype offset, qsizetype begin, const JsonContext &context) const;
    /// Returns whether the text after a closing bracket is plausible inside the enclosing bracket. `outer` is the closing character
    /// of that bracket; 0 if there is none.
    bool isPlausibleAfterCloser(qsizetype after, int outer) const;
    /// Returns the length of an opening quote in UTF-16 code units; 0 if there is none.
    qsizetype openingQuoteLength(qsizetype offset) const;
    /// Returns whether the enclosing block ends here: a code fence or a closing tag.
    bool endsBlock(qsizetype offset) const;
    bool isJsonLiteral(qsizetype offset) const;

private:
    NextUnit findNextUnit(qsizetype offset, const JsonContext &context) const;
    qsizetype commentEnd(qsizetype offset, qsizetype limit) const;
    qsizetype quotedEnd(qsizetype offset) const;
    bool isOpenKey(qsizetype offset) const;
    qsizetype wordsEnd(qsizetype offset) const;
    bool closesValue(const NextUnit &next, qsizetype after, const JsonContext &context) const;
    bool closesKey(const NextUnit &next, qsizetype after) const;
    bool isPlausibleCloser(const NextUnit &closer, const JsonContext &context) const;
    bool canStartItem(const NextUnit &next) const;
    bool isPlausibleQuote(const NextUnit &next, bool isApart, const JsonContext &context) const;

    const JsonText &m_text;
};

} // namespace outcrop
