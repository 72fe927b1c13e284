// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/jobkind.h"

#include "app/queue/openqueue.h"
#include "app/queue/queuedevolution.h"
#include "app/queue/queuedindex.h"
#include "app/queue/queuedtrial.h"
#include "app/queue/queuedvalidation.h"

namespace outcrop {

const QList<JobKind> &jobKinds()
{
    static const QList<JobKind> kinds{{experimentRunKind, openTrialJobs}, {validationRunKind, openValidationJobs}, {indexRunKind, openEmbeddingJobs},
        {evolutionRunKind, openEvolutionJobs}};
    return kinds;
}

bool isRetryable(FailureKind kind)
{
    return kind == FailureKind::Unreachable || kind == FailureKind::RateLimited || kind == FailureKind::Overloaded;
}

bool isKeyFailure(FailureKind kind)
{
    return kind == FailureKind::NoKey || kind == FailureKind::Unauthorized || kind == FailureKind::Quota;
}

bool endsJob(const LeasedJob &job, FailureKind kind)
{
    return isKeyFailure(kind) || (isRetryable(kind) && job.retries < maxJobRetries);
}

Json jsonMember(const Json &object, const char *name)
{
    return object.is_object() ? object.value(name, Json()) : Json();
}

} // namespace outcrop
