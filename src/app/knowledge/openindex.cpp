// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/openindex.h"

#include "adapters/postgresql/postgresindex.h"
#include "adapters/sqlite/sqlitesearch.h"
#include "adapters/typesense/typesenseindex.h"
#include "app/knowledge/knowledgemessages.h"
#include "app/records/storeaccess.h"
#include "app/workspace/typesenseaddress.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

Result<OpenedIndex> openFile(const IndexLocation &location, bool checksIntegrity)
{
    const Status preparedStatus = prepareStoreFolder({location.folder});
    if (!preparedStatus && preparedStatus.error().code == ErrorCode::NotAllowed)
        return preparedStatus.error();
    SqliteSearchSettings settings;
    settings.checksIntegrity = checksIntegrity;
    return openSqliteIndex(location.file(), settings);
}

/// Opens the index on its PostgreSQL server, or on the server of the team's store.
Result<OpenedIndex> openPostgres(const IndexLocation &location, KeyRing &keys)
{
    const QString address = location.settings.address.isEmpty() ? location.storeAddress : location.settings.address;
    if (address.isEmpty())
        return Error{ErrorCode::Invalid, knowledgemessages::needsUrl()};
    const Result<PostgresSettings> settings = readPostgresSettings({location.folder, address}, keys);
    return settings ? openPostgresIndex(*settings) : Result<OpenedIndex>(settings.error());
}

Result<OpenedIndex> openTypesense(const IndexLocation &location, KeyRing &keys)
{
    const Result<TypesenseAddress> address = readTypesenseAddress(location.settings.address);
    if (!address)
        return address.error();
    Result<Secret> key = keys.read(typesenseKeyOwner, address->server);
    if (!key)
        return key.error();
    return openTypesenseIndex({address->server, std::move(*key), address->prefix});
}

} // namespace

QString IndexLocation::file() const
{
    return QDir(folder).filePath(QStringLiteral(".outcrop/index.db"));
}

IndexLocation indexLocation(const OpenedWorkspace &opened)
{
    const Manifest &manifest = opened.workspace().manifest();
    return {opened.folder, readRetrievalSettings(manifest), manifest.store};
}

bool hasIndex(const IndexLocation &location)
{
    return location.settings.backend != RetrievalSettings::Backend::Sqlite || QFileInfo(location.file()).size() > 0;
}

Result<OpenedIndex> openIndex(const IndexLocation &location, KeyRing &keys, bool checksIntegrity)
{
    switch (location.settings.backend) {
    case RetrievalSettings::Backend::Sqlite:
        return openFile(location, checksIntegrity);
    case RetrievalSettings::Backend::PostgreSql:
        return openPostgres(location, keys);
    case RetrievalSettings::Backend::Typesense:
        return openTypesense(location, keys);
    }
    return Error{ErrorCode::Invalid, knowledgemessages::unknownBackend()};
}

} // namespace outcrop
