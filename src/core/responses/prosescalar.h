// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"
#include "core/responses/wordmatch.h"

namespace outcrop {

/// A value read from prose, for a schema that requires a scalar.
struct ProseScalar {
    Json value;
    TextSpan span;    ///< location of the words that state the value
    RepairRule rule;
};

/// Returns whether a schema accepts a value that is neither an array nor an object.
bool acceptsScalar(const Json &schema);

/// Reads a scalar from prose: an allowed value of an enum, a boolean, a number or null; if any string is accepted, the text itself. Returns nullopt if the
/// prose does not clearly state one value.
std::optional<ProseScalar> readProseScalar(QStringView text, const Json &schema);

} // namespace outcrop
