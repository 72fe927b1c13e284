// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/requestrates.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace outcrop {
namespace {

using std::chrono::milliseconds;

constexpr double millisecondsPerSecond = 1000;

/// The token bucket of a provider. All durations are in seconds.
struct RequestBucket {
    std::optional<double> requestsPerSecond; ///< nullopt: unlimited
    double tokens = 0;
    double secondsSinceFilled = 0;
    double secondsUntilResumed = 0; ///< positive while requests are paused

    /// Returns the number of tokens now. The capacity is the number of requests in one second, but at least one.
    double availableTokens() const { return std::min(std::max(1.0, *requestsPerSecond), tokens + *requestsPerSecond * std::max(0.0, secondsSinceFilled)); }
};

milliseconds roundUp(double seconds)
{
    return milliseconds(qint64(std::ceil(seconds * millisecondsPerSecond)));
}

/// Locks and returns the bucket; nullopt if there is none.
Result<std::optional<RequestBucket>> lockBucket(SqlConnection &connection, const QString &provider)
{
    std::optional<RequestBucket> bucket;
    const Result<qint64> read = connection.run("SELECT per_second, tokens, CAST(EXTRACT(EPOCH FROM clock_timestamp() - filled_at) AS double precision),"
                                               " CAST(EXTRACT(EPOCH FROM paused_until - clock_timestamp()) AS double precision)"
                                               " FROM queue_rates WHERE provider = $1 FOR UPDATE",
        {toSql(provider)}, [&bucket](const SqlRow &row) {
            bucket.emplace();
            fromSql(row, 0, bucket->requestsPerSecond);
            bucket->tokens = row.real(1);
            bucket->secondsSinceFilled = row.real(2);
            bucket->secondsUntilResumed = row.real(3);
        });
    return read ? Result<std::optional<RequestBucket>>(bucket) : Result<std::optional<RequestBucket>>(read.error());
}

} // namespace

Status setRequestRate(SqlConnection &connection, const QString &provider, double requestsPerMinute)
{
    constexpr double secondsPerMinute = 60;
    const Result<qint64> done = connection.run("INSERT INTO queue_rates (provider, per_second) VALUES ($1, $2)"
                                               " ON CONFLICT (provider) DO UPDATE SET per_second = EXCLUDED.per_second",
        {toSql(provider), toSql(requestsPerMinute / secondsPerMinute)});
    return done ? success() : Status(done.error());
}

Result<milliseconds> acquireRequestPermit(SqlConnection &connection, const QString &provider)
{
    milliseconds wait{0};
    const Status doneStatus = runInTransaction(connection, [&]() -> Status {
        const Result<std::optional<RequestBucket>> locked = lockBucket(connection, provider);
        if (!locked || !*locked)
            return locked ? success() : Status(locked.error());
        const RequestBucket &bucket = **locked;
        if (bucket.secondsUntilResumed > 0)
            wait = roundUp(bucket.secondsUntilResumed);
        else if (bucket.requestsPerSecond && bucket.availableTokens() < 1)
            wait = roundUp((1 - bucket.availableTokens()) / *bucket.requestsPerSecond);
        if (wait.count() > 0 || !bucket.requestsPerSecond)
            return success();
        const Result<qint64> taken = connection.run("UPDATE queue_rates SET tokens = $2, filled_at = clock_timestamp() WHERE provider = $1",
            {toSql(provider), toSql(bucket.availableTokens() - 1)});
        return taken ? success() : Status(taken.error());
    });
    return doneStatus ? Result<milliseconds>(wait) : Result<milliseconds>(doneStatus.error());
}

Status pauseRequests(SqlConnection &connection, const QString &provider, milliseconds duration)
{
    const Result<qint64> done = connection.run("INSERT INTO queue_rates (provider, paused_until)"
                                               " VALUES ($1, clock_timestamp() + CAST($2 AS double precision) * interval '1 millisecond')"
                                               " ON CONFLICT (provider) DO UPDATE SET paused_until = GREATEST(queue_rates.paused_until, EXCLUDED.paused_until)",
        {toSql(provider), toSql(double(duration.count()))});
    return done ? success() : Status(done.error());
}

} // namespace outcrop
