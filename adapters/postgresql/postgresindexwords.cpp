// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresindexwords.h"

#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

namespace outcrop {
namespace {

constexpr qsizetype maxWordLength = 200;
constexpr qsizetype maxVectorLength = 300'000; ///< characters; fits into 1 MB even with three bytes per character
constexpr int maxPosition = 16'383;            ///< PostgreSQL's maximum position
constexpr int gap = 10;                      ///< prevents phrases from matching across fields

class VectorText
{
public:
    void add(const QString &text, char weight)
    {
        for (const QString &word : wordsOf(text)) {
            ++m_position;
            if (word.size() <= maxWordLength && m_text.size() < maxVectorLength)
                addForms(word, QLatin1Char(weight));
        }
        m_position += gap;
    }
    QString takeText() { return std::move(m_text); }

private:
    /// Adds `'deploi':3A '=deployed':3A`. Words consist of letters and digits, so no escaping is needed.
    void addForms(const QString &word, QLatin1Char weight)
    {
        const QString behind = QStringLiteral("':") + QString::number(std::min(m_position, maxPosition)) + weight + u' ';
        m_text += u'\'' + wordStem(word) + behind;
        m_text += QStringLiteral("'=") + word + behind;
    }

    QString m_text;
    int m_position = 0;
};

QString termQuery(const SearchTerm &term)
{
    QStringList words = wordsOf(term.text);
    if (words.isEmpty())
        return {};
    const QString last = words.takeLast();
    QStringList row;
    for (const QString &word : words)
        row += QStringLiteral("'%1'").arg(wordStem(word));
    row += term.kind == SearchTerm::Kind::Prefix ? QStringLiteral("'=%1':*").arg(last) : QStringLiteral("'%1'").arg(wordStem(last));
    return QStringLiteral("(%1)").arg(row.join(QStringLiteral(" <-> ")));
}

} // namespace

QString wordVector(const SearchDocument &document)
{
    VectorText text;
    text.add(document.title, 'A');
    text.add(document.summary, 'B');
    text.add(document.tags.join(u' '), 'C');
    text.add(document.text, 'D');
    return text.takeText();
}

QString wordQuery(const QList<SearchTerm> &terms, IndexQuery::Join join)
{
    QStringList queries;
    for (const SearchTerm &term : terms) {
        if (const QString query = termQuery(term); !query.isEmpty())
            queries += query;
    }
    return queries.join(join == IndexQuery::Join::All ? QStringLiteral(" & ") : QStringLiteral(" | "));
}

} // namespace outcrop
