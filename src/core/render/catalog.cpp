// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/catalog.h"

#include "core/base/diagnostic.h"
#include "core/base/joinedtext.h"
#include "core/render/modelaliases.h"
#include "core/render/rendermessages.h"

#include <QRegularExpression>

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
    return names.join(listSeparator());
}

/// Returns the error for a provider whose wire format is invalid or does not exist.
Error missingWireFormatError(const Adapter &adapter, const std::optional<Diagnostic> &error)
{
    if (error)
        return {ErrorCode::Invalid,
            rendermessages::wireFormatBroken(adapter.name, adapter.apiFormat, error->message),
            error->location};
    return {ErrorCode::NotFound, rendermessages::wireFormatMissing(adapter.name, adapter.apiFormat),
        {adapter.file(), adapter.data.at(u"provider.api_format").range()}};
}

QString firstFilledText(const QStringList &choices)
{
    const auto found = std::find_if(choices.begin(), choices.end(), [](const QString &choice) { return !choice.isEmpty(); });
    return found == choices.end() ? QString() : *found;
}

} // namespace

ProviderCatalog ProviderCatalog::read(const QList<DocumentPtr> &builtIn, const Workspace &workspace)
{
    ProviderCatalog catalog;
    for (const DocumentPtr &document : builtIn)
        catalog.read(document, SchemaCheck::Skip);
    return catalog.with(workspace);
}

ProviderCatalog ProviderCatalog::with(const Workspace &workspace) const
{
    ProviderCatalog catalog = *this;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::WireFormat) + workspace.documents(DocumentKind::Adapter))
        catalog.read(document, SchemaCheck::Run);
    catalog.addUnreadable(workspace.unreadable());
    return catalog;
}

void ProviderCatalog::read(const DocumentPtr &document, SchemaCheck check)
{
    const qsizetype before = m_diagnostics.size();
    bool isUsable = true;
    if (document->kind == DocumentKind::WireFormat) {
        const auto wireFormat = readWireFormat(document, m_diagnostics, check);
        isUsable = wireFormat.has_value();
        if (isUsable)
            add(*wireFormat);
    } else if (document->kind == DocumentKind::Adapter) {
        const auto adapter = readAdapter(document, m_diagnostics, check);
        isUsable = adapter.has_value();
        if (isUsable)
            add(*adapter);
    }
    if (!isUsable)
        m_unusableFiles.append({document->kind, document->path, document->text, firstError(m_diagnostics.sliced(before)).value_or(Diagnostic())});
}

/// Records unreadable adapters and wire formats, and unreadable folders, because they may contain any adapter or wire format.
void ProviderCatalog::addUnreadable(const Diagnostics &unreadableFindings)
{
    static const QStringList folders{QStringLiteral("portability"), QStringLiteral("portability/providers"), QStringLiteral("portability/wire")};
    for (const Diagnostic &one : unreadableFindings) {
        const DocumentKind kind = kindOfPath(one.location.file).value_or(DocumentKind::Text);
        if (kind == DocumentKind::Adapter || kind == DocumentKind::WireFormat || folders.contains(one.location.file))
            m_unusableFiles.append({kind, one.location.file, {}, one});
    }
}

void ProviderCatalog::add(const Adapter &adapter)
{
    Adapter known = adapter;
    for (const ModelInfo &model : m_listedModels.value(adapter.name)) {
        if (!known.model(model.id))
            known.models.append(model);
    }
    replaceOrAppend(m_adapters, known);
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

/// Returns whether a file has this name, or contains a line such as `name: local` at any indentation.
bool ProviderCatalog::isNamed(const UnusableFile &file, const QString &key, const QString &name)
{
    const QRegularExpression line(QStringLiteral("^\\s*%1:\\s*[\"']?%2[\"']?\\s*(#.*)?$").arg(key, QRegularExpression::escape(name)),
        QRegularExpression::MultilineOption);
    return documentNameOf(file.path) == name || line.match(file.text).hasMatch();
}

bool ProviderCatalog::isUnusableAdapterOf(const QString &path, const QString &provider) const
{
    return std::any_of(m_unusableFiles.begin(), m_unusableFiles.end(), [&](const UnusableFile &file) {
        return file.path == path && file.kind == DocumentKind::Adapter && isNamed(file, QStringLiteral("name"), provider);
    });
}

Error ProviderCatalog::missingProviderError(const QString &provider) const
{
    const auto unusableFile = std::find_if(m_unusableFiles.begin(), m_unusableFiles.end(), [&provider](const UnusableFile &file) {
        return file.kind == DocumentKind::Text || (file.kind == DocumentKind::Adapter && isNamed(file, QStringLiteral("name"), provider));
    });
    if (unusableFile == m_unusableFiles.end())
        return {ErrorCode::NotFound, rendermessages::noProvider(provider, names(m_adapters)), {}};
    return {ErrorCode::Invalid, rendermessages::adapterUnusable(provider, unusableFile->error.message),
        unusableFile->error.location};
}

std::optional<Diagnostic> ProviderCatalog::unusableWireFormat(const QString &name) const
{
    const auto unusableFile = std::find_if(m_unusableFiles.begin(), m_unusableFiles.end(), [&name](const UnusableFile &file) {
        return file.kind == DocumentKind::WireFormat && isNamed(file, QStringLiteral("wire"), name);
    });
    return unusableFile == m_unusableFiles.end() ? std::nullopt : std::optional(unusableFile->error);
}

void RenderTarget::setLifetime(const QString &lifetime)
{
    model.caching = readCachePolicy(adapter->data.at(u"provider.caching"), model.data[u"caching"], lifetime);
    model.price = readModelPrice(model.data[u"cost"], model.caching);
}

Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const ModelChoice &choice, const Manifest &manifest)
{
    Result<RenderTarget> target = chooseTarget(catalog, choice.provider, choice.model, manifest);
    if (target) {
        target->results = choice.results;
        acceptUsedModel(target->results, target->adapter->name, target->model.id);
    }
    return target;
}

Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const QString &provider, const QString &model, const Manifest &manifest)
{
    RenderTarget target;
    target.adapter = catalog.adapter(provider);
    if (!target.adapter)
        return catalog.missingProviderError(provider);
    const Adapter &adapter = *target.adapter;
    target.wireFormat = catalog.wireFormat(adapter.apiFormat);
    if (!target.wireFormat)
        return missingWireFormatError(adapter, catalog.unusableWireFormat(adapter.apiFormat));
    const QString id = firstFilledText({model, manifest.providers.value(provider).model, adapter.defaultModel,
                                      adapter.models.isEmpty() ? QString() : adapter.models.first().id});
    if (const auto known = ModelAliases::builtIn().resolveModel(adapter, id))
        target.model = *known;
    else
        target.model.id = id;
    const WireFormat *manualFormat = catalog.wireFormat(QStringLiteral("manual"));
    target.display = target.wireFormat->display.root() || !manualFormat ? target.wireFormat->display : manualFormat->display;
    target.baseUrl = firstFilledText({manifest.providers.value(provider).baseUrl, adapter.baseUrl, target.wireFormat->baseUrl});
    return target;
}

} // namespace outcrop
