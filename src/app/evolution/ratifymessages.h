// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/evolution.
namespace outcrop::ratifymessages {

inline constexpr char room[] = "app/evolution";
inline constexpr MessageText overBudget{room, QT_TRANSLATE_NOOP("app/evolution", "the prompt would exceed a limit: %1. Shorten the suggestion, or move text out of the prompt")};
inline constexpr MessageText tokensWithModel{room, QT_TRANSLATE_NOOP("app/evolution", "%1 tokens with %2.")};
//: %1 is a workload
inline constexpr MessageText measuredWithWorkload{room, QT_TRANSLATE_NOOP("app/evolution", "These figures are for a prompt with the workload `%1`, the default agent and no request.")};
inline constexpr MessageText measuredWithoutWorkload{room, QT_TRANSLATE_NOOP("app/evolution", "These figures are for a prompt with the default agent, without a workload and without a request.")};
inline constexpr CountText newSuggestions{room, QT_TRANSLATE_N_NOOP("app/evolution", "%1: %n new suggestions"), "%1: %n new suggestion"};
inline constexpr MessageText emptyQueue{room, QT_TRANSLATE_NOOP("app/evolution", "there are no open suggestions, or other people are reviewing all of them; try again later")};
inline constexpr MessageText alreadyDecided{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 has already been decided: %2. Choose an open suggestion")};
inline constexpr MessageText notAccepted{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 has not been accepted, so there is no change to undo")};
inline constexpr MessageText zoneNotSupported{room, QT_TRANSLATE_NOOP("app/evolution", "cron and systemd do not support the time zone %1; set time_zone to a name such as Asia/Kolkata")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("app/evolution", "stopped; no suggestions were stored")};
inline constexpr MessageText emptyWindow{room, QT_TRANSLATE_NOOP("app/evolution", "the period is empty because its start is not before its end. Specify an earlier start")};
inline constexpr MessageText newCategory{room, QT_TRANSLATE_NOOP("app/evolution", "New concept %1")};
inline constexpr MessageText categoryReason{room, QT_TRANSLATE_NOOP("app/evolution", "Similar requests without a workload: %1. Common words: %2. The taxonomy has no concept for these requests. Examples: %3.")};
inline constexpr MessageText similarRequests{room, QT_TRANSLATE_NOOP("app/evolution", "similar requests without a workload")};
inline constexpr MessageText identicalOpen{room, QT_TRANSLATE_NOOP("app/evolution", "the identical suggestion %1 is still open")};
inline constexpr MessageText identicalAccepted{room, QT_TRANSLATE_NOOP("app/evolution", "the identical suggestion %1 was already accepted for this version of the document")};
inline constexpr MessageText identicalRejected{room, QT_TRANSLATE_NOOP("app/evolution", "the identical suggestion %1 was rejected: %2. It is suggested again when %3 interactions support it; %4 support it now")};
inline constexpr MessageText acceptanceInProgress{room, QT_TRANSLATE_NOOP("app/evolution", "another program is accepting a suggestion in this folder; try again")};
inline constexpr MessageText endedBeforeWriting{room, QT_TRANSLATE_NOOP("app/evolution", "the program ended before it wrote the file")};
inline constexpr MessageText endedUnclear{room, QT_TRANSLATE_NOOP("app/evolution", "the program ended while accepting the suggestion, and the file has changed since then. Check the file, then accept or reject the suggestion")};
inline constexpr MessageText conflicts{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 conflicts with the current version of %2. Edit the suggestion, or reject it")};
inline constexpr MessageText alreadyApplied{room, QT_TRANSLATE_NOOP("app/evolution", "%1 already contains suggestion %2. Reject the suggestion")};
inline constexpr MessageText reasonRequired{room, QT_TRANSLATE_NOOP("app/evolution", "a rejection needs a reason. Enter one")};
inline constexpr MessageText areaLimit{room, QT_TRANSLATE_NOOP("app/evolution", "the limit for %1")};
inline constexpr MessageText windowOverflow{room, QT_TRANSLATE_NOOP("app/evolution", "the context window (passages that would be truncated or omitted: %1)")};
inline constexpr MessageText providerOverflow{room, QT_TRANSLATE_NOOP("app/evolution", "%1 grows from %2 to %3 tokens, above %4")};
inline constexpr MessageText noDiff{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 has no diff. Edit the file manually")};
inline constexpr MessageText suggestionDiff{room, QT_TRANSLATE_NOOP("app/evolution", "the diff of suggestion %1")};
inline constexpr MessageText removesFile{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 would delete %2, which is not allowed. Delete the file manually, or reject the suggestion")};
inline constexpr MessageText otherFile{room, QT_TRANSLATE_NOOP("app/evolution", "suggestion %1 is for %2, but its diff changes %3. Change only %2")};
inline constexpr MessageText noHunk{room, QT_TRANSLATE_NOOP("app/evolution", "there is no hunk %1. Use a number from 1 to %2")};
inline constexpr MessageText noHunkChosen{room, QT_TRANSLATE_NOOP("app/evolution", "no hunk is selected. Select at least one")};
inline constexpr MessageText baseMissing{room, QT_TRANSLATE_NOOP("app/evolution", "%1 has changed since suggestion %2 was made. The original version is not in the history, so the edited text cannot be merged. Edit the file manually")};
inline constexpr MessageText fileRemoved{room, QT_TRANSLATE_NOOP("app/evolution", "%1 no longer exists. Restore the file, or reject the suggestion")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("app/evolution", "%1 is not UTF-8 text, so no diff can be applied to it. Convert it to UTF-8")};
inline constexpr MessageText changedDifferently{room, QT_TRANSLATE_NOOP("app/evolution", "these lines have changed differently since the suggestion was made")};
inline constexpr MessageText noReplayableInteractions{room, QT_TRANSLATE_NOOP("app/evolution", "this workload has no interactions with a stored request and response, apart from the examples of the suggestion. Record more turns, then test the change again")};
inline constexpr MessageText replayStopped{room, QT_TRANSLATE_NOOP("app/evolution", "the test was stopped")};
inline constexpr MessageText noSuggestion{room, QT_TRANSLATE_NOOP("app/evolution", "there is no suggestion %1. `outcrop-cli suggestions list` lists the open suggestions")};

} // namespace outcrop::ratifymessages
