// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// A passage that an editor can collapse, by its offsets.
struct FoldingSpan {
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Returns the front matter, the sections, the fenced code, and the fields of a document that have several lines.
QList<FoldingSpan> foldingSpans(const Document &document);

} // namespace outcrop
