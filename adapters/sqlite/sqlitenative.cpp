// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitenative.h"

#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

#include <cstring>

namespace outcrop {
namespace {

constexpr int maxTextSize = 256 * 1024 * 1024;
constexpr int retryInterval = 5; ///< milliseconds

/// Implements xFullPathname with the effect of SQLITE_OPEN_NOFOLLOW.
int pathWithoutLinks(sqlite3_vfs *files, const char *path, int size, char *fullPath)
{
    sqlite3_vfs *usual = sqlite3_vfs_find(nullptr);
    const int code = usual->xFullPathname(files, path, size, fullPath);
    return code == SQLITE_OK_SYMLINK ? SQLITE_CANTOPEN_SYMLINK : code;
}

sqlite3_vfs createNoFollowVfs()
{
    sqlite3_vfs files = *sqlite3_vfs_find(nullptr);
    files.pNext = nullptr;
    files.zName = "outcrop-without-links";
    files.xFullPathname = pathWithoutLinks;
    return files;
}

bool isBusy(int code)
{
    return (code & 0xff) == SQLITE_BUSY || (code & 0xff) == SQLITE_LOCKED;
}

} // namespace

sqlite3 *sqliteHandle(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    const bool isSqlite = handle.isValid() && handle.typeName() && std::strcmp(handle.typeName(), "sqlite3*") == 0;
    return isSqlite ? *static_cast<sqlite3 *const *>(handle.constData()) : nullptr;
}

QByteArray noFollowVfs()
{
    static sqlite3_vfs files = createNoFollowVfs();
    static const int registered = sqlite3_vfs_register(&files, 0);
    return registered == SQLITE_OK ? files.zName : "";
}

int restrictSqliteConnection(const QSqlDatabase &database)
{
    sqlite3 *handle = sqliteHandle(database);
    if (!handle)
        return SQLITE_MISUSE;
    int code = sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    for (const int feature : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                              SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_DQS_DML})
        code = code == SQLITE_OK ? sqlite3_db_config(handle, feature, 0, nullptr) : code;
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, maxTextSize);
    return code;
}

int allowAttachedDatabases(const QSqlDatabase &database, int count)
{
    sqlite3 *handle = sqliteHandle(database);
    if (!handle)
        return SQLITE_MISUSE;
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, count);
    return SQLITE_OK;
}

bool isReadOnlySqlite(const QSqlDatabase &database)
{
    sqlite3 *handle = sqliteHandle(database);
    return handle && sqlite3_db_readonly(handle, "main") != 0;
}

QString textOfSqliteCode(int code)
{
    return QString::fromUtf8(sqlite3_errstr(code));
}

int copySqlitePages(const QSqlDatabase &from, const QSqlDatabase &to, std::chrono::milliseconds timeout)
{
    sqlite3 *target = sqliteHandle(to);
    sqlite3 *source = sqliteHandle(from);
    sqlite3_backup *copy = target && source ? sqlite3_backup_init(target, "main", source, "main") : nullptr;
    if (!copy)
        return target ? sqlite3_extended_errcode(target) : SQLITE_MISUSE;
    int code = SQLITE_BUSY;
    for (auto waited = 0; isBusy(code) && waited <= timeout.count(); waited += retryInterval) {
        code = sqlite3_backup_step(copy, -1);
        if (isBusy(code))
            sqlite3_sleep(retryInterval);
    }
    const int finished = sqlite3_backup_finish(copy);
    return code == SQLITE_DONE ? finished : code;
}

} // namespace outcrop
