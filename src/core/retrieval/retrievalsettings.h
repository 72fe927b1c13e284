// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"

namespace outcrop {

/// Every collection there is: `memory`, `skills`, `vault`, `log`, `documents`.
const QStringList &knownCollections();

/// How a workspace's knowledge is searched, as the table [retrieval] of config.toml says:
///
///     backend = "sqlite"                       # or postgresql, typesense
///     url = "postgresql://reader@db.example/outcrop"
///     collections = ["memory", "skills"]       # the seed's agent_memory, agent_skills, vault_index and otel_events are memory, skills, vault and log
///     vault = "~/notes"                        # a folder of Markdown; without it the workspace's folder `vault`
///     embeddings = {provider = "openai", model = "text-embedding-3-small"}
struct RetrievalSettings {
    enum class Backend { Sqlite, PostgreSql, Typesense };

    Backend backend = Backend::Sqlite;
    QString address = {};       ///< of a team's server, as it is written
    QStringList collections = knownCollections();
    QString vault = QStringLiteral("vault"); ///< as it is written, see resolveManifestPath()
    QString embeddingProvider = {};          ///< empty: meaning is not asked for
    QString embeddingModel = {};
    Diagnostics diagnostics = {};            ///< located: words that are none
};

RetrievalSettings readRetrieval(const Manifest &manifest, const QString &file = QStringLiteral("config.toml"));

} // namespace outcrop
