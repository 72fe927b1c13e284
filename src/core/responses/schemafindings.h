// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// A violation of the contract's schema, with the expected and the actual value in its message.
struct SchemaFinding {
    QString pointer;
    Severity severity = Severity::Error;
    QString code;    ///< `response-` followed by the schema keyword
    QString message;
    QString expected; ///< for example `one of completed, failed` or `a number`
};

/// Returns at most ten thousand errors and as many warnings; none if the contract has no schema.
QList<SchemaFinding> schemaFindings(const ResponseContract &contract, const Json &value);

/// Returns whether the value has no schema errors.
bool conformsTo(const ResponseContract &contract, const Json &value);

/// Returns a short description of a schema: `a number from 0 to 1`, `one of proceed, retry`. Empty if it has no type and no allowed values.
QString expectationOf(const Json &schema);

} // namespace outcrop
