// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/render/xmlwriter.h"

namespace outcrop {

/// Writes one `<tool name category>` with its description, its parameters (type, description, example) and an example call. Other properties
/// of a parameter's schema (enumeration, limits, nested properties) are written to `<validation>` as JSON without losses. The
/// example call is the tool's own, or is generated if the schema of every required parameter contains an example, a default, a constant or an
/// enumeration.
void writeTool(XmlWriter &xml, const ToolDefinition &tool, bool includeExamples);

} // namespace outcrop
