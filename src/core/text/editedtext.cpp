// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/editedtext.h"

#include "core/text/textchange.h"

#include <algorithm>

namespace outcrop {

EditedText::EditedText(QStringView original, qsizetype start, qsizetype end, const QList<TextEdit> &edits)
{
    qsizetype done = start;
    for (const TextEdit &edit : sortedEdits(edits)) {
        const qsizetype from = edit.range.start.offset;
        const qsizetype to = edit.range.end.offset;
        if (from < done || to > end)
            continue;
        addPiece(original.mid(done, from - done), done, from, true);
        addPiece(edit.replacement, from, to, false);
        done = to;
    }
    addPiece(original.mid(done, end - done), done, end, true);
}

void EditedText::addPiece(QStringView text, qsizetype original, qsizetype originalEnd, bool copied)
{
    if (text.isEmpty() && !m_pieces.isEmpty())
        return;
    m_pieces.append({m_text.size(), original, originalEnd, copied});
    m_text += text;
}

const EditedText::Piece &EditedText::pieceAt(qsizetype offset) const
{
    const auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), offset,
        [](qsizetype wanted, const Piece &piece) { return wanted < piece.start; });
    return after == m_pieces.begin() ? m_pieces.first() : *std::prev(after);
}

qsizetype EditedText::originalStart(qsizetype offset) const
{
    const Piece &piece = pieceAt(offset);
    return piece.copied ? piece.original + (offset - piece.start) : piece.original;
}

qsizetype EditedText::originalEnd(qsizetype offset) const
{
    if (offset == 0)
        return originalStart(0);
    const Piece &piece = pieceAt(offset - 1);
    return piece.copied ? piece.original + (offset - piece.start) : piece.originalEnd;
}

} // namespace outcrop
