// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A stretch of a text with edits applied, that still knows the original position of each of its characters.
class EditedText
{
public:
    /// The stretch [start, end) of `original`; edits that do not lie in it are left out.
    EditedText(QStringView original, qsizetype start, qsizetype end, const QList<TextEdit> &edits);

    const QString &text() const { return m_text; }
    /// The original offset of a thing that begins at `offset`, and of one that ends there.
    qsizetype originalStart(qsizetype offset) const;
    qsizetype originalEnd(qsizetype offset) const;

private:
    /// Characters copied one to one, or what replaced [original, originalEnd).
    struct Piece {
        qsizetype start = 0;
        qsizetype original = 0;
        qsizetype originalEnd = 0;
        bool copied = true;
    };

    void addPiece(QStringView text, qsizetype original, qsizetype originalEnd, bool copied);
    const Piece &pieceAt(qsizetype offset) const;

    QString m_text;
    QList<Piece> m_pieces;
};

} // namespace outcrop
