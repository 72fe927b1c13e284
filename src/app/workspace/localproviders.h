// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Returns whether a provider's server is on this computer or in its local network.
bool isLocalProvider(const OpenedWorkspace &opened, const QString &provider);

/// Returns provider names as a user writes them, with `local` replaced by the local providers. A provider with the name `local` takes precedence, and the
/// name is kept if there is no local provider.
QStringList expandLocalProviders(const OpenedWorkspace &opened, const QStringList &names);

} // namespace outcrop
