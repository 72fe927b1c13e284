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
Result<Secret> readPassword(const StoreAddress &address, KeyRing &keys)
{
    Result<Secret> password = keys.read(storeKeyOwner, address.server);
    if (!password && password.error().code == ErrorCode::NotFound)
        return Secret();
    return password;
}

/// Adds advice on storing the password to a server error about passwords.
Error withAdvice(const Error &error, const StoreAddress &address)
{
    const bool isPassword = error.message.contains(QLatin1String("password"));
    return isPassword ? Error{error.code, recordsmessages::storePassword(error.message, storeKeyOwner, address.server.toString())}
                      : error;
}

StoreLocation locationIn(const QString &folder, const Workspace &workspace)
{
    const Manifest &manifest = workspace.manifest();
    StoreLocation location{folder, manifest.store, manifest.logRetentionDays};
    location.configError = manifestError(workspace);
    return location;
}

} // namespace

QString StoreLocation::file() const
{
    return QDir(folder).filePath(storeFolder + QStringLiteral("/outcrop.db"));
}

StoreLocation storeLocation(const OpenedWorkspace &opened)
{
    return locationIn(opened.folder, opened.workspace());
}

std::optional<StoreLocation> storeLocationAt(const QString &folder)
{
    const QString manifest = QStringLiteral("config.toml");
    const Result<QByteArray> bytes = FolderSource(folder).read(manifest);
    const bool isThere = bytes || bytes.error().code != ErrorCode::NotFound;
    const SourceFile file{manifest, bytes ? *bytes : QByteArray(), 0, bytes ? std::nullopt : std::optional(bytes.error())};
    const Workspace workspace = Workspace::fromFiles({QDir(folder).dirName(), folder, {}}, isThere ? QList<SourceFile>{file} : QList<SourceFile>());
    const StoreLocation location = locationIn(folder, workspace);
    return hasStore(location) ? std::optional(location) : std::nullopt;
}

Status checkLocation(const StoreLocation &location)
{
    return location.configError ? Status(*location.configError) : success();
}

bool hasStore(const StoreLocation &location)
{
    return location.configError || !location.isFile() || QFileInfo(location.file()).size() > 0;
}

Result<PostgresSettings> readPostgresSettings(const StoreLocation &location, KeyRing &keys)
{
    const Result<StoreAddress> address = readStoreAddress(location.address);
    if (!address)
        return address.error();
    Result<Secret> password = readPassword(*address, keys);
    if (!password)
        return password.error();
    return PostgresSettings{address->connection, std::move(*password), address->schema};
}

/// Creates the folder with a .gitignore as its first file, so that Git ignores the records.
Status prepareStoreFolder(const StoreLocation &location)
{
    const QString ignoreFile = storeFolder + QStringLiteral("/.gitignore");
    const bool isThere = QFileInfo::exists(QDir(location.folder).filePath(ignoreFile));
    if (!isThere) // writeInside() rejects a folder outside the workspace
        return writeInside(location.folder, ignoreFile, "*\n");
    if (isInsideFolder(location.folder, storeFolder))
        return success();
    return Error{ErrorCode::NotAllowed, recordsmessages::storeOutside(storeFolder)};
}

Result<OpenedStore> openStore(const StoreLocation &location, KeyRing &keys)
{
    if (const Status known = checkLocation(location); !known)
        return known.error();
    if (location.isFile()) {
        const Status preparedStatus = prepareStoreFolder(location);
        return preparedStatus || preparedStatus.error().code != ErrorCode::NotAllowed ? openSqliteStore(location.file()) : Result<OpenedStore>(preparedStatus.error());
    }
    const Result<PostgresSettings> settings = readPostgresSettings(location, keys);
    if (!settings)
        return settings.error();
    Result<OpenedStore> opened = openPostgresStore(*settings);
    if (opened)
        return opened;
    const Result<StoreAddress> address = readStoreAddress(location.address);
    return withAdvice(opened.error(), *address);
}

Result<OpenedStore> openStoreToRead(const StoreLocation &location, KeyRing &keys)
{
    if (hasStore(location))
        return openStore(location, keys);
    const QString note = recordsmessages::noRecords(location.folder);
    Result<OpenedStore> emptyStore = openEmptySqliteStore(note);
    if (emptyStore)
        emptyStore->findings.append({Severity::Note, QStringLiteral("store-empty"), note, {}});
    return emptyStore;
}

Result<OpenedStore> openStoreSnapshot(const StoreLocation &location)
{
    if (const Status known = checkLocation(location); !known)
        return known.error();
    if (!location.isFile() || !hasStore(location))
        return Error{ErrorCode::NotFound, recordsmessages::noRecords(location.folder), {}};
    return openSqliteSnapshot(location.file());
}

} // namespace outcrop
