// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentfiles.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// Returns the change that switches the prompt type of an arm to the arm's mode (planTemplateModeSwitch()). NotFound if there is no such arm; Invalid if the
/// arm has no mode or no type.
Result<WorkspaceChange> planArmAdoption(const OpenedWorkspace &opened, const QString &name, const QString &arm);

/// Returns the change that reverts the adoption of the arm. Errors: those of planArmAdoption() and planTemplateModeRevert().
Result<WorkspaceChange> planArmAdoptionRevert(const OpenedWorkspace &opened, const QString &name, const QString &arm);

} // namespace outcrop
