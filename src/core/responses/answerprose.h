// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/answerscan.h"

namespace outcrop {

/// A piece of prose, and its location in the answer.
struct ProsePiece {
    TextSpan span;
    QStringView text;
};

/// What of an answer is prose: neither data nor skipped text; of a tagged answer with CONTENT, its content.
QList<ProsePiece> prosePieces(QStringView text, const ScannedAnswer &scanned, const FoundData *data);

/// The pieces as one text.
QString joinedProse(const QList<ProsePiece> &pieces);

} // namespace outcrop
