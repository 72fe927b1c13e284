// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/layers/tier.h"

namespace outcrop {

/// A file that becomes a layer, with its proposed settings in [prompt_layers].
struct AdoptedLayer {
    QString name;
    QString file;
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    int order = 0;
    QString when; ///< empty: always sent
    QString comment = {}; ///< the reason in English, for a new config.toml
};

/// Files that a rule recognized. Each file of a layer rule has a separate row; all files of another rule share a row.
struct AdoptionRow {
    QString use;    ///< a word for display, such as `layer` or `skills`
    QStringList files;
    QString reason;
    std::optional<AdoptedLayer> layer = std::nullopt; ///< the proposed entry; nullopt if none is proposed
    bool isCandidate = false; ///< whether a rule for layers recognized the file, also if it gets no entry
    bool isOptional = false; ///< whether the file is not included, but becomes a layer if the user includes it
};

/// The user's choice among the files of a proposal: paths in the workspace.
struct AdoptionChoice {
    QStringList includedFiles = {}; ///< files that become layers although no rule proposes them; documents for which canBecomeLayer() is true
    QStringList excludedFiles = {}; ///< files that do not become layers; takes precedence
    QStringList onlyFiles = {};     ///< files to consider; empty: all files
};

/// The proposal for a repository. Its change creates config.toml or adds entries to it, and touches no other file.
struct Adoption {
    QList<AdoptionRow> rows; ///< layers in sending order, then the other uses in rule order, then the files that are not included
    WorkspaceChange change;  ///< empty if config.toml already has every entry

    QList<AdoptedLayer> layers() const;
    /// Returns the files that are not included, but can become layers.
    QStringList optionalFiles() const;
};

/// Returns whether a document can get an entry in [prompt_layers]. It must be a Markdown or .txt file, not be listed yet, and have no other use such as an
/// agent or a skill.
bool canBecomeLayer(const Workspace &workspace, const QString &path);

/// Returns the documents for which canBecomeLayer() is true and whose path matches a path or pattern such as `docs/*.txt`. A pattern without a slash matches
/// only in the top folder, and `**` matches at any depth.
QStringList filesToInclude(const Workspace &workspace, const QString &pattern);

/// Recognizes the files of a folder. Deterministic: the same files result in the same proposal.
///
/// Errors: NotFound if no file is recognized, or if a file of the choice cannot be included or excluded. Invalid, with the location, if config.toml cannot be parsed or
/// belongs to another program.
Result<Adoption> planAdoption(const Workspace &workspace, const AdoptionChoice &choice = {});

} // namespace outcrop
