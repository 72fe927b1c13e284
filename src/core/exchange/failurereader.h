// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/responseformat.h"
#include "core/exchange/responsehead.h"

namespace outcrop {

/// Reads an error response: a status other than 2xx, or a body that contains an error. The body can have any format, for example the HTML page of a
/// gateway.
CallFailure readFailure(const ResponseFormat &format, const ResponseHead &head, const QByteArray &body);

/// Returns the error in a stream event. Its status is always 200, because the stream itself began successfully.
CallFailure readStreamError(const ResponseFormat &format, const Json &event);

} // namespace outcrop
