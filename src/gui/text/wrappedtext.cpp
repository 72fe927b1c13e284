// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/wrappedtext.h"

#include "gui/text/shownlineendings.h"

#include <QCoreApplication>

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maxLineLength = 2000;

/// Returns the length of an escape sequence: 2 for `\n`, 6 for `\u000b`.
qsizetype escapeLength(QStringView rest)
{
    return std::min<qsizetype>(rest.size() > 1 && rest.at(1) == u'u' ? 6 : 2, rest.size());
}

/// Returns whether the rest of the line only closes a string, which needs no separate line.
bool isOnlyClosing(QStringView rest)
{
    return rest.size() <= 2 && (rest.isEmpty() || rest.front() == u'"');
}

/// Returns where to break a line that is too long: after the last space before the offset, if that part is not too short; otherwise at the offset.
qsizetype breakOffset(QStringView line, qsizetype offset)
{
    const qsizetype space = line.lastIndexOf(u' ', offset - 1) + 1;
    return space > maxLineLength / 2 ? space : offset;
}

/// Returns the end of the first part of a line: after an escaped line break, or at most at the maximum length, if possible after a space. Searches for escape
/// sequences instead of reading each character, because long requests are wrapped after each keystroke.
qsizetype pieceEnd(QStringView line, WrappedText::Breaks breaks)
{
    const QStringView room = line.first(std::min(line.size(), maxLineLength)); // a search in the whole line would read its end once for each part
    qsizetype offset = 0;
    while (offset < room.size()) {
        const qsizetype escape = breaks == WrappedText::Breaks::Escapes ? room.indexOf(u'\\', offset) : -1;
        if (escape < 0) {
            offset = room.size();
            if (offset < line.size() && line.at(offset).isLowSurrogate() && line.at(offset - 1).isHighSurrogate())
                ++offset;
            break;
        }
        const QStringView rest = line.mid(escape);
        offset = escape + escapeLength(rest);
        if (rest.startsWith(u"\\n") && !isOnlyClosing(line.mid(offset)))
            return offset;
    }
    return offset < line.size() ? breakOffset(line, offset) : line.size();
}

} // namespace

WrappedText::WrappedText(const QString &text, Breaks breaks) : m_text(text)
{
    m_shownText.reserve(text.size() + text.size() / 32);
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if ((c > u'\r' && c < QChar(QChar::ParagraphSeparator)) || !endsLine(c)) // two comparisons are enough for most characters
            continue;
        addLine(start, i, breaks);
        if (c == u'\r' && i + 1 < text.size() && text.at(i + 1) == u'\n')
            ++i;
        start = i + 1;
    }
    addLine(start, text.size(), breaks);
}

void WrappedText::addLine(qsizetype start, qsizetype end, Breaks breaks)
{
    m_number += 1;
    const qsizetype first = m_lines.size();
    do {
        const qsizetype size = pieceEnd(QStringView(m_text).mid(start, end - start), breaks);
        addSoftLine(start, start + size);
        start += size;
    } while (start < end);
    m_lines[first].number = m_number;
}

void WrappedText::addSoftLine(qsizetype start, qsizetype end)
{
    if (!m_lines.isEmpty())
        m_shownText += u'\n';
    m_lines += SoftLine{start, end - start, m_shownText.size()};
    m_shownText += QStringView(m_text).mid(start, end - start);
}

WrappedText WrappedText::withLines(const QList<bool> &kept) const
{
    WrappedText shorterText;
    shorterText.m_text = m_text;
    shorterText.m_lines.clear();
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (kept.value(i)) {
            shorterText.addSoftLine(m_lines.at(i).start, m_lines.at(i).start + m_lines.at(i).size);
            shorterText.m_lines.last().number = m_lines.at(i).number;
            shorterText.m_lines.last().isFiller = m_lines.at(i).isFiller;
            continue;
        }
        qsizetype next = i + 1;
        while (next < m_lines.size() && !kept.value(next))
            ++next;
        shorterText.addSoftLine(m_lines.at(i).start, m_lines.at(i).start);
        shorterText.m_lines.last().hiddenLines = static_cast<int>(next - i);
        shorterText.m_shownText += gapText(static_cast<int>(next - i));
        i = next - 1;
    }
    return shorterText;
}

WrappedText WrappedText::withFillers(const QList<int> &before) const
{
    WrappedText more;
    more.m_text = m_text;
    more.m_lines.clear();
    more.m_lines.reserve(m_lines.size());
    more.m_shownText.reserve(m_shownText.size() + before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        const qsizetype start = i < m_lines.size() ? m_lines.at(i).start : m_text.size();
        for (int filler = 0; filler < before.at(i); ++filler) {
            more.addSoftLine(start, start);
            more.m_lines.last().isFiller = true;
        }
        if (i < m_lines.size()) {
            more.addSoftLine(start, start + m_lines.at(i).size);
            more.m_lines.last().number = m_lines.at(i).number;
        }
    }
    return more;
}

int WrappedText::lineAt(qsizetype offset) const
{
    auto after = std::upper_bound(m_lines.begin(), m_lines.end(), offset,
        [](qsizetype wanted, const SoftLine &line) { return wanted < line.start; });
    while (after - m_lines.begin() > 1 && std::prev(after)->isFiller) // fillers at the end of the text are not lines of the text
        --after;
    return static_cast<int>(std::max<qsizetype>(0, after - m_lines.begin() - 1));
}

qsizetype WrappedText::toShownOffset(qsizetype offset) const
{
    const SoftLine &line = m_lines.at(lineAt(offset));
    return line.shown + std::clamp<qsizetype>(offset - line.start, 0, line.size);
}

qsizetype WrappedText::offsetAt(qsizetype shownOffset) const
{
    const auto after = std::upper_bound(m_lines.begin(), m_lines.end(), shownOffset,
        [](qsizetype wanted, const SoftLine &line) { return wanted < line.shown; });
    const SoftLine &line = m_lines.at(std::max<qsizetype>(0, after - m_lines.begin() - 1));
    return line.start + std::clamp<qsizetype>(shownOffset - line.shown, 0, line.size);
}

QString WrappedText::textBetween(qsizetype shownFrom, qsizetype shownTo) const
{
    const qsizetype from = offsetAt(shownFrom);
    return m_text.mid(from, offsetAt(shownTo) - from);
}

QString gapText(int lines)
{
    //: Line that replaces identical lines in a comparison; %n is their number
    return QCoreApplication::translate("SoftText", "⋯ %n identical line(s) ⋯", nullptr, lines);
}

} // namespace outcrop
