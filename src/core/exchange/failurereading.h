// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerformat.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"

namespace outcrop {

/// Reads a response without an answer: a status other than 2xx, or a body with an error in it. The body may be anything, such as
/// the page of a gateway.
CallFailure readFailure(const AnswerFormat &format, const ResponseHead &head, const QByteArray &body);

/// The error that an event of a stream holds. Its status is that of the stream, 200.
CallFailure readStreamError(const AnswerFormat &format, const Json &event);

} // namespace outcrop
