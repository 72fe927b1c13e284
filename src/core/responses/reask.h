// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// How often an answer that will not do is asked for again. A provider that only does its best to obey a schema gets three tries; then the raw text
/// is kept with its errors. A provider that guarantees the schema is not asked again: what it got wrong it will get wrong again.
///
/// An agent's guardrails go first: `warn_and_retry` always asks again, and any other behaviour that is known does not ask again.
struct ReaskPolicy {
    int tries = 3;
    bool asksForAnything = false; ///< also where the answer was refused, cut off, or breaks a filter

    static ReaskPolicy forProvider(bool guaranteesSchema) { return {guaranteesSchema ? 0 : 3}; }
    static ReaskPolicy forFallback(Fallback fallback) { return {fallback == Fallback::Retry ? 3 : 0, fallback == Fallback::Retry}; }

    /// Whether another try is due after `asked` of them. What was refused, blocked or cut off is usually not fixed by asking again.
    bool asksAgain(const ParsedResponse &response, int asked) const;
};

/// The next user message: what exactly was wrong, each with its field, what was expected, what was found and its line, and in what form to answer.
QString reaskMessage(const ParsedResponse &response, const ResponseContract &contract);

} // namespace outcrop
