// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/complexity prints.
namespace outcrop::complexityoutput {

inline constexpr char room[] = "cli/complexity";

// Texts about the command line.
//: Noun inserted in messages about an unknown value
inline constexpr MessageText formatNoun{room, QT_TRANSLATE_NOOP("cli/complexity", "format")};
//: Noun inserted in messages about an empty value
inline constexpr MessageText textNoun{room, QT_TRANSLATE_NOOP("cli/complexity", "text")};
//: Noun inserted in messages about an empty value
inline constexpr MessageText fileNoun{room, QT_TRANSLATE_NOOP("cli/complexity", "file")};
//: Question before a request is sent; %1 is the provider that receives it
inline constexpr MessageText askSend{room, QT_TRANSLATE_NOOP("cli/complexity", "Send one request to %1 for its estimate?")};
inline constexpr MessageText recorded{room, QT_TRANSLATE_NOOP("cli/complexity", "Recorded as estimate %1. Record its outcome with `estimate outcome %1`.")};
inline constexpr MessageText noEstimates{room, QT_TRANSLATE_NOOP("cli/complexity", "No estimates are recorded. Record one with `estimate --record`.")};
inline constexpr MessageText noOutcome{room, QT_TRANSLATE_NOOP("cli/complexity", "No outcome. Specify at least one of --tokens, --lines, --files, --hours and --note.")};

// Labels and headings of an estimate.
//: Label before a value
inline constexpr MessageText task{room, QT_TRANSLATE_NOOP("cli/complexity", "Task")};
//: Label before a value
inline constexpr MessageText score{room, QT_TRANSLATE_NOOP("cli/complexity", "Score")};
//: Label before a value
inline constexpr MessageText heuristics{room, QT_TRANSLATE_NOOP("cli/complexity", "Heuristics")};
//: Label before a value
inline constexpr MessageText model{room, QT_TRANSLATE_NOOP("cli/complexity", "Model")};
//: %1 is a score, %2 the score before its limit, %3 a confidence from 0 to 1
inline constexpr MessageText scoreOfHundred{room, QT_TRANSLATE_NOOP("cli/complexity", "%1 of 100 (raw %2), confidence %3")};
//: %1 is a score, %2 a confidence from 0 to 1, %3 a list of reasons
inline constexpr MessageText heuristicScore{room, QT_TRANSLATE_NOOP("cli/complexity", "%1, confidence %2 (%3)")};
//: Shown instead of the estimate of a model
inline constexpr MessageText notRequested{room, QT_TRANSLATE_NOOP("cli/complexity", "not requested")};
//: %1 is a score, %2 a confidence from 0 to 1, %3 a model or a file, %4 a percentage
inline constexpr MessageText modelScore{room, QT_TRANSLATE_NOOP("cli/complexity", "%1, confidence %2 (%3); disagreement %4%")};
//: Heading of a table
inline constexpr MessageText evidence{room, QT_TRANSLATE_NOOP("cli/complexity", "Evidence in the text")};
//: Heading of a table
inline constexpr MessageText steps{room, QT_TRANSLATE_NOOP("cli/complexity", "Steps of the heuristic score")};
//: Heading of a list
inline constexpr MessageText modelReasons{room, QT_TRANSLATE_NOOP("cli/complexity", "Reasons for the model's estimate")};
//: Heading of a table
inline constexpr MessageText limitsExceeded{room, QT_TRANSLATE_NOOP("cli/complexity", "Limits exceeded")};
//: Heading of a table
inline constexpr MessageText subtasks{room, QT_TRANSLATE_NOOP("cli/complexity", "Subtasks")};
//: Note on a subtask
inline constexpr MessageText exceedsLimit{room, QT_TRANSLATE_NOOP("cli/complexity", "exceeds a limit")};
//: Column heading
inline constexpr MessageText inputColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "input")};
//: Column heading
inline constexpr MessageText passageColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "passage")};
//: Column heading
inline constexpr MessageText valueColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "value")};
//: Column heading
inline constexpr MessageText locationColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "location")};
//: Column heading
inline constexpr MessageText stepColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "step")};
//: Column heading
inline constexpr MessageText scoreColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "score")};
//: Column heading
inline constexpr MessageText reasonColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "reason")};
//: Column heading
inline constexpr MessageText thresholdColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "threshold")};
//: Column heading
inline constexpr MessageText limitColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "limit")};
//: Column heading
inline constexpr MessageText subtaskColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "subtask")};
//: Column heading
inline constexpr MessageText confidenceColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "confidence")};
//: Column heading
inline constexpr MessageText noteColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "note")};

// Names of the inputs of an estimate.
//: Input of an estimate
inline constexpr MessageText type{room, QT_TRANSLATE_NOOP("cli/complexity", "type")};
//: Input of an estimate
inline constexpr MessageText feature{room, QT_TRANSLATE_NOOP("cli/complexity", "feature")};
//: Input of an estimate
inline constexpr MessageText file{room, QT_TRANSLATE_NOOP("cli/complexity", "file")};
//: Input of an estimate
inline constexpr MessageText output{room, QT_TRANSLATE_NOOP("cli/complexity", "output")};
//: Input of an estimate
inline constexpr MessageText integration{room, QT_TRANSLATE_NOOP("cli/complexity", "integration")};
//: Input of an estimate
inline constexpr MessageText conceptInput{room, QT_TRANSLATE_NOOP("cli/complexity", "concept")};
//: Input of an estimate
inline constexpr MessageText specialCase{room, QT_TRANSLATE_NOOP("cli/complexity", "special case")};

// Headings of the table of recorded estimates.
//: Column heading
inline constexpr MessageText idColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "id")};
//: Column heading
inline constexpr MessageText taskColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "task")};
//: Column heading
inline constexpr MessageText figureColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "metric")};
//: Column heading
inline constexpr MessageText predictedColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "predicted")};
//: Column heading
inline constexpr MessageText actualColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "actual")};
//: Column heading
inline constexpr MessageText accuracyColumn{room, QT_TRANSLATE_NOOP("cli/complexity", "accuracy")};
//: Mean accuracy of earlier estimates; %1 is a percentage
inline constexpr MessageText meanAccuracy{room, QT_TRANSLATE_NOOP("cli/complexity", "Mean accuracy: %1")};

} // namespace outcrop::complexityoutput
