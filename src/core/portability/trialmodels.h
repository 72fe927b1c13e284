// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"

namespace outcrop {

/// A model on which an agent is tested.
struct TrialModel {
    QString provider;
    Result<RenderTarget> target;
    bool isPrimary = false; ///< true for the first model of preferredModels()
};

/// Returns one model for each of the named providers. If none are named: for each provider that the agent prefers or, if it has no preferences, for each
/// provider that can be called.
QList<TrialModel> preferredModels(const Agent &agent, const ProviderCatalog &catalog, const Manifest &manifest, const QStringList &providers = {});

/// Returns models that lack a feature which the agent requires. For each provider, or for each of the named ones, this is the first such model in its adapter. Skips
/// providers without an API.
QList<TrialModel> limitedModels(const Agent &agent, const ProviderCatalog &catalog, const Manifest &manifest, const QStringList &providers = {});

} // namespace outcrop
