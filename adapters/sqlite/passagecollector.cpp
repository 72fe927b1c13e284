// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/passagecollector.h"

#include "adapters/sqlite/searchtables.h"
#include "adapters/sqlite/sqlitenative.h"

#include <sqlite3.h>

#include <utility>

namespace outcrop {
namespace {

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

/// Adds the instances of the first phrase in the current row to `match`. Returns an SQLite result code. The offsets ascend in each column. Iterating over one
/// phrase is cheaper than xInst, which first sorts the instances of all phrases.
int readMatch(const Fts5ExtensionApi &api, Fts5Context *context, PassageMatch &match)
{
    Fts5PhraseIter position;
    int column = 0;
    int offset = 0;
    int lastColumn = 0;
    quint32 lengthOfColumn = 0;
    const int code = api.xPhraseFirst(context, 0, &position, &column, &offset);
    for (; code == SQLITE_OK && column >= 0; api.xPhraseNext(context, &position, &column, &offset)) {
        if (size_t(column) >= passageWeights.size())
            return SQLITE_CORRUPT_VTAB; // not the table that searchTablesSql() creates
        match.frequency += float(passageWeights[size_t(column)]);
        if (column != std::exchange(lastColumn, column))
            match.minimumLength += std::exchange(lengthOfColumn, 0U);
        lengthOfColumn = quint32(offset) + 1;
    }
    match.minimumLength += lengthOfColumn;
    return code;
}

} // namespace

struct PassageCollector::Functions {
    /// A phrase of the query and the object that collects its matches.
    struct Target {
        PassageCollector *collector = nullptr;
        size_t phrase = 0;
    };

    static int addMatch(const Fts5ExtensionApi *api, Fts5Context *context, void *data)
    {
        const auto &[collector, phrase] = *static_cast<const Target *>(data);
        PhraseMatches &matches = collector->phrases[phrase];
        ++matches.documents;
        PassageMatch match{api->xRowid(context)};
        if (match.row < collector->m_firstRow || match.row > collector->m_lastRow)
            return SQLITE_OK;
        const int code = readMatch(*api, context, match);
        if (code == SQLITE_OK)
            matches.passages.push_back(match);
        return code;
    }

    static int readTotals(const Fts5ExtensionApi *api, Fts5Context *context, PassageCollector &collector)
    {
        sqlite3_int64 documents = 0;
        sqlite3_int64 tokens = 0;
        int code = api->xRowCount(context, &documents);
        if (code == SQLITE_OK)
            code = api->xColumnTotalSize(context, -1, &tokens);
        collector.documents = documents;
        collector.tokens = tokens;
        return code;
    }

    static void collectPhrases(const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *result, int, sqlite3_value **)
    {
        auto &collector = *static_cast<PassageCollector *>(api->xUserData(context));
        int code = readTotals(api, context, collector);
        for (int phrase = 0; code == SQLITE_OK && phrase < api->xPhraseCount(context); ++phrase) {
            Target target{&collector, collector.phrases.size()};
            collector.phrases.emplace_back();
            code = api->xQueryPhrase(context, phrase, &target, addMatch);
        }
        if (code != SQLITE_OK)
            sqlite3_result_error_code(result, code);
    }

    static void collectRow(const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *result, int, sqlite3_value **)
    {
        auto &collector = *static_cast<PassageCollector *>(api->xUserData(context));
        if (collector.phrases.empty())
            return sqlite3_result_error_code(result, SQLITE_MISUSE);
        Target target{&collector, collector.phrases.size() - 1};
        int code = collector.documents > 0 ? SQLITE_OK : readTotals(api, context, collector);
        if (code == SQLITE_OK)
            code = addMatch(api, context, &target);
        if (code != SQLITE_OK)
            sqlite3_result_error_code(result, code);
    }

    static void collectNumber(sqlite3_context *context, int, sqlite3_value **values)
    {
        static_cast<PassageCollector *>(sqlite3_user_data(context))->rows.push_back(sqlite3_value_int64(values[0]));
    }
};

int PassageCollector::registerOn(const QSqlDatabase &database)
{
    sqlite3 *handle = sqliteHandle(database);
    if (!handle)
        return SQLITE_MISUSE;
    if (m_registered == handle)
        return SQLITE_OK;
    fts5_api *api = extensionInterface(handle);
    int code = api ? api->xCreateFunction(api, "collect_phrases", this, Functions::collectPhrases, nullptr) : SQLITE_ERROR;
    if (code == SQLITE_OK)
        code = api->xCreateFunction(api, "collect_row", this, Functions::collectRow, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_create_function_v2(
            handle, "collect_number", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY, this, Functions::collectNumber, nullptr, nullptr, nullptr);
    m_registered = code == SQLITE_OK ? handle : nullptr;
    return code;
}

void PassageCollector::begin(qint64 firstRow, qint64 lastRow)
{
    phrases.clear();
    rows.clear();
    documents = 0;
    tokens = 0;
    m_firstRow = firstRow;
    m_lastRow = lastRow;
}

} // namespace outcrop
