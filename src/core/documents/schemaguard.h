// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

/// Why a schema must not be handed to the validator, or empty: nested too deep, or a `$ref` that leads back to itself
/// without going into the value, which would never end.
QString refusalOfSchema(const Json &schema);

/// The same schema with `additionalProperties: {…}` written as `patternProperties`. The validator tells what is wrong
/// inside the latter, of the former only that something is.
Json withPatternProperties(const Json &schema);

} // namespace outcrop
