// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/queuespending.h"

namespace outcrop {
namespace {

/// The limit and the cost of a run whose row is locked.
struct RunCost {
    std::optional<Cost> limit;
    Cost spentCost;
    qint64 unpricedCalls = 0;
    Cost reservedCost;       ///< reserved by calls that were not settled, including calls whose worker did not return
    qint64 activeCalls = 0; ///< calls that were not settled and whose lease is valid
};

/// Locks the run and returns its cost; nullopt if it was removed.
Result<std::optional<RunCost>> lockRun(SqlConnection &connection, qint64 run)
{
    std::optional<RunCost> cost;
    const Result<qint64> locked = connection.run("SELECT max_cost, spent, unpriced_calls FROM queue_runs WHERE id = $1 FOR UPDATE", {toSql(run)}, [&](const SqlRow &row) {
        cost.emplace();
        if (!row.isNull(0))
            cost->limit = Cost::fromPico(row.integer(0));
        cost->spentCost = Cost::fromPico(row.integer(1));
        cost->unpricedCalls = row.integer(2);
    });
    return locked ? Result<std::optional<RunCost>>(cost) : Result<std::optional<RunCost>>(locked.error());
}

Status readOpenCalls(SqlConnection &connection, qint64 run, RunCost &cost)
{
    const Result<qint64> read = connection.run("SELECT CAST(LEAST(COALESCE(SUM(c.reserved), 0), 9223372036854775807) AS bigint),"
                                               " COUNT(*) FILTER (WHERE j.state = 'leased' AND j.lease = c.lease AND j.leased_until >= clock_timestamp())"
                                               " FROM queue_calls c JOIN queue_jobs j ON j.id = c.job WHERE c.run = $1 AND c.settled = 0",
        {toSql(run)}, [&](const SqlRow &row) {
            cost.reservedCost = Cost::fromPico(row.integer(0));
            cost.activeCalls = row.integer(1);
        });
    return read ? success() : Status(read.error());
}

CallReservation::Answer answerFor(const RunCost &run, const std::optional<Cost> &maxCost)
{
    if (!run.limit)
        return CallReservation::Answer::Reserved;
    if (!maxCost || run.unpricedCalls > 0 || *maxCost > *run.limit - run.spentCost)
        return CallReservation::Answer::AtCostLimit;
    if (*maxCost <= *run.limit - run.spentCost - run.reservedCost)
        return CallReservation::Answer::Reserved;
    return run.activeCalls > 0 ? CallReservation::Answer::Wait : CallReservation::Answer::AtCostLimit;
}

Status applyAnswer(SqlConnection &connection, const LeasedJob &job, const std::optional<Cost> &maxCost, CallReservation &reservation)
{
    if (reservation.answer == CallReservation::Answer::Wait)
        return success();
    const bool isReserved = reservation.answer == CallReservation::Answer::Reserved;
    const Result<qint64> done = isReserved
        ? connection.run("INSERT INTO queue_calls (run, job, lease, reserved) VALUES ($1, $2, $3, $4) RETURNING id",
              {toSql(job.run.id), toSql(job.id), toSql(job.lease), toSql(maxCost.value_or(Cost()).pico())}, [&](const SqlRow &row) { reservation.call = row.integer(0); })
        : connection.run("UPDATE queue_runs SET at_limit = 1 WHERE id = $1", {toSql(job.run.id)});
    return done ? success() : Status(done.error());
}

Status storeResponse(SqlConnection &connection, qint64 job, const QueuedResponse &response)
{
    const Result<qint64> stored = connection.run("INSERT INTO queue_responses (job, key, repeat, response) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        {toSql(job), toSql(response.key), toSql(response.repeat), toSql(response.response)});
    return stored ? success() : Status(stored.error());
}

} // namespace

Result<qint64> runAndCountRows(SqlConnection &connection, const QByteArray &sql, const QList<SqlValue> &values)
{
    qint64 rows = 0;
    const Result<qint64> done = connection.run(sql, values, [&rows](const SqlRow &) { ++rows; });
    return done ? Result<qint64>(rows) : done;
}

Result<CallReservation> reserveCall(SqlConnection &connection, const LeasedJob &job, const std::optional<Cost> &maxCost)
{
    CallReservation reservation;
    const Status doneStatus = runInTransaction(connection, [&]() -> Status {
        Result<std::optional<RunCost>> run = lockRun(connection, job.run.id);
        if (!run)
            return run.error();
        const Result<qint64> reservedRows = connection.queryInteger(
            "SELECT COUNT(*) FROM queue_jobs WHERE id = $1 AND lease = $2 AND state = 'leased'", {toSql(job.id), toSql(job.lease)});
        if (!reservedRows)
            return reservedRows.error();
        if (!*run || *reservedRows == 0) {
            reservation.answer = CallReservation::Answer::LeaseLost;
            return success();
        }
        RunCost cost = **run;
        if (const Status read = cost.limit ? readOpenCalls(connection, job.run.id, cost) : success(); !read)
            return read;
        reservation.answer = answerFor(cost, maxCost);
        return applyAnswer(connection, job, maxCost, reservation);
    });
    return doneStatus ? Result<CallReservation>(reservation) : Result<CallReservation>(doneStatus.error());
}

Status settleCall(
    SqlConnection &connection, const LeasedJob &job, qint64 call, const std::optional<Cost> &cost, const std::optional<QueuedResponse> &response)
{
    return runInTransaction(connection, [&]() -> Status {
        const Result<std::optional<RunCost>> run = lockRun(connection, job.run.id);
        if (!run || !*run)
            return run ? success() : Status(run.error());
        const std::optional<qint64> pico = cost ? std::optional(cost->pico()) : std::nullopt;
        const Result<qint64> settledRows =
            runAndCountRows(connection, "UPDATE queue_calls SET settled = 1, cost = $2 WHERE id = $1 AND settled = 0 RETURNING id", {toSql(call), toSql(pico)});
        if (!settledRows || *settledRows == 0)
            return settledRows ? success() : Status(settledRows.error());
        const Result<qint64> counted = connection.run("UPDATE queue_runs SET spent = spent + $2, unpriced_calls = unpriced_calls + $3 WHERE id = $1",
            {toSql(job.run.id), toSql(pico.value_or(0)), toSql(cost ? 0 : 1)});
        if (!counted)
            return counted.error();
        return response ? storeResponse(connection, job.id, *response) : success();
    });
}

} // namespace outcrop
