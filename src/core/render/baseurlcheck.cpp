// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/baseurlcheck.h"

#include "core/render/rendermessages.h"

#include <QRegularExpression>
#include <QUrl>

namespace outcrop {
namespace {

/// Returns the path of a URL, such as `/v1`, without a trailing slash. Empty if there is none.
QString pathOf(const QString &address)
{
    QString path = QUrl(address).path();
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

/// Returns the wire format's endpoint URL with this base URL.
QString endpointOf(const WireFormat &wire, QString baseUrl)
{
    while (baseUrl.endsWith(u'/'))
        baseUrl.chop(1);
    return wire.data.at(u"endpoint.url").text().replace(QStringLiteral("{base_url}"), baseUrl);
}

/// Returns a warning about a suspicious path, or an empty string if the path may be intended.
QString urlWarning(const QString &path, const QString &defaultPath)
{
    static const QRegularExpression version(QStringLiteral("/v\\d+\\z"));
    if (defaultPath.isEmpty() && version.match(path).hasMatch())
        return rendermessages::removeVersion(path.mid(path.lastIndexOf(u'/')));
    if (path.isEmpty() && !defaultPath.isEmpty())
        return rendermessages::usualPath(defaultPath);
    return {};
}

/// A base URL from a document, and its location.
struct ConfiguredUrl {
    QString url;
    Location location;
};

ConfiguredUrl configuredUrl(const Manifest &manifest, const Adapter &adapter)
{
    const QString url = manifest.providers.value(adapter.name).baseUrl;
    if (!url.isEmpty())
        return {url, {QStringLiteral("config.toml"), manifest.data[u"providers"][adapter.name][u"base_url"].range()}};
    return {adapter.baseUrl, {adapter.file(), adapter.data.at(u"provider.base_url").range()}};
}

} // namespace

Diagnostics checkBaseUrls(const Manifest &manifest, const ProviderCatalog &catalog)
{
    Diagnostics found;
    for (const Adapter &adapter : catalog.adapters()) {
        const WireFormat *wire = catalog.wireFormat(adapter.apiFormat);
        const ConfiguredUrl written = configuredUrl(manifest, adapter);
        if (!wire || written.url.isEmpty() || wire->baseUrl.isEmpty())
            continue;
        const QString path = pathOf(written.url);
        const QString doubt = urlWarning(path, pathOf(wire->baseUrl));
        if (!doubt.isEmpty())
            found.append({path.isEmpty() ? Severity::Note : Severity::Warning, QStringLiteral("provider-base-url"),
                          rendermessages::baseUrlWarning(wire->name, endpointOf(*wire, written.url), doubt), written.location});
    }
    return found;
}

} // namespace outcrop
