// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemaindex.h"

namespace outcrop {

/// Whether a value is nested so deep that looking into it would exhaust the stack.
bool isTooDeep(const Json &value);

/// Why checking by a schema would never end, or take forever, or nothing: a reference that leads back to itself without
/// going into the value. One that goes into the value does end: trees and lists may be described by themselves.
QString refusalOfReferences(const SchemaIndex &index);

} // namespace outcrop
