// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/edit prints.
namespace outcrop::editoutput {

inline constexpr char room[] = "cli/edit";
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounFolder{room, QT_TRANSLATE_NOOP("cli/edit", "folder")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounKind{room, QT_TRANSLATE_NOOP("cli/edit", "kind")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounLayer{room, QT_TRANSLATE_NOOP("cli/edit", "layer")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounTier{room, QT_TRANSLATE_NOOP("cli/edit", "tier")};
//: %1 is a path, %2 the number of other files
inline constexpr CountText filesAndMore{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 and %2 more"), "%1 and %2 more"};
inline constexpr MessageText isFile{room, QT_TRANSLATE_NOOP("cli/edit", "%1 is a file; specify the folder of the repository")};
inline constexpr MessageText howToInclude{room, QT_TRANSLATE_NOOP("cli/edit", "`--include FILE` adds a file that is not included.")};
inline constexpr MessageText howToExclude{room, QT_TRANSLATE_NOOP("cli/edit", "`--exclude FILE` omits a proposed layer.")};
//: %1 is a list of paths
inline constexpr MessageText notIncluded{room, QT_TRANSLATE_NOOP("cli/edit", "Not included: %1. `adopt` without --write shows the reasons.")};
//: Question before the file is written
inline constexpr MessageText writeConfiguration{room, QT_TRANSLATE_NOOP("cli/edit", "Write config.toml?")};
//: Result of a command; %1 is the path of the changed file
inline constexpr MessageText changed{room, QT_TRANSLATE_NOOP("cli/edit", "Changed %1")};
//: Result of a command; %1 is the old path of the file, %2 the new one
inline constexpr MessageText moved{room, QT_TRANSLATE_NOOP("cli/edit", "Moved %1 to %2")};
//: Result of a command; %1 is the path of the new file
inline constexpr MessageText created{room, QT_TRANSLATE_NOOP("cli/edit", "Created %1")};
//: %1 is a message such as "Changed %1"
inline constexpr MessageText alreadyDone{room, QT_TRANSLATE_NOOP("cli/edit", "completed before the error: %1")};
inline constexpr MessageText noFilesWritten{room, QT_TRANSLATE_NOOP("cli/edit", "no files were written")};
//: Planned change; %1 and %2 are paths
inline constexpr MessageText move{room, QT_TRANSLATE_NOOP("cli/edit", "move %1 to %2")};
inline constexpr MessageText invalidWorkspace{room, QT_TRANSLATE_NOOP("cli/edit", "this change would make the workspace invalid, so it was not written; use --force to write it anyway")};
inline constexpr MessageText noChanges{room, QT_TRANSLATE_NOOP("cli/edit", "No changes")};
//: Value in a column of costs: the layer is not in the request
inline constexpr MessageText notSent{room, QT_TRANSLATE_NOOP("cli/edit", "not sent")};
inline constexpr MessageText noMatches{room, QT_TRANSLATE_NOOP("cli/edit", "no matches")};
inline constexpr MessageText noFolder{room, QT_TRANSLATE_NOOP("cli/edit", "this workspace has no folder %1 with documents; check the path")};
//: %1 is the number of files, %2 a folder
inline constexpr CountText createdFiles{room, QT_TRANSLATE_N_NOOP("cli/edit", "Created %1 files in %2"), "Created %1 file in %2"};
//: %1 is "12 recorded turns", %2 "3 suggestions", %3 "40 trials", %4 "5 more files"
inline constexpr MessageText addedRecords{room, QT_TRANSLATE_NOOP("cli/edit", "Added %1, %2, an experiment with %3, and %4")};
//: Inserted in a list of the records of a sample; %1 is the number of turns
inline constexpr CountText recordedTurns{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 recorded turns"), "%1 recorded turn"};
//: Inserted in a list of the records of a sample; %1 is the number of suggestions
inline constexpr CountText suggestions{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 suggestions"), "%1 suggestion"};
//: Inserted in a list of the records of a sample; %1 is the number of trials
inline constexpr CountText trials{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 trials"), "%1 trial"};
//: Inserted in a list of the records of a sample; %1 is the number of files
inline constexpr CountText moreFiles{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 more files"), "%1 more file"};
//: %1 is a tier, %2 a position in the tier, from 1
inline constexpr MessageText position{room, QT_TRANSLATE_NOOP("cli/edit", "%1, position %2")};
//: %1 to %3 are column headings
inline constexpr MessageText moveCosts{room, QT_TRANSLATE_NOOP("cli/edit", "Input costs: `%1` is the extra cost of the next turn after the move. `%2` is the extra cost of a turn after an edit of this layer. `%3` is the cost of a request that reads the cache.")};
//: %1 to %3 are column headings
inline constexpr MessageText newLayerCosts{room, QT_TRANSLATE_NOOP("cli/edit", "Input costs: `%1` is the extra cost of the next turn with the new layer. `%2` is the extra cost of a turn after an edit of this layer. `%3` is the cost of a request that reads the cache.")};
inline constexpr MessageText sizesInCharacters{room, QT_TRANSLATE_NOOP("cli/edit", "Sizes are in characters.")};
inline constexpr MessageText noDestination{room, QT_TRANSLATE_NOOP("cli/edit", "the destination is missing: add --to TIER, --before LAYER or --after LAYER")};
inline constexpr MessageText nextToItself{room, QT_TRANSLATE_NOOP("cli/edit", "a layer cannot be moved next to itself; specify another layer")};
inline constexpr MessageText otherTier{room, QT_TRANSLATE_NOOP("cli/edit", "layer `%1` is in tier %2, not %3; omit --to, or specify another layer")};
inline constexpr MessageText noName{room, QT_TRANSLATE_NOOP("cli/edit", "NAME is missing: a document of kind %1 requires a name")};
//: %1 is a list of locations such as layers/a.md:7
inline constexpr CountText passage{room, QT_TRANSLATE_N_NOOP("cli/edit", "%n characters in %1"), "%n character in %1"};
inline constexpr CountText noPassages{room,
    QT_TRANSLATE_N_NOOP("cli/edit", "No duplicated passages of at least %n characters. To find shorter ones, lower --min-length."),
    "No duplicated passages of at least %n character. To find shorter ones, lower --min-length."};
inline constexpr MessageText notALocation{room, QT_TRANSLATE_NOOP("cli/edit", "`%1` is not a file and line; use the form layers/soil.md:12")};
inline constexpr MessageText noPassageAt{room, QT_TRANSLATE_NOOP("cli/edit", "there is no duplicated passage at %1; `outcrop-cli partials find` lists all duplicated passages")};
inline constexpr MessageText noDocument{room, QT_TRANSLATE_NOOP("cli/edit", "this workspace has no document %1; check the path")};
//: %1 is "12 places", %2 "3 files"
inline constexpr MessageText placesInFiles{room, QT_TRANSLATE_NOOP("cli/edit", "%1 in %2")};
//: Part of "12 occurrences in 3 files"; %1 is the number of occurrences
inline constexpr CountText places{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 occurrences"), "%1 occurrence"};
//: Part of "12 occurrences in 3 files"; %1 is the number of files
inline constexpr CountText files{room, QT_TRANSLATE_N_NOOP("cli/edit", "%1 files"), "%1 file"};
inline constexpr MessageText removeTakesNoValue{room, QT_TRANSLATE_NOOP("cli/edit", "--remove does not take a VALUE; omit one of them")};
inline constexpr MessageText noValue{room, QT_TRANSLATE_NOOP("cli/edit", "VALUE is missing; use --remove to remove the field")};
//: Column heading
inline constexpr MessageText columnCadence{room, QT_TRANSLATE_NOOP("cli/edit", "cadence")};
//: Column heading
inline constexpr MessageText columnCondition{room, QT_TRANSLATE_NOOP("cli/edit", "condition")};
//: Column heading
inline constexpr MessageText columnEdit{room, QT_TRANSLATE_NOOP("cli/edit", "edit cost")};
//: Column heading
inline constexpr MessageText columnFile{room, QT_TRANSLATE_NOOP("cli/edit", "file")};
//: Column heading
inline constexpr MessageText columnLosses{room, QT_TRANSLATE_NOOP("cli/edit", "losses")};
//: Column heading
inline constexpr MessageText columnModel{room, QT_TRANSLATE_NOOP("cli/edit", "model")};
//: Column heading
inline constexpr MessageText columnOnce{room, QT_TRANSLATE_NOOP("cli/edit", "one-time cost")};
//: Column heading
inline constexpr MessageText columnOrder{room, QT_TRANSLATE_NOOP("cli/edit", "order")};
//: Column heading
inline constexpr MessageText columnPrompt{room, QT_TRANSLATE_NOOP("cli/edit", "prompt")};
//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/edit", "provider")};
//: Column heading
inline constexpr MessageText columnReason{room, QT_TRANSLATE_NOOP("cli/edit", "reason")};
//: Column heading
inline constexpr MessageText columnRequest{room, QT_TRANSLATE_NOOP("cli/edit", "request")};
//: Column heading
inline constexpr MessageText columnTier{room, QT_TRANSLATE_NOOP("cli/edit", "tier")};
//: Column heading
inline constexpr MessageText columnUnchangedPrefix{room, QT_TRANSLATE_NOOP("cli/edit", "unchanged prefix")};
//: Column heading
inline constexpr MessageText columnUse{room, QT_TRANSLATE_NOOP("cli/edit", "purpose")};
//: Column heading
inline constexpr MessageText columnWarmCache{room, QT_TRANSLATE_NOOP("cli/edit", "warm cache")};

} // namespace outcrop::editoutput
