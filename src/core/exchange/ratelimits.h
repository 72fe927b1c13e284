// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerformat.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"

namespace outcrop {

/// What a provider's headers say of its limits, after the `limits` of its wire format.
RateLimits readRateLimits(const AnswerFormat &format, const ResponseHead &head);

/// When a limit is lifted: a time (RFC 3339), a duration (`6m0s`, `120ms`) or seconds from `now`. Invalid where it is none of them.
QDateTime readReset(const QString &text, const QDateTime &now);

} // namespace outcrop
