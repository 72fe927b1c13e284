// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answer.h"
#include "core/exchange/answerformat.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"

#include <variant>

namespace outcrop {

/// What came of a request: the answer, and where it is not whole or there is none, why. An answer beside a failure holds what had arrived and is
/// Incomplete.
struct AnswerOutcome {
    ProviderAnswer answer;
    std::optional<CallFailure> failure = {};
};

/// Reads a whole response. An error is a failure with any status; so is a body that is not JSON, or not the JSON of an answer.
AnswerOutcome readAnswer(const AnswerFormat &format, const ResponseHead &head, const QByteArray &body);

/// A whole response that only has to be JSON and no error.
std::variant<Json, CallFailure> readGoodBody(const AnswerFormat &format, const ResponseHead &head, const QByteArray &body);

/// The answer that a document in the shape of a whole response holds. Where it does not say how it ended, it ended as `unsaid`.
ProviderAnswer answerFrom(const AnswerFormat &format, const Json &response, StopReason unsaid = StopReason::Incomplete);

/// Whether a document is an answer at all: it has something in it, or says how it ended.
bool isAnswer(const AnswerFormat &format, const Json &response);

/// The provider's name for a request, for its support: from the headers. Empty where it gives none.
QString requestId(const AnswerFormat &format, const ResponseHead &head);

} // namespace outcrop
