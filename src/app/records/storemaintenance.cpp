// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storemaintenance.h"

#include "adapters/postgresql/postgrescompact.h"
#include "adapters/sqlite/sqlitebackup.h"
#include "adapters/sqlite/sqlitesalvage.h"
#include "adapters/sqlite/sqlitestore.h"
#include "app/records/recordsmessages.h"
#include "app/records/storeaccess.h"
#include "app/records/storekinds.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the schema version that introduced a kind of record. Migrating to an older version drops its table.
int firstVersionOf(const QString &kind)
{
    static const QHash<QString, int> later{{QStringLiteral("experiments"), 2}, {QStringLiteral("measurements"), 2},
        {QStringLiteral("suggestions"), 3}, {QStringLiteral("decisions"), 3}};
    return later.value(kind, 1);
}

/// Returns NotFound if there is no store, because maintenance never creates one. Prepares the folder of a database file.
Status checkExists(const StoreLocation &location)
{
    if (const Status known = checkLocation(location); !known)
        return known;
    if (!hasStore(location))
        return Error{ErrorCode::NotFound, recordsmessages::noStore(location.folder), {}};
    return location.isFile() ? prepareStoreFolder(location) : success();
}

/// Runs the operation for the file or for the server.
template<typename T>
Result<T> runOnStore(const StoreLocation &location, KeyRing &keys, const std::function<Result<T>()> &file,
    const std::function<Result<T>(const PostgresSettings &)> &server)
{
    if (const Status status = checkExists(location); !status && status.error().code != ErrorCode::Unwritable)
        return status.error();
    if (location.isFile())
        return file();
    const Result<PostgresSettings> settings = readPostgresSettings(location, keys);
    return settings ? server(*settings) : Result<T>(settings.error());
}

/// Renames a database and its write-ahead log. SQLite would apply an old log to a new database of the same name.
Status renameDatabase(const QString &path, const QString &renamedPath)
{
    for (const QString &ending : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")}) {
        if (QFileInfo::exists(path + ending) && !QFile::rename(path + ending, renamedPath + ending))
            return Error{ErrorCode::Unwritable, recordsmessages::cannotRename(path + ending, renamedPath + ending), {}};
    }
    return success();
}

/// Restores a copy into the existing database, which other programs may have open. If that database is too damaged to write to, it is renamed and replaced by
/// the copy. Returns the new name of the damaged database, or an empty string if it was not renamed.
Result<QString> restoreFile(const QString &copy, const QString &path)
{
    const Status written = restoreSqlite(copy, path);
    if (written || written.error().code != ErrorCode::Unreadable)
        return written ? Result<QString>(QString()) : Result<QString>(written.error());
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'"));
    const QString fresh = QStringLiteral("%1.restored-%2").arg(path, now);
    const QString renamedPath = QStringLiteral("%1.damaged-%2").arg(path, now);
    Status doneStatus = restoreSqlite(copy, fresh);
    if (doneStatus)
        doneStatus = renameDatabase(path, renamedPath);
    if (doneStatus && !QFile::rename(fresh, path)) {
        if (!renameDatabase(renamedPath, path))
            return Error{ErrorCode::Unwritable, recordsmessages::cannotRenameKept(fresh, path, renamedPath), {}}; // the user renames one of the two files
        doneStatus = Error{ErrorCode::Unwritable, recordsmessages::cannotRename(fresh, path), {}};
    }
    if (!doneStatus)
        QFile::remove(fresh);
    return doneStatus ? Result<QString>(renamedPath) : Result<QString>(doneStatus.error());
}

} // namespace

Result<QStringList> inspectStore(const StoreLocation &location, KeyRing &keys)
{
    return runOnStore<QStringList>(
        location, keys, [&] { return inspectSqlite(location.file()); }, inspectPostgres);
}

Status compactStore(const StoreLocation &location, KeyRing &keys)
{
    return runOnStore<std::monostate>(
        location, keys, [&] { return compactSqlite(location.file()); }, compactPostgres);
}

Result<QString> backUpStore(const StoreLocation &location, KeyRing &keys)
{
    return runOnStore<QString>(
        location, keys, [&] { return backUpSqliteFile(location.file()); }, backUpPostgres);
}

Result<QString> restoreStore(const StoreLocation &location, KeyRing &keys, const QString &copy)
{
    if (!location.configError && location.isFile() && !QFileInfo::exists(copy))
        return Error{ErrorCode::NotFound, recordsmessages::noFile(copy), {}};
    return runOnStore<QString>(
        location, keys, [&] { return restoreFile(copy, location.file()); },
        [&](const PostgresSettings &settings) {
            const Status doneStatus = restorePostgres(settings, copy);
            return doneStatus ? Result<QString>(QString()) : Result<QString>(doneStatus.error());
        });
}

