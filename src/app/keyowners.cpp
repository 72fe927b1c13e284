// SPDX-License-Identifier: GPL-3.0-or-later
// Who needs a key, and where the requests of each go.
#include "adapters/files/foldersource.h"
#include "adapters/providers/builtin.h"
#include "app/keys.h"

#include <QDir>

namespace outcrop {
namespace {

/// As requests do it: the manifest's word, else the adapter's, else the wire format's own. Manual has none.
QString addressOf(const Adapter &adapter, const ProviderCatalog &catalog, const Manifest &manifest)
{
    const QString chosen = manifest.providers.value(adapter.name).baseUrl;
    if (!chosen.isEmpty())
        return chosen;
    const WireFormat *wire = catalog.wireFormat(adapter.apiFormat);
    return !adapter.baseUrl.isEmpty() || !wire ? adapter.baseUrl : wire->baseUrl;
}

const QStringList providerFolders{QStringLiteral("portability/providers"), QStringLiteral("portability/wire")};

/// The manifest, the adapters and the wire formats of a folder.
Workspace providersOf(const QString &folder)
{
    QStringList paths{QStringLiteral("config.toml")};
    for (const QString &room : providerFolders) {
        for (const QString &name : QDir(folder + u'/' + room).entryList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files, QDir::Name))
            paths.append(room + u'/' + name);
    }
    const FolderSource source(folder);
    QList<SourceFile> files;
    for (const QString &path : paths) {
        if (const Result<QByteArray> bytes = source.read(path))
            files.append({path, *bytes});
    }
    return Workspace::fromFiles({QDir(folder).dirName(), folder, {}}, files);
}

} // namespace

QList<KeyOwner> keyOwners(const ProviderCatalog &catalog, const Manifest &manifest)
{
    QList<KeyOwner> owners;
    for (const Adapter &adapter : catalog.adapters())
        owners.append({adapter.name, adapter.keyVariable, addressOf(adapter, catalog, manifest)});
    return owners;
}

QList<KeyOwner> keyOwners(const QString &folder)
{
    const Workspace workspace = providersOf(folder);
    return keyOwners(ProviderCatalog::read(builtInProviders(), workspace), workspace.manifest());
}

const QList<KeyOwner> &knownKeyOwners()
{
    static const QList<KeyOwner> known = keyOwners(ProviderCatalog::read(builtInProviders(), Workspace()), Manifest());
    return known;
}

} // namespace outcrop
