// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// The longest dependency chain of a task.
struct DependencyChain {
    int depth = 0;
    QStringList names; ///< from a direct dependency to the deepest one; empty if the task states only the depth
};

/// Parses the `dependencies` of a task: a list of names (depth 1), a mapping of names to their dependencies, or the depth itself. Errors:
/// Invalid, located at the mapping, if there is a cycle.
Result<DependencyChain> dependencyChain(const DataNode &dependencies, const QString &file);

} // namespace outcrop
