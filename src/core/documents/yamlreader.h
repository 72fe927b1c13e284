// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/datanode.h"

namespace outcrop {

/// What a hostile document may cost before it is refused. Checked while events arrive, before any tree is built.
struct ReadLimits {
    qsizetype bytes = 4 * 1024 * 1024;
    int depth = 64;
    int nodes = 100'000; ///< after aliases are expanded
};

/// A document read as data. `ok` is false when an error stopped the reading; `root` then holds nothing.
struct DataDocument {
    DataNode root;
    Diagnostics diagnostics;
    bool ok = false;
};

/// Reads one YAML document (scalars by the core schema of YAML 1.2, so that `no` and `on` are text) from `text`, which begins at
/// `origin` in `file`. Duplicate keys, tabs, undefined or circular aliases and exceeded limits are located errors.
DataDocument readYaml(QStringView text, const QString &file, Position origin = {0, 1, 1}, const ReadLimits &limits = {});

} // namespace outcrop
