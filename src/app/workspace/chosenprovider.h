// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Whom a prompt goes to, and who said so.
struct ChosenProvider {
    QString provider;
    QString model;  ///< empty: as chooseTarget() chooses
    QString reason; ///< for people; empty where the user named the provider
};

/// The provider that was named, else the one of the phase's role, else the agent's first preference that there is an adapter for, else the
/// conductor's. NotFound where nobody says anything, or names a provider that there is no adapter for.
Result<ChosenProvider> chosenProvider(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model);

} // namespace outcrop
