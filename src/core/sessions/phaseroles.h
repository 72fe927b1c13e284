// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"

#include <optional>

namespace outcrop {

/// Who does the work of a phase (ADR-0009, "Model Selection"): the manifest's `[roles]` maps planner, generator, reviewer and reviser to a
/// provider, or to one of its models (`planner = "anthropic/claude-sonnet-5-5"`). A custom phase is listed by its name.
struct Role {
    QString name;
    QString provider;
    QString model; ///< empty: the provider's, as always
    Range range;   ///< in config.toml

    friend bool operator==(const Role &a, const Role &b) { return a.name == b.name && a.provider == b.provider && a.model == b.model; }
};

/// `planner` for planning, `generator` for generating, `reviewer` for reviewing, `reviser` for revising; any other phase is its own role.
QString roleOfPhase(const QString &phase);

QList<Role> rolesOf(const Manifest &manifest);
/// Nothing where the manifest says nothing about the phase.
std::optional<Role> roleFor(const Manifest &manifest, const QString &phase);

} // namespace outcrop
