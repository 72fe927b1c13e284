// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// The YAML block between two `---` lines at the beginning of a document. Ranges refer to the document's text.
struct FrontMatter {
    bool isPresent = false;
    bool isRecovered = false;  ///< whether the YAML was broken, so that `data` is from a repaired copy, or the block is not closed
    DataNode data;           ///< a mapping, empty if no data could be read; Missing without front matter
    Range block;             ///< from the opening fence to the start of the body
    Range content;           ///< the YAML between the fences
    qsizetype bodyStart = 0; ///< offset of the first character after the block; 0 without front matter
    Diagnostics diagnostics;
};

/// Reads the front matter of a document. Never fails: broken YAML is repaired line by line, unless it exceeds a limit or has circular aliases. Each problem (an
/// unquoted `: `, a leading `*`, `[a] [b]`, tabs, an unclosed block) is reported with its location and, if possible, a fix.
FrontMatter readFrontMatter(QStringView text, const QString &file);

} // namespace outcrop
