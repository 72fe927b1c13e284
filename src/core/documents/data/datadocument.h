// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <optional>

namespace outcrop {

/// Limits for documents, which prevent denial of service. The size is checked before parsing, the others while the tree is built.
struct ReadLimits {
    qsizetype bytes = 4 * 1024 * 1024;
    int depth = 64;
    int nodes = 100'000; ///< maximum number of values after alias expansion; keys count only in YAML
};

/// A document parsed as data. `isParsed` is false if an error stopped parsing; `root` is then Missing. A duplicate key stops only the parsing of TOML: in YAML
/// and JSON, the last value is used, and the error names both locations.
struct DataDocument {
    DataNode root;
    Diagnostics diagnostics;
    bool isParsed = false;
};

/// Returns an error if the text is larger than the limit, or nullopt.
std::optional<Diagnostic> sizeLimitError(QStringView text, const QString &file, Position origin, const ReadLimits &limits);

} // namespace outcrop
