// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/queryparser.h"

#include "core/retrieval/textwords.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumTerms = 24;

bool isStopWord(const QString &word)
{
    static const QSet<QString> stopWords = [] {
        const char words[] =
            "a about am an and any are as at be been but by can could did do does for from get had has have how i if "
            "in into is it its "
            "me my of on or our please should so some that the their them then there these they this those to us was "
            "we were what when "
            "where which who why will with would you your "
            "aren couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn"; // stems of contractions with n't
        const QStringList list = QString::fromLatin1(words).split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return stopWords.contains(word);
}

/// Removes the ending of a contraction (`what's`, `don't`), which does not help the search.
QString withoutApostrophe(const QString &piece)
{
    const qsizetype at = std::max(piece.lastIndexOf(u'\''), piece.lastIndexOf(u'\u2019'));
    return at > 0 && piece.size() - at <= 3 ? piece.left(at) : piece;
}

/// Returns whether a character begins or ends a phrase: a straight quotation mark, or one that input methods and editors insert instead.
bool isQuotationMark(QChar c)
{
    return QStringView(u"\"\u201c\u201d\u201e\u201f\u00ab\u00bb\u300c\u300d\u300e\u300f").contains(c);
}

/// Splits a query into terms.
class QueryReader
{
public:
    explicit QueryReader(const QString &text) : m_text(text) { }

    QList<SearchTerm> read()
    {
        while (m_offset < m_text.size()) {
            if (m_text[m_offset].isSpace())
                ++m_offset;
            else if (isQuotationMark(m_text[m_offset]))
                readQuoted();
            else
                readPiece();
        }
        return m_terms;
    }

private:
    /// Reads to the next quotation mark, or to the end if there is none.
    void readQuoted()
    {
        const auto end = std::find_if(m_text.begin() + m_offset + 1, m_text.end(), isQuotationMark) - m_text.begin();
        add(m_text.mid(m_offset + 1, end - m_offset - 1), false);
        m_offset = end + 1;
    }

    void readPiece()
    {
        const qsizetype start = m_offset;
        while (m_offset < m_text.size() && !m_text[m_offset].isSpace() && !isQuotationMark(m_text[m_offset]))
            ++m_offset;
        const QString piece = withoutApostrophe(m_text.mid(start, m_offset - start));
        add(piece, piece.endsWith(u'*'));
    }

    void add(const QString &piece, bool isBeginning)
    {
        const QStringList words = wordsOf(piece);
        if (words.isEmpty())
            return;
        const SearchTerm::Kind kind = words.size() > 1 ? SearchTerm::Kind::Phrase
            : isBeginning                              ? SearchTerm::Kind::Prefix
                                                       : SearchTerm::Kind::Word;
        const SearchTerm term{words.join(u' '), kind};
        if (!m_terms.contains(term))
            m_terms.append(term);
    }

    const QString m_text;
    qsizetype m_offset = 0;
    QList<SearchTerm> m_terms;
};

} // namespace

QList<SearchTerm> readQuery(const QString &text)
{
    const QList<SearchTerm> all = QueryReader(text).read();
    QList<SearchTerm> distinctiveTerms = all;
    distinctiveTerms.removeIf([](const SearchTerm &term) { return term.kind == SearchTerm::Kind::Word && isStopWord(term.text); });
    return (distinctiveTerms.isEmpty() ? all : distinctiveTerms)
        .first(std::min(maximumTerms, distinctiveTerms.isEmpty() ? all.size() : distinctiveTerms.size()));
}

} // namespace outcrop
