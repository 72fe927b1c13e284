// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

enum class PromptMode { Unstructured, Structured };

/// The change that sends one type of prompt another way (ADR-006, "Per-Template Migration"): `global.template_modes` of the templates file, and
/// nothing else but the way back, which is kept beside it under `global.template_modes_before`. Comments and order stay. A type that has the mode
/// already: an empty change. NotFound for a workspace without templates file, and for a type the file does not speak of.
Result<WorkspaceChange> switchTemplateMode(const Workspace &workspace, const QString &type, PromptMode mode);

/// The change that takes the last switch of a type back, as the templates file records it; a mode that was only the default becomes the default
/// again. NotFound where no switch is recorded: what a person changed by hand is for git to know.
Result<WorkspaceChange> revertTemplateMode(const Workspace &workspace, const QString &type);

} // namespace outcrop
