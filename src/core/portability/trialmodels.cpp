// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/trialmodels.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a provider has an API. Wire formats without a method are for copying prompts manually.
bool canBeCalled(const Adapter &adapter, const ProviderCatalog &catalog)
{
    const WireFormat *wire = catalog.wireFormat(adapter.apiFormat);
    return wire && !wire->method.isEmpty();
}

QStringList providersOf(const Agent &agent, const ProviderCatalog &catalog)
{
    QStringList names;
    for (const QString &preference : agent.modelPreferences)
        names.append(preference.section(u'/', 0, 0));
    for (const Adapter &adapter : agent.modelPreferences.isEmpty() ? catalog.adapters() : QList<Adapter>()) {
        if (canBeCalled(adapter, catalog))
            names.append(adapter.name);
    }
    names.removeDuplicates();
    return names;
}

bool lacksFeature(const ModelInfo &model, const QStringList &features)
{
    return std::any_of(
        features.begin(), features.end(), [&model](const QString &feature) { return !model.has(feature); });
}

} // namespace

QList<TrialModel> preferredModels(const Agent &agent, const ProviderCatalog &catalog, const Manifest &manifest, const QStringList &providers)
{
    QList<TrialModel> models;
    for (const QString &provider : providers.isEmpty() ? providersOf(agent, catalog) : providers)
        models.append({provider, chooseTarget(catalog, chooseModel(catalog, {provider, {}}, modelRequests(agent)), manifest), models.isEmpty()});
    return models;
}

QList<TrialModel> limitedModels(const Agent &agent, const ProviderCatalog &catalog, const Manifest &manifest, const QStringList &providers)
{
    QList<TrialModel> models;
    for (const Adapter &adapter : catalog.adapters()) {
        if (!providers.isEmpty() && !providers.contains(adapter.name))
            continue;
        const auto limitedModel = std::find_if(adapter.models.begin(), adapter.models.end(),
            [&agent](const ModelInfo &model) { return lacksFeature(model, agent.requiredFeatures); });
        if (limitedModel != adapter.models.end() && canBeCalled(adapter, catalog))
            models.append({adapter.name, chooseTarget(catalog, adapter.name, limitedModel->id, manifest)});
    }
    return models;
}

} // namespace outcrop
