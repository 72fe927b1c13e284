// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storelocation.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/writefile.h"
#include "adapters/sqlite/sqlitestore.h"
#include "app/records/recordsmessages.h"
#include "app/records/storeaccess.h"
#include "app/workspace/storeaddress.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

const QString storeFolder = QStringLiteral(".outcrop");

/// Returns the password for a server, empty if none is stored: the server may accept a certificate or the local user.
Result<Secret> passwordFor(const StoreAddress &address, KeyRing &keys)
{
    Result<Secret> password = keys.read(storeKeyOwner, address.server);
    if (!password && password.error().code == ErrorCode::NotFound)
        return Secret();
    return password;
}

/// Adds how to store the password to a server error about passwords.
Error withAdvice(const Error &error, const StoreAddress &address)
{
    const bool isPassword = error.message.contains(QLatin1String("password"));
    return isPassword ? Error{error.code, recordsmessages::storePassword(error.message, storeKeyOwner, address.server.toString())}
                      : error;
}

StoreLocation placeIn(const QString &folder, const Workspace &workspace)
{
    const Manifest &manifest = workspace.manifest();
    StoreLocation place{folder, manifest.store, manifest.logRetentionDays};
    place.refused = manifestError(workspace);
    return place;
}

} // namespace

QString StoreLocation::file() const
{
    return QDir(folder).filePath(storeFolder + QStringLiteral("/outcrop.db"));
}

StoreLocation storeLocation(const OpenedWorkspace &opened)
{
    return placeIn(opened.folder, opened.workspace());
}

std::optional<StoreLocation> storeLocationAt(const QString &folder)
{
    const QString manifest = QStringLiteral("config.toml");
    const Result<QByteArray> bytes = FolderSource(folder).read(manifest);
    const bool isThere = bytes || bytes.error().code != ErrorCode::NotFound;
    const SourceFile file{manifest, bytes ? *bytes : QByteArray(), 0, bytes ? std::nullopt : std::optional(bytes.error())};
    const Workspace workspace = Workspace::fromFiles({QDir(folder).dirName(), folder, {}}, isThere ? QList<SourceFile>{file} : QList<SourceFile>());
    const StoreLocation place = placeIn(folder, workspace);
    return hasStore(place) ? std::optional(place) : std::nullopt;
}

Status checkLocation(const StoreLocation &place)
{
    return place.refused ? Status(*place.refused) : success();
}

bool hasStore(const StoreLocation &place)
{
    return place.refused || !place.isFile() || QFileInfo(place.file()).size() > 0;
}

Result<PostgresSettings> postgresSettings(const StoreLocation &place, KeyRing &keys)
{
    const Result<StoreAddress> address = readStoreAddress(place.address);
    if (!address)
        return address.error();
    Result<Secret> password = passwordFor(*address, keys);
    if (!password)
        return password.error();
    return PostgresSettings{address->connection, std::move(*password), address->schema};
}

/// Creates the folder with a .gitignore as its first file, so that Git never lists the records.
Status prepareStoreFolder(const StoreLocation &place)
{
    const QString ignored = storeFolder + QStringLiteral("/.gitignore");
    const bool isThere = QFileInfo::exists(QDir(place.folder).filePath(ignored));
    if (!isThere) // writeInside() refuses a folder outside the workspace
        return writeInside(place.folder, ignored, "*\n");
    if (isInsideFolder(place.folder, storeFolder))
        return success();
    return Error{ErrorCode::NotAllowed, recordsmessages::storeOutside(storeFolder)};
}

Result<OpenedStore> openStore(const StoreLocation &place, KeyRing &keys)
{
    if (const Status known = checkLocation(place); !known)
        return known.error();
    if (place.isFile()) {
        const Status prepared = prepareStoreFolder(place);
        return prepared || prepared.error().code != ErrorCode::NotAllowed ? openSqliteStore(place.file()) : Result<OpenedStore>(prepared.error());
    }
    const Result<PostgresSettings> settings = postgresSettings(place, keys);
    if (!settings)
        return settings.error();
    Result<OpenedStore> opened = openPostgresStore(*settings);
    if (opened)
        return opened;
    const Result<StoreAddress> address = readStoreAddress(place.address);
    return withAdvice(opened.error(), *address);
}

Result<OpenedStore> openStoreToRead(const StoreLocation &place, KeyRing &keys)
{
    if (hasStore(place))
        return openStore(place, keys);
    const QString nothing = recordsmessages::nothingRecorded(place.folder);
    Result<OpenedStore> empty = openEmptySqliteStore(nothing);
    if (empty)
        empty->findings.append({Severity::Note, QStringLiteral("store-empty"), nothing, {}});
    return empty;
}

} // namespace outcrop
