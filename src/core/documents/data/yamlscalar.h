// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

namespace outcrop {

/// What a plain (unquoted) scalar is by the core schema of YAML 1.2: `no`, `on` and `017` hold no surprises.
DataNode::Kind plainScalarKind(QStringView text);

/// What a scalar with a tag is. A tag that is not of the core schema says nothing.
DataNode::Kind taggedScalarKind(QStringView tag, bool isPlain, QStringView text);

/// Whether a tag is one that values of this kind have by themselves, or one of the core schema that a scalar may have.
bool isCoreTag(QStringView tag, DataNode::Kind kind);

} // namespace outcrop
