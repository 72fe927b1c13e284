// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// The code of the finding about a tool that no document defines.
inline const QString undefinedToolCode = QStringLiteral("tool-undefined");

/// Returns the names of all tools that the agents define, sorted.
QStringList definedTools(const QList<Agent> &agents);

/// Returns the built-in tools of coding agents, and their abstract names, sorted. Read once; thread-safe.
const QStringList &builtInTools();

/// Returns whether an agent can call a tool with this name. The tool is in `defined` or built in, or the form of its name shows that a program provides it. Examples of
/// such names are `mcp__server__tool` and `server/*`.
bool isKnownTool(const QString &name, const QStringList &definedToolNames);

/// Reports tools that a portable agent allows but does not define. The prompt lists such tools, but the request does not contain them. The code is
/// undefinedToolCode (a warning, with the nearest name as its fix), or `tool-of-other-agent` (a note) if another agent defines the tool. `defined` has the
/// tools of all agents.
Diagnostics findUndefinedTools(const Agent &agent, const QStringList &definedToolNames);

} // namespace outcrop
