// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/provider.h"
#include "core/render/catalog.h"
#include "core/tokens/cost.h"

#include <functional>
#include <mutex>

namespace outcrop {

/// The number and the cost of the requests of a run so far.
struct MeteredUsage {
    qint64 requests = 0;
    Cost cost; ///< total cost of the responses with known prices
};

/// Returns whether calls to a model are free: its price is unknown, and its provider needs no key.
bool isFreeModel(const ProviderCatalog &catalog, const QString &provider, const QString &model);

/// Forwards requests and adds up their cost. After the limit is reached, requests fail without being sent. Models without a price are free if their
/// provider needs no key; otherwise they are not called while there is a limit. Thread-safe.
class MeteredProvider : public Provider
{
public:
    using Listener = std::function<void(const MeteredUsage &)>;

    /// `provider` and `catalog` must outlive this object. `listener` is called after each request.
    MeteredProvider(Provider &provider, const ProviderCatalog &catalog, std::optional<Cost> limit, Listener listener = {})
        : m_provider(provider), m_catalog(catalog), m_limit(limit), m_listener(std::move(listener))
    {
    }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;
    MeteredUsage totalUsage() const;

private:
    std::optional<QString> refusal(const RenderedRequest &request) const;
    void add(const RenderedRequest &request, const Usage &usage);

    Provider &m_provider;
    const ProviderCatalog &m_catalog;
    std::optional<Cost> m_limit;
    Listener m_listener;
    mutable std::mutex m_mutex;
    MeteredUsage m_usage;
};

} // namespace outcrop
