// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/experiments.
namespace outcrop::experimentrunmessages {

inline constexpr char room[] = "app/experiments";
inline constexpr MessageText noArm{room, QT_TRANSLATE_NOOP("app/experiments", "The experiment `%1` has no arm `%2`. Check its name.")};
inline constexpr MessageText armWithoutMode{room, QT_TRANSLATE_NOOP("app/experiments", "The arm `%1` does not set a `mode` for a prompt `type`, so there is no mode to switch to. Choose another arm.")};
inline constexpr MessageText notAResponse{room, QT_TRANSLATE_NOOP("app/experiments", "This line is not a response. Remove it.")};
inline constexpr MessageText notATrial{room, QT_TRANSLATE_NOOP("app/experiments", "`%1` is not a trial of this experiment. Remove the line.")};
inline constexpr MessageText notABatchResult{room, QT_TRANSLATE_NOOP("app/experiments", "This line is not a batch result. Remove it.")};
inline constexpr MessageText otherRequest{room, QT_TRANSLATE_NOOP("app/experiments", "The response for `%1` does not belong to the request that this trial now sends. Export the batch again.")};
inline constexpr MessageText noBatches{room, QT_TRANSLATE_NOOP("app/experiments", "Outcrop cannot write batches for %1. Use `outcrop-cli experiment run` instead.")};
inline constexpr MessageText unfilledField{room, QT_TRANSLATE_NOOP("app/experiments", "The request of `%1` refers to `%2`, but the case `%3` has no such field, so the placeholder is sent unchanged. Add the field to the case.")};
inline constexpr MessageText noExperiment{room, QT_TRANSLATE_NOOP("app/experiments", "There is no experiment `%1`. Create it in experiments/%1.yaml.")};
inline constexpr MessageText noCases{room, QT_TRANSLATE_NOOP("app/experiments", "The experiment has no cases. Add at least one case.")};
inline constexpr MessageText contextWithRevision{room, QT_TRANSLATE_NOOP("app/experiments", "%1: `context` and `revision` cannot be combined, because some files of a coding agent's context are always read from the current folder. Remove `context` or `revision`.")};
inline constexpr MessageText trialMarker{room, QT_TRANSLATE_NOOP("app/experiments", "a trial's marker, which bypasses caches")};
inline constexpr MessageText armNotComposed{room, QT_TRANSLATE_NOOP("app/experiments", "The prompt for arm `%1` cannot be composed: %2")};
inline constexpr MessageText otherExperimentVersion{room, QT_TRANSLATE_NOOP("app/experiments", "The recorded run belongs to another version of this experiment or its cases. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.")};
inline constexpr MessageText notRecorded{room, QT_TRANSLATE_NOOP("app/experiments", "No response to this request is recorded, and API calls are off. Allow API calls, or record a response.")};
inline constexpr MessageText armCannotSend{room, QT_TRANSLATE_NOOP("app/experiments", "Arm `%1` cannot send case `%2`: %3")};
inline constexpr MessageText caseFailed{room, QT_TRANSLATE_NOOP("app/experiments", "%1, case %2: %3")};
inline constexpr MessageText judgeNotCalled{room, QT_TRANSLATE_NOOP("app/experiments", "the judge was not called: %1")};
inline constexpr MessageText trialResponse{room, QT_TRANSLATE_NOOP("app/experiments", "an earlier response in this trial")};
inline constexpr MessageText simulatedResult{room, QT_TRANSLATE_NOOP("app/experiments", "a simulated tool reply")};
inline constexpr MessageText noToolReply{room, QT_TRANSLATE_NOOP("app/experiments", "%1, case %2: no simulated reply matches the call %3, so the response with the call is measured. Add a reply.")};
inline constexpr MessageText toolRoundsUsed{room, QT_TRANSLATE_NOOP("app/experiments", "%1, case %2: the limit of tool rounds (%3) was reached, so the last response is measured. Increase `rounds` to allow more rounds.")};
inline constexpr MessageText toolNotSimulated{room, QT_TRANSLATE_NOOP("app/experiments", "the reply of the tool `%1` could not be simulated: %2")};
inline constexpr MessageText perResponse{room, QT_TRANSLATE_NOOP("app/experiments", "per response received")};
inline constexpr MessageText promptsChanged{room, QT_TRANSLATE_NOOP("app/experiments", "The prompts of `%1` have changed since the recorded run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the recorded run is archived.")};
inline constexpr MessageText notRun{room, QT_TRANSLATE_NOOP("app/experiments", "The experiment `%1` has not been run. Run it with `outcrop-cli experiment run %1`.")};
inline constexpr MessageText changedSince{room, QT_TRANSLATE_NOOP("app/experiments", "The experiment or its cases have changed since this run. Arms and cases removed since then are not shown.")};

} // namespace outcrop::experimentrunmessages
