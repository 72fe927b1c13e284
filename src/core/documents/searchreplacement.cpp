// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/searchreplacement.h"

#include "core/documents/documentsmessages.h"

namespace outcrop {
namespace {

QString unknownGroupMessage(const QString &name, int groups)
{
    if (groups == 0) {
        return documentsmessages::replacementWithoutGroups(name);
    }
    return documentsmessages::replacementUnknownGroup(name, groups);
}

} // namespace

class ReplacementReader
{
public:
    ReplacementReader(const QString &written, const QRegularExpression &expression)
        : m_writtenText(written)
        , m_names(expression.namedCaptureGroups())
        , m_groups(expression.captureCount())
    {
    }

    Result<SearchReplacement> read();

private:
    bool readDollar();
    bool readBackslash();
    bool readNumber(qsizetype start);
    bool readBraces();
    void addGroup(const QString &name, qsizetype end);
    void addText(const QString &text, qsizetype size);
    void addSegment(const SearchReplacement::Segment &segment, qsizetype end);
    QChar nextCharacter() const { return m_offset + 1 < m_writtenText.size() ? m_writtenText[m_offset + 1] : QChar(); }
    int groupNumber(const QString &name) const;

    const QString &m_writtenText;
    QStringList m_names;
    int m_groups;
    qsizetype m_offset = 0;
    SearchReplacement m_result;
    QString m_text; ///< literal text that is not yet in a Segment
    std::optional<Error> m_problem;
};

Result<SearchReplacement> ReplacementReader::read()
{
    while (m_offset < m_writtenText.size() && !m_problem) {
        const QChar sign = m_writtenText[m_offset];
        const bool isUnderstood = (sign == u'$' && readDollar()) || (sign == u'\\' && readBackslash());
        if (!isUnderstood)
            addText(sign, 1);
    }
    if (m_problem)
        return *m_problem;
    if (!m_text.isEmpty())
        m_result.m_segments.append({m_text});
    return m_result;
}

bool ReplacementReader::readDollar()
{
    if (nextCharacter() == u'{')
        return readBraces();
    if (nextCharacter() != u'$')
        return readNumber(m_offset + 1);
    addText(QStringLiteral("$"), 2);
    return true;
}

bool ReplacementReader::readBackslash()
{
    switch (nextCharacter().unicode()) {
    case u'n':
        addSegment({.isLineEnd = true}, m_offset + 2);
        return true;
    case u't':
        addText(QStringLiteral("\t"), 2);
        return true;
    case u'\\':
        addText(QStringLiteral("\\"), 2);
        return true;
    default:
        return readNumber(m_offset + 1);
    }
}

bool ReplacementReader::readNumber(qsizetype start)
{
    qsizetype end = start;
    while (end < m_writtenText.size() && m_writtenText[end] >= u'0' && m_writtenText[end] <= u'9')
        ++end;
    if (end == start)
        return false;
    addGroup(m_writtenText.mid(start, end - start), end);
    return true;
}

bool ReplacementReader::readBraces()
{
    qsizetype end = m_offset + 2;
    while (end < m_writtenText.size() && (m_writtenText[end].isLetterOrNumber() || m_writtenText[end] == u'_'))
        ++end;
    if (end == m_offset + 2 || end == m_writtenText.size() || m_writtenText[end] != u'}')
        return false;
    addGroup(m_writtenText.mid(m_offset + 2, end - m_offset - 2), end + 1);
    return true;
}

void ReplacementReader::addGroup(const QString &name, qsizetype end)
{
    const int group = groupNumber(name);
    if (group >= 0)
        return addSegment({.group = group}, end);
    const Range range{{m_offset, 1, static_cast<int>(m_offset) + 1}, {end, 1, static_cast<int>(end) + 1}};
    m_problem = Error{ErrorCode::Invalid, unknownGroupMessage(name, m_groups), {{}, range}};
}

/// Returns -1 if the group does not exist.
int ReplacementReader::groupNumber(const QString &name) const
{
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    if (isNumber)
        return number <= m_groups ? number : -1;
    return static_cast<int>(m_names.indexOf(name)); // group names are never empty and never begin with a digit
}

void ReplacementReader::addText(const QString &text, qsizetype size)
{
    m_text += text;
    m_offset += size;
}

void ReplacementReader::addSegment(const SearchReplacement::Segment &segment, qsizetype end)
{
    if (!m_text.isEmpty())
        m_result.m_segments.append({std::exchange(m_text, {})});
    m_result.m_segments.append(segment);
    m_offset = end;
}

SearchReplacement SearchReplacement::plain(const QString &text)
{
    SearchReplacement replacement;
    replacement.m_segments.append({text});
    return replacement;
}

Result<SearchReplacement> SearchReplacement::parse(const QString &written, const QRegularExpression &expression)
{
    return ReplacementReader(written, expression).read();
}

QString SearchReplacement::expand(
    QStringView text, const QRegularExpressionMatch &match, const QString &lineEnd) const
{
    if (m_segments.size() == 1 && m_segments.first().group < 0 && !m_segments.first().isLineEnd)
        return m_segments.first().text; // implicitly shared by all matches
    QString filledText;
    for (const Segment &segment : m_segments) {
        if (segment.group >= 0)
            filledText +=
                text.mid(qMax<qsizetype>(0, match.capturedStart(segment.group)), match.capturedLength(segment.group));
        else
            filledText += segment.isLineEnd ? lineEnd : segment.text;
    }
    return filledText;
}

} // namespace outcrop
