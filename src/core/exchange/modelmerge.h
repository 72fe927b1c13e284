// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/modelrow.h"
#include "core/render/catalog.h"

namespace outcrop {

/// Returns an adapter's document with model data from other sources merged in. The list that the provider reports takes precedence over public
/// catalogs, and these over the built-in data. Unknown selectable models are appended. Returns the original document if there are no rows for this provider.
DocumentPtr mergeModels(const Adapter &adapter, const QList<ModelRow> &rows);

/// Returns the selectable models of each provider whose reported list has any, by provider name. Includes the provider's models in public catalogs.
QHash<QString, QList<ModelInfo>> listedModels(const QList<ModelRow> &rows);

/// The data of one source about a model.
struct ModelClaim {
    QString origin; ///< `workspace`, `live`, `imported` or `built-in`
    QString source;
    QString checked;
    Json model;
};

/// A model with the data of all sources, in order of precedence.
struct ModelEntry {
    QString provider;
    QString id;
    bool isSelectable = true; ///< true if the model can be selected; false if it is only mentioned in a list
    QList<ModelClaim> claims;

    /// Returns the value from the first source that has it. Dots access nested objects: `cost.input`.
    Json value(const QString &key) const;
    /// Returns the limits and prices that differ between sources: `context_window`, `cost.input` …
    QStringList conflicts() const;
};

/// Returns all models of all providers in `catalog`. `builtIn` contains the adapters that come with the program, which adapters of the workspace
/// override.
QList<ModelEntry> modelEntries(const ProviderCatalog &catalog, const ProviderCatalog &builtIn, const QList<ModelRow> &rows);

} // namespace outcrop
