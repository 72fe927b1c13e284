// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/openqueue.h"

#include "adapters/postgresql/postgresqueue.h"
#include "app/evolution/evolve.h"
#include "app/queue/jobkind.h"
#include "app/queue/queuemessages.h"
#include "app/records/storeaccess.h"

namespace outcrop {

Status checkQueueLocation(const StoreLocation &location)
{
    if (const Status known = checkLocation(location); !known)
        return known;
    return location.isFile() ? Status(Error{ErrorCode::Invalid, queuemessages::queueNeedsServer(), {}}) : success();
}

Result<std::unique_ptr<JobQueue>> openQueue(const StoreLocation &location, KeyRing &keys)
{
    if (const Status usableStatus = checkQueueLocation(location); !usableStatus)
        return usableStatus.error();
    const Result<PostgresSettings> settings = readPostgresSettings(location, keys);
    return settings ? openPostgresQueue(*settings) : settings.error();
}

Result<qsizetype> cancelQueuedRuns(const OpenedWorkspace &opened, JobQueue &queue, const QString &name)
{
    const Result<QList<QueueState>> states = queue.states();
    if (!states)
        return states.error();
    qsizetype removed = 0;
    for (const QueueState &state : *states) {
        const Json workspace = jsonMember(state.run.details, "workspace");
        if (state.run.name != name || (workspace.is_string() && qString(workspace) != workspaceTitle(opened)))
            continue;
        if (const Status doneStatus = queue.remove(state.run.id); !doneStatus)
            return doneStatus.error();
        ++removed;
    }
    return removed > 0 ? Result<qsizetype>(removed) : Error{ErrorCode::NotFound, queuemessages::noRun(name), {}};
}

} // namespace outcrop
