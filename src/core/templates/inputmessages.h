// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages about inputs and placeholders.
namespace outcrop::inputmessages {

inline constexpr char room[] = "core/templates";
inline constexpr MessageText templateWithoutRequest{room, QT_TRANSLATE_NOOP("core/templates", "The template of `%1` in prompt_templates.yaml has no variable for the request, so the request is not sent. Name one with `request_variable`.")};
inline constexpr MessageText requestVariableGiven{room, QT_TRANSLATE_NOOP("core/templates", "The variable `%1` receives the request, but it also has a value, so the request is not sent. Omit the value or the request.")};
inline constexpr MessageText notDeclarations{room, QT_TRANSLATE_NOOP("core/templates", "`inputs` must be a mapping from names to declarations, such as `entity: {type: string}`.")};
inline constexpr MessageText notDeclaration{room, QT_TRANSLATE_NOOP("core/templates", "The declaration of `%1` is not a mapping. Write it as `%1: {type: string}`.")};
inline constexpr MessageText unknownType{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not an input type. Use one of: %2.")};
inline constexpr MessageText noChoices{room, QT_TRANSLATE_NOOP("core/templates", "The enum `%1` requires `values`, a list of its values. Add it.")};
inline constexpr MessageText notOfType{room, QT_TRANSLATE_NOOP("core/templates", "The value of `%1` does not have the type %2. Correct it.")};
inline constexpr MessageText notBoolean{room, QT_TRANSLATE_NOOP("core/templates", "The value of `%1` must be true or false. Correct it.")};
inline constexpr MessageText severalLines{room, QT_TRANSLATE_NOOP("core/templates", "The value of `%1` has several lines. Use the type `text`.")};
inline constexpr MessageText notAChoice{room, QT_TRANSLATE_NOOP("core/templates", "`%1` is not an allowed value of `%2`. Use one of: %3.")};
inline constexpr MessageText fileMissing{room, QT_TRANSLATE_NOOP("core/templates", "The file `%1` of the input `%2` is not in the workspace. Check the path.")};
inline constexpr MessageText unfilled{room, QT_TRANSLATE_NOOP("core/templates", "The required input `%1` has no value. Set it under “Inputs” in the window or with --var %1=VALUE, or declare a default.")};
inline constexpr MessageText undeclared{room, QT_TRANSLATE_NOOP("core/templates", "The input `%1` is not declared. Declare it under `inputs`.")};
inline constexpr MessageText undeclaredEmpty{room, QT_TRANSLATE_NOOP("core/templates", "The input `%1` is not declared and has no value, so its placeholder is replaced with empty text. Set it under “Inputs” in the window or with --var %1=VALUE.")};
inline constexpr MessageText declare{room, QT_TRANSLATE_NOOP("core/templates", "Declare `%1`")};
inline constexpr MessageText declareInTemplate{room, QT_TRANSLATE_NOOP("core/templates", "Add `template: %2` and declare `%1`")};
inline constexpr CountText declareAllInTemplate{room, QT_TRANSLATE_N_NOOP("core/templates", "Add `template: %1` and declare %n inputs"), "Add `template: %1` and declare %n input"};
inline constexpr CountText declareAll{room, QT_TRANSLATE_N_NOOP("core/templates", "Declare %n inputs"), "Declare %n input"};
inline constexpr MessageText placeholder{room, QT_TRANSLATE_NOOP("core/templates", "The placeholder `{{%1}}` is sent unchanged. Add `template: %2` to the front matter to fill the placeholder, or `template: none` to hide this warning.")};
inline constexpr MessageText placeholderInRequest{room, QT_TRANSLATE_NOOP("core/templates", "The placeholder `{{%1}}` is sent unchanged. Use --template %2 and --var %1=VALUE to fill it.")};
inline constexpr MessageText unknownDialect{room, QT_TRANSLATE_NOOP("core/templates", "Outcrop does not support the template language `%1`. Use one of: %2.")};
inline constexpr MessageText unusedInput{room, QT_TRANSLATE_NOOP("core/templates", "No template of this prompt uses the input `%1`. Remove it.")};
inline constexpr MessageText unusedInputNear{room, QT_TRANSLATE_NOOP("core/templates", "No template of this prompt uses the input `%1`. Did you mean `%2`?")};

} // namespace outcrop::inputmessages
