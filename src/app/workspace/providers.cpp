// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/providers.h"

#include "adapters/providers/providerclient.h"
#include "app/workspace/workspacemessages.h"
#include "core/base/weborigin.h"
#include "core/retrieval/documentchecksum.h"

#include <map>

namespace outcrop {
namespace {

/// A provider and the host of its requests. A provider has separate limits for each host.
using ProviderAtHost = std::pair<QString, QString>;

ProviderAtHost providerAt(const QString &provider, const QString &url)
{
    const Result<WebOrigin> origin = WebOrigin::of(QUrl(url));
    return {provider, origin ? origin->text() : QString()};
}

CallSettings callSettings(const ProviderSettings &settings)
{
    CallSettings out;
    out.network.limits.connect = settings.connect;
    out.network.limits.reply = settings.reply;
    out.network.limits.idleTimeout = settings.idleTimeout;
    out.network.limits.total = settings.total;
    out.retries = settings.retries;
    out.maxParallelCalls = settings.maxParallelCalls;
    return out;
}

CallSettings withOptions(CallSettings settings, const CallOptions &options)
{
    settings.retries = options.retryPolicy(settings.retries);
    if (options.timeout) {
        HttpLimits &limits = settings.network.limits;
        limits.connect = std::min(limits.connect, *options.timeout);
        limits.reply = limits.idleTimeout = limits.total = *options.timeout;
    }
    return settings;
}

ProviderCall rejectedCall(const QString &message)
{
    ProviderCall call;
    call.response.stop = StopReason::Incomplete;
    call.failure = CallFailure{FailureKind::BadRequest, message};
    return call;
}

} // namespace

struct Providers::SharedState {
    KeyLookup keys;
    CallSettings settings;
    std::mutex mutex;
    std::map<ProviderAtHost, std::shared_ptr<ProviderTraffic>> traffic;

    ProviderClient client(const WireFormat &wire, const QString &provider, const QString &url, const CallOptions &options = {})
    {
        return ProviderClient(wire, keys, withOptions(settings, options), trafficOf(providerAt(provider, url), options.parallelCalls));
    }

    std::shared_ptr<ProviderTraffic> trafficOf(const ProviderAtHost &name, int parallelCalls)
    {
        const std::lock_guard lock(mutex);
        std::shared_ptr<ProviderTraffic> &found = traffic[name];
        if (!found)
            found = std::make_shared<ProviderTraffic>(settings.maxParallelCalls);
        found->gate().raiseLimit(parallelCalls);
        return found;
    }
};

namespace {

/// Sends a request with the wire format that it was rendered for.
class CatalogProvider : public Provider
{
public:
    using Client = std::function<ProviderClient(const WireFormat &wire, const QString &provider, const QString &url)>;

    CatalogProvider(const ProviderCatalog &catalog, Client client) : m_catalog(catalog), m_client(std::move(client)) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener) override
    {
        const WireFormat *wire = m_catalog.wireFormat(request.wireFormat);
        if (!wire || request.url.isEmpty())
            return rejectedCall(workspacemessages::noApiCall(request.provider));
        return m_client(*wire, request.provider, request.url).call(request, stop, listener);
    }

private:
    const ProviderCatalog m_catalog;
    const Client m_client;
};

TextEmbeddings embedWith(ProviderClient &client, const RenderTarget &target, const QStringList &texts, const std::stop_token &stop)
{
    EmbeddingResult asked = client.requestEmbeddings(target, texts, stop);
    for (QList<float> &vector : asked.vectors)
        vector = normalizeNumbers(vector);
    return {asked.vectors, asked.failure};
}

/// An embedding model with a copy of its adapter and wire format.
class ProviderEmbedder : public Embedder
{
public:
    ProviderEmbedder(const RenderTarget &target, ProviderClient client) : m_adapter(*target.adapter), m_wire(*target.wireFormat), m_target(target), m_client(std::move(client))
    {
        m_target.adapter = &m_adapter;
        m_target.wireFormat = &m_wire;
    }

