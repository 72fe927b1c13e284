// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/layers/layer.h"
#include "core/layers/profile.h"
#include "core/rules/promptconfiguration.h"

#include <memory>

namespace outcrop {

struct LibraryReadings;

/// A workspace prepared for composition: layers, skills, agents and profiles, with their findings. Read once per state of the workspace;
/// composing from it is cheap.
struct PromptLibrary {
    Workspace workspace;
    LayerStack stack;
    QList<Agent> agents;     ///< sorted by name
    QList<Profile> profiles; ///< sorted by name
    PromptConfiguration configuration; ///< rules, templates and response schemas of prompt types
    Diagnostics diagnostics; ///< findings about layers, skills, agents, profiles and configuration, but not about reading files
    std::shared_ptr<const LibraryReadings> readings = nullptr; ///< data from each document, reused by with()

    static PromptLibrary read(const Workspace &workspace);
    /// Returns the same as read(changed), but reads only documents that changed, and keeps a client's layers and retrieved passages.
    PromptLibrary with(const Workspace &changedWorkspace) const;
    const Agent *agent(const QString &name) const;
    const Profile *profile(const QString &name) const;
};

} // namespace outcrop