Result<QString> migrateStore(const StoreLocation &location, KeyRing &keys, int version)
{
    return runOnStore<QString>(
        location, keys, [&] { return migrateSqlite(location.file(), version); },
        [&](const PostgresSettings &settings) { return migratePostgres(settings, version); });
}

Result<qint64> countRecordsLostByMigration(const StoreLocation &location, KeyRing &keys, int version)
{
    if (!hasStore(location))
        return qint64(0); // migrateStore() reports the missing store
    const Result<OpenedStore> opened = openStore(location, keys);
    if (!opened)
        return opened.error();
    Result<qint64> all = qint64(0);
    forEachKind(*opened->store, [&](const QString &kind, auto &records) {
        if (!all || version >= firstVersionOf(kind))
            return;
        const Result<qint64> count = records.count();
        all = count ? Result<qint64>(*all + *count) : count;
    });
    return all;
}

int storeVersion(const StoreLocation &location)
{
    return location.isFile() ? sqliteStoreVersion() : postgresStoreVersion();
}

Result<StoreExport> rescueStore(const StoreLocation &location, const QString &folder)
{
    if (const Status known = checkLocation(location); !known)
        return known.error();
    if (!location.isFile())
        return Error{ErrorCode::NotAllowed, recordsmessages::rescueOnServer(), {}};
    if (const Status status = checkExists(location); !status && status.error().code != ErrorCode::Unwritable)
        return status.error();
    if (const Status freeStatus = checkExportFolder(folder); !freeStatus)
        return freeStatus.error();
    const Result<Salvage> salvage = salvageSqlite(location.file(), folder);
    return salvage ? Result<StoreExport>({salvage->files, salvage->records, salvage->losses})
                   : Result<StoreExport>(salvage.error());
}

namespace {

constexpr qint64 recordsPerPage = 1000; ///< records in memory at the same time

/// Writes the records of one kind page by page. The file appears only when it is complete.
template<typename Record>
Status exportKind(Records<Record> &records, const QString &path, StoreExport &storeExport)
{
    QSaveFile file(path);
    bool isWritten = file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    for (RecordId after = 0; isWritten;) {
        const Result<QList<Record>> next = records.query({.after = after, .limit = recordsPerPage});
        if (!next)
            return next.error();
        if (next->isEmpty())
            break;
        for (const Record &record : *next) {
            const std::string line = recordJson(record).dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
            isWritten = isWritten && file.write(line.data(), qint64(line.size())) == qint64(line.size());
        }
        storeExport.records += next->size();
        after = next->last().id;
    }
    if (!isWritten || !file.commit())
        return Error{ErrorCode::Unwritable, recordsmessages::cannotWrite(path, file.errorString()), {}};
    storeExport.files += path;
    return success();
}

} // namespace

Status checkExportFolder(const QString &folder)
{
    const QStringList names =
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    const QStringList tablesBeforeV1{QStringLiteral("attempts"), QStringLiteral("estimates"), QStringLiteral("interactions"),
        QStringLiteral("violations")};
    const bool isEarlier = std::all_of(tablesBeforeV1.begin(), tablesBeforeV1.end(),
        [&names](const QString &kind) { return names.contains(QString(kind + QStringLiteral(".jsonl"))); });
    if (names.isEmpty() || isEarlier)
        return success();
    return Error{ErrorCode::NotAllowed, recordsmessages::folderNotEmpty(folder, names.first()), {}};
}

Result<StoreExport> exportStore(const StoreLocation &location, KeyRing &keys, const QString &folder)
{
    if (!hasStore(location))
        return Error{ErrorCode::NotFound, recordsmessages::noStore(location.folder), {}};
    if (const Status freeStatus = checkExportFolder(folder); !freeStatus)
        return freeStatus.error();
    const Result<OpenedStore> opened = openStore(location, keys);
    if (!opened)
        return opened.error();
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, recordsmessages::cannotCreateFolder(folder), {}};
    StoreExport storeExport;
    Status doneStatus = success();
    forEachKind(*opened->store, [&](const QString &kind, auto &records) {
        if (doneStatus)
            doneStatus = exportKind(records, QDir(folder).filePath(kind + QStringLiteral(".jsonl")), storeExport);
    });
    return doneStatus ? Result<StoreExport>(storeExport) : Result<StoreExport>(doneStatus.error());
}

} // namespace outcrop
