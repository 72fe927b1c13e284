// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// The meaning of a passage, for syntax highlighting. The values have the order of semanticSpanNames().
enum class SpanMeaning { Key, Word, Number, Constant, Reference, Placeholder };

/// Returns the names of the meanings in the Language Server Protocol.
QStringList semanticSpanNames();

struct SemanticSpan {
    qsizetype start = 0;
    qsizetype end = 0;
    SpanMeaning meaning = SpanMeaning::Key;
};

/// Returns the keys, numbers, constants and enumerated values of a document's data, the references to other documents, and the placeholders of its template.
/// Sorted, without overlaps, each within one line.
QList<SemanticSpan> semanticSpans(const OpenedWorkspace &opened, const Document &document);

} // namespace outcrop
