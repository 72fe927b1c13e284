// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/evolution prints.
namespace outcrop::evolutionoutput {

inline constexpr char room[] = "cli/evolution";

// Output of `evolve`.
inline constexpr MessageText emptyPeriod{room, QT_TRANSLATE_NOOP("cli/evolution", "the period is empty: --since must be earlier than --until")};
inline constexpr MessageText startInFuture{room, QT_TRANSLATE_NOOP("cli/evolution", "--since is in the future; specify an earlier time")};
inline constexpr MessageText noSchedule{room, QT_TRANSLATE_NOOP("cli/evolution", "config.toml has no [evolution] schedule. Add one, such as schedule = \"7,13,21\"")};
inline constexpr MessageText noNewSuggestions{room, QT_TRANSLATE_NOOP("cli/evolution", "No suggestions. Most suggestions are based on recorded turns: send prompts, or import turns with `outcrop-cli log import`.")};
//: %1 is “3 new suggestions”, %2 “40 turns”, %3 “2 changes”, %4 the path of the report
inline constexpr MessageText evolved{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 from %2; %3 already suggested. Report: %4")};
//: Inserted in “%1 from %2; %3 already suggested.” %1 is the number of suggestions
inline constexpr CountText newSuggestions{room, QT_TRANSLATE_N_NOOP("cli/evolution", "%1 new suggestions"), "%1 new suggestion"};
//: Inserted in “%1 from %2; %3 already suggested.” %1 is the number of turns
inline constexpr CountText turns{room, QT_TRANSLATE_N_NOOP("cli/evolution", "%1 turns"), "%1 turn"};
//: Inserted in “%1 from %2; %3 already suggested.” %1 is the number of changes
inline constexpr CountText repeatedChanges{room, QT_TRANSLATE_N_NOOP("cli/evolution", "%1 changes"), "%1 change"};
//: Noun inserted in messages about a wrong value of --print-schedule
inline constexpr MessageText scheduler{room, QT_TRANSLATE_NOOP("cli/evolution", "scheduler")};

// Column headings of `suggestions`.
//: Column heading: number of a suggestion
inline constexpr MessageText numberColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "no.")};
//: Column heading
inline constexpr MessageText kindColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "kind")};
//: Column heading
inline constexpr MessageText suggestionColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "suggestion")};
//: Column heading
inline constexpr MessageText confidenceColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "confidence")};
//: Column heading: state of a suggestion
inline constexpr MessageText stateColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "state")};
//: Column heading
inline constexpr MessageText fileColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "file")};

// Output of `history` and `label`.
//: Column heading
inline constexpr MessageText lastChangeColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "last change (UTC)")};
//: Column heading: number of changes
inline constexpr MessageText changesColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "changes")};
//: %1 is the name of a history, such as git
inline constexpr MessageText noVersions{room, QT_TRANSLATE_NOOP("cli/evolution", "No versions in %1 yet. Change or commit a document first.")};
//: %1 is a path, %2 the name of a history, such as git
inline constexpr MessageText noVersionsOfFile{room, QT_TRANSLATE_NOOP("cli/evolution", "No versions of %1 in %2. Check the path, or change or commit the file first.")};
//: Error in an argument; %1 is the revision, such as `HEAD~2`
inline constexpr MessageText cannotCompose{room, QT_TRANSLATE_NOOP("cli/evolution", "The prompt of `%1` cannot be composed. Fix the reported errors.")};
//: Error in an argument; %1 is the path that the user named
inline constexpr MessageText noDocument{room, QT_TRANSLATE_NOOP("cli/evolution", "this workspace has no document %1; check the path")};
inline constexpr MessageText identicalPrompts{room, QT_TRANSLATE_NOOP("cli/evolution", "The prompts are identical")};
//: Column heading: name of a version
inline constexpr MessageText labelColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "label")};
//: Column heading
inline constexpr MessageText versionColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "version")};
//: Column heading
inline constexpr MessageText timeColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "time (UTC)")};
//: Column heading: message of a commit
inline constexpr MessageText messageColumn{room, QT_TRANSLATE_NOOP("cli/evolution", "message")};
//: Cell instead of the message of a version
inline constexpr MessageText notInHistory{room, QT_TRANSLATE_NOOP("cli/evolution", "no longer in the history")};
inline constexpr MessageText noLabels{room, QT_TRANSLATE_NOOP("cli/evolution", "No labels yet. Labels name versions of the whole prompt; `outcrop-cli label set production` labels the latest version.")};
//: %1 is the ID of a version
inline constexpr MessageText previousVersion{room, QT_TRANSLATE_NOOP("cli/evolution", "Previous version: %1")};
//: %1 is the number of files, %2 a list of paths
inline constexpr MessageText differentFiles{room, QT_TRANSLATE_NOOP("cli/evolution", "current files that differ from this version (%1): %2")};
//: Noun inserted in messages about a missing value of an option
inline constexpr MessageText file{room, QT_TRANSLATE_NOOP("cli/evolution", "file")};

