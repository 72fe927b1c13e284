// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"

#include <optional>

namespace outcrop {

/// An allowed value that is mentioned in a text.
struct WordMatch {
    Json value;
    TextSpan span; ///< location in the searched text
    bool isWhole = false; ///< true if the value is the whole text
};

/// Returns the value of `allowed` (the values of an enum) that a text refers to. It is the value that is the whole text, ignoring quotes, emphasis, case and separators,
/// or the only value that the text mentions without negating it. Returns nullopt if the text mentions no value, or several values without marking one as the answer. Also
/// returns nullopt if there is too much text or there are too many values.
std::optional<WordMatch> mentionedValue(QStringView text, const Json &allowedJson);

/// Returns the range of the text without surrounding whitespace, quotes, brackets, emphasis and backticks, and without trailing punctuation.
TextSpan bareSpan(QStringView text);

} // namespace outcrop
