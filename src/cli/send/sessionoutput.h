// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that the command `session` of cli/send prints.
namespace outcrop::sessionoutput {

inline constexpr char room[] = "cli/send";
//: %1 is the name of a session
inline constexpr MessageText unknownSession{room, QT_TRANSLATE_NOOP("cli/send", "unknown session `%1`; `outcrop-cli session list` lists all sessions")};
//: Error in an argument; %1 is the name of the session
inline constexpr MessageText noUnansweredTurn{room, QT_TRANSLATE_NOOP("cli/send", "the session `%1` has no unanswered turn; send the next request with `outcrop-cli session resume`")};
inline constexpr MessageText emptyResponse{room, QT_TRANSLATE_NOOP("cli/send", "the response is empty, so it was not stored; enter its text")};
//: Question before the requests are sent
inline constexpr MessageText confirmRequests{room, QT_TRANSLATE_NOOP("cli/send", "Send these requests?")};

//: Column heading
inline constexpr MessageText columnSession{room, QT_TRANSLATE_NOOP("cli/send", "session")};
//: Column heading: time of the last turn
inline constexpr MessageText columnLastTurn{room, QT_TRANSLATE_NOOP("cli/send", "last turn")};
//: Column heading: the state of a turn
inline constexpr MessageText columnState{room, QT_TRANSLATE_NOOP("cli/send", "state")};
//: Column heading: number of turns
inline constexpr MessageText columnTurns{room, QT_TRANSLATE_NOOP("cli/send", "turns")};
//: Column heading
inline constexpr MessageText columnCost{room, QT_TRANSLATE_NOOP("cli/send", "cost")};
//: Column heading: the beginning of the first request
inline constexpr MessageText columnFirstRequest{room, QT_TRANSLATE_NOOP("cli/send", "first request")};
//: Column heading: number of the iteration
inline constexpr MessageText columnIteration{room, QT_TRANSLATE_NOOP("cli/send", "iteration")};
//: Column heading: a phase
inline constexpr MessageText columnPhase{room, QT_TRANSLATE_NOOP("cli/send", "phase")};
//: Column heading: number of the turn
inline constexpr MessageText columnTurn{room, QT_TRANSLATE_NOOP("cli/send", "turn")};
//: Column heading: the verdict or the failure of a turn
inline constexpr MessageText columnOutcome{room, QT_TRANSLATE_NOOP("cli/send", "outcome")};
//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/send", "provider")};
//: Column heading: number of input tokens
inline constexpr MessageText columnInput{room, QT_TRANSLATE_NOOP("cli/send", "input")};
//: Column heading: number of output tokens
inline constexpr MessageText columnOutput{room, QT_TRANSLATE_NOOP("cli/send", "output")};
//: Column heading: a duration
inline constexpr MessageText columnTime{room, QT_TRANSLATE_NOOP("cli/send", "time")};
//: Column heading: the beginning of a request
inline constexpr MessageText columnRequest{room, QT_TRANSLATE_NOOP("cli/send", "request")};
//: Column heading: the model in the original session
inline constexpr MessageText columnRecordedModel{room, QT_TRANSLATE_NOOP("cli/send", "recorded model")};
//: Column heading: the model in the new session
inline constexpr MessageText columnNewModel{room, QT_TRANSLATE_NOOP("cli/send", "new model")};
//: Column heading: tokens that the cache plan expects to be read from the cache
inline constexpr MessageText columnPredictedRead{room, QT_TRANSLATE_NOOP("cli/send", "predicted read")};
//: Column heading: tokens read from the cache
inline constexpr MessageText columnRead{room, QT_TRANSLATE_NOOP("cli/send", "reported read")};
//: Column heading: tokens that the cache plan expects to be written to the cache
inline constexpr MessageText columnPredictedWrite{room, QT_TRANSLATE_NOOP("cli/send", "predicted write")};
//: Column heading: tokens written to the cache
inline constexpr MessageText columnWritten{room, QT_TRANSLATE_NOOP("cli/send", "reported write")};
//: Column heading: the cost of cache misses
inline constexpr MessageText columnExtraCost{room, QT_TRANSLATE_NOOP("cli/send", "extra cost")};
//: Column heading: the cause of a cache miss
inline constexpr MessageText columnCause{room, QT_TRANSLATE_NOOP("cli/send", "cause")};

inline constexpr CountText sessions{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 sessions"), "%1 session"};
inline constexpr CountText turns{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 turns"), "%1 turn"};
//: %1 is the number of turns, %2 a cost
inline constexpr CountText turnsAndCost{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 turns, %2"), "%1 turn, %2"};
//: After the label `requests`; %1 is the number of turns
inline constexpr CountText turnsInSequence{room, QT_TRANSLATE_N_NOOP("cli/send", "%1 turns, one after another"), "%1 turn, one after another"};
//: After the label `cost`. %1 and %2 are costs
inline constexpr MessageText replayCost{room, QT_TRANSLATE_NOOP("cli/send", "%1, if the responses are as long as in the original session; at most %2")};

} // namespace outcrop::sessionoutput
