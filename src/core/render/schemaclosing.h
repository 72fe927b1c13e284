// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/schemanotes.h"
#include "core/render/schemarules.h"

#include <functional>

namespace outcrop {

/// Closes a lowered object as a provider wants it: nothing but its properties, and, if the rules require it, all of them.
/// `lower` lowers a schema that was not asked for by any keyword. What was said of other properties comes back as a
/// remark for the description.
QStringList closeObject(const Json &original, Json &lowered, const SchemaRules &rules, SchemaNotes &notes,
    const std::function<Json(const Json &)> &lower);

} // namespace outcrop
