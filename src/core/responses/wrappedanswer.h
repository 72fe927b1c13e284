// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

#include <optional>

namespace outcrop {

/// Whether an object has what its schema asks for, by name.
bool hasRequired(const Json &value, const Json &schema);

/// The key of an answer inside an object that only wraps it: `{"response": {…}}`, or a call written out as data. Nothing where the
/// object has a name from the schema, or contains nothing suitable.
std::optional<QString> wrappingKey(const Json &value, const Json &schema);

/// The name of the only property that a schema of an object asks for, where the value is not that object: the value may be meant for it.
std::optional<QString> onlyProperty(const Json &value, const Json &schema);

} // namespace outcrop
