// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// Decides whether to retry after an unacceptable response. A provider with best-effort schema support gets three retries; after that, the raw text is kept
/// with its errors. A provider that guarantees the schema gets none, because the same request would produce the same errors.
///
/// An agent's guardrails take precedence: `warn_and_retry` retries after any failure, at most three times; any other known behavior never retries.
struct ResponseRetryPolicy {
    int maximumRetries = 3;
    bool retriesAnyFailure = false; ///< also retry if the response was refused, blocked or truncated, or violates a filter

    static ResponseRetryPolicy forProvider(bool guaranteesSchema) { return {guaranteesSchema ? 0 : 3}; }
    static ResponseRetryPolicy policyForFallback(Fallback fallback)
    {
        return {fallback == Fallback::Retry ? 3 : 0, fallback == Fallback::Retry};
    }

    /// Returns whether to retry after `previousRetries` retries. By default, returns false for a response that was refused, blocked or truncated, or that
    /// violates a filter, because a retry rarely helps.
    bool shouldRetry(const ParsedResponse &response, int previousRetries) const;
};

/// Returns the next user message. It lists the first 20 errors and warnings with their lines, the required fields if the response has no data, and the required
/// output format.
QString responseRetryMessage(const ParsedResponse &response, const ResponseContract &contract);

} // namespace outcrop
