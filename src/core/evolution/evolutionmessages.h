// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/evolution.
namespace outcrop::evolutionmessages {

inline constexpr char room[] = "core/evolution";
//: %1 names what was counted, %2 is the count, %3 a number of turns, %4 and %5 are the limits of the confidence interval of the share
inline constexpr MessageText shareEvidence{room, QT_TRANSLATE_NOOP("core/evolution", "%1: %2 in %3, %4 to %5%")};
//: %1 names what was counted, %2 is the count, %3 a number of days, %4 and %5 are the limits of the confidence interval of the rate
inline constexpr MessageText paceEvidence{room, QT_TRANSLATE_NOOP("core/evolution", "%1: %2 in %3 days, %4 to %5 per day")};
inline constexpr MessageText sendOnlyFor{room, QT_TRANSLATE_NOOP("core/evolution", "Send %1 only for the workload %2")};
inline constexpr MessageText sendOnlyForSeveral{room, QT_TRANSLATE_NOOP("core/evolution", "Send %1 only for the workloads %2")};
inline constexpr MessageText notSentByDefault{room, QT_TRANSLATE_NOOP("core/evolution", "After this change, prompts no longer contain the layer by default. %1")};
inline constexpr MessageText foundBySearch{room, QT_TRANSLATE_NOOP("core/evolution", "Search still finds the layer. %1")};
inline constexpr CountText turns{room, QT_TRANSLATE_N_NOOP("core/evolution", "%n turns"), "%n turn"};
inline constexpr CountText suggestionsOpen{room, QT_TRANSLATE_N_NOOP("core/evolution", "%n suggestions; no files have been changed. Accept, edit or reject each of them."), "%n suggestion; no files have been changed. Accept, edit or reject it."};
inline constexpr CountText intervals{room,
    QT_TRANSLATE_N_NOOP("core/evolution",
        "The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n tests together give a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps."),
    "The intervals are 95% confidence intervals: Wilson for proportions, Garwood for rates of change. The %n test gives a false positive in fewer than 1 of 100 runs (Holm), if turns are independent. Confidence is statistical: it does not mean that the change helps."};
inline constexpr CountText repeated{room, QT_TRANSLATE_N_NOOP("core/evolution", "%n suggestions already exist: they are still open, were accepted for the current version of the file, or were rejected and have no new evidence."), "%n suggestion already exists: it is still open, was accepted for the current version of the file, or was rejected and has no new evidence."};
inline constexpr MessageText noTokens{room, QT_TRANSLATE_NOOP("core/evolution", "none")};
inline constexpr MessageText notCounted{room, QT_TRANSLATE_NOOP("core/evolution", "not counted")};
inline constexpr MessageText suggestionColumns{room, QT_TRANSLATE_NOOP("core/evolution", "| no. | kind | suggestion | confidence | tokens per turn |")};
inline constexpr MessageText noDiff{room, QT_TRANSLATE_NOOP("core/evolution", "No diff: edit the file manually.")};
inline constexpr MessageText basedOnVersion{room, QT_TRANSLATE_NOOP("core/evolution", "Based on version %2 of %1.")};
inline constexpr MessageText unknownShare{room, QT_TRANSLATE_NOOP("core/evolution", "unknown")};
inline constexpr MessageText workHeading{room, QT_TRANSLATE_NOOP("core/evolution", "## Workloads")};
inline constexpr MessageText workColumns{room, QT_TRANSLATE_NOOP("core/evolution", "| workload | turns | share in first two thirds | share in last third | high-friction turns |")};
inline constexpr MessageText noWorkload{room, QT_TRANSLATE_NOOP("core/evolution", "(none)")};
inline constexpr MessageText growingShare{room, QT_TRANSLATE_NOOP("core/evolution", "The share of %1 turns is growing")};
inline constexpr MessageText shrinkingShare{room, QT_TRANSLATE_NOOP("core/evolution", "The share of %1 turns is shrinking")};
inline constexpr MessageText listAnd{room, QT_TRANSLATE_NOOP("core/evolution", "%1 and %2")};
//: %1 and %2 are numbers of turns, %3 is their share in percent, %4 and %5 are the limits of its confidence interval
inline constexpr MessageText shareEstimate{room, QT_TRANSLATE_NOOP("core/evolution", "%1 of %2, %3 (%4 to %5)")};
inline constexpr CountText rateEstimate{room, QT_TRANSLATE_N_NOOP("core/evolution", "%n changes in %1 days (%2 to %3)"), "%n change in %1 days (%2 to %3)"};
inline constexpr MessageText changesTooOften{room, QT_TRANSLATE_NOOP("core/evolution", "%1 changes more often than its declared cadence")};
inline constexpr MessageText moveTier{room, QT_TRANSLATE_NOOP("core/evolution", "%1 → %2: changes too often")};
inline constexpr MessageText churnReason{room, QT_TRANSLATE_NOOP("core/evolution", "%1; the declared cadence (%2) allows %3 changes. Each change invalidates the cached prompt after this layer.")};
inline constexpr MessageText disagree{room, QT_TRANSLATE_NOOP("core/evolution", "%1 and %2 contradict each other")};
inline constexpr MessageText contradictionReason{room, QT_TRANSLATE_NOOP("core/evolution", "%1:%2: “%3”. %4:%5: “%6”. Keep one of them and change the other.")};
inline constexpr MessageText priceOfTurn{room, QT_TRANSLATE_NOOP("core/evolution", "one %1 turn with a warm cache: %2 before, %3 after")};
inline constexpr MessageText exampleInteractions{room, QT_TRANSLATE_NOOP("core/evolution", "examples: interactions %1")};
inline constexpr MessageText promotionReason{room, QT_TRANSLATE_NOOP("core/evolution", "More than half of the %2 turns used this layer: %1. In TOPSOIL, providers can cache it.")};
inline constexpr MessageText turnsThatUsed{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns that used this layer")};
inline constexpr MessageText skillForWorkload{room, QT_TRANSLATE_NOOP("core/evolution", "Load the skill %1 for the workload %2")};
inline constexpr MessageText skillReason{room, QT_TRANSLATE_NOOP("core/evolution", "More than half of the %2 turns fetched this skill: %1. Tagged with this workload, the skill becomes part of the prompt and needs no tool call.")};
inline constexpr MessageText memoryAsLayer{room, QT_TRANSLATE_NOOP("core/evolution", "Make the memory “%1” a layer for the workload %2")};
inline constexpr MessageText memoryReason{room, QT_TRANSLATE_NOOP("core/evolution", "More than half of the %2 turns used this memory: %1. As a layer, it is sent without a search, and providers can cache it. The memory %3 is unchanged.")};
inline constexpr MessageText turnsThatUsedMemory{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns that used this memory")};
inline constexpr MessageText turnsThatFetched{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns that fetched this skill")};
inline constexpr MessageText conditionKeepsIt{room, QT_TRANSLATE_NOOP("core/evolution", "Prompts for these workloads still contain the layer.")};
inline constexpr MessageText removeFromPrompts{room, QT_TRANSLATE_NOOP("core/evolution", "Remove %1 from all prompts: no profile defines the scope that it requires")};
inline constexpr MessageText sendOnlyWith{room, QT_TRANSLATE_NOOP("core/evolution", "Send %1 only with %2")};
inline constexpr CountText noTurnUsed{room, QT_TRANSLATE_N_NOOP("core/evolution", "None of the %n turns that contained this layer used it."), "The one turn that contained this layer did not use it."};
inline constexpr MessageText turnsUsed{room, QT_TRANSLATE_NOOP("core/evolution", "Turns that contained and used this layer: %1.")};
inline constexpr MessageText turnsWithIt{room, QT_TRANSLATE_NOOP("core/evolution", "turns that contained and used this layer")};
inline constexpr MessageText sentByOptions{room, QT_TRANSLATE_NOOP("core/evolution", "To send it, use `%1`.")};
inline constexpr MessageText noSuchScope{room, QT_TRANSLATE_NOOP("core/evolution", "No profile has the scope `%1`, so no prompt would contain the layer. To send it, add the scope under `scopes` in %2 and use `--scope %3`.")};
inline constexpr MessageText repeats{room, QT_TRANSLATE_NOOP("core/evolution", "%1 repeats %2")};
inline constexpr MessageText redundancyReason{room, QT_TRANSLATE_NOOP("core/evolution", "“%1 …” in %2:%3 repeats %4:%5; the two passages share %6 of their three-word sequences.")};
inline constexpr MessageText reportTitle{room, QT_TRANSLATE_NOOP("core/evolution", "# Evolution, %1")};
inline constexpr MessageText turnsSince{room, QT_TRANSLATE_NOOP("core/evolution", "%1 since %2.")};
inline constexpr MessageText recordedUse{room, QT_TRANSLATE_NOOP("core/evolution", "Usage is recorded for %1 of %2 turns. For the other turns, it is inferred from words of the layer that occur in the response, so some usage is missed.")};
inline constexpr MessageText noHistory{room, QT_TRANSLATE_NOOP("core/evolution", "The documents have no history, so the report cannot show how often they change. Save or commit a layer to record a version.")};
inline constexpr MessageText andMore{room, QT_TRANSLATE_NOOP("core/evolution", "and %1 more")};
inline constexpr MessageText unknownPrice{room, QT_TRANSLATE_NOOP("core/evolution", "an unknown price")};
inline constexpr MessageText costOfTurn{room, QT_TRANSLATE_NOOP("core/evolution", "%1 per turn")};
//: %1 and %4 are models, %2 and %5 shares of good responses, such as `18 of 20, 90% (70 to 97%)`, %3 and %6 costs per turn
inline constexpr MessageText routeReason{room, QT_TRANSLATE_NOOP("core/evolution", "Good responses: %2 from %1, at %3; %5 from %4, the most used model, at %6. Models were not assigned at random; run an experiment to confirm the difference.")};
inline constexpr MessageText goodAnswers{room, QT_TRANSLATE_NOOP("core/evolution", "good responses from %1")};
inline constexpr MessageText notAnApi{room, QT_TRANSLATE_NOOP("core/evolution", "`%1` is not the URL of a Bot API server. Use one such as https://api.telegram.org.")};
inline constexpr MessageText needsTelegramChat{room, QT_TRANSLATE_NOOP("core/evolution", "telegram_chat is missing, so no notifications are sent. Set it to the ID of your chat with the bot.")};
inline constexpr MessageText unknownTimeZone{room, QT_TRANSLATE_NOOP("core/evolution", "`%1` is not a time zone. Use a name such as America/Los_Angeles, or an offset such as UTC-08:00.")};
inline constexpr MessageText notAnHour{room, QT_TRANSLATE_NOOP("core/evolution", "`%1` is not an hour from 0 to 23. Separate hours with commas: \"7,13,21\".")};
inline constexpr MessageText unknownChannel{room, QT_TRANSLATE_NOOP("core/evolution", "`%1` is not a notification channel. Use desktop, telegram or none.")};
inline constexpr MessageText runsNever{room, QT_TRANSLATE_NOOP("core/evolution", "never")};
inline constexpr MessageText runHours{room, QT_TRANSLATE_NOOP("core/evolution", "%1, %2")};
inline constexpr MessageText highFrictionTitle{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns have high friction")};
inline constexpr MessageText frictionReason{room, QT_TRANSLATE_NOOP("core/evolution", "%2 turns with a friction of 0.5 or more: %1, compared with %3 in other workloads. The examples show the problems.")};
inline constexpr MessageText stuckTurns{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns with high friction")};
inline constexpr MessageText stuckElsewhere{room, QT_TRANSLATE_NOOP("core/evolution", "turns with high friction in other workloads")};
inline constexpr MessageText newWork{room, QT_TRANSLATE_NOOP("core/evolution", "%1 is a new workload")};
inline constexpr MessageText shiftReason{room, QT_TRANSLATE_NOOP("core/evolution", "Turns with this workload in the last third of the period: %1; before: %2. Review the layers and skills for this workload.")};
inline constexpr MessageText turnsInLastThird{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns in the last third")};
inline constexpr MessageText turnsBefore{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns before the last third")};
inline constexpr MessageText noSkillFor{room, QT_TRANSLATE_NOOP("core/evolution", "No skill for %1")};
inline constexpr MessageText gapReason{room, QT_TRANSLATE_NOOP("core/evolution", "%2 turns: %1. No skill has this workload. The examples show the tasks for a skill.")};
inline constexpr MessageText turnsOf{room, QT_TRANSLATE_NOOP("core/evolution", "%1 turns")};

} // namespace outcrop::evolutionmessages
