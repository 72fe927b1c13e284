// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/handlebarsexpression.h"

#include <QRegularExpression>

#include <limits>

namespace outcrop {
namespace {

/// Returns the segments of `a.b/c.[d e]`, without `this` and `.`.
QStringList segmentsOf(const QString &path)
{
    static const QRegularExpression segment(QStringLiteral("\\[([^\\]]*)\\]|([^./\\[\\]]+)"));
    QStringList segments;
    for (auto found = segment.globalMatch(path); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        segments.append(match.capturedStart(1) >= 0 ? match.captured(1) : match.captured(2));
    }
    if (!segments.isEmpty() && segments.first() == u"this")
        segments.removeFirst();
    return segments;
}

TemplateExpression pathOf(const QString &written, qsizetype start)
{
    TemplateExpression path = TemplateExpression::path({}, start, written.size());
    QString rest = written;
    if (rest.startsWith(u"@root")) {
        path.parentSteps = std::numeric_limits<int>::max();
        rest.remove(0, 5);
    }
    for (; rest == u".." || rest.startsWith(u"../"); rest.remove(0, 3))
        ++path.parentSteps;
    path.isLocal = rest.startsWith(u'@');
    path.segments = segmentsOf(rest);
    return path;
}

class HandlebarsReader
{
public:
    HandlebarsReader(QStringView text, qsizetype start, qsizetype end) : m_text(text), m_offset(start), m_end(end) { }

    HandlebarsWords run()
    {
        while (m_result.unsupportedWord.isEmpty() && !atEnd())
            readWord();
        return m_result;
    }

private:
    bool atEnd()
    {
        while (m_offset < m_end && m_text.at(m_offset).isSpace())
            ++m_offset;
        return m_offset >= m_end;
    }

    void readWord()
    {
        const QString word = nextWord();
        if (m_text.at(m_offset) == u'(' || word.isEmpty()) {
            m_result.unsupportedWord = m_text.mid(m_offset, m_end - m_offset).toString();
        } else if (word == u"as" && m_text.mid(m_offset + 2, m_end - m_offset - 2).trimmed().startsWith(u'|')) {
            readBlockNames();
        } else if (m_offset + word.size() < m_end && m_text.at(m_offset + word.size()) == u'=') {
            m_offset += word.size() + 1;
            if (!atEnd())
                m_result.pairs.append({word, readValue()});
        } else {
            m_result.values.append(readValue());
        }
    }

    /// Returns the word at the current position: a path, a literal, or only the quotation mark of a quoted string. Empty if no word begins there.
    QString nextWord() const
    {
        if (m_text.at(m_offset) == u'"' || m_text.at(m_offset) == u'\'')
            return QString(m_text.at(m_offset));
        qsizetype end = m_offset;
        bool isInBrackets = false;
        while (end < m_end && (isInBrackets || (!m_text.at(end).isSpace() && !QStringLiteral("=()|\"'").contains(m_text.at(end))))) {
            isInBrackets = m_text.at(end) == u'[' || (isInBrackets && m_text.at(end) != u']');
            ++end;
        }
        return m_text.mid(m_offset, end - m_offset).toString();
    }

    void readBlockNames()
    {
        const qsizetype open = m_text.indexOf(u'|', m_offset);
        const qsizetype close = m_text.indexOf(u'|', open + 1);
        const qsizetype end = close < 0 || close > m_end ? m_end : close;
        m_result.blockNames = m_text.mid(open + 1, end - open - 1).toString().simplified().split(u' ', Qt::SkipEmptyParts);
        m_offset = end + 1;
    }

    TemplateExpression readValue()
    {
        const qsizetype start = m_offset;
        const QString word = nextWord();
        if (word == u"\"" || word == u"'")
            return readQuoted();
        if (word.isEmpty()) {
            m_result.unsupportedWord = m_text.mid(m_offset, m_end - m_offset).toString();
            return {};
        }
        m_offset += word.size();
        if (word == u"true" || word == u"false")
            return TemplateExpression::literal(Json(word == u"true"), start, word.size());
        if (word == u"null" || word == u"undefined")
            return TemplateExpression::literal(Json(), start, word.size());
        bool isWhole = false;
        bool isNumber = false;
        const qlonglong whole = word.toLongLong(&isWhole);
        const double number = word.toDouble(&isNumber);
        const bool startsAsNumber = word.front().isDigit() || word.front() == u'-';
        if (startsAsNumber && (isWhole || isNumber))
            return TemplateExpression::literal(isWhole ? Json(whole) : Json(number), start, word.size());
        return pathOf(word, start);
    }

    TemplateExpression readQuoted()
    {
        const qsizetype start = m_offset + 1;
        const qsizetype close = m_text.indexOf(m_text.at(m_offset), start);
        const qsizetype end = close < 0 || close > m_end ? m_end : close;
        m_offset = end + 1;
        TemplateExpression passage = TemplateExpression::literal(jsonString(m_text.mid(start, end - start)), start, end - start);
        passage.isPassage = true;
        return passage;
    }

    QStringView m_text;
    qsizetype m_offset = 0;
    qsizetype m_end = 0;
    HandlebarsWords m_result;
};

} // namespace

QString HandlebarsWords::firstName() const
{
    const bool isPath = !values.isEmpty() && values.first().kind == TemplateExpression::Kind::Path && values.first().parentSteps == 0;
    return isPath ? values.first().segments.join(u'.') : QString();
}

HandlebarsWords readHandlebarsWords(QStringView text, qsizetype start, qsizetype end)
{
    return HandlebarsReader(text, start, end).run();
}

} // namespace outcrop
