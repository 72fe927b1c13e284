// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/modelrow.h"
#include "core/render/catalog.h"

namespace outcrop {

/// An adapter's document with what other sources say of its models laid over it: the provider's own list over public catalogues over what comes
/// with the program. Models that only they know are added at the end. The document itself if they have no values.
DocumentPtr withModels(const Adapter &adapter, const QList<ModelRow> &rows);

/// The models that providers list themselves and that can be chosen, by the provider's name.
QHash<QString, QList<ModelInfo>> listedModels(const QList<ModelRow> &rows);

/// One source's words about a model.
struct ModelClaim {
    QString origin; ///< workspace, live, imported, built-in
    QString source;
    QString checked;
    Json model;
};

/// A model with everybody who says something of it, the one who is believed first.
struct ModelEntry {
    QString provider;
    QString id;
    bool isOffer = true; ///< it can be chosen; false where it is only named by a list
    QList<ModelClaim> claims;

    /// The effective value: that of the first source. `cost.input` goes into an object.
    Json value(const QString &key) const;
    /// What the sources disagree about: `context_window`, `cost.input` …
    QStringList conflicts() const;
};

/// Every model of every provider of `catalog`. `builtIn` are the adapters that come with the program: one of the workspace overrides them.
QList<ModelEntry> modelEntries(const ProviderCatalog &catalog, const ProviderCatalog &builtIn, const QList<ModelRow> &rows);

} // namespace outcrop
