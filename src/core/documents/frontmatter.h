// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// The YAML block between two `---` lines at the start of a document. Ranges are places in the document's text.
struct FrontMatter {
    bool present = false;
    bool recovered = false;  ///< the YAML was broken and `data` holds what the tolerant line reader could save
    DataNode data;           ///< a mapping, empty where nothing could be read; Missing without front matter
    Range block;             ///< both fences included, up to where the body starts
    Range content;           ///< the YAML between the fences
    qsizetype bodyStart = 0; ///< offset of the first character after the block; 0 without front matter
    Diagnostics diagnostics;
};

/// Never fails: broken YAML is recovered line by line, and each cause is a located diagnostic that carries the repair
/// where there is one (an unquoted `: `, a leading `*`, `[a] [b]`, tabs, a block that is never closed).
FrontMatter readFrontMatter(QStringView text, const QString &file);

} // namespace outcrop
