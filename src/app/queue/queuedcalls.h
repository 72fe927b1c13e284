// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/costbudget.h"
#include "app/experiments/experimentresponses.h"
#include "core/ports/jobqueue.h"

namespace outcrop {

/// The calls of one job of a queue. Each call reserves its maximum cost in the limit of this worker and in the limit that the run shares with other workers. The response
/// and the cost of a call are stored in the queue in one step. A worker that takes over the job therefore repeats no call with a stored response. Use it on one thread.
class QueuedCalls final : public CallRecorder, public CallBudget
{
public:
    QueuedCalls(JobQueue &queue, CallBudget &workerBudget, const LeasedJob &job);

    bool contains(const QString &request, int repeat) const override;
    /// Returns the response. The first trial that uses a response of an earlier lease counts its cost.
    std::optional<TimedCall> find(const QString &request, int repeat) override;
    /// Keeps the response until release() stores it.
    Status record(const QString &request, int repeat, const TimedCall &call) override;

    Status reserve(const std::optional<Cost> &maxCost, const std::stop_token &stop) override;
    void release(const std::optional<Cost> &maxCost, const std::optional<Cost> &cost) override;

    /// Returns the error of the queue, if one of its functions failed.
    const std::optional<Error> &queueError() const { return m_queueError; }
    /// Returns whether a call was not made because of the limit of this worker.
    bool isWorkerAtLimit() const { return m_isWorkerAtLimit; }

private:
    Status reserveInQueue(const std::optional<Cost> &maxCost, const std::stop_token &stop);

    JobQueue &m_queue;
    CallBudget &m_workerBudget;
    const LeasedJob &m_job;
    QHash<QPair<QString, int>, TimedCall> m_calls;
    qint64 m_reservation = 0;                   ///< reservation of the call in progress
    std::optional<QueuedResponse> m_response;   ///< response to the call in progress
    std::optional<Error> m_queueError;
    bool m_isWorkerAtLimit = false;
};

} // namespace outcrop
