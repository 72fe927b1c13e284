// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/documents/formatschema.h"

namespace outcrop {

/// Whether a file is checked against its schema. Files compiled into the program are not: tests check them.
enum class SchemaCheck { Run, Skip };

/// Returns the violations of a schema as findings with the ranges that must change. An unknown key is a warning with a similar known key, if any, as its fix. A number
/// that no field type can represent is also a warning; other violations are errors. A key with a null value counts as missing. The annotation `"x-any-case": true` next
/// to `enum` or `properties` makes them case-insensitive.
Diagnostics checkSchema(const DataNode &root, const Schema &schema, const QString &file);

/// The node that a JSON pointer refers to, or the deepest existing node in its path. Used as the location of a finding.
struct PointerTarget {
    const DataNode *value;
    const DataNode::Member *member = nullptr; ///< the innermost mapping entry in the path; nullptr if there is none
};

PointerTarget nodeAtPointer(const DataNode &root, const QString &pointer);
/// Returns only the node of nodeAtPointer().
const DataNode &nodeAt(const DataNode &root, const QString &pointer);

} // namespace outcrop
