// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/removablerange.h"

#include "core/text/linetable.h"

namespace outcrop {
namespace {

/// Returns the length of the prefix of a line: indentation, block quote markers, and a list bullet or number.
qsizetype prefixLength(QStringView line)
{
    qsizetype at = 0;
    const auto skip = [&](auto is) {
        while (at < line.size() && is(line[at]))
            ++at;
    };
    skip([](QChar c) { return c.isSpace() || c == u'>'; });
    const qsizetype number = at;
    skip([](QChar c) { return c.isDigit(); });
    const bool isNumber = at > number && at < line.size() && (line[at] == u'.' || line[at] == u')');
    const bool isBullet =
        at == number && at < line.size() && (line[at] == u'-' || line[at] == u'*' || line[at] == u'+');
    if ((isNumber || isBullet) && at + 1 < line.size() && line[at + 1].isSpace())
        at += 2;
    else
        at = number;
    skip([](QChar c) { return c.isSpace(); });
    return at;
}

bool isListItem(QStringView line)
{
    const QStringView mark = line.left(prefixLength(line)).trimmed();
    return !mark.isEmpty() && !mark.endsWith(u'>');
}

/// Returns whether sentences cannot continue across this line: an empty line, a heading, a fence, a tag or a table row.
bool isSeparateBlock(QStringView line)
{
    const QStringView text = line.mid(prefixLength(line));
    return text.isEmpty() || text.startsWith(u'#') || text.startsWith(u"```") || text.startsWith(u"~~~")
        || text.startsWith(u'<') || text.startsWith(u'|');
}

bool endsSentence(QStringView text, qsizetype at)
{
    const QChar character = text[at];
    const bool isPunctuation = character == u'.' || character == u'!' || character == u'?';
    return isPunctuation && (at + 1 >= text.size() || text[at + 1].isSpace());
}

class BlockFinder
{
public:
    BlockFinder(QStringView text, qsizetype textStart) : m_text(text), m_textStart(textStart) { }

    QStringView line(qsizetype lineStart) const
    {
        return m_text.mid(lineStart, lineAt(m_text, lineStart).end - lineStart);
    }

    qsizetype lineStart(qsizetype at) const
    {
        const qsizetype newline = at > m_textStart ? m_text.lastIndexOf(u'\n', at - 1) : -1;
        return newline < m_textStart ? m_textStart : newline + 1;
    }

    /// Returns the start of the paragraph or list item that contains this line.
    qsizetype blockStart(qsizetype lineStartsAt) const
    {
        qsizetype at = lineStartsAt;
        while (at > m_textStart && !isListItem(line(at))) {
            const qsizetype previous = lineStart(at - 1);
            if (isSeparateBlock(line(previous)))
                break;
            at = previous;
        }
        return at;
    }

    /// Returns the end of the paragraph or list item that contains this line.
    qsizetype blockEnd(qsizetype lineStartsAt) const
    {
        qsizetype next = lineAt(m_text, lineStartsAt).next;
        while (next < m_text.size() && !isSeparateBlock(line(next)) && !isListItem(line(next)))
            next = lineAt(m_text, next).next;
        return next;
    }

private:
    QStringView m_text;
    qsizetype m_textStart;
};

} // namespace

std::optional<RemovableRange> sentenceAround(QStringView text, qsizetype textStart, qsizetype start, qsizetype end)
{
    const BlockFinder around(text, textStart);
    const qsizetype line = around.lineStart(start);
    if (isSeparateBlock(around.line(line)))
        return std::nullopt;
    const qsizetype blockStart = around.blockStart(line);
    const qsizetype blockEnd = around.blockEnd(around.lineStart(end));
    const qsizetype contentStart = blockStart + prefixLength(around.line(blockStart));

    qsizetype from = start;
    while (from > contentStart && !(text[from - 1].isSpace() && from >= 2 && endsSentence(text, from - 2)))
        --from;
    qsizetype to = end;
    while (to < blockEnd && !endsSentence(text, to))
        ++to;
    to = std::min(to + 1, blockEnd);
    const bool isFirst = from == contentStart;
    const bool isLast = text.mid(to, blockEnd - to).trimmed().isEmpty();
    if (isFirst && isLast)
        return RemovableRange{blockStart, blockEnd, true};
    if (isFirst) {
        while (to < blockEnd && text[to].isSpace()) // also remove the space before the next sentence
            ++to;
    } else {
        while (text[from - 1].isSpace())
            --from;
        while (text[to - 1].isSpace())
            --to;
    }
    return RemovableRange{from, to};
}

} // namespace outcrop
