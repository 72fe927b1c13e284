// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendpreview.h"

namespace outcrop {

/// Returns the job that requests a simulated tool result from a model: a separate call in the same session, without layers. Its files are in a separate phase.
/// The tool replies of the preview must have a model.
SendJob toolModelJob(const SendPreview &preview, const ToolDefinition &tool, const ToolCall &call);

} // namespace outcrop
