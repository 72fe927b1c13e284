// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <optional>

namespace outcrop {

/// What a hostile document may cost before it is refused. Checked while it is read, before any tree is built.
struct ReadLimits {
    qsizetype bytes = 4 * 1024 * 1024;
    int depth = 64;
    int nodes = 100'000; ///< after aliases are expanded; keys count
};

/// A document read as data. `ok` is false when an error stopped the reading; `root` then holds nothing. A key given
/// twice does not stop it: the last value is used, and the error names both places.
struct DataDocument {
    DataNode root;
    Diagnostics diagnostics;
    bool ok = false;
};

/// The error for a text that is larger than the limit, or nothing.
std::optional<Diagnostic> tooLarge(QStringView text, const QString &file, Position origin, const ReadLimits &limits);

} // namespace outcrop
