// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/flowvalue.h"

#include <QList>

#include <algorithm>

namespace outcrop {
namespace {

/// A flow list or mapping that is open at the cursor.
struct Bracket {
    bool isList = false;
    QString key = QString(); ///< the key whose value is being written
    bool isInValue = false;
};

/// Scans a value up to the cursor and tracks the open brackets and quotes.
class FlowReader
{
public:
    FlowReader(QStringView line, qsizetype from, qsizetype cursor, QChar separator)
        : m_line(line)
        , m_separator(separator)
        , m_tokenStart(from)
    {
        for (m_offset = from; m_offset < cursor; ++m_offset)
            readCharacter(line[m_offset]);
        while (m_tokenStart < cursor && line[m_tokenStart].isSpace())
            ++m_tokenStart;
    }

    QChar quote() const { return m_quote; }
    /// Returns the start offset of the current token.
    qsizetype tokenStart() const { return m_tokenStart; }
    bool isOpen() const { return !m_open.isEmpty(); }
    bool isClosed() const { return m_isClosed && m_open.isEmpty(); }
    bool isComment() const { return m_isComment; }
    bool isKey() const { return isOpen() && !m_open.last().isList && !m_open.last().isInValue; }
    bool isItem() const { return isOpen() && m_open.last().isList; }

    QStringList path() const
    {
        QStringList steps;
        for (const Bracket &bracket : m_open) {
            if (bracket.isList || bracket.isInValue)
                steps.append(bracket.isList ? QStringLiteral("-") : bracket.key);
        }
        return steps;
    }

private:
    void readCharacter(QChar character)
    {
        if (!m_quote.isNull())
            return readQuotedCharacter(character);
        const bool isAtTokenStart = m_line.mid(m_tokenStart, m_offset - m_tokenStart).trimmed().isEmpty();
        if ((character == u'"' || character == u'\'') && isAtTokenStart) {
            m_quote = character;
            m_tokenStart = m_offset + 1;
        } else if (character == u'#' && (m_offset == 0 || m_line[m_offset - 1].isSpace())) {
            m_isComment = true;
        } else if ((character == u'[' || character == u'{') && (isAtTokenStart || isOpen())) {
            m_open.append(Bracket{.isList = character == u'['});
            m_tokenStart = m_offset + 1;
        } else if (isOpen()) {
            readBracketedCharacter(character);
        }
    }

    void readQuotedCharacter(QChar character)
    {
        if (character == u'\\' && m_quote == u'"')
            ++m_offset;
        else if (character == m_quote)
            m_quote = QChar();
        m_isClosed = m_quote.isNull();
    }

    void readBracketedCharacter(QChar character)
    {
        Bracket &bracket = m_open.last();
        if (character == u',') {
            bracket.isInValue = false;
        } else if (character == m_separator && !bracket.isList && !bracket.isInValue) {
            bracket.key = m_line.mid(m_tokenStart, m_offset - m_tokenStart).trimmed().toString().remove(u'"').remove(u'\'');
            bracket.isInValue = true;
        } else if (character == u']' || character == u'}') {
            m_open.removeLast();
            m_isClosed = true;
        } else {
            return;
        }
        m_tokenStart = m_offset + 1;
    }

    QStringView m_line;
    QChar m_separator;
    qsizetype m_offset = 0;
    qsizetype m_tokenStart;
    QList<Bracket> m_open;
    QChar m_quote;
    bool m_isClosed = false;
    bool m_isComment = false;
};

/// Returns the end offset of the current token. It ends at its closing quote or, without trailing spaces, at a list separator, a comment or the end of the line.
qsizetype tokenEnd(QStringView line, qsizetype cursor, QChar quote, bool isInside)
{
    const QString signs = QStringLiteral(",]}");
    qsizetype end = cursor;
    while (end < line.size()) {
        const QChar character = line[end];
        const bool isComment = character == u'#' && end > 0 && line[end - 1].isSpace();
        if (quote.isNull() ? isComment || (isInside && signs.contains(character)) : character == quote)
            break;
        ++end;
    }
    while (quote.isNull() && end > cursor && line[end - 1].isSpace())
        --end;
    return end;
}

} // namespace

void readValue(
    CompletionContext &context, QStringView line, qsizetype lineStart, qsizetype valueAt, qsizetype cursor, QChar separator)
{
    const FlowReader flow(line, valueAt, cursor, separator);
    if (flow.isComment() || flow.isClosed())
        return;
    context.expected = flow.isKey() ? CompletionContext::ExpectedPart::Key : CompletionContext::ExpectedPart::Value;
    context.path += flow.path();
    context.quote = flow.quote();
    context.isInList = flow.isItem();
    context.start = lineStart + flow.tokenStart();
    context.end = lineStart + tokenEnd(line, cursor, flow.quote(), flow.isOpen());
    context.typed = line.mid(flow.tokenStart(), cursor - flow.tokenStart()).toString();
}

} // namespace outcrop
