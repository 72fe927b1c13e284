// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/adapter.h"

namespace outcrop {

/// Aliases for models in agent files, such as `sonnet` and `inherit`. Read from resources/models/modelwords.yaml. Thread-safe.
class ModelAliases
{
public:
    static const ModelAliases &builtIn();

    /// Returns whether the alias leaves the choice to the user.
    bool leavesChoiceOpen(const QString &word) const;
    /// Returns the adapter's model for an ID, an alias of the adapter, a display name or a general alias. An ID may have a date suffix, which the result keeps. nullopt
    /// if the adapter has no such model.
    std::optional<ModelInfo> resolveModel(const Adapter &adapter, const QString &word) const;
    /// Returns the name of the provider whose model IDs have the same prefix as `word`: `openai` for `gpt-5.3-codex`. Empty if there is none.
    QString providerOfFamily(const QString &word) const;
    /// Returns the first adapter that has the model `word`, or null.
    const Adapter *firstAdapterWith(const QList<Adapter> &adapters, const QString &word) const;

private:
    ModelAliases();

    QStringList m_openAliases;
    QHash<QString, QStringList> m_aliases; ///< alias → ID patterns
    QList<QPair<QString, QString>> m_families; ///< ID prefix and provider
};

} // namespace outcrop
