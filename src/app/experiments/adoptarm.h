// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentfiles.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// The change that switches the prompt type of an experiment to the mode of one of its arms (switchTemplateMode()). NotFound for an arm that there is not;
/// Invalid for one that names no mode, or no type.
Result<WorkspaceChange> adoptArm(const OpenedWorkspace &opened, const QString &name, const QString &arm);

/// The change that takes it back.
Result<WorkspaceChange> revertAdoption(const OpenedWorkspace &opened, const QString &name, const QString &arm);

} // namespace outcrop
