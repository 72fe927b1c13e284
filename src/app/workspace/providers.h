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

/// How patiently providers are called.
struct ProviderSettings {
    RetryPolicy retries = {};
    int callsAtOnce = 4;                                        ///< of one provider at one host
    std::chrono::milliseconds connect = std::chrono::seconds(20);
    std::chrono::milliseconds reply = std::chrono::minutes(10);   ///< of silence before an answer begins
    std::chrono::milliseconds silence = std::chrono::minutes(2);  ///< inside an answer
    std::chrono::milliseconds whole = std::chrono::minutes(30);   ///< of an answer
};

/// What a user may say of the requests of one command or click; what is not said is as in ProviderSettings.
struct CallOptions {
    std::optional<int> retries = {};                        ///< as RetryPolicy::atMost()
    std::optional<std::chrono::milliseconds> timeout = {};  ///< for each request, including all waits; also the longest wait before a retry

    RetryPolicy retryPolicy(const RetryPolicy &usual = {}) const;
};

/// The tokens of a request as counted by the provider, or why it has no count.
struct TokensSaid {
    std::optional<qint64> tokens = {};
    std::optional<CallFailure> failure = {};
};

/// The models that a provider says it has. With a failure, those that came before it.
struct ModelsSaid {
    QList<ModelRow> models = {};
    std::optional<CallFailure> failure = {};
};

/// The providers as they are really called. One for a program: all its calls share the places at each provider and what that said about its limits.
/// Every function may be called from any thread but the window's, for they wait, and needs a QCoreApplication. A system's or an environment's
/// proxy is used (`https_proxy`, `no_proxy`); a workspace cannot name one.
class Providers
{
public:
    using KeySource = std::function<Result<Secret>(const QString &provider, const QUrl &address)>;

    explicit Providers(const KeySource &keys, const ProviderSettings &settings = {});
    /// All calls with these options.
    Providers(const KeySource &keys, const CallOptions &options);
    ~Providers();
    Providers(const Providers &) = delete;
    Providers &operator=(const Providers &) = delete;

    /// Answers requests to any provider of a catalog. Keeps no reference to it, and must not outlive this object.
    std::unique_ptr<Provider> of(const ProviderCatalog &catalog, const CallOptions &options = {});
    /// Asks the provider to count. Costs nothing, but goes over the network with the key.
    TokensSaid countTokens(const ProviderCatalog &catalog, const RenderedRequest &request, const std::stop_token &stop);
    /// The cheapest question there is: whether it is answered says whether the key is right.
    ModelsSaid listModels(const RenderTarget &target, const std::stop_token &stop);
    /// The embedding model: a model of a provider. Keeps nothing of the catalog that the target points into, and must not outlive this object.
    /// Invalid where the provider's API has no embeddings.
    Result<std::unique_ptr<Embedder>> embedder(const RenderTarget &target);
    /// What a provider said last; empty where it never did.
    RateLimits limits(const QString &provider) const;

private:
    struct Shared;
    std::unique_ptr<Shared> m_shared;
};

} // namespace outcrop
