// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace outcrop {

struct Document;

/// The workspace's `config.toml`, with the tables [conductor], [specialists.*], [prompt_layers], [retrieval], [evolution],
/// [workspace], [send], [log] and [providers.*]. All are optional; unknown keys are kept in `data`. Source: ADR-0163, section 7.
struct Manifest {
    struct Specialist {
        QString model;
        QStringList workloads;
    };
    /// An entry of [prompt_layers]: a path, or a table with `file` and settings of the layer.
    struct LayerEntry {
        QString name;
        QString file;      ///< path as written
        DataNode settings; ///< the table; a node that is not a mapping if the entry is only a path
        Range range;       ///< range of the path
    };
    struct ProviderChoice {
        QString model;
        QString baseUrl;
    };

    QString conductorName;
    QString conductorRole;
    QString conductorModel;
    QMap<QString, Specialist> specialists;
    QList<LayerEntry> promptLayers; ///< in the order of the file
    QMap<QString, ProviderChoice> providers;

    QString name;    ///< [workspace] name: display name
    QString agent;   ///< [workspace] agent: default agent
    QString profile; ///< [workspace] profile: default profile
    int condensedBelow =
        100'000; ///< tokens; for a smaller context window, the condensed form of a layer is used
    QString agentTier;               ///< [workspace] agent_tier: tier of agents in the prompt; empty for the default
    QString store;                   ///< [workspace] store: URL of a team's store; empty for a file in the workspace
    bool usesFallbackModels = false;       ///< [send] fallback: whether the agent's other preferred models are tried in order if the chosen one fails
    int logRetentionDays = 0;        ///< [log] retention_days: older interactions are deleted; 0 keeps all
    QMap<QString, QString> cadences; ///< [workspace.cadences] tier = cadence

    DataNode data;
    Diagnostics diagnostics;
};

/// Resolves a path from the manifest: relative to the workspace folder `root` if it is inside, absolute otherwise. `~/` is
/// replaced by `home`; relative paths start at `root`. Does not access the disk.
QString resolveManifestPath(const QString &written, const QString &home, const QString &root);

/// Reads a manifest document and reports wrong types and unknown keys with their locations. `evolution.auto_apply = true` is
/// an error, because changes are applied only by the user.
Manifest readManifest(const Document &document);

} // namespace outcrop
