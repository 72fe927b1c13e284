// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The names and descriptions of prompts and resources that clients show to people.
namespace outcrop::mcppromptmessages {

inline constexpr char room[] = "app/mcp";
inline constexpr MessageText promptOfProfile{room, QT_TRANSLATE_NOOP("app/mcp", "Prompt for profile %1")};
inline constexpr MessageText promptOfType{room, QT_TRANSLATE_NOOP("app/mcp", "Prompt of type %1")};
inline constexpr MessageText request{room, QT_TRANSLATE_NOOP("app/mcp", "Request text")};
inline constexpr MessageText agent{room, QT_TRANSLATE_NOOP("app/mcp", "Agent")};
inline constexpr MessageText workload{room, QT_TRANSLATE_NOOP("app/mcp", "Workload, such as platform/k8s; selects skills and conditional layers")};
inline constexpr MessageText phase{room, QT_TRANSLATE_NOOP("app/mcp", "Profile phase")};
inline constexpr MessageText scope{room, QT_TRANSLATE_NOOP("app/mcp", "Profile scope")};
inline constexpr MessageText field{room, QT_TRANSLATE_NOOP("app/mcp", "METADATA field")};
inline constexpr MessageText input{room, QT_TRANSLATE_NOOP("app/mcp", "Template input")};
inline constexpr MessageText unknownArgument{room, QT_TRANSLATE_NOOP("app/mcp", "The prompt has no argument `%1`. Use one of: %2.")};
inline constexpr MessageText argumentNotText{room, QT_TRANSLATE_NOOP("app/mcp", "The argument `%1` must be a string.")};
inline constexpr MessageText missingArgument{room, QT_TRANSLATE_NOOP("app/mcp", "The argument `%1` is required. Add it.")};
inline constexpr MessageText badArgument{room, QT_TRANSLATE_NOOP("app/mcp", "The argument `%1` is longer than 100,000 bytes or contains a NUL character. Shorten it, or remove the character.")};
inline constexpr MessageText ledgerTitle{room, QT_TRANSLATE_NOOP("app/mcp", "Loss ledger for %1")};
inline constexpr MessageText ledgerDescription{room, QT_TRANSLATE_NOOP("app/mcp", "Each part of the prompt with its outcome in requests to %1, such as kept, moved or dropped")};
inline constexpr MessageText layers{room, QT_TRANSLATE_NOOP("app/mcp", "Layers")};
inline constexpr MessageText layersDescription{room, QT_TRANSLATE_NOOP("app/mcp", "Layer text, by path")};
inline constexpr MessageText skills{room, QT_TRANSLATE_NOOP("app/mcp", "Skills")};
inline constexpr MessageText skillsDescription{room, QT_TRANSLATE_NOOP("app/mcp", "SKILL.md of a skill, by name")};
inline constexpr MessageText agents{room, QT_TRANSLATE_NOOP("app/mcp", "Agents")};
inline constexpr MessageText agentsDescription{room, QT_TRANSLATE_NOOP("app/mcp", "Agent file, by name")};
inline constexpr MessageText ledgers{room, QT_TRANSLATE_NOOP("app/mcp", "Loss ledgers")};
inline constexpr MessageText ledgersDescription{room, QT_TRANSLATE_NOOP("app/mcp", "Loss ledger for a provider, by name")};

} // namespace outcrop::mcppromptmessages
