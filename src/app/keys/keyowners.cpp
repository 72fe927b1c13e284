// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keyowners.h"

#include "adapters/providers/builtinproviders.h"
#include "app/keys/notifiers.h"
#include "app/workspace/folderproviders.h"
#include "app/workspace/storeaddress.h"
#include "app/workspace/typesenseaddress.h"
#include "core/retrieval/retrievalsettings.h"

namespace outcrop {
namespace {

/// Returns the base URL from the manifest, the adapter or the wire format, in this order, as requests do. Empty for manual prompts.
QString addressOf(const Adapter &adapter, const ProviderCatalog &catalog, const Manifest &manifest)
{
    const QString chosen = manifest.providers.value(adapter.name).baseUrl;
    if (!chosen.isEmpty())
        return chosen;
    const WireFormat *wire = catalog.wireFormat(adapter.apiFormat);
    return !adapter.baseUrl.isEmpty() || !wire ? adapter.baseUrl : wire->baseUrl;
}

/// Returns the owner of the bot's token with the configured server, or else the usual one.
KeyOwner telegramOwner(const Manifest &manifest)
{
    KeyOwner owner = telegramKeyOwner();
    const QString address = manifest.data.at(u"evolution.telegram_api").text();
    owner.address = address.isEmpty() ? owner.address : address;
    return owner;
}

} // namespace

QList<KeyOwner> keyOwners(const ProviderCatalog &catalog, const Manifest &manifest)
{
    QList<KeyOwner> owners;
    for (const Adapter &adapter : catalog.adapters())
        owners.append({adapter.name, adapter.keyVariable, addressOf(adapter, catalog, manifest)});
    const Result<StoreAddress> store = manifest.store.isEmpty() ? Result<StoreAddress>(Error{}) : readStoreAddress(manifest.store);
    if (store)
        owners.append({storeKeyOwner, storeKeyVariable, store->server.toString()});
    if (manifest.data.at(u"evolution.notify_channel").text() == u"telegram")
        owners.append(telegramOwner(manifest));
    const RetrievalSettings retrieval = readRetrievalSettings(manifest);
    if (retrieval.backend == RetrievalSettings::Backend::Typesense) {
        if (const Result<TypesenseAddress> index = readTypesenseAddress(retrieval.address))
            owners.append({typesenseKeyOwner, typesenseKeyVariable, index->server.toString()});
    }
    return owners;
}

QList<KeyOwner> keyOwners(const QString &folder)
{
    const FolderProviders providers = readFolderProviders(folder);
    return keyOwners(providers.catalog, providers.manifest);
}

const QList<KeyOwner> &builtInKeyOwners()
{
    static const QList<KeyOwner> known = keyOwners(ProviderCatalog::read(builtInProviders(), Workspace()), Manifest()) + QList<KeyOwner>{telegramKeyOwner()};
    return known;
}

} // namespace outcrop
