// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/postgresconnection.h"
#include "core/ports/jobqueue.h"

#include <memory>
#include <mutex>

namespace outcrop {

/// The job queue in the tables of a shared store. Workers lease jobs with FOR UPDATE SKIP LOCKED, so that they do not wait for each other. All times are from
/// the server's clock.
class PostgresQueue final : public JobQueue
{
public:
    explicit PostgresQueue(std::unique_ptr<PostgresConnection> connection) : m_connection(std::move(connection)) { }

    QString name() const override { return m_connection->name(); }

    Result<qint64> enqueue(const QueuedRun &run, const QList<QueuedJob> &jobs) override;
    Result<QList<QueueState>> states() override;
    Status remove(qint64 run) override;

    Result<std::optional<LeasedJob>> lease(const LeaseRequest &request) override;
    Result<qint64> openJobCount(const LeaseRequest &request) override;
    Result<bool> renew(const LeasedJob &job, std::chrono::milliseconds duration) override;
    Status release(const LeasedJob &job, JobRelease reason, std::chrono::milliseconds delay) override;
    Result<bool> complete(const LeasedJob &job, const Json &result) override;

    Result<QList<FinishedJob>> finishedJobs(qint64 run, int limit) override;
    Status markCollected(const QList<qint64> &jobs) override;

    Result<CallReservation> reserve(const LeasedJob &job, const std::optional<Cost> &maxCost) override;
    Status settle(const LeasedJob &job, qint64 call, const std::optional<Cost> &cost, const std::optional<QueuedResponse> &response) override;

    Status setRequestRate(const QString &provider, double requestsPerMinute) override;
    Result<std::chrono::milliseconds> acquireRequestPermit(const QString &provider) override;
    Status pauseRequests(const QString &provider, std::chrono::milliseconds duration) override;

private:
    Status run(const QByteArray &sql, const QList<SqlValue> &values);
    Result<bool> runAndCheckRow(const QByteArray &sql, const QList<SqlValue> &values);
    Status addMissingJobs(qint64 run, const QList<QueuedJob> &jobs);
    Status readResponses(QHash<qint64, QList<QueuedResponse>> &responses, const QList<qint64> &jobs);

    std::unique_ptr<PostgresConnection> m_connection;
    std::mutex m_mutex; ///< protects the connection
};

/// Opens the queue of a shared store, and creates or migrates its tables like openPostgresStore(). Errors: Unwritable if the store is read-only for this user
/// or was written by a newer version, and those of openPostgresStore().
Result<std::unique_ptr<JobQueue>> openPostgresQueue(const PostgresSettings &settings);

} // namespace outcrop
