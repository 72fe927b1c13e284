// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/workflow prints.
namespace outcrop::workflowoutput {

inline constexpr char room[] = "cli/workflow";
//: Noun inserted in “the value is empty; specify a %1”
inline constexpr MessageText fileNoun{room, QT_TRANSLATE_NOOP("cli/workflow", "file")};
//: Noun inserted in “unknown %1 `name`”
inline constexpr MessageText approvalNoun{room, QT_TRANSLATE_NOOP("cli/workflow", "approval")};
//: Noun inserted in “%1 is not UTF-8 text”
inline constexpr MessageText standardInput{room, QT_TRANSLATE_NOOP("cli/workflow", "standard input")};

//: %1 is the argument of --var
inline constexpr MessageText invalidVar{room, QT_TRANSLATE_NOOP("cli/workflow", "--var requires NAME=VALUE, not `%1`")};
inline constexpr MessageText readsInputOnce{room, QT_TRANSLATE_NOOP("cli/workflow", "--vars can read standard input only once; use files for the other values")};
inline constexpr MessageText needsConfirmation{room, QT_TRANSLATE_NOOP("cli/workflow", "no file was written: there is no terminal for the confirmation. Add --yes to write without confirmation.")};
//: Question before files are written
inline constexpr MessageText confirmWrite{room, QT_TRANSLATE_NOOP("cli/workflow", "Write these files?")};
//: Result of a command; %1 is the path of the written file
inline constexpr MessageText wrote{room, QT_TRANSLATE_NOOP("cli/workflow", "wrote %1")};

//: State of a workflow: all phases are complete
inline constexpr MessageText complete{room, QT_TRANSLATE_NOOP("cli/workflow", "complete")};
//: State of a workflow: the user canceled it
inline constexpr MessageText canceled{room, QT_TRANSLATE_NOOP("cli/workflow", "canceled")};
//: %1 is a phase, %2 the number of an iteration, %3 a clause such as “waiting for the response”
inline constexpr MessageText phaseAndState{room, QT_TRANSLATE_NOOP("cli/workflow", "%1, iteration %2: %3")};
//: Inserted for %3 in “%1, iteration %2: %3”
inline constexpr MessageText promptWaiting{room, QT_TRANSLATE_NOOP("cli/workflow", "the prompt is waiting for approval")};
//: Inserted for %3 in “%1, iteration %2: %3”
inline constexpr MessageText promptNotSent{room, QT_TRANSLATE_NOOP("cli/workflow", "the prompt has not been sent")};
//: Inserted for %3 in “%1, iteration %2: %3”
inline constexpr MessageText waitingForResponse{room, QT_TRANSLATE_NOOP("cli/workflow", "waiting for the response")};
//: Inserted for %3 in “%1, iteration %2: %3”
inline constexpr MessageText responseWaiting{room, QT_TRANSLATE_NOOP("cli/workflow", "the response is waiting for approval")};
//: After the label `next`. %1 is a workflow
inline constexpr MessageText nextApprovePrompt{room, QT_TRANSLATE_NOOP("cli/workflow", "edit the request if necessary, then run `outcrop-cli run approve %1`")};
//: After the label `next`. %1 is a workflow
inline constexpr MessageText nextSaveResponse{room, QT_TRANSLATE_NOOP("cli/workflow", "save the response, then run `outcrop-cli run approve %1`")};
//: After the label `next`. %1 is a workflow
inline constexpr MessageText nextApproveResponse{room, QT_TRANSLATE_NOOP("cli/workflow", "`outcrop-cli run approve %1`, or `outcrop-cli run reject %1 --reason TEXT`")};
//: After the label `next`. %1 is a workflow
inline constexpr MessageText nextWriteFiles{room, QT_TRANSLATE_NOOP("cli/workflow", "`outcrop-cli run files %1 --write` copies the files to their targets")};
//: %1 is the name of a scope
inline constexpr MessageText scope{room, QT_TRANSLATE_NOOP("cli/workflow", "scope %1")};
//: %1 is the name of a convention set
inline constexpr MessageText conventions{room, QT_TRANSLATE_NOOP("cli/workflow", "conventions %1")};

//: Label before the ID of a workflow
inline constexpr MessageText labelWorkflow{room, QT_TRANSLATE_NOOP("cli/workflow", "workflow")};
//: Label before the name of a profile
inline constexpr MessageText labelProfile{room, QT_TRANSLATE_NOOP("cli/workflow", "profile")};
//: Label before a phase
inline constexpr MessageText labelPhase{room, QT_TRANSLATE_NOOP("cli/workflow", "phase")};
//: Label before the path of the request
inline constexpr MessageText labelRequest{room, QT_TRANSLATE_NOOP("cli/workflow", "request")};
//: Label before the path of a prompt
inline constexpr MessageText labelPrompt{room, QT_TRANSLATE_NOOP("cli/workflow", "prompt")};
//: Label before the path of a response
inline constexpr MessageText labelResponse{room, QT_TRANSLATE_NOOP("cli/workflow", "response")};
//: Label before the verdict of a review
inline constexpr MessageText labelVerdict{room, QT_TRANSLATE_NOOP("cli/workflow", "verdict")};
//: Label before the next step
inline constexpr MessageText labelNext{room, QT_TRANSLATE_NOOP("cli/workflow", "next")};

//: State of a file. %1 is the reason
inline constexpr MessageText notWritten{room, QT_TRANSLATE_NOOP("cli/workflow", "not written: %1")};
//: State of a file that equals its target
inline constexpr MessageText unchanged{room, QT_TRANSLATE_NOOP("cli/workflow", "unchanged")};
//: State of a file. %1 are numbers of lines such as `+3 -1`
inline constexpr MessageText newFile{room, QT_TRANSLATE_NOOP("cli/workflow", "new, %1")};
//: State of a file. %1 are numbers of lines such as `+3 -1`
inline constexpr MessageText changedFile{room, QT_TRANSLATE_NOOP("cli/workflow", "changed, %1")};

//: Column heading: the rule of a finding
inline constexpr MessageText columnRule{room, QT_TRANSLATE_NOOP("cli/workflow", "rule")};
//: Column heading
inline constexpr MessageText columnSeverity{room, QT_TRANSLATE_NOOP("cli/workflow", "severity")};
//: Column heading: the description of a finding
inline constexpr MessageText columnFinding{room, QT_TRANSLATE_NOOP("cli/workflow", "finding")};
//: Column heading: the location of a finding
inline constexpr MessageText columnLocation{room, QT_TRANSLATE_NOOP("cli/workflow", "location")};
//: Column heading
inline constexpr MessageText columnWorkflow{room, QT_TRANSLATE_NOOP("cli/workflow", "workflow")};
//: Column heading
inline constexpr MessageText columnProfile{room, QT_TRANSLATE_NOOP("cli/workflow", "profile")};
//: Column heading
inline constexpr MessageText columnPhase{room, QT_TRANSLATE_NOOP("cli/workflow", "phase")};
//: Column heading: the stage of a phase
inline constexpr MessageText columnStage{room, QT_TRANSLATE_NOOP("cli/workflow", "stage")};
//: Column heading: number of the iteration
inline constexpr MessageText columnIteration{room, QT_TRANSLATE_NOOP("cli/workflow", "iteration")};
//: Column heading: the time of the last change
inline constexpr MessageText columnChanged{room, QT_TRANSLATE_NOOP("cli/workflow", "last change")};
//: Column heading: the file in the response
inline constexpr MessageText columnFile{room, QT_TRANSLATE_NOOP("cli/workflow", "file")};
//: Column heading: the path to which the file is written
inline constexpr MessageText columnTarget{room, QT_TRANSLATE_NOOP("cli/workflow", "target")};
//: Column heading: the state of a file
inline constexpr MessageText columnState{room, QT_TRANSLATE_NOOP("cli/workflow", "state")};
inline constexpr CountText workflows{room, QT_TRANSLATE_N_NOOP("cli/workflow", "%1 workflows"), "%1 workflow"};

} // namespace outcrop::workflowoutput
