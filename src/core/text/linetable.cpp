// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {

TextLine lineAt(QStringView text, qsizetype start)
{
    TextLine line{start, start, start};
    while (line.end < text.size() && text[line.end] != u'\n' && text[line.end] != u'\r')
        ++line.end;
    line.next = line.end;
    if (line.next < text.size()) {
        const bool isCarriageReturn = text[line.next++] == u'\r';
        if (isCarriageReturn && line.next < text.size() && text[line.next] == u'\n')
            ++line.next;
    }
    return line;
}

QString lineEndingOf(QStringView text)
{
    const TextLine first = lineAt(text, 0);
    return first.next > first.end ? text.mid(first.end, first.next - first.end).toString() : QStringLiteral("\n");
}

QList<TextLine> splitLines(QStringView text)
{
    QList<TextLine> lines;
    for (qsizetype start = 0; start < text.size(); start = lines.last().next)
        lines.append(lineAt(text, start));
    return lines;
}

LineTable::LineTable(QStringView text, Position origin) : m_origin(origin), m_size(text.size()), m_starts({0})
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isLineEnd = text[i] == u'\n' || (text[i] == u'\r' && (i + 1 == text.size() || text[i + 1] != u'\n'));
        if (isLineEnd)
            m_starts.append(i + 1);
    }
}

Position LineTable::at(qsizetype offset) const
{
    offset = std::clamp<qsizetype>(offset, 0, m_size);
    const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), offset);
    const qsizetype index = std::distance(m_starts.begin(), after) - 1;
    const int column = int(offset - m_starts[index]);
    const int firstColumn = index == 0 ? m_origin.column : 1;
    return {m_origin.offset + offset, m_origin.line + int(index), firstColumn + column};
}

} // namespace outcrop
