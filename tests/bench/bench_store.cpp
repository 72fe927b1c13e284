// SPDX-License-Identifier: GPL-3.0-or-later
// bench_store [SIZES [DATABASE]]: grows a store to a number of interactions, by default a million, or to several numbers: `1000000,3000000,10000000`. At each size,
// measures writing the interactions, aggregation by week, trends by prompt type, counting, reading the newest 200, and reopening the store. Finally, measures the
// removal of the first month. Uses SQLite in a new folder, and PostgreSQL if OUTCROP_POSTGRES is set to an address as in config.toml. DATABASE limits the benchmark
// to `sqlite` or `postgresql`.
#include "adapters/postgresql/postgresconnection.h"
#include "app/records/purgeinteractions.h"
#include "app/records/storeaccess.h"
#include "app/records/storelocation.h"
#include "core/ports/storedtrend.h"
#include "tests/bench/measure.h"
#include "tests/bench/turngenerator.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace outcrop;

namespace {

const QDateTime firstTurn(QDate(2026, 7, 1), QTime(0, 0), Qt::UTC);

struct Figures {
    QList<double> append = {}, aggregate = {}, models = {}, period = {}, trend = {}, count = {}, page = {}, open = {};
    qint64 stored = 0, bytes = 0;
    qsizetype groups = 0;
};

/// A store that grows.
class GrowingStore
{
public:
    GrowingStore(const StoreLocation &location, KeyRing &keys) : m_location(location), m_keys(keys), m_opened(openStore(location, keys)) { }

    std::optional<Error> error() const { return m_opened ? std::nullopt : std::optional(m_opened.error()); }

    /// Appends interactions up to a number and measures the store.
    Result<Figures> growTo(int records)
    {
        Figures figures;
        for (; m_opened && m_written < records; m_written += bench::turnsPerBatch) {
            const QList<Interaction> next = m_turns.next();
            m_last = next.last().at;
            Result<QList<RecordId>> ids = QList<RecordId>();
            figures.append += bench::milliseconds([&] { ids = m_opened->store->interactions().append(next); });
            if (!ids)
                return ids.error();
        }
        for (int round = 0; m_opened && round < 5; ++round)
            measureViews(figures);
        figures.bytes = storedBytes();
        return m_opened ? Result<Figures>(figures) : Result<Figures>(m_opened.error());
    }

    /// Removes the first month in the steps of the retention. Returns the time for a thousand interactions.
    Result<double> removeFirstMonth()
    {
        Result<PurgeReport> report = PurgeReport();
        const double time = bench::milliseconds([&] { report = removeInteractions(*m_opened->store, {.until = firstTurn.addMonths(1)}); });
        if (!report)
            return report.error();
        return report->interactions == 0 ? 0 : 1000 * time / double(report->interactions);
    }

private:
    void measureViews(Figures &figures)
    {
        const QStringList numbers{QStringLiteral("friction"), QStringLiteral("input_tokens"), QStringLiteral("cost")};
        const Grouping weekly{.numbers = numbers};
        Store &store = *m_opened->store;
        figures.aggregate += bench::milliseconds([&] { figures.groups = store.interactions().aggregate(weekly)->size(); });
        figures.models += bench::milliseconds([&] { static_cast<void>(store.interactions().aggregate({QStringLiteral("model"), true, numbers})); });
        figures.period += bench::milliseconds([&] { static_cast<void>(store.interactions().aggregate(weekly, {.from = m_last.addDays(-20)})); });
        figures.trend += bench::milliseconds([&] { static_cast<void>(readQualityTrends(store)); });
        figures.count += bench::milliseconds([&] { figures.stored = *store.interactions().count(); });
        figures.page += bench::milliseconds([&] { static_cast<void>(store.interactions().query({.limit = 200, .isNewestFirst = true})); });
        m_opened->store.reset();
        figures.open += bench::milliseconds([&] { m_opened = openStore(m_location, m_keys); });
    }

    qint64 storedBytes() const
    {
        if (m_location.isFile())
            return QFileInfo(m_location.file()).size();
        const Result<PostgresSettings> settings = readPostgresSettings(m_location, m_keys);
        if (!settings)
            return 0;
        const PostgresConnection::OpenResult connection = PostgresConnection::open(*settings, settings->schema);
        const Result<qint64> bytes = connection ? (*connection)->queryInteger("SELECT CAST(SUM(pg_total_relation_size(oid)) AS BIGINT) FROM pg_class"
                                                                              " WHERE relkind = 'r' AND relnamespace = quote_ident(current_schema())::regnamespace")
                                                : Result<qint64>(connection.error());
        return bytes ? *bytes : 0;
    }

    StoreLocation m_location;
    KeyRing &m_keys;
    Result<OpenedStore> m_opened;
    bench::TurnGenerator m_turns{firstTurn};
    QDateTime m_last = firstTurn;
    int m_written = 0;
};

void add(Json &measures, const std::string &name, const Figures &figures)
{
    measures[name + " append 1000"] = bench::measure(figures.append);
    measures[name + " workload and week"] = bench::measure(figures.aggregate);
    measures[name + " model and week"] = bench::measure(figures.models);
    measures[name + " last 20 days"] = bench::measure(figures.period);
    measures[name + " quality trend"] = bench::measure(figures.trend);
    measures[name + " count"] = bench::measure(figures.count);
    measures[name + " newest 200"] = bench::measure(figures.page);
    measures[name + " open with check"] = bench::measure(figures.open);
}

/// Grows a store through the sizes. Adds its measures and its numbers of records, groups and bytes.
Status measureStore(const std::string &name, const StoreLocation &location, const QList<int> &sizes, KeyRing &keys, Json &measures, Json &totals)
{
    GrowingStore store(location, keys);
    if (const std::optional<Error> error = store.error())
        return *error;
    for (const int size : sizes) {
        const Result<Figures> figures = store.growTo(size);
        if (!figures)
            return figures.error();
        const std::string step = sizes.size() > 1 ? name + ' ' + std::to_string(size) : name;
        add(measures, step, *figures);
        totals[step] = {{"records", figures->stored}, {"groups", figures->groups}, {"bytes", figures->bytes}};
    }
    const Result<double> removed = store.removeFirstMonth();
    if (!removed)
        return removed.error();
    measures[name + " remove 1000 of a month"] = bench::measure({*removed});
    return success();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // Qt SQL needs an application
    QList<int> sizes;
    for (const QByteArray &size : QByteArray(argc > 1 ? argv[1] : "1000000").split(','))
        sizes += size.toInt();
    const QByteArray only = argc > 2 ? argv[2] : "";
    const QTemporaryDir folder;
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const StoreLocation file{folder.path()};
    const StoreLocation server{folder.path(), qEnvironmentVariable("OUTCROP_POSTGRES")};
    Json measures = Json::object();
    Json totals = Json::object();
    Status done = only == "postgresql" ? success() : measureStore("sqlite", file, sizes, *keys, measures, totals);
    if (done && !server.isFile() && only != "sqlite")
        done = measureStore("postgresql", server, sizes, *keys, measures, totals);
    if (!done)
        return bench::failed(done.error().message);
    bench::print(measures, totals);
    return 0;
}
