// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/adapter.h"

namespace outcrop {

/// Words for models that agent files use in place of an id, such as `sonnet` and `inherit`. Read from resources/models/modelwords.yaml. Thread-safe.
class ModelWords
{
public:
    static const ModelWords &builtIn();

    /// Whether the word leaves the choice to the person who runs the agent.
    bool leavesOpen(const QString &word) const;
    /// The model of this adapter that a word means: an id, one of the adapter's aliases, an id spelled for people, an id with a date behind it (which it
    /// keeps), or a word of the table. Nothing where the adapter has none.
    std::optional<ModelInfo> modelOf(const Adapter &adapter, const QString &word) const;
    /// The first adapter that has such a model, or null.
    const Adapter *adapterOf(const QList<Adapter> &adapters, const QString &word) const;

private:
    ModelWords();

    QStringList m_open;
    QHash<QString, QStringList> m_aliases; ///< word → patterns of ids
};

} // namespace outcrop
