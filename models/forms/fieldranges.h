// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedit.h"

#include <optional>

namespace outcrop {

/// Returns the value at a path, or a Missing node. Unlike DataNode::at(), keys can contain dots.
const DataNode &nodeAt(const DataNode &root, const FieldPath &path);

/// Returns the range from a field's key, or from an item, to the end of its value. Returns nullopt if the field does not exist or the path is empty.
std::optional<Range> fieldRange(const DataNode &root, const FieldPath &path);

/// Returns the path of the field at a position: the field with this range, else the deepest field that starts before it. A field extends to the start
/// of the next.
FieldPath fieldAt(const DataNode &root, const Range &place);

} // namespace outcrop
