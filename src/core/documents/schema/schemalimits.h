// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemaindex.h"

namespace outcrop {

/// Returns whether a value is nested so deeply that recursion could overflow the stack.
bool isTooDeep(const Json &value);

/// Returns the reason why a validation against the schema would not end or would take too many steps, or an empty string. A
/// `$ref` cycle is an error only if it never descends into the value: a recursive schema of a tree or list is valid.
QString referenceError(const SchemaIndex &index);

} // namespace outcrop
