// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The names and descriptions of prompts and resources that clients show to people.
namespace outcrop::mcppromptmessages {

inline constexpr char room[] = "app/mcp";
inline constexpr MessageText promptOfProfile{room, QT_TRANSLATE_NOOP("app/mcp", "Prompt of the profile %1")};
inline constexpr MessageText promptOfType{room, QT_TRANSLATE_NOOP("app/mcp", "Prompt of the type %1")};
inline constexpr MessageText request{room, QT_TRANSLATE_NOOP("app/mcp", "Text of the request")};
inline constexpr MessageText agent{room, QT_TRANSLATE_NOOP("app/mcp", "Agent")};
inline constexpr MessageText workload{room, QT_TRANSLATE_NOOP("app/mcp", "Workload, such as platform/k8s; selects skills and conditional layers")};
inline constexpr MessageText phase{room, QT_TRANSLATE_NOOP("app/mcp", "Phase of the profile")};
inline constexpr MessageText scope{room, QT_TRANSLATE_NOOP("app/mcp", "Scope of the profile")};
inline constexpr MessageText field{room, QT_TRANSLATE_NOOP("app/mcp", "Field of the METADATA")};
inline constexpr MessageText input{room, QT_TRANSLATE_NOOP("app/mcp", "Input of the templates")};
inline constexpr MessageText unknownArgument{room, QT_TRANSLATE_NOOP("app/mcp", "The prompt has no argument `%1`. Use one of: %2.")};
inline constexpr MessageText argumentNotText{room, QT_TRANSLATE_NOOP("app/mcp", "The argument `%1` must be a text.")};
inline constexpr MessageText missingArgument{room, QT_TRANSLATE_NOOP("app/mcp", "The argument `%1` is required.")};
inline constexpr MessageText badArgument{room, QT_TRANSLATE_NOOP("app/mcp", "The argument `%1` is longer than 100,000 bytes or has a NUL character.")};
inline constexpr MessageText ledgerTitle{room, QT_TRANSLATE_NOOP("app/mcp", "Losses of %1")};
inline constexpr MessageText ledgerDescription{room, QT_TRANSLATE_NOOP("app/mcp", "What the requests of %1 keep, rename, move, approximate or drop of the prompt")};
inline constexpr MessageText layers{room, QT_TRANSLATE_NOOP("app/mcp", "Layers")};
inline constexpr MessageText layersDescription{room, QT_TRANSLATE_NOOP("app/mcp", "The text of a layer, by its path")};
inline constexpr MessageText skills{room, QT_TRANSLATE_NOOP("app/mcp", "Skills")};
inline constexpr MessageText skillsDescription{room, QT_TRANSLATE_NOOP("app/mcp", "The SKILL.md of a skill, by its name")};
inline constexpr MessageText agents{room, QT_TRANSLATE_NOOP("app/mcp", "Agents")};
inline constexpr MessageText agentsDescription{room, QT_TRANSLATE_NOOP("app/mcp", "The file of an agent, by its name")};
inline constexpr MessageText ledgers{room, QT_TRANSLATE_NOOP("app/mcp", "Losses")};
inline constexpr MessageText ledgersDescription{room, QT_TRANSLATE_NOOP("app/mcp", "The losses of a provider, by its name")};

} // namespace outcrop::mcppromptmessages
