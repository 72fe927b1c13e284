// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// The form of a prompt type: plain text, or METADATA and INSTRUCTION.
enum class PromptMode { Unstructured, Structured };

/// Returns the change that switches a prompt type to another mode: edits `global.template_modes` of the templates file, and records the previous mode in
/// `global.template_modes_before`. Comments and order are kept. Creates the file if the type is only in prompt_templates.yaml or has only a guide. The change
/// is empty if the type already has the mode. NotFound if the workspace has no prompt types, or not this one.
Result<WorkspaceChange> planTemplateModeSwitch(const Workspace &workspace, const QString &type, PromptMode mode);

/// Returns the change that reverts the last recorded switch of a type. A mode that was the default becomes the default again. NotFound if no switch is
/// recorded, as for a manual edit.
Result<WorkspaceChange> planTemplateModeRevert(const Workspace &workspace, const QString &type);

} // namespace outcrop
