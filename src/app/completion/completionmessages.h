// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/completion.
namespace outcrop::completionmessages {

inline constexpr char room[] = "app/completion";
//: Detail of a model; %1 is a provider, %2 the size of the context window
inline constexpr MessageText providerAndWindow{room, QT_TRANSLATE_NOOP("app/completion", "%1, %2 tokens")};
//: Detail of a domain of rules; %1 is the number of rules
inline constexpr MessageText ruleCount{room, QT_TRANSLATE_NOOP("app/completion", "rules: %1")};
inline constexpr MessageText bothMustBeTrue{room, QT_TRANSLATE_NOOP("app/completion", "both must be true")};
inline constexpr MessageText oneMustBeTrue{room, QT_TRANSLATE_NOOP("app/completion", "at least one must be true")};
inline constexpr MessageText isEqual{room, QT_TRANSLATE_NOOP("app/completion", "is equal to")};
inline constexpr MessageText isLess{room, QT_TRANSLATE_NOOP("app/completion", "is less than")};
inline constexpr MessageText isGreater{room, QT_TRANSLATE_NOOP("app/completion", "is greater than")};
inline constexpr MessageText negates{room, QT_TRANSLATE_NOOP("app/completion", "negates the condition")};
inline constexpr MessageText isNotEqual{room, QT_TRANSLATE_NOOP("app/completion", "is not equal to")};
inline constexpr MessageText isOneOf{room, QT_TRANSLATE_NOOP("app/completion", "is one of these")};
inline constexpr MessageText isNoneOf{room, QT_TRANSLATE_NOOP("app/completion", "is none of these")};
inline constexpr MessageText isAtMost{room, QT_TRANSLATE_NOOP("app/completion", "is at most")};
inline constexpr MessageText isAtLeast{room, QT_TRANSLATE_NOOP("app/completion", "is at least")};
inline constexpr MessageText commaSeparatedValues{room, QT_TRANSLATE_NOOP("app/completion", "values, separated by commas")};
inline constexpr MessageText condensedFormsBelow{room, QT_TRANSLATE_NOOP("app/completion", "below this size, condensed forms are sent")};
inline constexpr MessageText contextWindowOf{room, QT_TRANSLATE_NOOP("app/completion", "the context window of %1")};
inline constexpr MessageText selectedAgent{room, QT_TRANSLATE_NOOP("app/completion", "the selected agent")};
inline constexpr MessageText selectedProfile{room, QT_TRANSLATE_NOOP("app/completion", "the selected profile")};
inline constexpr MessageText selectedPhase{room, QT_TRANSLATE_NOOP("app/completion", "the selected phase")};
inline constexpr MessageText selectedScope{room, QT_TRANSLATE_NOOP("app/completion", "the selected scope")};
inline constexpr MessageText workloadCategory{room, QT_TRANSLATE_NOOP("app/completion", "the selected workload or a broader workload")};
inline constexpr MessageText provider{room, QT_TRANSLATE_NOOP("app/completion", "the provider of the request")};
inline constexpr MessageText model{room, QT_TRANSLATE_NOOP("app/completion", "the model of the request")};
inline constexpr MessageText contextWindow{room, QT_TRANSLATE_NOOP("app/completion", "the model's context window, in tokens")};
inline constexpr MessageText phaseOfProfile{room, QT_TRANSLATE_NOOP("app/completion", "phase in profile %1")};
inline constexpr MessageText scopeOfProfile{room, QT_TRANSLATE_NOOP("app/completion", "scope in profile %1")};
inline constexpr MessageText skillOrigin{room, QT_TRANSLATE_NOOP("app/completion", "from skill %1")};
inline constexpr MessageText specialistOrigin{room, QT_TRANSLATE_NOOP("app/completion", "from the specialist %1")};
inline constexpr MessageText layerOrigin{room, QT_TRANSLATE_NOOP("app/completion", "from layer %1")};
inline constexpr MessageText builtInTool{room, QT_TRANSLATE_NOOP("app/completion", "built-in tool of a coding agent")};
inline constexpr MessageText agentOrigin{room, QT_TRANSLATE_NOOP("app/completion", "from agent %1")};
inline constexpr MessageText bundleValue{room, QT_TRANSLATE_NOOP("app/completion", "a value from the bundle")};
inline constexpr MessageText defaultValue{room, QT_TRANSLATE_NOOP("app/completion", "the fallback if the value is missing")};
inline constexpr MessageText otherSpellings{room, QT_TRANSLATE_NOOP("app/completion", "maps the value to the provider's value")};
inline constexpr MessageText convertsSchema{room, QT_TRANSLATE_NOOP("app/completion", "converts a JSON Schema according to schema_rules")};
inline constexpr MessageText encodesJson{room, QT_TRANSLATE_NOOP("app/completion", "json: encoded as a JSON string")};
inline constexpr MessageText eachList{room, QT_TRANSLATE_NOOP("app/completion", "a list whose items are rendered with `as`")};
inline constexpr MessageText asItem{room, QT_TRANSLATE_NOOP("app/completion", "the template for each item of the list")};
inline constexpr MessageText joinedTexts{room, QT_TRANSLATE_NOOP("app/completion", "strings to join")};
inline constexpr MessageText separator{room, QT_TRANSLATE_NOOP("app/completion", "the separator of the joined strings")};
inline constexpr MessageText jsonTemplate{room, QT_TRANSLATE_NOOP("app/completion", "a template, encoded as a JSON string")};
inline constexpr MessageText omittedUnlessTrue{room, QT_TRANSLATE_NOOP("app/completion", "omitted unless this is true")};
inline constexpr MessageText ledgerReason{room, QT_TRANSLATE_NOOP("app/completion", "the reason in the loss ledger")};
inline constexpr MessageText ledgerAction{room, QT_TRANSLATE_NOOP("app/completion", "the action in the loss ledger")};

} // namespace outcrop::completionmessages
