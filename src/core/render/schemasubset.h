// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"
#include "core/render/schemarules.h"

namespace outcrop {

/// Where a schema is not inside what a provider takes: the judge of lowerSchema(), which shares nothing with it but the
/// rules. Pointers lead into the schema.
QList<SchemaViolation> subsetViolations(const Json &schema, const SchemaRules &rules);

} // namespace outcrop
