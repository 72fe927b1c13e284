// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/rendersnapshot.h"

namespace outcrop {

/// The positions in a render that originate from a location in a document.
struct SourceOffsets {
    QList<qsizetype> offsets; ///< offsets in the render, ascending
    bool isExact = true; ///< whether the location is sent; if not, the positions are those of the nearest sent text
};

SourceOffsets sourceOffsets(const TracedText &text, const QString &file, qsizetype offset);

/// Returns the source of a ledger entry; nullopt if it has none, for example for generated parts and the user's task.
std::optional<Origin> sourceOf(const LedgerEntry &entry, const PromptBundle &bundle);

/// Returns `From layers/soul.md, line 12`, without the line if the workspace does not contain the file, or `Added by Outcrop: …` for generated text.
/// Translated.
QString originText(const Origin &origin, const OpenedWorkspace *workspace);

} // namespace outcrop
