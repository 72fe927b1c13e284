// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/callgate.h"
#include "adapters/providers/callloop.h"
#include "core/exchange/modellist.h"
#include "core/exchange/requestvariants.h"
#include "core/ports/provider.h"

#include <memory>

namespace outcrop {

/// State shared by all calls to one provider: the limit on parallel calls, and the last known rate limits.
class ProviderTraffic
{
public:
    explicit ProviderTraffic(int maxParallelCalls) : m_gate(maxParallelCalls) { }

    CallGate &gate() { return m_gate; }
    RateLimits limits() const;
    /// Stores the rate limits of a response unless they are empty.
    void recordLimits(const RateLimits &limits);

private:
    CallGate m_gate;
    mutable std::mutex m_mutex;
    RateLimits m_limits;
};

/// The number of input tokens as counted by the provider, or a failure.
struct CountedTokens {
    std::optional<qint64> tokens = {};
    std::optional<CallFailure> failure = {};
};

/// The models that a provider lists. After a failure, the models received before it.
struct ListedModels {
    QList<ModelRow> models = {};
    std::optional<CallFailure> failure = {};
};

/// One embedding vector per text, or a failure.
struct EmbeddingResult {
    QList<QList<float>> vectors = {};
    std::optional<CallFailure> failure = {};
};

/// A provider accessed over HTTP. Independent of specific providers: the wire format defines how responses are parsed. Thread-safe.
class ProviderClient : public Provider
{
public:
    ProviderClient(const WireFormat &wire, const KeyLookup &keys, const CallSettings &settings, std::shared_ptr<ProviderTraffic> traffic = {});

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;
    CountedTokens countTokens(const RenderedRequest &request, const std::stop_token &stop);
    ListedModels listModels(const RenderTarget &target, const std::stop_token &stop);
    EmbeddingResult requestEmbeddings(const RenderTarget &target, const QStringList &texts, const std::stop_token &stop);

private:
    CallTrace send(const RenderedRequest &request, ResponseReceiver &receiver, const std::stop_token &stop);
    ModelPage requestPage(const RenderTarget &target, const RenderedRequest &request, const std::stop_token &stop);

    const WireFormat m_wire;
    const ResponseFormat m_format;
    const std::optional<RequestSigning> m_signing;
    const KeyLookup m_keys;
    const CallSettings m_settings;
    const std::shared_ptr<ProviderTraffic> m_traffic;
};

} // namespace outcrop
