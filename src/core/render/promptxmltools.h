// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/render/xmlwriter.h"

namespace outcrop {

/// Writes one `<tool name category>` with its description, its parameters (type, description, example) and an example call. Other properties of a parameter's schema
/// (enumeration, limits, nested properties) are written to `<validation>` as JSON. The example call comes from the tool's definition, or is generated. In a generated
/// call, each parameter gets an example, default, constant or value of its enumeration. A required parameter without one gets a placeholder of its type, such as
/// `<city>`.
void writeTool(XmlWriter &xml, const ToolDefinition &tool, bool includesExamples);

} // namespace outcrop
