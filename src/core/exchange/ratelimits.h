// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/responseformat.h"
#include "core/exchange/responsehead.h"

namespace outcrop {

/// Reads the rate limits from the headers of a response, according to `limits` in the wire format.
RateLimits readRateLimits(const ResponseFormat &format, const ResponseHead &head);

/// Parses the reset time of a rate limit: a time (RFC 3339), a duration (`6m0s`, `120ms`), or seconds after `now`. Invalid if the text is none of
/// these.
QDateTime readResetTime(const QString &text, const QDateTime &now);

} // namespace outcrop
