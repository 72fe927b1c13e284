// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace outcrop {

struct Document;

/// The workspace's `config.toml`: the seed's tables [conductor], [specialists.*], [prompt_layers], [retrieval],
/// [evolution] (ADR-0163, section 7), and ours, [workspace], [log] and [providers.*]. Everything is optional; unknown keys are
/// kept in `data`.
struct Manifest {
    struct Specialist {
        QString model;
        QStringList workloads;
    };
    struct ProviderChoice {
        QString model;
        QString baseUrl;
    };

    QString conductorName;
    QString conductorRole;
    QString conductorModel;
    QMap<QString, Specialist> specialists;
    QList<QPair<QString, QString>> promptLayers; ///< layer name and path as written, in the file's order
    QMap<QString, ProviderChoice> providers;

    QString name;    ///< [workspace] name
    QString agent;   ///< [workspace] agent: the default
    QString profile; ///< [workspace] profile, likewise
    int condensedBelow =
        100'000; ///< tokens; below it the short form of a layer is used (ADR-0009, "Profile respects provider limits")
    QString agentTier;               ///< [workspace] agent_tier: where agents lie in the stack; empty for the default
    QString store;                   ///< [workspace] store: the address of a team's store; empty for a file of the workspace
    bool sendFallback = false;       ///< [send] fallback: an agent's preferred models are asked in turn where the chosen one cannot answer
    int logRetentionDays = 0;        ///< [log] retention_days: older interactions are removed; 0 keeps all
    QMap<QString, QString> cadences; ///< [workspace.cadences] tier = cadence

    DataNode data;
    Diagnostics diagnostics;
};

/// Where a path that a manifest names leads: relative to the workspace's folder `root` where it lies inside, absolute
/// where it does not. `~/` stands for `home`; relative paths begin at `root`. Looks at the text only, never at a disk.
QString resolveManifestPath(const QString &written, const QString &home, const QString &root);

/// Reads a manifest document; wrong types and unknown keys are located diagnostics. `evolution.auto_apply = true` is an
/// error: nothing is ever applied without a person.
Manifest readManifest(const Document &document);

} // namespace outcrop
