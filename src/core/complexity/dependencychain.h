// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// How deep dependencies go, and along which names: the longest way there is.
struct DependencyChain {
    int depth = 0;
    QStringList names; ///< from what the task itself depends on to the deepest; empty where only a number was given
};

/// The `dependencies` of a task: a list of names (one level), a mapping of names to what each depends on, or the depth itself. Fails where a name
/// depends on itself in the end, at the place of the mapping.
Result<DependencyChain> dependencyChain(const DataNode &dependencies, const QString &file);

} // namespace outcrop
