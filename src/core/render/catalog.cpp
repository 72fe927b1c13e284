// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/catalog.h"

#include <algorithm>

namespace outcrop {
namespace {

template<typename T>
void replaceOrAppend(QList<T> &items, const T &item)
{
    const auto same = std::find_if(items.begin(), items.end(), [&item](const T &other) { return other.name == item.name; });
    if (same == items.end())
        items.append(item);
    else
        *same = item;
}

QString names(const QList<Adapter> &adapters)
{
    QStringList names;
    for (const Adapter &adapter : adapters)
        names.append(adapter.name);
    return names.join(QStringLiteral(", "));
}

/// The agent's first preference for this provider that the adapter lists.
QString preferredModel(const Adapter &adapter, const QStringList &preferences)
{
    for (const QString &preference : preferences) {
        const QString id = preference.section(u'/', 1);
        if (preference.section(u'/', 0, 0) == adapter.name && adapter.model(id))
            return id;
    }
    return {};
}

QString firstNonEmpty(const QStringList &choices)
{
    const auto found = std::find_if(choices.begin(), choices.end(), [](const QString &choice) { return !choice.isEmpty(); });
    return found == choices.end() ? QString() : *found;
}

} // namespace

ProviderCatalog ProviderCatalog::read(const QList<DocumentPtr> &builtIn, const Workspace &workspace)
{
    ProviderCatalog catalog;
    for (const DocumentPtr &document : builtIn)
        catalog.read(document);
    return catalog.with(workspace);
}

ProviderCatalog ProviderCatalog::with(const Workspace &workspace) const
{
    ProviderCatalog catalog = *this;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::WireFormat) + workspace.documents(DocumentKind::Adapter))
        catalog.read(document);
    return catalog;
}

void ProviderCatalog::read(const DocumentPtr &document)
{
    if (document->kind == DocumentKind::WireFormat) {
        if (const auto wireFormat = readWireFormat(document, m_diagnostics))
            add(*wireFormat);
    } else if (document->kind == DocumentKind::Adapter) {
        if (const auto adapter = readAdapter(document, m_diagnostics))
            add(*adapter);
    }
}

void ProviderCatalog::add(const Adapter &adapter)
{
    replaceOrAppend(m_adapters, adapter);
}

void ProviderCatalog::add(const WireFormat &wireFormat)
{
    replaceOrAppend(m_wireFormats, wireFormat);
}

const Adapter *ProviderCatalog::adapter(const QString &name) const
{
    const auto found = std::find_if(m_adapters.begin(), m_adapters.end(), [&name](const Adapter &adapter) { return adapter.name == name; });
    return found == m_adapters.end() ? nullptr : &*found;
}

const WireFormat *ProviderCatalog::wireFormat(const QString &name) const
{
    const auto found = std::find_if(m_wireFormats.begin(), m_wireFormats.end(),
                                    [&name](const WireFormat &wire) { return wire.name == name || wire.aliases.contains(name); });
    return found == m_wireFormats.end() ? nullptr : &*found;
}

void RenderTarget::chooseLifetime(const QString &lifetime)
{
    model.caching = readCachePolicy(adapter->data.at(u"provider.caching"), model.data[u"caching"], lifetime);
    model.price = readModelPrice(model.data[u"cost"], model.caching);
}

Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const QString &provider, const QString &model, const Manifest &manifest,
                                  const QStringList &preferences)
{
    RenderTarget target;
    target.adapter = catalog.adapter(provider);
    if (!target.adapter)
        return Error{ErrorCode::NotFound, QStringLiteral("There is no provider `%1`; there are: %2.").arg(provider, names(catalog.adapters()))};
    const Adapter &adapter = *target.adapter;
    target.wireFormat = catalog.wireFormat(adapter.apiFormat);
    if (!target.wireFormat)
        return Error{ErrorCode::NotFound,
                     QStringLiteral("The provider `%1` names the wire format `%2`, which does not exist or could not be read.")
                         .arg(provider, adapter.apiFormat),
                     {adapter.file(), adapter.data.at(u"provider.api_format").range()}};
    const QString id = firstNonEmpty({model, preferredModel(adapter, preferences), manifest.providers.value(provider).model, adapter.defaultModel,
                                      adapter.models.isEmpty() ? QString() : adapter.models.first().id});
    if (const ModelInfo *known = adapter.model(id))
        target.model = *known;
    else
        target.model.id = id;
    const WireFormat *manual = catalog.wireFormat(QStringLiteral("manual"));
    target.display = target.wireFormat->display.root() || !manual ? target.wireFormat->display : manual->display;
    target.baseUrl = firstNonEmpty({manifest.providers.value(provider).baseUrl, adapter.baseUrl, target.wireFormat->baseUrl});
    return target;
}

} // namespace outcrop
