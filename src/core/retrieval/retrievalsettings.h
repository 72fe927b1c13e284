// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"

namespace outcrop {

/// Returns the names of the predefined collections: `memory`, `skills`, `vault`, `log`, `documents`.
const QStringList &knownCollections();

/// The search settings of a workspace, from the table [retrieval] of config.toml:
///
///     backend = "sqlite"                       # or postgresql, typesense
///     url = "postgresql://reader@db.example/outcrop"
///     collections = ["memory", "skills"]       # agent_memory, agent_skills, vault_index and otel_events are aliases
///     vault = "~/notes"                        # a folder of Markdown files; default: `vault` in the workspace
///     embeddings = {provider = "openai", model = "text-embedding-3-small"}
struct RetrievalSettings {
    enum class Backend { Sqlite, PostgreSql, Typesense };

    Backend backend = Backend::Sqlite;
    QString address = {};       ///< URL of a shared server, as written
    QStringList collections = knownCollections();
    QString vault = QStringLiteral("vault"); ///< folder as written; resolved by resolveManifestPath()
    QString embeddingProvider = {};          ///< empty disables semantic search
    QString embeddingModel = {};
    Diagnostics diagnostics = {};            ///< findings about unknown names, with locations
};

RetrievalSettings readRetrievalSettings(const Manifest &manifest, const QString &file = QStringLiteral("config.toml"));

} // namespace outcrop
