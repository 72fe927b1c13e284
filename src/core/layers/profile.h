// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/layers/generationparams.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// A profile, `profiles/<name>/config.yml` (ADR-0009, "Profile Configuration"): parameters of a workload for each phase and scope.
struct Profile {
    DocumentPtr document;
    QString name;
    QString description;
    QStringList phases; ///< those the file speaks of, in its order
    QStringList scopes;
    DataNode data;

    /// The phase's parameters, with the scope's overrides laid over them.
    GenerationParams params(const QString &phase, const QString &scope) const;
    /// What the answer of a phase must look like; empty where the profile does not say.
    TracedText outputInstructions(const QString &phase) const;
    /// The agent the profile names for a phase, or nothing.
    QString agent(const QString &phase) const;
    /// The type of prompt that the profile's `prompt_types` names for a phase, empty for plain text; nothing where it does not say.
    std::optional<QString> promptType(const QString &phase) const;
};

/// Reads one profile; nothing if it is not YAML, with the reason in `diagnostics`.
std::optional<Profile> readProfile(const DocumentPtr &document, Diagnostics &diagnostics);

/// Reads every profile of a workspace. A file that is not YAML is a located error and is left out.
QList<Profile> readProfiles(const Workspace &workspace, Diagnostics &diagnostics);

} // namespace outcrop
