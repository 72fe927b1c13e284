// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/layers/generationparams.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// A profile, `profiles/<name>/config.yml`: the generation parameters and output instructions for each phase and scope.
/// Source: ADR-0009, "Profile Configuration".
struct Profile {
    DocumentPtr document;
    QString name;
    QString description;
    QStringList phases; ///< phases with parameters or output instructions, in the order of the file
    QStringList scopes;
    DataNode data;

    /// Returns the phases that may be selected: `phases` and the standard phases of workflows, which need no entry.
    QStringList acceptedPhases() const;
    /// Returns the parameters of a phase, overridden by those of the scope.
    GenerationParams params(const QString &phase, const QString &scope) const;
    /// Returns the output instructions of a phase; empty if there are none.
    TracedText outputInstructions(const QString &phase) const;
    /// Returns the profile's agent for a phase; empty if there is none.
    QString agent(const QString &phase) const;
    /// Returns the prompt type of a phase from `prompt_types`: empty for plain text, nullopt if not specified.
    std::optional<QString> promptType(const QString &phase) const;
};

/// Reads one profile. Returns nullopt if it is not YAML; the reason is in `diagnostics`.
std::optional<Profile> readProfile(const DocumentPtr &document, Diagnostics &diagnostics);

/// Reads all profiles of a workspace. A file that is not YAML is skipped and reported as an error.
QList<Profile> readProfiles(const Workspace &workspace, Diagnostics &diagnostics);

} // namespace outcrop
