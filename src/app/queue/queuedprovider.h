// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/jobkind.h"

#include <QHash>

namespace outcrop {

/// Sends the requests of one job. Each call reserves its maximum cost, and its response is stored in the queue, as QueuedCalls does. After a failure that ends
/// the job, or at a cost limit, no more requests are sent. For one thread.
class QueuedProvider final : public Provider
{
public:
    /// All arguments must outlive this object.
    QueuedProvider(const JobContext &context, const LeasedJob &job, QueuedCalls &calls) : m_context(context), m_job(job), m_calls(calls) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;
    /// Returns the outcome of the job. Its result has the failures, which FinishedCalls reads.
    JobOutcome outcome() const;

private:
    ProviderCall canceled(const QString &message);
    void addFailure(const QString &key, int repeat, const CallFailure &failure);

    const JobContext &m_context;
    const LeasedJob &m_job;
    QueuedCalls &m_calls;
    QHash<QString, int> m_repeats; ///< number of calls for each request
    Json m_failures = Json::array();
    bool m_hasEnded = false; ///< whether the job ends without a result
    JobOutcome m_outcome;
};

/// Replays the calls of finished jobs: repeated requests get the responses in the order of the jobs. A request that no job sent fails. For one thread.
class FinishedCalls final : public Provider
{
public:
    explicit FinishedCalls(const QList<FinishedJob> &jobs);

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;

private:
    QHash<QString, QList<ProviderCall>> m_calls;
};

} // namespace outcrop
