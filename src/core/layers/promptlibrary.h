// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/layers/layer.h"
#include "core/layers/profile.h"
#include "core/rules/promptconfiguration.h"

#include <memory>

namespace outcrop {

struct LibraryReadings;

/// A workspace read for composing: layers, skills, agents and profiles with everything that is wrong with them. Reading costs once for a state
/// of the workspace; composing from it is cheap.
struct PromptLibrary {
    Workspace workspace;
    LayerStack stack;
    QList<Agent> agents;     ///< by name
    QList<Profile> profiles; ///< by name
    PromptConfiguration configuration; ///< rules, templates and answer schemas for prompts of a type
    Diagnostics diagnostics; ///< of layers, skills, agents, profiles and configuration, not those of reading files
    std::shared_ptr<const LibraryReadings> readings = nullptr; ///< what each document gave, for with()

    static PromptLibrary read(const Workspace &workspace);
    /// What read() would give for another state of the workspace: only documents that differ are read again.
    PromptLibrary with(const Workspace &changed) const;
    const Agent *agent(const QString &name) const;
    const Profile *profile(const QString &name) const;
};

} // namespace outcrop
