// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresqueue.h"

#include "adapters/postgresql/postgresstore.h"
#include "adapters/postgresql/queuespending.h"
#include "adapters/postgresql/requestrates.h"

#include <QSet>

namespace outcrop {
namespace {

using std::chrono::milliseconds;

/// SQL conditions for a job `j`. An expired lease does not count.
const QByteArray leasedCondition = "(j.state = 'leased' AND j.leased_until >= clock_timestamp())";
const QByteArray openCondition = "j.state IN ('waiting', 'leased')";
const QByteArray attemptsCondition = "j.attempts < " + QByteArray::number(maxJobAttempts);

/// SQL condition for a job that has no result but can still get one. All other jobs without a result were abandoned.
const QByteArray unfinishedCondition = "(" + openCondition + " AND (" + attemptsCondition + " OR " + leasedCondition + "))";
/// SQL condition for the runs `r` of a worker. Parameters: $1 the kinds, $2 the excluded runs.
const QByteArray suitableCondition = "r.at_limit = 0 AND r.kind = ANY(string_to_array($1, ',')) AND r.id <> ALL(CAST(string_to_array($2, ',') AS bigint[]))";

/// Returns the SQL that leases the first job that is ready, in the first stage of its run with unfinished jobs. Parameters: $1 and $2 as in suitableCondition, $3 the
/// worker, $4 the duration. Checks the runs one by one, so that only the leased job is locked.
QByteArray leaseStatement()
{
    const QByteArray firstStage = "(SELECT MIN(j.stage) FROM queue_jobs j WHERE j.run = r.id AND " + unfinishedCondition + ")";
    const QByteArray firstJob = "SELECT j.id FROM queue_jobs j WHERE j.run = r.id AND " + openCondition + " AND " + attemptsCondition + " AND NOT " + leasedCondition
        + " AND (j.state = 'leased' OR j.ready_at <= clock_timestamp()) AND j.stage = " + firstStage + " ORDER BY j.number LIMIT 1 FOR UPDATE SKIP LOCKED";
    return "WITH next AS (SELECT n.id FROM (SELECT r.id FROM queue_runs r WHERE " + suitableCondition + " ORDER BY r.id) r CROSS JOIN LATERAL (" + firstJob + ") n LIMIT 1)"
        + " UPDATE queue_jobs j SET state = 'leased', lease = j.lease + 1, attempts = j.attempts + 1, worker = $3,"
          " leased_until = clock_timestamp() + CAST($4 AS double precision) * interval '1 millisecond'"
          " FROM next, queue_runs r WHERE j.id = next.id AND r.id = j.run"
          " RETURNING j.id, j.lease, j.number, j.retries, j.payload, r.id, r.kind, r.name, r.started, r.details, r.max_cost";
}

QByteArray statesStatement()
{
    const auto count = [](const QByteArray &condition) -> QByteArray { return "COUNT(j.id) FILTER (WHERE " + condition + ")"; };
    const QByteArray idleCondition = openCondition + " AND NOT " + leasedCondition;
    return "SELECT r.id, r.kind, r.name, r.started, r.details, r.max_cost, r.spent, r.unpriced_calls, r.at_limit, "
        + count(idleCondition + " AND " + attemptsCondition) + ", " + count(leasedCondition) + ", " + count("j.state = 'done'") + ", " + count("j.state = 'collected'") + ", "
        + count(idleCondition + " AND NOT " + attemptsCondition)
        + ", (SELECT CAST(LEAST(COALESCE(SUM(c.reserved), 0), 9223372036854775807) AS bigint) FROM queue_calls c JOIN queue_jobs j ON j.id = c.job"
          " WHERE c.run = r.id AND c.settled = 0 AND NOT (j.lease = c.lease AND " + leasedCondition + "))"
          " FROM queue_runs r LEFT JOIN queue_jobs j ON j.run = r.id GROUP BY r.id ORDER BY r.id";
}

SqlValue listOf(const QList<qint64> &ids)
{
    QStringList texts;
    for (const qint64 id : ids)
        texts.append(QString::number(id));
    return toSql(texts.join(u','));
}

SqlValue durationValue(milliseconds duration)
{
    return toSql(double(duration.count()));
}

/// Reads the columns id, kind, name, started, details and max_cost, beginning with `first`.
QueuedRun readRun(const SqlRow &row, int first)
{
    QueuedRun run{row.integer(first), row.text(first + 1), row.text(first + 2), row.text(first + 3)};
    fromSql(row, first + 4, run.details);
    if (!row.isNull(first + 5))
        run.maxCost = Cost::fromPico(row.integer(first + 5));
    return run;
}

QueueState readState(const SqlRow &row)
{
    QueueState state{readRun(row, 0)};
    state.spentCost = Cost::fromPico(row.integer(6));
    state.unpricedCalls = row.integer(7);
    state.isAtCostLimit = row.integer(8) != 0;
    state.waiting = row.integer(9);
    state.leasedJobs = row.integer(10);
    state.done = row.integer(11);
    state.collectedJobs = row.integer(12);
    state.abandonedJobs = row.integer(13);
    state.uncertainCost = Cost::fromPico(row.integer(14));
    return state;
}

LeasedJob readJob(const SqlRow &row)
{
    LeasedJob job{row.integer(0), row.integer(1), row.integer(2), int(row.integer(3))};
    fromSql(row, 4, job.payload);
    job.run = readRun(row, 5);
    return job;
}

} // namespace

Status PostgresQueue::run(const QByteArray &sql, const QList<SqlValue> &values)
{
    const std::lock_guard locked(m_mutex);
    const Result<qint64> done = m_connection->run(sql, values);
    return done ? success() : Status(done.error());
}

/// Runs a statement with a RETURNING clause. Returns whether it changed a row.
Result<bool> PostgresQueue::runAndCheckRow(const QByteArray &sql, const QList<SqlValue> &values)
{
    const std::lock_guard locked(m_mutex);
    const Result<qint64> rows = runAndCountRows(*m_connection, sql, values);
    return rows ? Result<bool>(*rows > 0) : Result<bool>(rows.error());
}

Result<qint64> PostgresQueue::enqueue(const QueuedRun &run, const QList<QueuedJob> &jobs)
{
    const std::lock_guard locked(m_mutex);
    qint64 id = 0;
    const Status doneStatus = runInTransaction(*m_connection, [&]() -> Status {
        const std::optional<qint64> limit = run.maxCost ? std::optional(run.maxCost->pico()) : std::nullopt;
        const Result<qint64> added = m_connection->run("INSERT INTO queue_runs (kind, name, started, details, max_cost) VALUES ($1, $2, $3, $4, $5)"
                                                       " ON CONFLICT (kind, name, started) DO UPDATE SET details = EXCLUDED.details, max_cost = EXCLUDED.max_cost, at_limit = 0"
                                                       " RETURNING id",
            {toSql(run.kind), toSql(run.name), toSql(run.startTime), toSql(run.details), toSql(limit)}, [&id](const SqlRow &row) { id = row.integer(0); });
        if (!added)
            return added.error();
        const Result<qint64> renewedCount = m_connection->run("UPDATE queue_jobs j SET attempts = 0 WHERE j.run = $1 AND " + openCondition + " AND NOT " + attemptsCondition, {toSql(id)});
        return renewedCount ? addMissingJobs(id, jobs) : Status(renewedCount.error());
    });
    return doneStatus ? Result<qint64>(id) : Result<qint64>(doneStatus.error());
}

/// Adds the jobs that the run does not have. The caller's transaction has locked the run, so no other program adds jobs to it.
Status PostgresQueue::addMissingJobs(qint64 run, const QList<QueuedJob> &jobs)
{
    QSet<qint64> known;
    const Result<qint64> read = m_connection->run("SELECT number FROM queue_jobs WHERE run = $1", {toSql(run)}, [&known](const SqlRow &row) { known.insert(row.integer(0)); });
    if (!read)
        return read.error();
    QList<SqlValue> values;
    for (const QueuedJob &job : jobs) {
        if (!known.contains(job.number))
            values << toSql(run) << toSql(job.number) << toSql(job.stage) << toSql(job.payload);
    }
    const Result<QList<qint64>> ids = m_connection->insert("queue_jobs", {"run", "number", "stage", "payload"}, values);
    return ids ? success() : Status(ids.error());
}

Result<QList<QueueState>> PostgresQueue::states()
{
    const std::lock_guard locked(m_mutex);
    QList<QueueState> states;
    const Result<qint64> read = m_connection->run(statesStatement(), {}, [&states](const SqlRow &row) { states.append(readState(row)); });
    return read ? Result<QList<QueueState>>(states) : Result<QList<QueueState>>(read.error());
}

Status PostgresQueue::remove(qint64 run)
{
    return this->run("DELETE FROM queue_runs WHERE id = $1", {toSql(run)});
}

Result<std::optional<LeasedJob>> PostgresQueue::lease(const LeaseRequest &request)
{
    const std::lock_guard locked(m_mutex);
    std::optional<LeasedJob> job;
    const Result<qint64> leasedCount = m_connection->run(leaseStatement(),
        {toSql(request.kinds.join(u',')), listOf(request.excludedRuns), toSql(request.worker), durationValue(request.duration)}, [&job](const SqlRow &row) { job = readJob(row); });
    if (!leasedCount)
        return leasedCount.error();
    if (!job || job->lease == 1)
        return job;
    QHash<qint64, QList<QueuedResponse>> responses;
    if (const Status read = readResponses(responses, {job->id}); !read)
        return read.error();
    job->responses = responses.value(job->id);
    return job;
}

Status PostgresQueue::readResponses(QHash<qint64, QList<QueuedResponse>> &responses, const QList<qint64> &jobs)
{
    const Result<qint64> read = m_connection->run("SELECT job, key, repeat, response FROM queue_responses WHERE job = ANY(CAST(string_to_array($1, ',') AS bigint[])) ORDER BY job, key, repeat",
        {listOf(jobs)}, [&responses](const SqlRow &row) {
            QueuedResponse response{row.text(1), int(row.integer(2)), Json()};
            fromSql(row, 3, response.response);
            responses[row.integer(0)].append(response);
        });
    return read ? success() : Status(read.error());
}

Result<qint64> PostgresQueue::openJobCount(const LeaseRequest &request)
{
    const std::lock_guard locked(m_mutex);
    return m_connection->queryInteger("SELECT COUNT(*) FROM queue_jobs j JOIN queue_runs r ON r.id = j.run WHERE " + unfinishedCondition + " AND " + suitableCondition,
        {toSql(request.kinds.join(u',')), listOf(request.excludedRuns)});
}

Result<bool> PostgresQueue::renew(const LeasedJob &job, milliseconds duration)
{
    return runAndCheckRow("UPDATE queue_jobs SET leased_until = clock_timestamp() + CAST($3 AS double precision) * interval '1 millisecond'"
                          " WHERE id = $1 AND lease = $2 AND state = 'leased' RETURNING id",
        {toSql(job.id), toSql(job.lease), durationValue(duration)});
}

Status PostgresQueue::release(const LeasedJob &job, JobRelease reason, milliseconds delay)
{
    return run("UPDATE queue_jobs SET state = 'waiting', leased_until = NULL, attempts = attempts - 1, retries = retries + $4,"
               " ready_at = clock_timestamp() + CAST($3 AS double precision) * interval '1 millisecond' WHERE id = $1 AND lease = $2 AND state = 'leased'",
        {toSql(job.id), toSql(job.lease), durationValue(delay), toSql(reason == JobRelease::Retry ? 1 : 0)});
}

/// Stores the result of a job in one statement with its state. Returns false if the lease is no longer valid.
Result<bool> PostgresQueue::complete(const LeasedJob &job, const Json &result)
{
    return runAndCheckRow("WITH done AS (UPDATE queue_jobs SET state = 'done', leased_until = NULL WHERE id = $1 AND lease = $2 AND state = 'leased'"
                          " RETURNING id) INSERT INTO queue_results (job, result) SELECT id, CAST($3 AS text) FROM done RETURNING job",
        {toSql(job.id), toSql(job.lease), toSql(result)});
}

Result<QList<FinishedJob>> PostgresQueue::finishedJobs(qint64 run, int limit)
{
    const std::lock_guard locked(m_mutex);
    QList<FinishedJob> jobs;
    QList<qint64> ids;
    const Result<qint64> read = m_connection->run("SELECT j.id, j.number, q.result FROM queue_jobs j JOIN queue_results q ON q.job = j.id"
                                                  " WHERE j.run = $1 AND j.state = 'done' ORDER BY j.number LIMIT $2",
        {toSql(run), toSql(limit)}, [&](const SqlRow &row) {
            FinishedJob job{row.integer(0), row.integer(1), Json()};
            fromSql(row, 2, job.result);
            ids.append(job.id);
            jobs.append(job);
        });
    if (!read)
        return read.error();
    QHash<qint64, QList<QueuedResponse>> responses;
    if (const Status found = ids.isEmpty() ? success() : readResponses(responses, ids); !found)
        return found.error();
    for (FinishedJob &job : jobs)
        job.responses = responses.value(job.id);
    return jobs;
}

Status PostgresQueue::markCollected(const QList<qint64> &jobs)
{
    const std::lock_guard locked(m_mutex);
    return runInTransaction(*m_connection, [&]() -> Status {
        for (const char *sql : {"UPDATE queue_jobs SET state = 'collected' WHERE id = ANY(CAST(string_to_array($1, ',') AS bigint[])) AND state = 'done'",
                 "DELETE FROM queue_results WHERE job = ANY(CAST(string_to_array($1, ',') AS bigint[]))",
                 "DELETE FROM queue_responses WHERE job = ANY(CAST(string_to_array($1, ',') AS bigint[]))"}) {
            if (const Result<qint64> done = m_connection->run(sql, {listOf(jobs)}); !done)
                return done.error();
        }
        return success();
    });
}

Result<CallReservation> PostgresQueue::reserve(const LeasedJob &job, const std::optional<Cost> &maxCost)
{
    const std::lock_guard locked(m_mutex);
    return reserveCall(*m_connection, job, maxCost);
}

Status PostgresQueue::settle(const LeasedJob &job, qint64 call, const std::optional<Cost> &cost, const std::optional<QueuedResponse> &response)
{
    const std::lock_guard locked(m_mutex);
    return settleCall(*m_connection, job, call, cost, response);
}

Status PostgresQueue::setRequestRate(const QString &provider, double requestsPerMinute)
{
    const std::lock_guard locked(m_mutex);
    return outcrop::setRequestRate(*m_connection, provider, requestsPerMinute);
}

Result<milliseconds> PostgresQueue::acquireRequestPermit(const QString &provider)
{
    const std::lock_guard locked(m_mutex);
    return outcrop::acquireRequestPermit(*m_connection, provider);
}

Status PostgresQueue::pauseRequests(const QString &provider, milliseconds duration)
{
    const std::lock_guard locked(m_mutex);
    return outcrop::pauseRequests(*m_connection, provider, duration);
}

Result<std::unique_ptr<JobQueue>> openPostgresQueue(const PostgresSettings &settings)
{
    const Result<OpenedStore> store = openPostgresStore(settings);
    if (!store)
        return store.error();
    if (const QString reason = store->store->readOnlyReason(); !reason.isEmpty())
        return Error{ErrorCode::Unwritable, reason};
    PostgresConnection::OpenResult connection = PostgresConnection::open(settings, settings.schema);
    if (!connection)
        return connection.error();
    return std::unique_ptr<JobQueue>(std::make_unique<PostgresQueue>(std::move(*connection)));
}

} // namespace outcrop
