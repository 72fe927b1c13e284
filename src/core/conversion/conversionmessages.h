// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/conversion.
namespace outcrop::conversionmessages {

inline constexpr char room[] = "core/conversion";

inline constexpr MessageText fieldRenamed{room, QT_TRANSLATE_NOOP("core/conversion", "Written as `%1`.")};
inline constexpr MessageText valueRenamed{room, QT_TRANSLATE_NOOP("core/conversion", "Written as `%1` with the value `%2`.")};
inline constexpr MessageText nameReplaced{room, QT_TRANSLATE_NOOP("core/conversion", "Written as `%1`, because %2 does not allow some characters of the name.")};
inline constexpr MessageText serverOnly{room, QT_TRANSLATE_NOOP("core/conversion", "The canonical form names only the MCP server `%1`, so all its tools are allowed.")};
inline constexpr MessageText noTierForModel{room, QT_TRANSLATE_NOOP("core/conversion", "No model tier corresponds to `%1`. The model is kept in `extensions.model`.")};
inline constexpr MessageText promptFields{room, QT_TRANSLATE_NOOP("core/conversion", "The front matter of the prompt file is not written. Move its fields to the agent file.")};
inline constexpr MessageText governanceMerged{room, QT_TRANSLATE_NOOP("core/conversion", "Merged from %1.")};
inline constexpr MessageText clientHasNoField{room, QT_TRANSLATE_NOOP("core/conversion", "%1 agent files do not have this field.")};
inline constexpr MessageText clientHasNoTool{room, QT_TRANSLATE_NOOP("core/conversion", "%1 has no tool with this name.")};
inline constexpr MessageText noToolLeft{room, QT_TRANSLATE_NOOP("core/conversion", "%1 has none of this agent's tools, and omitting the tool list would allow all tools. Change the list, or remove it to allow all tools.")};
inline constexpr MessageText clientHasNoModel{room, QT_TRANSLATE_NOOP("core/conversion", "%1 has no model that corresponds to `%2`.")};
inline constexpr MessageText clientHasNoTier{room, QT_TRANSLATE_NOOP("core/conversion", "%1 has no model for this model tier.")};
inline constexpr MessageText clientHasNoAgents{room, QT_TRANSLATE_NOOP("core/conversion", "%1 does not support agent files. Convert to another client.")};
inline constexpr MessageText toolWordsReplaced{room, QT_TRANSLATE_NOOP("core/conversion", "The text names the tool `%1`, which %2 calls `%3`. The name is replaced.")};
inline constexpr MessageText programField{room, QT_TRANSLATE_NOOP("core/conversion", "Used only by Outcrop.")};
inline constexpr MessageText notReadable{room, QT_TRANSLATE_NOOP("core/conversion", "The agent cannot be converted because of this error: %1")};
inline constexpr MessageText alreadyCanonical{room, QT_TRANSLATE_NOOP("core/conversion", "%1 is already in the canonical form. Choose another form.")};
inline constexpr MessageText alreadySingle{room, QT_TRANSLATE_NOOP("core/conversion", "%1 is already in the single-file form. Choose another form.")};
inline constexpr MessageText toolUndefined{room, QT_TRANSLATE_NOOP("core/conversion", "No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Define it under `%2`, or remove the name.")};
inline constexpr MessageText toolUndefinedNear{room, QT_TRANSLATE_NOOP("core/conversion", "No document defines the tool `%1`. The prompt lists it, but the model cannot call it. Did you mean `%2`?")};
inline constexpr MessageText toolOfOtherAgent{room, QT_TRANSLATE_NOOP("core/conversion", "Only another agent defines the tool `%1`, so the model cannot call it, although the prompt lists it. Copy the definition to `%2` of this agent, or remove the name.")};
inline constexpr MessageText changeTool{room, QT_TRANSLATE_NOOP("core/conversion", "Change to %1")};
inline constexpr MessageText conversionDiffers{room, QT_TRANSLATE_NOOP("core/conversion", "The converted agent would not have the same fields. Report this bug.")};

} // namespace outcrop::conversionmessages
