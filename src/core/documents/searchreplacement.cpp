// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/searchreplacement.h"

#include "core/documents/documentsmessages.h"

namespace outcrop {
namespace {

QString noSuchGroup(const QString &name, int groups)
{
    if (groups == 0) {
        return documentsmessages::replacementWithoutGroups(name);
    }
    return documentsmessages::replacementUnknownGroup(name, groups);
}

} // namespace

/// Parser for replacements.
class ReplacementReader
{
public:
    ReplacementReader(const QString &written, const QRegularExpression &expression)
        : m_written(written)
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
    void addPiece(const SearchReplacement::Piece &piece, qsizetype end);
    QChar following() const { return m_at + 1 < m_written.size() ? m_written[m_at + 1] : QChar(); }
    int groupNamed(const QString &name) const;

    const QString &m_written;
    QStringList m_names;
    int m_groups;
    qsizetype m_at = 0;
    SearchReplacement m_result;
    QString m_text; ///< literal text that is not yet in a Piece
    std::optional<Error> m_problem;
};

Result<SearchReplacement> ReplacementReader::read()
{
    while (m_at < m_written.size() && !m_problem) {
        const QChar sign = m_written[m_at];
        const bool understood = (sign == u'$' && readDollar()) || (sign == u'\\' && readBackslash());
        if (!understood)
            addText(sign, 1);
    }
    if (m_problem)
        return *m_problem;
    if (!m_text.isEmpty())
        m_result.m_pieces.append({m_text});
    return m_result;
}

bool ReplacementReader::readDollar()
{
    if (following() == u'{')
        return readBraces();
    if (following() != u'$')
        return readNumber(m_at + 1);
    addText(QStringLiteral("$"), 2);
    return true;
}

bool ReplacementReader::readBackslash()
{
    switch (following().unicode()) {
    case u'n':
        addPiece({.lineEnd = true}, m_at + 2);
        return true;
    case u't':
        addText(QStringLiteral("\t"), 2);
        return true;
    case u'\\':
        addText(QStringLiteral("\\"), 2);
        return true;
    default:
        return readNumber(m_at + 1);
    }
}

bool ReplacementReader::readNumber(qsizetype start)
{
    qsizetype end = start;
    while (end < m_written.size() && m_written[end] >= u'0' && m_written[end] <= u'9')
        ++end;
    if (end == start)
        return false;
    addGroup(m_written.mid(start, end - start), end);
    return true;
}

bool ReplacementReader::readBraces()
{
    qsizetype end = m_at + 2;
    while (end < m_written.size() && (m_written[end].isLetterOrNumber() || m_written[end] == u'_'))
        ++end;
    if (end == m_at + 2 || end == m_written.size() || m_written[end] != u'}')
        return false;
    addGroup(m_written.mid(m_at + 2, end - m_at - 2), end + 1);
    return true;
}

void ReplacementReader::addGroup(const QString &name, qsizetype end)
{
    const int group = groupNamed(name);
    if (group >= 0)
        return addPiece({.group = group}, end);
    const Range range{{m_at, 1, static_cast<int>(m_at) + 1}, {end, 1, static_cast<int>(end) + 1}};
    m_problem = Error{ErrorCode::Invalid, noSuchGroup(name, m_groups), {{}, range}};
}

/// Returns -1 if the group does not exist.
int ReplacementReader::groupNamed(const QString &name) const
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
    m_at += size;
}

void ReplacementReader::addPiece(const SearchReplacement::Piece &piece, qsizetype end)
{
    if (!m_text.isEmpty())
        m_result.m_pieces.append({std::exchange(m_text, {})});
    m_result.m_pieces.append(piece);
    m_at = end;
}

SearchReplacement SearchReplacement::plain(const QString &text)
{
    SearchReplacement replacement;
    replacement.m_pieces.append({text});
    return replacement;
}

Result<SearchReplacement> SearchReplacement::parse(const QString &written, const QRegularExpression &expression)
{
    return ReplacementReader(written, expression).read();
}

QString SearchReplacement::filledIn(
    QStringView text, const QRegularExpressionMatch &match, const QString &lineEnd) const
{
    if (m_pieces.size() == 1 && m_pieces.first().group < 0 && !m_pieces.first().lineEnd)
        return m_pieces.first().text; // implicitly shared by all matches
    QString filled;
    for (const Piece &piece : m_pieces) {
        if (piece.group >= 0)
            filled += text.mid(qMax<qsizetype>(0, match.capturedStart(piece.group)), match.capturedLength(piece.group));
        else
            filled += piece.lineEnd ? lineEnd : piece.text;
    }
    return filled;
}

} // namespace outcrop
