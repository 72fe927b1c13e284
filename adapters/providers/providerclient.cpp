// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/providerclient.h"

#include "adapters/providers/callfaults.h"
#include "adapters/providers/callmessages.h"
#include "core/base/weborigin.h"
#include "core/exchange/embeddings.h"
#include "core/exchange/ratelimits.h"

namespace outcrop {
namespace {

constexpr int maxPages = 50; ///< limit for lists that always announce another page

CallFailure unsupportedCallFailure(const QString &provider, const QString &feature)
{
    return {FailureKind::BadRequest, callmessages::notSupported(provider, feature)};
}

bool isSameOrigin(const QString &one, const QString &other)
{
    const Result<WebOrigin> first = WebOrigin::of(QUrl(one));
    const Result<WebOrigin> second = WebOrigin::of(QUrl(other));
    return first && second && *first == *second;
}

CallFailure listOnOtherHostFailure(const QString &provider)
{
    return {FailureKind::Redirected, callmessages::listOnOtherHost(provider)};
}

} // namespace

RateLimits ProviderTraffic::limits() const
{
    const std::lock_guard lock(m_mutex);
    return m_limits;
}

void ProviderTraffic::recordLimits(const RateLimits &limits)
{
    const std::lock_guard lock(m_mutex);
    if (!limits.isEmpty())
        m_limits = limits;
}

ProviderClient::ProviderClient(const WireFormat &wire, const KeyLookup &keys, const CallSettings &settings, std::shared_ptr<ProviderTraffic> traffic)
    : m_wire(wire)
    , m_format(ResponseFormat::read(wire))
    , m_signing(readRequestSigning(wire))
    , m_keys(keys)
    , m_settings(settings)
    , m_traffic(traffic ? std::move(traffic) : std::make_shared<ProviderTraffic>(settings.maxParallelCalls))
{
}

ProviderCall ProviderClient::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    const bool isStreaming = listener && m_format.canStream();
    ParsingReceiver receiver(m_format, isStreaming, listener);
    receiver.begin();
    const CallTrace trace = send(isStreaming ? streamingRequest(request, m_wire) : request, receiver, stop);
    ProviderCall call{receiver.response(), trace.failure, trace.attempts, {}};
    if (trace.head)
        call.limits = readRateLimits(m_format, *trace.head);
    m_traffic->recordLimits(call.limits);
    return call;
}

CallTrace ProviderClient::send(const RenderedRequest &request, ResponseReceiver &receiver, const std::stop_token &stop)
{
    const CallGate::Slot slot(m_traffic->gate(), stop);
    if (!slot)
        return {canceledFailure(), {}, {}};
    return CallLoop(m_settings, m_keys, m_signing, request, receiver).run(stop);
}

CountedTokens ProviderClient::countTokens(const RenderedRequest &request, const std::stop_token &stop)
{
    const auto question = tokenCountRequest(request, m_wire);
    if (!question)
        return {{}, unsupportedCallFailure(request.provider, callmessages::countingTokens())};
    BodyReceiver receiver(m_format);
    if (const CallTrace trace = send(*question, receiver, stop); trace.failure)
        return {{}, trace.failure};
    const auto count = readTokenCount(m_wire, receiver.responseHead(), receiver.body());
    if (const auto *failure = std::get_if<CallFailure>(&count))
        return {{}, *failure};
    return {std::get<qint64>(count), {}};
}

ListedModels ProviderClient::listModels(const RenderTarget &target, const std::stop_token &stop)
{
    auto request = modelListRequest(target);
    if (!request)
        return {{}, unsupportedCallFailure(target.adapter->name, callmessages::listingModels())};
    ListedModels list;
    for (int pages = 0; pages < maxPages; ++pages) {
        const ModelPage next = requestPage(target, *request, stop);
        list.models += next.models;
        list.failure = next.failure;
        if (next.failure || next.next.isEmpty())
            return list;
        if (!isSameOrigin(request->url, next.next))
            return {list.models, listOnOtherHostFailure(target.adapter->name)};
        request->url = next.next;
    }
    return list;
}

EmbeddingResult ProviderClient::requestEmbeddings(const RenderTarget &target, const QStringList &texts, const std::stop_token &stop)
{
    const auto request = embeddingRequest(target, texts);
    if (!request)
        return {{}, unsupportedCallFailure(target.adapter->name, callmessages::embeddings())};
    BodyReceiver receiver(m_format);
    if (const CallTrace trace = send(*request, receiver, stop); trace.failure)
        return {{}, trace.failure};
    const auto read = readEmbeddings(m_wire, texts.size(), receiver.responseHead(), receiver.body());
    if (const auto *failure = std::get_if<CallFailure>(&read))
        return {{}, *failure};
    return {std::get<QList<QList<float>>>(read), {}};
}

ModelPage ProviderClient::requestPage(const RenderTarget &target, const RenderedRequest &request, const std::stop_token &stop)
{
    BodyReceiver receiver(m_format);
    if (const CallTrace trace = send(request, receiver, stop); trace.failure)
        return {{}, {}, trace.failure};
    return readModels(target, request, receiver.responseHead(), receiver.body());
}

} // namespace outcrop
