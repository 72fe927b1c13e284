// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresindexquery.h"

#include "adapters/postgresql/postgresindexrows.h"
#include "adapters/postgresql/postgresindexwords.h"

#include <cmath>

namespace outcrop {
namespace {

/// Builds a statement with numbered parameters.
class Statement
{
public:
    /// Adds a parameter and returns its placeholder, such as `$3`.
    QByteArray addParameter(const SqlValue &value)
    {
        m_values += value;
        return '$' + QByteArray::number(m_values.size());
    }
    QByteArray addTexts(const QStringList &list) { return "ARRAY(SELECT json_array_elements_text(" + addParameter(toSql(jsonStrings(list))) + "::json))"; }

    void where(const QByteArray &condition) { m_conditions += condition; }
    void addFilters(const IndexQuery &query)
    {
        if (!query.collections.isEmpty())
            where("collection = ANY(" + addTexts(query.collections) + ")");
        if (!query.workloads.isEmpty())
            where("workloads && " + addTexts(query.workloads));
        if (query.where.isEmpty())
            return;
        Json fields = Json::object();
        for (auto it = query.where.begin(); it != query.where.end(); ++it)
            fields[it.key().toStdString()] = jsonString(it.value());
        where("fields @> " + addParameter(toSql(fields)) + "::jsonb");
    }

    /// Returns the best `limit` rows of each collection; equal scores are sorted by ID.
    SqlStatement selectBest(const QByteArray &score, qsizetype limit)
    {
        const QByteArray scoredQuery = "SELECT collection, id, " + score + " AS score FROM documents WHERE " + m_conditions.join(" AND ");
        const QByteArray placedQuery =
            "SELECT collection, id, score, row_number() OVER (PARTITION BY collection ORDER BY score DESC, id) AS place FROM (" + scoredQuery + ") AS scored";
        return {"SELECT " + documentColumns + ", score FROM (" + placedQuery + ") AS placed JOIN documents USING (collection, id) WHERE place <= "
                    + addParameter(qint64(limit)) + " ORDER BY collection, place",
                m_values};
    }

private:
    QByteArrayList m_conditions;
    QList<SqlValue> m_values;
};

/// Returns SQL for the cosine similarity of two vectors of length 1.
QByteArray cosine(const QByteArray &askedBytes, const PostgresExtensions &extensions)
{
    if (extensions.vectors.isEmpty())
        return "(SELECT sum(a::float8 * b) FROM unnest(vector, " + askedBytes + "::real[]) AS pair(a, b))";
    const QByteArray type = extensions.vectors + ".vector";
    return "1 - (vector::" + type + " OPERATOR(" + extensions.vectors + ".<=>) " + askedBytes + "::real[]::" + type + ")";
}

/// Returns the minimum pg_trgm similarity of two words within an edit distance. Each edit removes at most four trigrams and adds at most four. 0 means that the words may
/// have no common trigram. Rounded down, because the server compares in single precision.
double minSimilarity(qsizetype letters, int maxEdits)
{
    const double groups = double(letters + 1);
    return std::floor(1000 * std::max(0.0, (groups - 4 * maxEdits) / (groups + 4 * maxEdits))) / 1000;
}

} // namespace

std::optional<SqlStatement> keywordQuery(const IndexQuery &query)
{
    const QString words = wordQuery(query.terms, query.join);
    if (words.isEmpty())
        return {};
    Statement statement;
    const QByteArray askedBytes = statement.addParameter(toSql(words)) + "::tsquery";
    statement.where("words @@ " + askedBytes);
    statement.addFilters(query);
    // The weights of D, C, B and A. Normalization 1 divides the rank by 1 + the logarithm of the document length.
    return statement.selectBest("ts_rank('{0.1, 0.3, 0.5, 1.0}', words, " + askedBytes + ", 1)", query.limit);
}

std::optional<SqlStatement> embeddingQuery(const IndexQuery &query, const PostgresExtensions &extensions)
{
    if (query.vector.isEmpty())
        return {};
    Statement statement;
    const QByteArray askedBytes = statement.addParameter(vectorArray(query.vector));
    statement.where("model <> '' AND model = " + statement.addParameter(toSql(query.vectorModel)));
    statement.addFilters(query);
    return statement.selectBest(cosine(askedBytes, extensions), query.limit);
}

bool usesTrigrams(const QString &word, int maxEdits, const PostgresExtensions &extensions)
{
    return !extensions.trigrams.isEmpty() && minSimilarity(word.size(), maxEdits) > 0;
}

SqlStatement setSimilarityStatement(const QString &word, int maxEdits)
{
    return {"SELECT set_config('pg_trgm.similarity_threshold', $1, false)", {QString::number(minSimilarity(word.size(), maxEdits), 'f', 3)}};
}

SqlStatement similarWordsQuery(const QString &word, int maxEdits, const PostgresExtensions &extensions)
{
    SqlStatement statement{"SELECT word, documents FROM words WHERE documents > 0 AND char_length(word) BETWEEN $1 AND $2",
                           {qint64(word.size() - maxEdits), qint64(word.size() + maxEdits)}};
    if (usesTrigrams(word, maxEdits, extensions)) {
        statement.sql += " AND word OPERATOR(" + extensions.trigrams + ".%) $3";
        statement.values += toSql(word);
    }
    return statement;
}

} // namespace outcrop
