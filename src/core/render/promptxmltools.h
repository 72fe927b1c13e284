// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/render/xmlwriter.h"

namespace outcrop {

/// Writes one `<tool name category>`: its description, its parameters with type, description and example, and how it is called. What a
/// parameter's schema says beyond that (an enumeration, limits, nested properties) goes into `<validation>` as JSON, so that nothing is lost.
/// The usage example is the tool's own; else one is made where every required parameter has an example, a default or one allowed value.
void writeTool(XmlWriter &xml, const ToolDefinition &tool, bool includeExamples);

} // namespace outcrop
