// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedcalls.h"

#include "adapters/providers/callsettings.h"
#include "app/queue/queuemessages.h"

namespace outcrop {

QueuedCalls::QueuedCalls(JobQueue &queue, CallBudget &workerBudget, const LeasedJob &job) : m_queue(queue), m_workerBudget(workerBudget), m_job(job)
{
    for (const QueuedResponse &response : job.responses) {
        if (std::optional<TimedCall> call = readRecordedCall(response.response)) {
            call->requests = 1;
            m_calls.insert({response.key, response.repeat}, *call);
        }
    }
}

bool QueuedCalls::contains(const QString &request, int repeat) const
{
    return m_calls.contains({request, repeat});
}

std::optional<TimedCall> QueuedCalls::find(const QString &request, int repeat)
{
    const auto found = m_calls.find({request, repeat});
    if (found == m_calls.end())
        return std::nullopt;
    const TimedCall call = *found;
    found->isRecorded = true;
    return call;
}

Status QueuedCalls::record(const QString &request, int repeat, const TimedCall &call)
{
    m_response = QueuedResponse{request, repeat, recordedCallJson(request, repeat, call)};
    m_calls.insert({request, repeat}, call)->isRecorded = true;
    return success();
}

Status QueuedCalls::reserve(const std::optional<Cost> &maxCost, const std::stop_token &stop)
{
    if (const Status reservedStatus = m_workerBudget.reserve(maxCost, stop); !reservedStatus) {
        m_isWorkerAtLimit = reservedStatus.error().code == ErrorCode::NotAllowed;
        return reservedStatus;
    }
    const Status sharedStatus = reserveInQueue(maxCost, stop);
    if (!sharedStatus)
        m_workerBudget.release(maxCost, Cost());
    return sharedStatus;
}

Status QueuedCalls::reserveInQueue(const std::optional<Cost> &maxCost, const std::stop_token &stop)
{
    constexpr std::chrono::milliseconds pause{250};
    do {
        const Result<CallReservation> reservation = m_queue.reserve(m_job, maxCost);
        if (!reservation) {
            m_queueError = reservation.error();
            return reservation.error();
        }
        switch (reservation->answer) {
        case CallReservation::Answer::Reserved:
            m_reservation = reservation->call;
            return success();
        case CallReservation::Answer::AtCostLimit:
            return Error{ErrorCode::NotAllowed, queuemessages::requestAtCostLimit(), {}};
        case CallReservation::Answer::LeaseLost:
            return Error{ErrorCode::Interrupted, queuemessages::leaseLost(), {}};
        case CallReservation::Answer::Wait:
            break;
        }
    } while (waitFor(pause, stop));
    return Error{ErrorCode::Interrupted, queuemessages::stopped(), {}};
}

void QueuedCalls::release(const std::optional<Cost> &maxCost, const std::optional<Cost> &cost)
{
    m_workerBudget.release(maxCost, cost);
    if (const Status settleStatus = m_queue.settle(m_job, m_reservation, cost, m_response); !settleStatus)
        m_queueError = settleStatus.error();
    m_response.reset();
}

} // namespace outcrop
