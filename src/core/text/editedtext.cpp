// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/editedtext.h"

#include "core/text/textchange.h"

#include <algorithm>

namespace outcrop {

EditedText::EditedText(QStringView original, qsizetype start, qsizetype end, const QList<TextEdit> &edits)
{
    qsizetype done = start;
    for (const TextEdit &edit : sortEdits(edits)) {
        const qsizetype from = edit.range.start.offset;
        const qsizetype to = edit.range.end.offset;
        if (from < done || to > end)
            continue;
        addSegment(original.mid(done, from - done), done, from, true);
        addSegment(edit.replacement, from, to, false);
        done = to;
    }
    addSegment(original.mid(done, end - done), done, end, true);
}

void EditedText::addSegment(QStringView text, qsizetype original, qsizetype originalEnd, bool isCopied)
{
    if (text.isEmpty() && !m_segments.isEmpty())
        return;
    m_segments.append({m_text.size(), original, originalEnd, isCopied});
    m_text += text;
}

const EditedText::Segment &EditedText::segmentAt(qsizetype offset) const
{
    const auto after = std::upper_bound(m_segments.begin(), m_segments.end(), offset,
        [](qsizetype wanted, const Segment &segment) { return wanted < segment.start; });
    return after == m_segments.begin() ? m_segments.first() : *std::prev(after);
}

qsizetype EditedText::originalStart(qsizetype offset) const
{
    const Segment &segment = segmentAt(offset);
    return segment.isCopied ? segment.original + (offset - segment.start) : segment.original;
}

qsizetype EditedText::originalEnd(qsizetype offset) const
{
    if (offset == 0)
        return originalStart(0);
    const Segment &segment = segmentAt(offset - 1);
    return segment.isCopied ? segment.original + (offset - segment.start) : segment.originalEnd;
}

} // namespace outcrop
