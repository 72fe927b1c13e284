// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"

#include <optional>

namespace outcrop {

/// One of the allowed values, as a text names it.
struct WordMatch {
    Json value;
    TextSpan span; ///< in the text that was looked through
    bool isWhole = false; ///< the text says nothing else
};

/// The one of `allowed` (an enum's values) that a text means: the whole text but for quotes, emphasis, case and separators; or the only one that the text
/// names, and does not deny. Nothing where it names none, or two without saying which one is the answer.
std::optional<WordMatch> meantValue(QStringView text, const Json &allowed);

/// A text without what only sets it off: white space, quotes, emphasis and code marks around it, and full stops behind it.
TextSpan bareSpan(QStringView text);

} // namespace outcrop
