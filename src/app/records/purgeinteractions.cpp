// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/purgeinteractions.h"

#include "adapters/files/foldersource.h"
#include "adapters/postgresql/postgrescompact.h"
#include "app/records/recordsmessages.h"
#include "app/records/storeaccess.h"
#include "app/records/storemaintenance.h"
#include "app/workspace/storeaddress.h"
#include "app/workspace/typesenseaddress.h"
#include "core/retrieval/retrievalsettings.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

constexpr qint64 purgePageSize = 2000;

/// Returns whether a filter selects by the end of the period only, so that whole months can be removed.
bool selectsAllUntil(const RecordFilter &filter)
{
    return filter.until.isValid() && !filter.from.isValid() && filter.workload.isEmpty() && filter.where.isEmpty();
}

bool isEmpty(const RecordFilter &filter)
{
    return !filter.from.isValid() && !filter.until.isValid() && filter.workload.isEmpty() && filter.where.isEmpty();
}

QStringList idsOf(const QList<Interaction> &records)
{
    QStringList ids;
    for (const Interaction &record : records)
        ids += QString::number(record.id);
    return ids;
}

/// Removes one page of interactions. Violations are removed first, because they refer to interactions.
Status removePage(Store &store, const QStringList &ids, PurgeReport &report)
{
    return store.transaction([&]() -> Status {
        const Result<qint64> violations = store.violations().remove({.where = {{QStringLiteral("interaction"), ids}}});
        const Result<qint64> interactions = violations ? store.interactions().remove({.where = {{QStringLiteral("id"), ids}}}) : violations;
        if (!interactions)
            return interactions.error();
        report.violations += *violations;
        report.interactions += *interactions;
        return success();
    });
}

/// Returns the files that contain earlier content of the store: backups and the search index.
QStringList localCopies(const StoreLocation &location)
{
    const QFileInfo database(location.file());
    const QStringList names{database.fileName() + QStringLiteral(".v*.backup"), QStringLiteral("index.db")};
    QStringList copies;
    for (const QFileInfo &copy : QDir(database.absolutePath()).entryInfoList(names, QDir::Files, QDir::Name))
        copies += copy.filePath();
    return copies;
}

RetrievalSettings retrievalOf(const StoreLocation &location)
{
    const QString manifest = QStringLiteral("config.toml");
    const Result<QByteArray> bytes = FolderSource(location.folder).read(manifest);
    const QList<SourceFile> files = bytes ? QList<SourceFile>{{manifest, *bytes}} : QList<SourceFile>();
    return readRetrievalSettings(Workspace::fromFiles({QDir(location.folder).dirName(), location.folder, {}}, files).manifest());
}

/// Returns descriptions of the backups on the server; if they cannot be listed, one description of the schemas that may contain backups.
QStringList describeBackups(const StoreLocation &location, const QString &schema, KeyRing &keys)
{
    const Result<PostgresSettings> settings = readPostgresSettings(location, keys);
    const Result<QStringList> backups =
        settings ? listPostgresBackups(*settings) : Result<QStringList>(settings.error());
    if (!backups)
        return {recordsmessages::backupInSchemas(schema, location.address)};
    QStringList copies;
    for (const QString &backup : *backups)
        copies += recordsmessages::backupInSchema(backup, location.address);
    return copies;
}

/// Returns the backups and the search index on a team's server. An address that cannot be parsed is not shown, since it may contain a password.
QStringList describeServerCopies(const StoreLocation &location, KeyRing &keys)
{
    QStringList copies;
    const Result<StoreAddress> store = readStoreAddress(location.address);
    if (!location.isFile() && store)
        copies += describeBackups(location, store->schema, keys);
    const RetrievalSettings retrieval = retrievalOf(location);
    const QString index = retrieval.address.isEmpty() ? location.address : retrieval.address;
    const bool isOnPostgres = retrieval.backend == RetrievalSettings::Backend::PostgreSql && readStoreAddress(index);
    const bool isOnTypesense = retrieval.backend == RetrievalSettings::Backend::Typesense && readTypesenseAddress(index);
    if (isOnPostgres || isOnTypesense)
        copies += recordsmessages::searchIndexAt(index);
    return copies;
}

} // namespace

Result<qint64> countInteractions(Store &store, const RecordFilter &filter)
{
    return store.interactions().count(filter);
}

Result<PurgeReport> removeInteractions(Store &store, const RecordFilter &filter)
{
    if (isEmpty(filter))
        return Error{ErrorCode::Invalid, recordsmessages::purgeFilterRequired()};
    PurgeReport report;
    if (selectsAllUntil(filter)) {
        const Result<RemovedRecords> removedRecords = store.removeWholeMonths(filter.until);
        if (!removedRecords)
            return removedRecords.error();
        report = {removedRecords->interactions, removedRecords->violations};
    }
    RecordFilter page = filter;
    page.limit = purgePageSize;
    for (;;) {
        const Result<QList<Interaction>> records = store.interactions().query(page);
        if (!records)
            return records.error();
        if (records->isEmpty())
            return report;
        if (const Status removedStatus = removePage(store, idsOf(*records), report); !removedStatus)
            return removedStatus.error();
    }
}

Result<PurgeReport> purgeInteractions(const StoreLocation &location, KeyRing &keys, const RecordFilter &filter)
{
    Result<PurgeReport> report = PurgeReport();
    {
        const Result<OpenedStore> opened = openStore(location, keys);
        if (!opened)
            return opened.error();
        report = removeInteractions(*opened->store, filter);
    } // closes the store, because an open connection would prevent the file from shrinking
    if (!report)
        return report;
    if (const Status compacted = compactStore(location, keys); !compacted)
        return compacted.error();
    report->copies = localCopies(location) + describeServerCopies(location, keys);
    return report;
}

std::optional<RecordFilter> expiredRecordFilter(const StoreLocation &location, const QDateTime &now)
{
    return location.retentionDays > 0 ? std::optional(RecordFilter{.until = now.addDays(-location.retentionDays)}) : std::nullopt;
}

} // namespace outcrop
