// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/rendersnapshot.h"

namespace outcrop {

/// The positions in a render that come from a location in a document.
struct SourceOffsets {
    QList<qsizetype> offsets; ///< in the render, ascending
    bool exact = true;        ///< false if the location is not sent: the positions are the nearest ones
};

SourceOffsets placesOf(const TracedText &text, const QString &file, qsizetype offset);

/// Returns the source of a ledger entry; nullopt for generated parts and the user's task.
std::optional<Origin> sourceOf(const LedgerEntry &entry, const PromptBundle &bundle);

/// Returns `layers/soul.md, line 12`, or why the text was generated. Translated.
QString originText(const Origin &origin, const OpenedWorkspace *workspace);

} // namespace outcrop
