// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/provider.h"
#include "core/rules/ruleengine.h"

namespace outcrop {

/// Returns a function that calls one of the workspace's models, for rules and classification. Without `provider` and `model`, the workspace's default is used.
/// The response must be only JSON. `caller` must outlive the function.
ModelQuery makeModelCaller(Provider &caller, const OpenedWorkspace &opened, const QString &provider, const QString &model,
    const std::stop_token &stop);

} // namespace outcrop
