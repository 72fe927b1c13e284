// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/meteredprovider.h"

#include "app/portability/validationmessages.h"
#include "core/sessions/turncost.h"

namespace outcrop {

bool isFreeModel(const ProviderCatalog &catalog, const QString &provider, const QString &model)
{
    const Adapter *adapter = catalog.adapter(provider);
    const ModelInfo *info = adapter ? adapter->model(model) : nullptr;
    return adapter && adapter->keyVariable.isEmpty() && !(info && info->price.isKnown());
}

std::optional<QString> MeteredProvider::refusal(const RenderedRequest &request) const
{
    if (!m_limit || isFreeModel(m_catalog, request.provider, request.model))
        return std::nullopt;
    const Adapter *adapter = m_catalog.adapter(request.provider);
    const ModelInfo *model = adapter ? adapter->model(request.model) : nullptr;
    if (!model || !model->price.isKnown())
        return validationmessages::priceUnknown(request.provider, request.model, toText(*m_limit));
    const std::lock_guard lock(m_mutex);
    return m_usage.cost >= *m_limit ? std::optional<QString>(validationmessages::limitReached(toText(*m_limit))) : std::nullopt;
}

void MeteredProvider::add(const RenderedRequest &request, const Usage &usage)
{
    const Adapter *adapter = m_catalog.adapter(request.provider);
    const ModelInfo *model = adapter ? adapter->model(request.model) : nullptr;
    const std::optional<Cost> cost = model ? costOfUsage(usage, model->price) : std::nullopt;
    const std::lock_guard lock(m_mutex);
    ++m_usage.requests;
    m_usage.cost += cost.value_or(Cost());
    if (m_listener)
        m_listener(m_usage);
}

ProviderCall MeteredProvider::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    if (const auto reason = refusal(request))
        return {{}, CallFailure{FailureKind::Quota, *reason}};
    ProviderCall result = m_provider.call(request, stop, listener);
    add(request, result.response.usage);
    return result;
}

MeteredUsage MeteredProvider::totalUsage() const
{
    const std::lock_guard lock(m_mutex);
    return m_usage;
}

} // namespace outcrop
