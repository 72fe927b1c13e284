// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/passageranking.h"

#include "adapters/sqlite/searchtables.h"
#include "adapters/sqlite/sqlitenative.h"

#include <sqlite3.h>

#include <cmath>
#include <utility>

namespace outcrop {
namespace {

// The parameters and the smallest weight of a phrase are those of FTS5's bm25().
constexpr double saturation = 1.2;
constexpr double lengthInfluence = 0.75;
constexpr double smallestPhraseWeight = 1e-6;

int countRow(const Fts5ExtensionApi *, Fts5Context *, void *count)
{
    ++*static_cast<sqlite3_int64 *>(count);
    return SQLITE_OK;
}

} // namespace

/// The state of one query, and the lengths of documents, which are kept between queries.
class PassageRanking::Query
{
public:
    void begin()
    {
        rows.clear();
        m_phraseWeights.clear();
    }

    void discardLengths() { m_lengths.clear(); }

    int add(const Fts5ExtensionApi &api, Fts5Context *context)
    {
        if (m_phraseWeights.isEmpty()) {
            if (const int code = weighPhrases(api, context); code != SQLITE_OK)
                return code;
        }
        const qint64 row = api.xRowid(context);
        double length = 0;
        if (const int code = readLength(api, context, row, length); code != SQLITE_OK)
            return code;
        const double norm = saturation * (1 - lengthInfluence + lengthInfluence * length / m_meanLength);
        double score = 0;
        for (qsizetype phrase = 0; phrase < m_phraseWeights.size(); ++phrase) {
            double frequency = 0;
            if (const int code = weightedFrequency(api, context, int(phrase), frequency); code != SQLITE_OK)
                return code;
            score += m_phraseWeights[phrase] * (frequency * (saturation + 1)) / (frequency + norm);
        }
        rows.append({row, score});
        return SQLITE_OK;
    }

    QList<Row> rows;

private:
    /// Computes the inverse document frequency of each phrase and the mean length of a document.
    int weighPhrases(const Fts5ExtensionApi &api, Fts5Context *context)
    {
        sqlite3_int64 documents = 0;
        sqlite3_int64 tokens = 0;
        int code = api.xRowCount(context, &documents);
        if (code == SQLITE_OK)
            code = api.xColumnTotalSize(context, -1, &tokens);
        const int phrases = api.xPhraseCount(context);
        for (int phrase = 0; code == SQLITE_OK && phrase < phrases; ++phrase) {
            sqlite3_int64 hits = 0;
            code = api.xQueryPhrase(context, phrase, &hits, countRow);
            const double weight = std::log((double(documents - hits) + 0.5) / (double(hits) + 0.5));
            m_phraseWeights.append(weight > 0 ? weight : smallestPhraseWeight);
        }
        m_meanLength = documents > 0 ? double(tokens) / double(documents) : 1;
        return code;
    }

    int readLength(const Fts5ExtensionApi &api, Fts5Context *context, qint64 row, double &length)
    {
        int tokens = m_lengths.value(row, -1);
        if (tokens < 0) {
            if (const int code = api.xColumnSize(context, -1, &tokens); code != SQLITE_OK)
                return code;
            m_lengths.insert(row, tokens);
        }
        length = tokens;
        return SQLITE_OK;
    }

    /// Adds the weight of the column of each instance of a phrase. Iterating over one phrase is cheaper than xInst, which first sorts the instances of all
    /// phrases.
    static int weightedFrequency(const Fts5ExtensionApi &api, Fts5Context *context, int phrase, double &frequency)
    {
        Fts5PhraseIter position;
        int column = 0;
        int offset = 0;
        int code = api.xPhraseFirst(context, phrase, &position, &column, &offset);
        for (; code == SQLITE_OK && column >= 0; api.xPhraseNext(context, &position, &column, &offset))
            frequency += passageWeights.at(size_t(column));
        return code;
    }

    QList<double> m_phraseWeights;
    double m_meanLength = 1;
    QHash<qint64, int> m_lengths; ///< tokens by row number
};

namespace {

void rankRow(const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *result, int, sqlite3_value **)
{
    auto *query = static_cast<PassageRanking::Query *>(api->xUserData(context));
    if (const int code = query->add(*api, context); code != SQLITE_OK)
        sqlite3_result_error_code(result, code);
}

/// Returns FTS5's interface for extensions, or null if this SQLite has no FTS5.
fts5_api *extensionInterface(sqlite3 *handle)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

} // namespace

PassageRanking::PassageRanking() : m_query(std::make_unique<Query>()) { }

PassageRanking::~PassageRanking() = default;

int PassageRanking::registerOn(const QSqlDatabase &database)
{
    sqlite3 *handle = sqliteHandle(database);
    if (!handle)
        return SQLITE_MISUSE;
    if (m_registered == handle)
        return SQLITE_OK;
    fts5_api *api = extensionInterface(handle);
    const int code = api ? api->xCreateFunction(api, "rank_row", m_query.get(), rankRow, nullptr) : SQLITE_ERROR;
    m_registered = code == SQLITE_OK ? handle : nullptr;
    return code;
}

void PassageRanking::begin(qint64 version)
{
    if (std::exchange(m_version, version) != version)
        m_query->discardLengths();
    m_query->begin();
}

QList<PassageRanking::Row> PassageRanking::takeRows()
{
    return std::exchange(m_query->rows, {});
}

} // namespace outcrop
