// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"
#include "core/exchange/responseformat.h"
#include "core/exchange/responsehead.h"

#include <variant>

namespace outcrop {

/// The result of a request: a response and, if it is incomplete or missing, a failure. With a failure, the response contains the part that arrived, and
/// its stop reason is Incomplete.
struct ResponseOutcome {
    ProviderResponse response;
    std::optional<CallFailure> failure = {};
};

/// Reads a complete response. Returns a failure for errors with any status, and for bodies that are not JSON or not a response from this API.
ResponseOutcome readResponse(const ResponseFormat &format, const ResponseHead &head, const QByteArray &body);

/// Returns the body of a response as JSON, or a failure if it is an error or not JSON.
std::variant<Json, CallFailure> readSuccessBody(
    const ResponseFormat &format, const ResponseHead &head, const QByteArray &body);

/// Reads a document with the structure of a complete response. Uses `defaultStop` if the document has no stop reason.
ProviderResponse readResponseDocument(const ResponseFormat &format, const Json &response, StopReason defaultStop = StopReason::Incomplete);

/// Returns whether a document is a response: it has content or a stop reason.
bool isResponse(const ResponseFormat &format, const Json &response);

/// Returns the provider's request ID from the headers, for support requests; empty if there is none.
QString requestId(const ResponseFormat &format, const ResponseHead &head);

} // namespace outcrop
