// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/flowvalue.h"

#include <QList>

#include <algorithm>

namespace outcrop {
namespace {

/// A flow list or mapping that is open at the cursor.
struct Bracket {
    bool list = false;
    QString key = QString(); ///< the key whose value is being written
    bool inValue = false;
};

/// Scans a value up to the cursor and tracks the open brackets and quotes.
class FlowReader
{
public:
    FlowReader(QStringView line, qsizetype from, qsizetype cursor, QChar separator)
        : m_line(line)
        , m_separator(separator)
        , m_token(from)
    {
        for (m_at = from; m_at < cursor; ++m_at)
            take(line[m_at]);
        while (m_token < cursor && line[m_token].isSpace())
            ++m_token;
    }

    QChar quote() const { return m_quote; }
    /// Returns the offset at which the current token begins.
    qsizetype token() const { return m_token; }
    bool isOpen() const { return !m_open.isEmpty(); }
    bool isClosed() const { return m_closed && m_open.isEmpty(); }
    bool isComment() const { return m_comment; }
    bool isKey() const { return isOpen() && !m_open.last().list && !m_open.last().inValue; }
    bool isItem() const { return isOpen() && m_open.last().list; }

    QStringList path() const
    {
        QStringList steps;
        for (const Bracket &bracket : m_open) {
            if (bracket.list || bracket.inValue)
                steps.append(bracket.list ? QStringLiteral("-") : bracket.key);
        }
        return steps;
    }

private:
    void take(QChar sign)
    {
        if (!m_quote.isNull())
            return takeQuoted(sign);
        const bool atTokenStart = m_line.mid(m_token, m_at - m_token).trimmed().isEmpty();
        if ((sign == u'"' || sign == u'\'') && atTokenStart) {
            m_quote = sign;
            m_token = m_at + 1;
        } else if (sign == u'#' && (m_at == 0 || m_line[m_at - 1].isSpace())) {
            m_comment = true;
        } else if ((sign == u'[' || sign == u'{') && (atTokenStart || isOpen())) {
            m_open.append(Bracket{.list = sign == u'['});
            m_token = m_at + 1;
        } else if (isOpen()) {
            takeInside(sign);
        }
    }

    void takeQuoted(QChar sign)
    {
        if (sign == u'\\' && m_quote == u'"')
            ++m_at;
        else if (sign == m_quote)
            m_quote = QChar();
        m_closed = m_quote.isNull();
    }

    void takeInside(QChar sign)
    {
        Bracket &bracket = m_open.last();
        if (sign == u',') {
            bracket.inValue = false;
        } else if (sign == m_separator && !bracket.list && !bracket.inValue) {
            bracket.key = m_line.mid(m_token, m_at - m_token).trimmed().toString().remove(u'"').remove(u'\'');
            bracket.inValue = true;
        } else if (sign == u']' || sign == u'}') {
            m_open.removeLast();
            m_closed = true;
        } else {
            return;
        }
        m_token = m_at + 1;
    }

    QStringView m_line;
    QChar m_separator;
    qsizetype m_at = 0;
    qsizetype m_token;
    QList<Bracket> m_open;
    QChar m_quote;
    bool m_closed = false;
    bool m_comment = false;
};

/// Returns the offset at which the current token ends: at its quote, a list separator, a comment or the end of the line.
qsizetype tokenEnd(QStringView line, qsizetype cursor, QChar quote, bool inside)
{
    const QString signs = QStringLiteral(",]}");
    qsizetype end = cursor;
    while (end < line.size()) {
        const QChar sign = line[end];
        const bool comment = sign == u'#' && end > 0 && line[end - 1].isSpace();
        if (quote.isNull() ? comment || (inside && signs.contains(sign)) : sign == quote)
            break;
        ++end;
    }
    while (quote.isNull() && end > cursor && line[end - 1].isSpace())
        --end;
    return end;
}

} // namespace

void readValue(
    CompletionContext &place, QStringView line, qsizetype lineStart, qsizetype valueAt, qsizetype cursor, QChar separator)
{
    const FlowReader flow(line, valueAt, cursor, separator);
    if (flow.isComment() || flow.isClosed())
        return;
    place.want = flow.isKey() ? CompletionContext::Want::Key : CompletionContext::Want::Value;
    place.path += flow.path();
    place.quote = flow.quote();
    place.inList = flow.isItem();
    place.start = lineStart + flow.token();
    place.end = lineStart + tokenEnd(line, cursor, flow.quote(), flow.isOpen());
    place.typed = line.mid(flow.token(), cursor - flow.token()).toString();
}

} // namespace outcrop
