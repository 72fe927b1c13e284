// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"

namespace outcrop {

/// A model that an agent is tried on.
struct TrialModel {
    QString provider;
    Result<RenderTarget> target;
    bool primary = false; ///< of the provider that the agent names first
};

/// The models that an agent prefers, one for each provider it names; of every provider that can be called where it names none.
QList<TrialModel> preferredModels(const Agent &agent, const ProviderCatalog &catalog, const Manifest &manifest);

/// Models that lack a feature which the agent declares: of each provider the first that its adapter lists.
QList<TrialModel> limitedModels(const Agent &agent, const ProviderCatalog &catalog, const Manifest &manifest);

} // namespace outcrop
