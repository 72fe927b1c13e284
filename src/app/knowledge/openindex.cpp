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

Result<OpenedIndex> openFile(const IndexLocation &place, bool check)
{
    const Status prepared = prepareStoreFolder({place.folder});
    if (!prepared && prepared.error().code == ErrorCode::NotAllowed)
        return prepared.error();
    SqliteSearchSettings settings;
    settings.check = check;
    return openSqliteIndex(place.file(), settings);
}

/// Opens the index on its PostgreSQL server, or on the server of the team's store.
Result<OpenedIndex> openPostgres(const IndexLocation &place, KeyRing &keys)
{
    const QString address = place.settings.address.isEmpty() ? place.storeAddress : place.settings.address;
    if (address.isEmpty())
        return Error{ErrorCode::Invalid, knowledgemessages::needsUrl()};
    const Result<PostgresSettings> settings = postgresSettings({place.folder, address}, keys);
    return settings ? openPostgresIndex(*settings) : Result<OpenedIndex>(settings.error());
}

Result<OpenedIndex> openTypesense(const IndexLocation &place, KeyRing &keys)
{
    const Result<TypesenseAddress> address = readTypesenseAddress(place.settings.address);
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
    return {opened.folder, readRetrieval(manifest), manifest.store};
}

bool hasIndex(const IndexLocation &place)
{
    return place.settings.backend != RetrievalSettings::Backend::Sqlite || QFileInfo(place.file()).size() > 0;
}

Result<OpenedIndex> openIndex(const IndexLocation &place, KeyRing &keys, bool check)
{
    switch (place.settings.backend) {
    case RetrievalSettings::Backend::Sqlite:
        return openFile(place, check);
    case RetrievalSettings::Backend::PostgreSql:
        return openPostgres(place, keys);
    case RetrievalSettings::Backend::Typesense:
        return openTypesense(place, keys);
    }
    return Error{ErrorCode::Invalid, knowledgemessages::noIndexKind()};
}

} // namespace outcrop
