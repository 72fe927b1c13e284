// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitecompact.h"

#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitehandle.h"
#include "adapters/sqlite/sqliteplace.h"

namespace outcrop {
namespace {

/// The first number of the answer says whether somebody was in the way.
Status emptyLog(sqlite3 *handle, const QString &path)
{
    const Result<qint64> busy = sqliteNumber(handle, "PRAGMA wal_checkpoint(TRUNCATE)", path);
    if (!busy)
        return busy.error();
    return *busy == 0 ? success()
                      : Status(Error{ErrorCode::Unwritable, QStringLiteral("another program reads %1: what was removed still stands in its log. Do it again later.").arg(path)});
}

} // namespace

Status compactSqlite(const QString &path)
{
    const Result<SqlitePlace> place = sqlitePlace(path);
    if (!place)
        return place.error();
    const Result<SqliteHandle> handle = openSqlite(place->path, SqliteMode::ReadWrite);
    if (!handle)
        return handle.error();
    if (const Status ours = isOurSqlite(handle->get(), place->path); !ours)
        return ours;
    sqlite3_limit(handle->get(), SQLITE_LIMIT_ATTACHED, 1); // the copy that VACUUM works with
    const Status written = sqliteScript(handle->get(), "VACUUM", place->path);
    return written ? emptyLog(handle->get(), place->path) : written;
}

} // namespace outcrop
