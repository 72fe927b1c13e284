// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/complexity.
namespace outcrop::complexitymessages {

inline constexpr char room[] = "core/complexity";
inline constexpr MessageText inputsMissing{room, QT_TRANSLATE_NOOP("core/complexity", "%1; not stated: %2")};
inline constexpr CountText files{room, QT_TRANSLATE_N_NOOP("core/complexity", "%n files"), "%n file"};
inline constexpr MessageText circumstance{room, QT_TRANSLATE_NOOP("core/complexity", "special case")};
inline constexpr MessageText conceptWord{room, QT_TRANSLATE_NOOP("core/complexity", "concept")};
inline constexpr MessageText taskTypeWord{room, QT_TRANSLATE_NOOP("core/complexity", "task type")};
inline constexpr MessageText circumstanceWord{room, QT_TRANSLATE_NOOP("core/complexity", "special case")};
inline constexpr MessageText unknownWord{room, QT_TRANSLATE_NOOP("core/complexity", "The thresholds do not define the %1 `%2`, so it has no effect. Correct the name.")};
inline constexpr MessageText unknownWordNear{room, QT_TRANSLATE_NOOP("core/complexity", "The thresholds do not define the %1 `%2`; did you mean `%3`?")};
inline constexpr MessageText writeInstead{room, QT_TRANSLATE_NOOP("core/complexity", "Change to %1")};
inline constexpr MessageText lowConfidence{room, QT_TRANSLATE_NOOP("core/complexity", "the confidence is %1, below %2: review the estimate first")};
inline constexpr MessageText opinionDiffers{room, QT_TRANSLATE_NOOP("core/complexity", "the model's estimate and the heuristics differ by %1%")};
inline constexpr MessageText opinionMissing{room, QT_TRANSLATE_NOOP("core/complexity", "the thresholds require a model's estimate in addition to the heuristics; ask a model for an estimate")};
inline constexpr MessageText sizeUnknown{room, QT_TRANSLATE_NOOP("core/complexity", "the size is not stated, so the score may be too low")};
inline constexpr MessageText inputsStated{room, QT_TRANSLATE_NOOP("core/complexity", "%1 of %2 inputs stated")};
inline constexpr MessageText inputsInferred{room, QT_TRANSLATE_NOOP("core/complexity", "%1, %2 inferred from the text")};
inline constexpr MessageText untested{room, QT_TRANSLATE_NOOP("core/complexity", "no tests cover the code")};
inline constexpr MessageText similarTask{room, QT_TRANSLATE_NOOP("core/complexity", "a similar task succeeded before")};
inline constexpr MessageText fileAndMore{room, QT_TRANSLATE_NOOP("core/complexity", "%1 and %2 more")};
inline constexpr MessageText noLimitCrossed{room, QT_TRANSLATE_NOOP("core/complexity", "no limit is exceeded, so there is no reason to split the task")};
inline constexpr MessageText tooLittleToSplit{room, QT_TRANSLATE_NOOP("core/complexity", "the task has too few files or lines to be split by file; list more of its files, or its subtasks")};
inline constexpr MessageText piecesFromFiles{room, QT_TRANSLATE_NOOP("core/complexity", "these subtasks are derived from the files alone; their dependencies are unknown")};
inline constexpr MessageText tooFewSubtasks{room, QT_TRANSLATE_NOOP("core/complexity", "fewer subtasks (%1) than the minimum (%2): splitting may cost more than it saves")};
inline constexpr MessageText smallSubtask{room, QT_TRANSLATE_NOOP("core/complexity", "subtask %1 has about %2 lines, too few for a separate subtask; combine it with another one")};
inline constexpr MessageText dependencyCycle{room, QT_TRANSLATE_NOOP("core/complexity", "These dependencies form a cycle, so their depth is undefined. Remove one of them.")};
inline constexpr MessageText taskTypeTitle{room, QT_TRANSLATE_NOOP("core/complexity", "task type")};
inline constexpr MessageText difficulty{room, QT_TRANSLATE_NOOP("core/complexity", "difficulty")};
inline constexpr MessageText statedLines{room, QT_TRANSLATE_NOOP("core/complexity", "lines stated in the task: %1")};
inline constexpr MessageText producedLines{room, QT_TRANSLATE_NOOP("core/complexity", "%1 × %2 of about %3 lines")};
inline constexpr MessageText subtaskLines{room, QT_TRANSLATE_NOOP("core/complexity", "lines of subtask \"%2\": %1")};
inline constexpr MessageText dependencyDepth{room, QT_TRANSLATE_NOOP("core/complexity", "dependency depth %1")};
inline constexpr MessageText limitExceeded{room, QT_TRANSLATE_NOOP("core/complexity", "%1: %2, above the maximum of %3")};
inline constexpr MessageText scoreReached{room, QT_TRANSLATE_NOOP("core/complexity", "raw score: %1; splitting is suggested at %2 or more")};
inline constexpr MessageText depthOfDependencies{room, QT_TRANSLATE_NOOP("core/complexity", "dependency depth")};
inline constexpr MessageText duplicateSubtaskId{room, QT_TRANSLATE_NOOP("core/complexity", "two subtasks have the ID `%1`")};
inline constexpr MessageText unknownSubtaskId{room, QT_TRANSLATE_NOOP("core/complexity", "`%1` depends on `%2`, which is not the ID of another subtask")};
inline constexpr MessageText proposedSubtaskCycle{room, QT_TRANSLATE_NOOP("core/complexity", "the dependencies of its subtasks form a cycle")};
inline constexpr MessageText opinionInvalid{room, QT_TRANSLATE_NOOP("core/complexity", "the estimate from %1 does not match its schema at \"%2\": %3 Correct the estimate, or ask the model again")};
inline constexpr MessageText opinionUnusable{room, QT_TRANSLATE_NOOP("core/complexity", "the estimate from %1 cannot be used: %2. Correct the estimate, or ask the model again")};
inline constexpr MessageText tooManyHours{room, QT_TRANSLATE_NOOP("core/complexity", "%1 hours in total, above the maximum of %2")};
inline constexpr MessageText tooManySubtasksToCompare{room, QT_TRANSLATE_NOOP("core/complexity", "there are too many subtasks to compare, so no parallel work is planned")};
inline constexpr MessageText planCycle{room, QT_TRANSLATE_NOOP("core/complexity", "the dependencies of the subtasks form a cycle, so no parallel work is planned")};
inline constexpr MessageText fewSubtasks{room, QT_TRANSLATE_NOOP("core/complexity", "there are too few subtasks to benefit from parallel work")};
inline constexpr MessageText outputTypeTitle{room, QT_TRANSLATE_NOOP("core/complexity", "output type")};
inline constexpr MessageText subtasksTooDeep{room, QT_TRANSLATE_NOOP("core/complexity", "The nesting depth of the subtasks exceeds the maximum of %1. Reduce the nesting.")};
inline constexpr MessageText tooManySubtasks{room, QT_TRANSLATE_NOOP("core/complexity", "There are %1 subtasks, more than the maximum of %2. Combine some.")};
inline constexpr MessageText subtaskIdTaken{room, QT_TRANSLATE_NOOP("core/complexity", "Another subtask already has the ID `%1`. Choose another ID.")};
inline constexpr MessageText subtaskCycle{room, QT_TRANSLATE_NOOP("core/complexity", "The dependencies of these subtasks form a cycle. Remove one of the dependencies.")};
inline constexpr MessageText afterItself{room, QT_TRANSLATE_NOOP("core/complexity", "A subtask cannot depend on itself. Remove this dependency.")};
inline constexpr MessageText unknownSibling{room, QT_TRANSLATE_NOOP("core/complexity", "No sibling subtask has the ID `%1`. Correct the ID.")};
inline constexpr MessageText overlappingRanges{room, QT_TRANSLATE_NOOP("core/complexity", "`%1` and `%2` overlap. For counts in both ranges, `%1` is used. Change one of the ranges.")};
inline constexpr MessageText rangeWithoutNumbers{room, QT_TRANSLATE_NOOP("core/complexity", "`%1` is not a range of counts. Write it as in `2_3_files`, `depth_4` or `11_plus_files`.")};
inline constexpr MessageText tokensWord{room, QT_TRANSLATE_NOOP("core/complexity", "tokens")};
inline constexpr MessageText filesWord{room, QT_TRANSLATE_NOOP("core/complexity", "files")};
inline constexpr MessageText hoursWord{room, QT_TRANSLATE_NOOP("core/complexity", "hours")};
inline constexpr MessageText linesWord{room, QT_TRANSLATE_NOOP("core/complexity", "lines")};
inline constexpr MessageText scoreWord{room, QT_TRANSLATE_NOOP("core/complexity", "raw score")};
inline constexpr MessageText sizeInferred{room, QT_TRANSLATE_NOOP("core/complexity", "the size is estimated from the words of the task; state `lines` or `produces` for a better estimate")};

} // namespace outcrop::complexitymessages
