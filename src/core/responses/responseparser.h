// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/providerresponse.h"
#include "core/responses/responsecontract.h"

namespace outcrop {

/// Information about a response in addition to its text.
struct ResponseContext {
    std::optional<StopReason> stop = {};        ///< reason why the response ended; nullopt if unknown
    std::optional<Diagnostics> rules = {};      ///< rule findings for the content; nullopt to check the contract's rules
    QString file = {};                          ///< file name used in the locations of findings
};

/// Parses a response: finds and repairs its data, converts the data to the types of the schema, validates it, and computes verdict and quality. Never
/// fails; runs in linear time. Thread-safe.
ParsedResponse parseResponse(const QString &text, const ResponseContract &contract = {}, const ResponseContext &context = {});

/// Like the overload above, for a provider's response. If the contract's tool was called, or the response consists only of one tool call, its arguments are the
/// data and the text is the prose.
ParsedResponse parseResponse(const ProviderResponse &response, const ResponseContract &contract = {}, ResponseContext context = {});

} // namespace outcrop
