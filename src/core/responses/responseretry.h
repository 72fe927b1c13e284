// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// The number of retries after an unacceptable response. A provider with best-effort schema support gets three retries; then the raw text is kept
/// with its errors. A provider that guarantees the schema gets none, because the same request would produce the same errors.
///
/// An agent's guardrails take precedence: `warn_and_retry` always retries, any other known behavior never does.
struct ReaskPolicy {
    int tries = 3;
    bool asksForAnything = false; ///< also retry if the response was refused, truncated or violates a filter

    static ReaskPolicy forProvider(bool guaranteesSchema) { return {guaranteesSchema ? 0 : 3}; }
    static ReaskPolicy forFallback(Fallback fallback)
    {
        return {fallback == Fallback::Retry ? 3 : 0, fallback == Fallback::Retry};
    }

    /// Returns whether to retry after `asked` retries. By default, refused, blocked and truncated responses are not retried, because a retry rarely
    /// helps.
    bool shouldRetry(const ParsedResponse &response, int asked) const;
};

/// Returns the next user message: each error with its field, the expected and the actual value and its line, and the required output format.
QString responseRetryMessage(const ParsedResponse &response, const ResponseContract &contract);

} // namespace outcrop
