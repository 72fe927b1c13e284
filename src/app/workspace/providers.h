// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/secret.h"
#include "core/exchange/modelrow.h"
#include "core/exchange/retrypolicy.h"
#include "core/ports/embedder.h"
#include "core/ports/provider.h"
#include "core/render/catalog.h"

#include <functional>
#include <memory>

class QUrl;

namespace outcrop {

/// Timeouts and limits for provider calls.
struct ProviderSettings {
    RetryPolicy retries = {};
    int maxParallelCalls = 4;                                        ///< concurrent calls per provider and host
    std::chrono::milliseconds connect = std::chrono::seconds(20);
    std::chrono::milliseconds reply = std::chrono::minutes(10);   ///< maximum wait for the start of a response
    std::chrono::milliseconds idleTimeout = std::chrono::minutes(2);  ///< maximum pause within a response
    std::chrono::milliseconds total = std::chrono::minutes(30);   ///< maximum duration of a response
};

/// The user's options for the requests of one command; unset options use ProviderSettings.
struct CallOptions {
    std::optional<int> retries = {};                        ///< number of retries, as in RetryPolicy::limitRetries()
    std::optional<std::chrono::milliseconds> timeout = {};  ///< per request, including all waits; also limits the wait before a retry
    int parallelCalls = 0;                                  ///< raises ProviderSettings::maxParallelCalls, if larger, until the program ends

    RetryPolicy retryPolicy(const RetryPolicy &defaultPolicy = {}) const;
};

/// The tokens of a request as counted by the provider, or the failure.
struct TokenCountResult {
    std::optional<qint64> tokens = {};
    std::optional<CallFailure> failure = {};
};

/// The models that a provider lists. After a failure, those received before it.
struct ModelListResult {
    QList<ModelRow> models = {};
    std::optional<CallFailure> failure = {};
};

/// One unit-length vector for each text, in the same order, or the failure.
struct TextEmbeddings {
    QList<QList<float>> vectors = {};
    std::optional<CallFailure> failure = {};
};

/// Calls the real providers. Use one instance per program: all calls share the concurrency limits and the rate limits that providers report. Functions block
/// and need a QCoreApplication; call them on any thread but the main thread. Uses the proxy of the system or environment (`https_proxy`, `no_proxy`); a
/// workspace cannot set one.
class Providers
{
public:
    using KeyLookup = std::function<Result<Secret>(const QString &provider, const QUrl &address)>;

    explicit Providers(const KeyLookup &keys, const ProviderSettings &settings = {});
    /// Applies these options to all calls.
    Providers(const KeyLookup &keys, const CallOptions &options);
    ~Providers();
    Providers(const Providers &) = delete;
    Providers &operator=(const Providers &) = delete;

    /// Returns an object that sends requests to any provider of the catalog. It copies the catalog and must not outlive this object.
    std::unique_ptr<Provider> providerFor(const ProviderCatalog &catalog, const CallOptions &options = {});
    /// Requests the provider's token count. Free of charge, but uses the network and the key.
    TokenCountResult countTokens(const ProviderCatalog &catalog, const RenderedRequest &request, const std::stop_token &stop);
    /// Requests the model list, which is free of charge and shows whether the key is valid.
    ModelListResult listModels(const RenderTarget &target, const std::stop_token &stop);
    /// Requests the embeddings of texts with a model. BadRequest if the provider's API has no embeddings.
    TextEmbeddings requestEmbeddings(const RenderTarget &target, const QStringList &texts, const std::stop_token &stop);
    /// Returns an embedding model. It copies the target's data and must not outlive this object. Invalid if the provider's API has no embeddings.
    Result<std::unique_ptr<Embedder>> makeEmbedder(const RenderTarget &target);
    /// Returns the last reported rate limits of a provider, or empty ones.
    RateLimits limits(const QString &provider) const;

private:
    struct SharedState;
    std::unique_ptr<SharedState> m_sharedState;
};

} // namespace outcrop
