// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/callgate.h"
#include "adapters/providers/callloop.h"
#include "core/exchange/modellist.h"
#include "core/exchange/requestvariants.h"
#include "core/ports/provider.h"

#include <memory>

namespace outcrop {

/// What all calls of one provider share: their places, and what it said last about its limits.
class ProviderTraffic
{
public:
    explicit ProviderTraffic(int callsAtOnce) : m_gate(callsAtOnce) { }

    CallGate &gate() { return m_gate; }
    RateLimits limits() const;
    /// Keeps what a response says; one that says nothing changes nothing.
    void note(const RateLimits &limits);

private:
    CallGate m_gate;
    mutable std::mutex m_mutex;
    RateLimits m_limits;
};

/// The tokens of a request as counted by the provider, or an error.
struct CountedTokens {
    std::optional<qint64> tokens = {};
    std::optional<CallFailure> failure = {};
};

/// The models that a provider says it has. With a failure, those that came before it.
struct ListedModels {
    QList<ModelRow> models = {};
    std::optional<CallFailure> failure = {};
};

/// What texts mean, one vector each, or why the provider does not say.
struct AskedMeanings {
    QList<QList<float>> vectors = {};
    std::optional<CallFailure> failure = {};
};

/// A provider reached over HTTP. It knows no provider by name: the wire format defines its answers. Several threads may call in parallel.
class ProviderClient : public Provider
{
public:
    ProviderClient(const WireFormat &wire, const KeySource &keys, const CallSettings &settings, std::shared_ptr<ProviderTraffic> traffic = {});

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const AnswerListener &listener = {}) override;
    CountedTokens countTokens(const RenderedRequest &request, const std::stop_token &stop);
    ListedModels listModels(const RenderTarget &target, const std::stop_token &stop);
    AskedMeanings meanings(const RenderTarget &target, const QStringList &texts, const std::stop_token &stop);

private:
    CallCourse send(const RenderedRequest &request, ResponseReceiver &receiver, const std::stop_token &stop);
    ModelPage page(const RenderTarget &target, const RenderedRequest &request, const std::stop_token &stop);

    const WireFormat m_wire;
    const AnswerFormat m_format;
    const KeySource m_keys;
    const CallSettings m_settings;
    const std::shared_ptr<ProviderTraffic> m_traffic;
};

} // namespace outcrop
