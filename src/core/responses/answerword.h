// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"
#include "core/responses/wordmatch.h"

namespace outcrop {

/// What an answer in words gives where one value was asked for, and how it was read.
struct AnswerWord {
    Json value;
    TextSpan span;    ///< of the words that say it
    RepairRule rule;
};

/// Whether a schema admits a value that is neither a list nor an object.
bool asksForScalar(const Json &schema);

/// Reads a value out of words: an allowed one of an enum, true or false, a number, and where any text will do the text itself. Nothing where the words do not
/// say clearly which value they mean.
std::optional<AnswerWord> answerWord(QStringView text, const Json &schema);

} // namespace outcrop
