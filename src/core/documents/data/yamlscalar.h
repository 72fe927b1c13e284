// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

namespace outcrop {

/// Returns the kind of a plain (unquoted) scalar in the core schema of YAML 1.2. `no` and `on` are strings, and `017` is a
/// decimal number.
DataNode::Kind plainScalarKind(QStringView text);

/// Returns the kind of a scalar with a tag. Tags outside the core schema are ignored.
DataNode::Kind taggedScalarKind(QStringView tag, bool isPlain, QStringView text);

/// Returns whether a tag is `!`, the default tag of this kind or, for scalars, any scalar tag of the core schema.
bool isCoreTag(QStringView tag, DataNode::Kind kind);

} // namespace outcrop
