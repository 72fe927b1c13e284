// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// Where a value breaks its contract, in words that name what was expected and what was found.
struct SchemaFinding {
    QString pointer;
    Severity severity = Severity::Error;
    QString code;    ///< `response-` and the schema's keyword
    QString message;
    QString expected; ///< one of completed, failed; a number; …
};

/// The first ten thousand errors, and as many warnings.
QList<SchemaFinding> schemaFindings(const ResponseContract &contract, const Json &value);

/// Whether nothing in the value is an error.
bool obeys(const ResponseContract &contract, const Json &value);

/// What a schema asks for, in a few words: `a number from 0 to 1`, `one of proceed, retry`.
QString expectationOf(const Json &schema);

} // namespace outcrop
