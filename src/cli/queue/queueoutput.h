// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/queue prints.
namespace outcrop::queueoutput {

inline constexpr char room[] = "cli/queue";

// Output of `queue`.
//: Column heading
inline constexpr MessageText kindColumn{room, QT_TRANSLATE_NOOP("cli/queue", "kind")};
//: Column heading
inline constexpr MessageText runColumn{room, QT_TRANSLATE_NOOP("cli/queue", "run")};
//: Column heading
inline constexpr MessageText startedColumn{room, QT_TRANSLATE_NOOP("cli/queue", "start time")};
//: Column heading
inline constexpr MessageText waitingColumn{room, QT_TRANSLATE_NOOP("cli/queue", "waiting")};
//: Column heading
inline constexpr MessageText leasedColumn{room, QT_TRANSLATE_NOOP("cli/queue", "in progress")};
//: Column heading
inline constexpr MessageText doneColumn{room, QT_TRANSLATE_NOOP("cli/queue", "done")};
//: Column heading
inline constexpr MessageText abandonedColumn{room, QT_TRANSLATE_NOOP("cli/queue", "abandoned")};
//: Column heading
inline constexpr MessageText costColumn{room, QT_TRANSLATE_NOOP("cli/queue", "cost")};
//: Column heading
inline constexpr MessageText uncertainColumn{room, QT_TRANSLATE_NOOP("cli/queue", "possible extra cost")};
//: Column heading
inline constexpr MessageText limitColumn{room, QT_TRANSLATE_NOOP("cli/queue", "limit")};
//: Value in the column `limit`; %1 is the cost limit of a run
inline constexpr MessageText limitReached{room, QT_TRANSLATE_NOOP("cli/queue", "%1 (reached)")};
inline constexpr MessageText queueIsEmpty{room, QT_TRANSLATE_NOOP("cli/queue", "The queue is empty. To queue a run, use --queue with `experiment run`, `validate --live`, `index` or `evolve`.")};
inline constexpr MessageText cancelNeedsYes{room, QT_TRANSLATE_NOOP("cli/queue", "the queued runs of `%1` would be canceled; add --yes")};
inline constexpr MessageText askCancel{room, QT_TRANSLATE_NOOP("cli/queue", "Cancel the queued runs of `%1`?")};
//: %1 is the number of runs
inline constexpr CountText canceled{room, QT_TRANSLATE_N_NOOP("cli/queue", "Canceled %1 runs of `%2`."), "Canceled %1 run of `%2`."};

// Output of `worker`.
//: %1 is an amount in dollars
inline constexpr MessageText askSend{room, QT_TRANSLATE_NOOP("cli/queue", "Send the requests of queued jobs, for at most %1?")};
//: %1 and %2 are numbers of jobs, %3 is an amount in dollars
inline constexpr CountText jobsDone{room, QT_TRANSLATE_N_NOOP("cli/queue", "%1 jobs done, %2 failed, cost %3"), "%1 job done, %2 failed, cost %3"};
//: %1, %2 and %4 are numbers of jobs, %3 is an amount in dollars
inline constexpr CountText jobsDoneRetried{room, QT_TRANSLATE_N_NOOP("cli/queue", "%1 jobs done, %2 failed, cost %3, %4 returned for a retry"), "%1 job done, %2 failed, cost %3, %4 returned for a retry"};
//: %1, %2 and %4 are numbers of jobs, %3 is an amount in dollars
inline constexpr CountText jobsDoneLost{room, QT_TRANSLATE_N_NOOP("cli/queue", "%1 jobs done, %2 failed, cost %3, %4 not finished before the lease expired"), "%1 job done, %2 failed, cost %3, %4 not finished before the lease expired"};
//: %1, %2, %4 and %5 are numbers of jobs, %3 is an amount in dollars
inline constexpr CountText jobsDoneRetriedLost{room, QT_TRANSLATE_N_NOOP("cli/queue", "%1 jobs done, %2 failed, cost %3, %4 returned for a retry, %5 not finished before the lease expired"), "%1 job done, %2 failed, cost %3, %4 returned for a retry, %5 not finished before the lease expired"};

} // namespace outcrop::queueoutput
