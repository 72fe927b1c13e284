// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsontext.h"

namespace outcrop {

/// What a value belongs to.
enum class JsonRole { Root, Key, Member, Item };

/// The context of the place in question.
struct JsonPlaceInfo {
    JsonRole role = JsonRole::Root;
    qsizetype depth = 0;       ///< brackets that are open
    bool hasObject = false;    ///< one of them is an object
    bool hasList = false;      ///< one of them is a list
    bool hasRound = false;     ///< one of them is round
    bool isEscaped = false;    ///< the text is the inside of a string, so \n between values is a line end
};

enum class Likely { No, Yes, Unknown };

/// Guesses what follows, from a few units ahead and never more, so that reading stays linear. What JSON allows is never doubted: the doubts are about
/// what cannot be JSON.
class JsonLookahead
{
public:
    explicit JsonLookahead(const JsonText &text) : m_text(text) { }

    static constexpr int Beyond = -2; ///< further away than anybody looks
    static constexpr qsizetype reach = 160;

    struct Found {
        qsizetype at = 0;
        int unit = JsonText::End;
        bool newLine = false; ///< a line ended before it
    };

    /// The next unit that is neither white space nor part of a comment.
    Found afterSpace(qsizetype at) const;
    /// Whether there is a key and its colon here.
    Likely startsMember(qsizetype at) const;
    /// Whether there is a text and another value here with only space between.
    bool startsTwoValues(qsizetype at) const;
    /// Whether the quote before `content`, which directly follows another one, opens a text, by the first unit of that.
    bool opensText(qsizetype content) const;
    /// Whether the quote that ends before `after` ends its string.
    bool closesString(qsizetype after, const JsonPlaceInfo &place) const;
    /// Whether what follows a comma could follow the value that ended before it.
    bool commaFits(qsizetype afterComma, const JsonPlaceInfo &place) const;
    /// Whether a member or an item begins with the quote at `at`, so that the string before it was never closed. Gives the end it should have had, or -1.
    qsizetype unclosedBefore(qsizetype at, qsizetype begin, const JsonPlaceInfo &place) const;
    /// Whether what follows a closing bracket fits into a bracket that is closed by `outer` (0: into none, it was the last).
    bool fitsAfterClosing(qsizetype after, int outer) const;
    /// How many units an opening quote takes, 0 where there is none.
    qsizetype openingQuote(qsizetype at) const;
    /// Whether the text that holds the value ends here: a fence or a closing tag.
    bool endsBlock(qsizetype at) const;
    bool isWordOfJson(qsizetype at) const;

private:
    Found afterSpace(qsizetype at, const JsonPlaceInfo &place) const;
    qsizetype afterComment(qsizetype at, qsizetype limit) const;
    qsizetype quotedEnd(qsizetype at) const;
    bool isOpenKey(qsizetype at) const;
    qsizetype wordsEnd(qsizetype at) const;
    bool closesValue(const Found &next, qsizetype after, const JsonPlaceInfo &place) const;
    bool closesKey(const Found &next, qsizetype after) const;
    bool closerFits(const Found &closer, const JsonPlaceInfo &place) const;
    bool itemFits(const Found &next) const;
    bool quoteFits(const Found &next, bool isApart, const JsonPlaceInfo &place) const;

    const JsonText &m_text;
};

} // namespace outcrop