    QString model() const override { return m_adapter.name + u'/' + m_target.model.id; }

    Result<QList<QList<float>>> embed(const QStringList &texts, const std::stop_token &stop) override
    {
        const TextEmbeddings asked = embedWith(m_client, m_target, texts, stop);
        return asked.failure ? Result<QList<QList<float>>>(asked.failure->toError()) : Result<QList<QList<float>>>(asked.vectors);
    }

private:
    const Adapter m_adapter;
    const WireFormat m_wire;
    RenderTarget m_target;
    ProviderClient m_client;
};

} // namespace

RetryPolicy CallOptions::retryPolicy(const RetryPolicy &defaultPolicy) const
{
    RetryPolicy policy = defaultPolicy;
    if (retries)
        policy.retriesIfUnsent = policy.retriesWithRetryTime = policy.retriesWithoutRetryTime = *retries;
    if (timeout)
        policy.maximumRetryAfter = std::min(policy.maximumRetryAfter, *timeout);
    return policy;
}

Providers::Providers(const KeyLookup &keys, const ProviderSettings &settings)
    : m_sharedState(new SharedState{keys, callSettings(settings), {}, {}})
{
}

Providers::Providers(const KeyLookup &keys, const CallOptions &options)
    : m_sharedState(new SharedState{keys, withOptions(callSettings({}), options), {}, {}})
{
}

Providers::~Providers() = default;

std::unique_ptr<Provider> Providers::providerFor(const ProviderCatalog &catalog, const CallOptions &options)
{
    return std::make_unique<CatalogProvider>(catalog, [this, options](const WireFormat &wire, const QString &provider, const QString &url) {
        return m_sharedState->client(wire, provider, url, options);
    });
}

TokenCountResult Providers::countTokens(const ProviderCatalog &catalog, const RenderedRequest &request, const std::stop_token &stop)
{
    const WireFormat *wire = catalog.wireFormat(request.wireFormat);
    if (!wire)
        return {{}, CallFailure{FailureKind::BadRequest, workspacemessages::noTokenCount(request.provider)}};
    const CountedTokens countedTokens = m_sharedState->client(*wire, request.provider, request.url).countTokens(request, stop);
    return {countedTokens.tokens, countedTokens.failure};
}

ModelListResult Providers::listModels(const RenderTarget &target, const std::stop_token &stop)
{
    const ListedModels listedModels = m_sharedState->client(*target.wireFormat, target.adapter->name, target.baseUrl).listModels(target, stop);
    return {listedModels.models, listedModels.failure};
}

TextEmbeddings Providers::requestEmbeddings(const RenderTarget &target, const QStringList &texts, const std::stop_token &stop)
{
    if (!target.wireFormat || !target.wireFormat->data[u"embeddings"].isMapping())
        return {{}, CallFailure{FailureKind::BadRequest, workspacemessages::noEmbeddings(target.adapter->name)}};
    ProviderClient client = m_sharedState->client(*target.wireFormat, target.adapter->name, target.baseUrl);
    return embedWith(client, target, texts, stop);
}

Result<std::unique_ptr<Embedder>> Providers::makeEmbedder(const RenderTarget &target)
{
    if (!target.wireFormat || !target.wireFormat->data[u"embeddings"].isMapping())
        return Error{ErrorCode::Invalid, workspacemessages::noEmbeddings(target.adapter->name)};
    return std::unique_ptr<Embedder>(
        std::make_unique<ProviderEmbedder>(target, m_sharedState->client(*target.wireFormat, target.adapter->name, target.baseUrl)));
}

RateLimits Providers::limits(const QString &provider) const
{
    const std::lock_guard lock(m_sharedState->mutex);
    RateLimits limits;
    for (const auto &[name, traffic] : m_sharedState->traffic) {
        if (name.first == provider)
            limits += traffic->limits();
    }
    return limits;
}

} // namespace outcrop
