// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/jobqueue.h"
#include "core/ports/provider.h"

namespace outcrop {

/// Waits until the shared request rate allows a request to the provider, then counts the request. Errors: Interrupted, and those of the queue.
Status waitForRequest(JobQueue &queue, const QString &provider, const std::stop_token &stop);
/// If the provider reported that its rate limit was reached, stops all workers from sending requests to it for a while.
void pauseAfterRateLimit(JobQueue &queue, const QString &provider, const std::optional<CallFailure> &failure);
/// Returns the failure of a request that was not sent because of an error of waitForRequest().
CallFailure notSentFailureOf(const Error &error);

/// Sends each request to another provider when the request rate that all workers share allows it. If the provider reports that its rate limit was reached, no
/// worker sends requests to it for a while. The other provider must not retry, because its retries would not be counted.
class PacedProvider final : public Provider
{
public:
    PacedProvider(Provider &provider, JobQueue &queue) : m_provider(provider), m_queue(queue) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;

private:
    Provider &m_provider;
    JobQueue &m_queue;
};

} // namespace outcrop
