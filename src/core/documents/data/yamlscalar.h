// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

namespace outcrop {

/// What a plain (unquoted) scalar is by the core schema of YAML 1.2: `no`, `on` and `017` hold no surprises.
DataNode::Kind plainScalarKind(QStringView text);

} // namespace outcrop
