// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// How often an answer that will not do is asked for again. A provider that only does its best to obey a schema gets three tries; then the raw text
/// stands with its errors. A provider that guarantees the schema is not asked again: what it got wrong it will get wrong again.
struct ReaskPolicy {
    int tries = 3;

    static ReaskPolicy forProvider(bool guaranteesSchema) { return {guaranteesSchema ? 0 : 3}; }

    /// Whether another try is due after `asked` of them. What was refused, blocked or cut off is not mended by asking again.
    bool asksAgain(const ParsedResponse &response, int asked) const;
};

/// The next user message: what exactly was wrong, each with its field, what was expected, what stood there and its line, and in what form to answer.
QString reaskMessage(const ParsedResponse &response, const ResponseContract &contract);

} // namespace outcrop
