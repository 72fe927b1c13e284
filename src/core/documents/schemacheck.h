// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/documents/formatschema.h"

namespace outcrop {

/// Every place where `root` does not obey the schema, as a finding at the line that must change: an unknown key is a
/// warning with the nearest known key as its fix; a wrong type, a value that is not allowed and a missing key are
/// errors. A key without a value counts as absent. A schema may say `"x-any-case": true` beside `enum` or `properties`.
Diagnostics checkSchema(const DataNode &root, const Schema &schema, const QString &file);

/// Where a JSON pointer leads, or as far as it does: where to point when something is said about it.
struct PointedNode {
    const DataNode *value;
    const DataNode::Member *member = nullptr; ///< the innermost that holds it; nullptr where the way leads through no key
};

PointedNode pointedNode(const DataNode &root, const QString &pointer);
/// The value alone.
const DataNode &nodeAt(const DataNode &root, const QString &pointer);

} // namespace outcrop
