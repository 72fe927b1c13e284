// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/renderedview.h"

namespace outcrop {

/// Where a place of a document turns up in a render.
struct SourcePlaces {
    QList<qsizetype> offsets; ///< in the text, ascending
    bool exact = true;        ///< false: the place itself is not sent, these are nearest to it
};

SourcePlaces placesOf(const TracedText &text, const QString &file, qsizetype offset);

/// The document that a part of the ledger was read from; nothing where the program or the user's task is behind it.
std::optional<Origin> sourceOf(const LedgerEntry &entry, const PromptBundle &bundle);

/// `layers/soul.md, line 12`, or why the program wrote the text itself. In the user's language.
QString originText(const Origin &origin, const OpenedWorkspace *workspace);

} // namespace outcrop
