// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/workflow.
namespace outcrop::workflowmessages {

inline constexpr char room[] = "core/workflow";
inline constexpr MessageText unknownPhase{room, QT_TRANSLATE_NOOP("core/workflow", "Unknown phase `%1`. Use plan, generate, review, revise, complete or cancelled.")};
inline constexpr MessageText unknownArtifactPhase{room, QT_TRANSLATE_NOOP("core/workflow", "Unknown phase `%1` of an artifact. Use plan, generate, review or revise.")};
inline constexpr MessageText unknownStage{room, QT_TRANSLATE_NOOP("core/workflow", "Unknown stage `%1`. Use prompt or response.")};
inline constexpr MessageText badIteration{room, QT_TRANSLATE_NOOP("core/workflow", "The iteration must be a number from 1 to 999999.")};
inline constexpr MessageText notAState{room, QT_TRANSLATE_NOOP("core/workflow", "The workflow state is not a JSON object. Restore the file.")};
inline constexpr MessageText verdictRequired{room, QT_TRANSLATE_NOOP("core/workflow", "The review has no readable verdict. Correct the review, or decide without it. To start a revision, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.")};
inline constexpr MessageText lastIteration{room, QT_TRANSLATE_NOOP("core/workflow", "The review of iteration %1, the last one allowed, failed. To continue, use `outcrop-cli run approve --revise`, or “Approve and Revise” in the window. To end the workflow, use `outcrop-cli run approve --complete`, or “Approve and Complete”.")};
inline constexpr MessageText reasonRequired{room, QT_TRANSLATE_NOOP("core/workflow", "A rejection needs a reason. Enter a reason; it is sent with the next request.")};
inline constexpr MessageText hasEnded{room, QT_TRANSLATE_NOOP("core/workflow", "The workflow `%1` has ended. Start a new one with `outcrop-cli run`.")};
inline constexpr MessageText commandNotPossible{room, QT_TRANSLATE_NOOP("core/workflow", "`%1` is not possible in this stage (%2). `outcrop-cli run status` shows the next step.")};
inline constexpr MessageText verdictLineMissing{room, QT_TRANSLATE_NOOP("core/workflow", "The review has no verdict. Add a line `Verdict: PASS` or `Verdict: FAIL`.")};
inline constexpr MessageText twoVerdicts{room, QT_TRANSLATE_NOOP("core/workflow", "The review has two different verdicts. Keep one of them.")};
inline constexpr MessageText blockMissing{room, QT_TRANSLATE_NOOP("core/workflow", "The review has no block `@@@%1`, which the review template requires. Add it.")};
inline constexpr MessageText blockNotClosed{room, QT_TRANSLATE_NOOP("core/workflow", "The block `@@@%1` is not closed. Add a line `@@@`.")};
inline constexpr MessageText fieldMissing{room, QT_TRANSLATE_NOOP("core/workflow", "The block `@@@%1` has no field `%2`. Add it.")};
inline constexpr MessageText badVerdict{room, QT_TRANSLATE_NOOP("core/workflow", "Unknown verdict `%1`. Use PASS or FAIL.")};
inline constexpr MessageText badCount{room, QT_TRANSLATE_NOOP("core/workflow", "`%1` must be a non-negative integer, not `%2`.")};
inline constexpr MessageText proseDisagrees{room, QT_TRANSLATE_NOOP("core/workflow", "The text states %1, but the metadata states %2. The metadata is used. Correct the wrong one.")};
inline constexpr MessageText passWith{room, QT_TRANSLATE_NOOP("core/workflow", "The verdict is PASS, but `%1` is %2. Check the review before you approve it.")};
inline constexpr MessageText failWithoutIssues{room, QT_TRANSLATE_NOOP("core/workflow", "The verdict is FAIL, but `issues_total` is 0. Check the review before you approve it.")};
inline constexpr MessageText artifactNotClosed{room, QT_TRANSLATE_NOOP("core/workflow", "The code block of `%1` is not closed, so the response may be truncated. Add the end of the block, or reject the response.")};
inline constexpr MessageText artifactTwice{room, QT_TRANSLATE_NOOP("core/workflow", "The response has two different versions of `%1`. Keep one of them.")};
inline constexpr MessageText artifactPath{room, QT_TRANSLATE_NOOP("core/workflow", "`%1` is not an allowed path, so the file is not written. Use a relative path with forward slashes, without names that begin with a dot.")};
inline constexpr MessageText artifactProtected{room, QT_TRANSLATE_NOOP("core/workflow", "`%1` is a session file, so it is not written. Choose another name.")};
inline constexpr MessageText noValue{room, QT_TRANSLATE_NOOP("core/workflow", "`{{%1}}` has no value. Add --var %1=VALUE.")};
inline constexpr MessageText noValueOfConventions{room, QT_TRANSLATE_NOOP("core/workflow", "`{{%1}}` has no value. Add --var %1=VALUE, or --conventions with a set that defines it: %2.")};
inline constexpr MessageText conventionCycle{room, QT_TRANSLATE_NOOP("core/workflow", "`%1` refers to itself, directly or through other conventions. Remove one of the references.")};
inline constexpr MessageText standardsMissing{room, QT_TRANSLATE_NOOP("core/workflow", "The standard `%1` is not in the workspace, so the prompts do not contain it. Add the file, or remove the standard from the list.")};
inline constexpr MessageText standardsElsewhere{room, QT_TRANSLATE_NOOP("core/workflow", "`%1` is used for the standard `%2`.")};
inline constexpr MessageText standardsAmbiguous{room, QT_TRANSLATE_NOOP("core/workflow", "Several files could be the standard `%1`: %2. The first one is used. To choose, list the path of the file.")};
inline constexpr MessageText approvalUnknown{room, QT_TRANSLATE_NOOP("core/workflow", "Approval by `%1` is not supported, so a person approves this stage. Use manual or skip.")};
inline constexpr MessageText notMapping{room, QT_TRANSLATE_NOOP("core/workflow", "Expected a mapping from names to values.")};
inline constexpr MessageText badTimeout{room, QT_TRANSLATE_NOOP("core/workflow", "A timeout must be a number of seconds above 0 and up to 86400, not `%1`.")};
//: Phase of a workflow: the model writes a plan
inline constexpr MessageText phasePlan{room, QT_TRANSLATE_NOOP("core/workflow", "plan")};
//: Phase of a workflow: the model generates files
inline constexpr MessageText phaseGenerate{room, QT_TRANSLATE_NOOP("core/workflow", "generate")};
//: Phase of a workflow: the model reviews the files
inline constexpr MessageText phaseReview{room, QT_TRANSLATE_NOOP("core/workflow", "review")};
//: Phase of a workflow: the model revises the files after a failed review
inline constexpr MessageText phaseRevise{room, QT_TRANSLATE_NOOP("core/workflow", "revise")};
//: Stage of a phase of a workflow: the prompt is written and approved
inline constexpr MessageText stagePrompt{room, QT_TRANSLATE_NOOP("core/workflow", "prompt")};
//: Stage of a phase of a workflow: the response is received and approved
inline constexpr MessageText stageResponse{room, QT_TRANSLATE_NOOP("core/workflow", "response")};

} // namespace outcrop::workflowmessages
