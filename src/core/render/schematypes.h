// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <initializer_list>
#include <string>

namespace outcrop {

bool isOneOf(const std::string &keyword, std::initializer_list<const char *> keywords);

/// Returns the types of some values, in the form of the `type` keyword.
Json typesOf(const Json &values);

/// Returns the types that the other keywords of a schema without `type` imply, such as string for `minLength`. If there
/// are none, returns scalarTypes().
Json impliedTypes(const Json &schema);

/// Returns whether a schema has a type, or a keyword that replaces it.
bool isTyped(const Json &schema);

/// Returns the types that do not need subschemas: string, number, boolean and null.
Json scalarTypes();

} // namespace outcrop
