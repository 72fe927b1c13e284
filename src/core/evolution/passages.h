// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/pieces.h"

namespace outcrop {

/// A paragraph or an item of a list, with its place in a piece.
struct Passage {
    qsizetype piece = 0; ///< place in the list of pieces
    Range range;         ///< whole lines of the document's text, the last line's end included
    QStringList words;   ///< lower case, without markup
};

/// Headings, tables and code are left out.
QList<Passage> passagesOf(const QList<Piece> &pieces);

/// The words of a text: letters, digits, hyphens and apostrophes, in lower case.
QStringList passageWords(QStringView text);

} // namespace outcrop
