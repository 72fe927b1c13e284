// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/text/tracedtext.h"

#include <QHash>

#include <memory>

namespace outcrop {

/// Finds the keys of values in YAML and front matter. Parses each document of a workspace once.
class ValueKeys
{
public:
    /// Returns the origin of the key if the value at `origin` starts on a line below its key, such as a mapping. Otherwise returns `origin`.
    Origin keyOrigin(const Origin &origin, const std::shared_ptr<const OpenedWorkspace> &workspace);

private:
    const DataNode &rootOf(const QString &file);

    std::shared_ptr<const OpenedWorkspace> m_workspace; ///< the workspace of the parsed documents
    QHash<QString, DataNode> m_roots;
};

} // namespace outcrop
