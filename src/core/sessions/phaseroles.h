// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/documentkind.h"
#include "core/documents/manifest.h"
#include "core/layers/profile.h"

#include <optional>

namespace outcrop {

/// The provider and model for a phase (ADR-0009, "Model Selection"). `[roles]` in the manifest maps planner, generator, reviewer and reviser to a provider
/// or a model (`planner = "anthropic/claude-sonnet-5-5"`). A custom phase is listed under its name. Profiles list roles in `providers`.
struct Role {
    QString name;
    QString provider;
    QString model; ///< empty for the provider's default model
    Range range;   ///< location in `file`
    QString file = manifestPath; ///< config.toml, or the file of the profile

    friend bool operator==(const Role &a, const Role &b) { return a.name == b.name && a.provider == b.provider && a.model == b.model; }
};

/// Returns `planner` for planning, `generator` for generating, `reviewer` for reviewing and `reviser` for revising. For any other phase, returns the name of
/// the phase.
QString roleOfPhase(const QString &phase);

QList<Role> rolesOf(const Manifest &manifest);
/// Returns the role for a phase; nullopt if the manifest has none.
std::optional<Role> roleFor(const Manifest &manifest, const QString &phase);
/// Returns the role for a phase from `providers` in a profile, where `default` applies to standard phases without an entry; nullopt if it has none.
std::optional<Role> roleFor(const Profile &profile, const QString &phase);

} // namespace outcrop
