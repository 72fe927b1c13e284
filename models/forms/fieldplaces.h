// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedit.h"

#include <optional>

namespace outcrop {

/// The value at a path, or a Missing node. Unlike DataNode::at() for keys that hold dots as well.
const DataNode &nodeAt(const DataNode &root, const FieldPath &path);

/// From the first character of a field's key, or of an item, to the end of its value. Nothing where it is not there.
std::optional<Range> fieldRange(const DataNode &root, const FieldPath &path);

/// The field that a place belongs to: the one that is exactly there, else the deepest that begins before it. A field reaches to where the next begins.
FieldPath fieldAt(const DataNode &root, const Range &place);

} // namespace outcrop
