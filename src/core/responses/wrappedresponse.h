// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

#include <optional>

namespace outcrop {

/// Returns whether an object has all required properties of its schema.
bool hasRequiredProperties(const Json &value, const Json &schema);

/// Returns the key of the value inside an object that only wraps it. Examples are `{"response": {…}}`, `{"items": […]}` if the schema requires an array, and a tool call
/// written as data. Returns nullopt if the object has a property of the schema or contains no suitable value.
std::optional<QString> wrappingKey(const Json &value, const Json &schema);

/// Returns the name of the only property that an object schema has and requires, if the value may be intended for this property. Returns nullopt if there is no such
/// property, or if the value is null or an object with the property.
std::optional<QString> singleProperty(const Json &value, const Json &schema);

} // namespace outcrop
