// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/provider.h"
#include "core/rules/ruleengine.h"

namespace outcrop {

/// Asks one of the workspace's models, for rules and classification; nothing named: the one that the workspace prefers. The answer must be JSON and nothing
/// else. `models` outlives what is returned.
AskModel askThrough(Provider &models, const OpenedWorkspace &opened, const QString &provider, const QString &model, const std::stop_token &stop);

} // namespace outcrop