// Output of `suggestions list` and `suggestions show`.
inline constexpr MessageText noSuggestions{room, QT_TRANSLATE_NOOP("cli/evolution", "No suggestions. `outcrop-cli evolve` creates suggestions from recorded turns.")};
//: State of a suggestion
inline constexpr MessageText openState{room, QT_TRANSLATE_NOOP("cli/evolution", "open")};
//: State of a suggestion that is being accepted
inline constexpr MessageText acceptingState{room, QT_TRANSLATE_NOOP("cli/evolution", "being accepted")};
//: State of a suggestion, and its decision
inline constexpr MessageText acceptedState{room, QT_TRANSLATE_NOOP("cli/evolution", "accepted")};
//: State of a suggestion of which some hunks were accepted, and its decision
inline constexpr MessageText partlyState{room, QT_TRANSLATE_NOOP("cli/evolution", "accepted in part")};
//: State of a suggestion that was accepted with edits, and its decision
inline constexpr MessageText editedState{room, QT_TRANSLATE_NOOP("cli/evolution", "accepted with edits")};
//: State of a suggestion, and its decision
inline constexpr MessageText rejectedState{room, QT_TRANSLATE_NOOP("cli/evolution", "rejected")};
//: Decision about a suggestion that was accepted before
inline constexpr MessageText undoneDecision{room, QT_TRANSLATE_NOOP("cli/evolution", "undone")};
//: Decision about a suggestion: postponed
inline constexpr MessageText laterDecision{room, QT_TRANSLATE_NOOP("cli/evolution", "postponed")};
//: Decision about a suggestion: a person reviews it
inline constexpr MessageText claimedDecision{room, QT_TRANSLATE_NOOP("cli/evolution", "under review")};
//: Decision about a suggestion whose acceptance failed
inline constexpr MessageText abandonedDecision{room, QT_TRANSLATE_NOOP("cli/evolution", "not applied")};
//: Decision about a suggestion whose acceptance was interrupted
inline constexpr MessageText unclearDecision{room, QT_TRANSLATE_NOOP("cli/evolution", "interrupted")};
//: %1 is the state of a suggestion, %2 the name of its reviewer
inline constexpr MessageText stateWithReviewer{room, QT_TRANSLATE_NOOP("cli/evolution", "%1, under review by %2")};
//: %1 is the number of a suggestion, %2 its state, %3 its title
inline constexpr MessageText suggestionTitle{room, QT_TRANSLATE_NOOP("cli/evolution", "Suggestion %1 (%2): %3")};
//: %1 is the number of a suggestion, %2 a decision, such as “2026-11-21 18:30 rejected by ada”
inline constexpr MessageText suggestionDecision{room, QT_TRANSLATE_NOOP("cli/evolution", "Suggestion %1: %2")};
//: %1 is the kind of a suggestion, %2 a workload
inline constexpr MessageText kindOfWorkload{room, QT_TRANSLATE_NOOP("cli/evolution", "%1, workload %2")};
//: %1 is the kind of a suggestion with its file or workload, %2 a percentage
inline constexpr MessageText withConfidence{room, QT_TRANSLATE_NOOP("cli/evolution", "%1, confidence %2")};
//: %1 is the kind of a suggestion with its file or workload, %2 a percentage
inline constexpr MessageText withTestedConfidence{room, QT_TRANSLATE_NOOP("cli/evolution", "%1, confidence %2 that the result is not due to chance. You decide whether the change helps")};
inline constexpr MessageText noDiff{room, QT_TRANSLATE_NOOP("cli/evolution", "This suggestion has no diff. Edit the file manually.")};
//: %1 is the number of a hunk, which is a block of changed lines in a diff
inline constexpr MessageText hunk{room, QT_TRANSLATE_NOOP("cli/evolution", "hunk %1")};
inline constexpr MessageText acceptedHunk{room, QT_TRANSLATE_NOOP("cli/evolution", "hunk %1, accepted")};
inline constexpr MessageText otherHunk{room, QT_TRANSLATE_NOOP("cli/evolution", "hunk %1, not accepted")};
//: %1 is a decision, such as “2026-11-21 18:30 partly”, %2 a list of hunk numbers
inline constexpr MessageText decisionHunks{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 hunks %2")};
//: %1 is a decision, such as “2026-11-21 18:30 accepted”, %2 a person
inline constexpr MessageText decisionBy{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 by %2")};
//: %1 is a decision, such as “2026-11-21 18:30 accepted by ada”, %2 the ID of a commit
inline constexpr MessageText decisionCommit{room, QT_TRANSLATE_NOOP("cli/evolution", "%1, commit %2")};

// Output of `suggestions accept`.
//: Result of accepting a suggestion; %1 is the path of the changed file
inline constexpr MessageText changed{room, QT_TRANSLATE_NOOP("cli/evolution", "Changed %1")};
//: Result of accepting a suggestion with --commit; %1 is the error
inline constexpr MessageText notCommitted{room, QT_TRANSLATE_NOOP("cli/evolution", "Not committed: %1")};
//: Note about a commit; %1 is the path of the changed file
inline constexpr MessageText includedChanges{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 had uncommitted changes; they are included in this commit")};
//: Note about a commit; %1 is the path of the file to change
inline constexpr MessageText uncommittedChanges{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 has uncommitted changes; they will be included in this commit")};
//: Note about an accepted suggestion; %1 is the path of the changed file
inline constexpr MessageText changesMerged{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 has changed since the suggestion was made; both changes were merged")};
//: Note about an accepted suggestion; %1 is the path of the changed file
inline constexpr MessageText hunksLocated{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 has changed since the suggestion was made, and its earlier version is not in the history; each hunk was located by its lines")};
//: %1 is the number of the hunk, %2 a line number, %3 the number of lines
inline constexpr CountText hunkMovedDown{room, QT_TRANSLATE_N_NOOP("cli/evolution", "hunk %1 is now at line %2, %3 lines further down"), "hunk %1 is now at line %2, %3 line further down"};
//: %1 is the number of the hunk, %2 a line number, %3 the number of lines
inline constexpr CountText hunkMovedUp{room, QT_TRANSLATE_N_NOOP("cli/evolution", "hunk %1 is now at line %2, %3 lines further up"), "hunk %1 is now at line %2, %3 line further up"};
//: %1 is a path, %2 the number of the hunk, %3 a line number, %4 a problem
inline constexpr MessageText hunkConflict{room, QT_TRANSLATE_NOOP("cli/evolution", "%1: hunk %2 (line %3 of the suggestion's version): %4")};
//: Heading above the lines of a conflict
inline constexpr MessageText originalVersion{room, QT_TRANSLATE_NOOP("cli/evolution", "original version:")};
//: Heading above the lines of a conflict
inline constexpr MessageText currentVersion{room, QT_TRANSLATE_NOOP("cli/evolution", "current version:")};
//: Heading above the lines of a conflict
inline constexpr MessageText suggestedVersion{room, QT_TRANSLATE_NOOP("cli/evolution", "suggestion:")};
//: %1 is the number of a suggestion, %2 a path
inline constexpr MessageText conflicts{room, QT_TRANSLATE_NOOP("cli/evolution", "suggestion %1 conflicts with the current version of %2; the file was not changed. Accept an edited version with --edited, or reject the suggestion.")};
//: %1 is a provider, %2 a model, %3 and %4 are numbers of tokens, %5 is a sentence about the cost
inline constexpr MessageText growth{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 %2: %3 tokens before, %4 after. %5")};
//: %1 is a reason
inline constexpr MessageText notTested{room, QT_TRANSLATE_NOOP("cli/evolution", "The change was not tested: %1")};
inline constexpr MessageText responsesNotCompared{room, QT_TRANSLATE_NOOP("cli/evolution", "Responses were not compared; add --provider to compare them")};
//: %1 is the number of an interaction, %2 a problem
inline constexpr MessageText interactionProblem{room, QT_TRANSLATE_NOOP("cli/evolution", "interaction %1: %2")};
inline constexpr MessageText interactionUnchanged{room, QT_TRANSLATE_NOOP("cli/evolution", "interaction %1: prompt unchanged")};
inline constexpr MessageText interactionTokens{room, QT_TRANSLATE_NOOP("cli/evolution", "interaction %1: %2 tokens before, %3 after")};
inline constexpr MessageText interactionCompared{room, QT_TRANSLATE_NOOP("cli/evolution", "interaction %1: %2 tokens before, %3 after; %4% of the words in the recorded and the new response match")};
//: %1 is the reason: the limit that the prompt would exceed
inline constexpr MessageText growthRefused{room, QT_TRANSLATE_NOOP("cli/evolution", "%1. The suggestion was not accepted; --allow-growth accepts it anyway")};
//: Inserted in error messages as the name of a text
inline constexpr MessageText suggestionDiff{room, QT_TRANSLATE_NOOP("cli/evolution", "the diff of suggestion %1")};
inline constexpr MessageText editedTextEmpty{room, QT_TRANSLATE_NOOP("cli/evolution", "the edited text is empty, so the suggestion was not accepted; use `suggestions reject` to reject it")};
inline constexpr MessageText noHunks{room, QT_TRANSLATE_NOOP("cli/evolution", "no hunks were given: list them, such as 1,3")};
//: Question before requests are sent; %1 is the provider that receives them
inline constexpr MessageText askSendInteractions{room, QT_TRANSLATE_NOOP("cli/evolution", "Send recorded interactions to %1, one request each?")};
inline constexpr MessageText emptyReason{room, QT_TRANSLATE_NOOP("cli/evolution", "--reason is empty. Enter the reason for the rejection")};

// Output of `suggestions messenger`.
//: %1 is “3 suggestions”, %2 “2 decisions”, %3 “1 ignored update”
inline constexpr MessageText messengerRound{room, QT_TRANSLATE_NOOP("cli/evolution", "%1 sent, %2, %3")};
//: Inserted in “%1 sent, %2, %3”. %1 is the number of suggestions
inline constexpr CountText suggestions{room, QT_TRANSLATE_N_NOOP("cli/evolution", "%1 suggestions"), "%1 suggestion"};
//: Inserted in “%1 sent, %2, %3”. %1 is the number of decisions
inline constexpr CountText decisions{room, QT_TRANSLATE_N_NOOP("cli/evolution", "%1 decisions"), "%1 decision"};
//: Inserted in “%1 sent, %2, %3”. %1 is the number of updates
inline constexpr CountText ignoredUpdates{room, QT_TRANSLATE_N_NOOP("cli/evolution", "%1 ignored updates"), "%1 ignored update"};

} // namespace outcrop::evolutionoutput
