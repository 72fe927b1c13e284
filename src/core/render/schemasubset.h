// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"
#include "core/render/schemarules.h"

namespace outcrop {

/// Returns the violations of a provider's rules by a schema. Verifies the result of lowerSchema() independently: both
/// share only the rules. Pointers refer to the schema.
QList<SchemaViolation> subsetViolations(const Json &schema, const SchemaRules &rules);

} // namespace outcrop
