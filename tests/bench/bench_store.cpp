// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a million interactions, aggregates them by workload and week, computes trends by prompt type, counts them, reads the newest 200 and reopens the store.
// Measures each step. Uses SQLite in a new folder, and PostgreSQL if OUTCROP_POSTGRES is set to an address as in config.toml. The first argument is the number
// of interactions.
#include "app/records/storelocation.h"
#include "core/ports/storedtrend.h"
#include "tests/bench/measure.h"
#include "tests/bench/turngenerator.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace outcrop;

namespace {

struct Figures {
    QList<double> append = {}, aggregate = {}, trend = {}, count = {}, page = {}, open = {};
    qint64 stored = 0;
    qsizetype groups = 0;
};

template<typename Open>
Result<Figures> measureStore(const Open &open, int records)
{
    Figures figures;
    bench::TurnGenerator turns;
    Result<OpenedStore> opened = open();
    for (int written = 0; opened && written < records; written += bench::turnsPerBatch) {
        const QList<Interaction> next = turns.next();
        Result<QList<RecordId>> ids = QList<RecordId>();
        figures.append += bench::milliseconds([&] { ids = opened->store->interactions().append(next); });
        if (!ids)
            return ids.error();
    }
    for (int round = 0; opened && round < 5; ++round) {
        const Grouping weekly = {.numbers = {QStringLiteral("friction"), QStringLiteral("input_tokens"), QStringLiteral("cost")}};
        figures.aggregate +=
            bench::milliseconds([&] { figures.groups = opened->store->interactions().aggregate(weekly)->size(); });
        figures.trend += bench::milliseconds([&] { static_cast<void>(readQualityTrends(*opened->store)); });
        figures.count += bench::milliseconds([&] { figures.stored = *opened->store->interactions().count(); });
        figures.page += bench::milliseconds([&] { static_cast<void>(opened->store->interactions().query({.limit = 200, .isNewestFirst = true})); });
        opened->store.reset();
        figures.open += bench::milliseconds([&] { opened = open(); });
    }
    return opened ? Result<Figures>(figures) : Result<Figures>(opened.error());
}

void add(Json &measures, const std::string &name, const Figures &figures)
{
    measures[name + " append 1000"] = bench::measure(figures.append);
    measures[name + " workload and week"] = bench::measure(figures.aggregate);
    measures[name + " quality trend"] = bench::measure(figures.trend);
    measures[name + " count"] = bench::measure(figures.count);
    measures[name + " newest 200"] = bench::measure(figures.page);
    measures[name + " open with check"] = bench::measure(figures.open);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // for Qt SQL
    const int records = argc > 1 ? QByteArray(argv[1]).toInt() : 1'000'000;
    const QTemporaryDir folder;
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const StoreLocation file{folder.path()};
    Json measures = Json::object();
    const Result<Figures> sqlite = measureStore([&] { return openStore(file, *keys); }, records);
    if (!sqlite)
        return bench::failed(sqlite.error().message);
    add(measures, "sqlite", *sqlite);
    const StoreLocation server{folder.path(), qEnvironmentVariable("OUTCROP_POSTGRES")};
    if (!server.isFile()) {
        const Result<Figures> postgresql = measureStore([&] { return openStore(server, *keys); }, records);
        if (!postgresql)
            return bench::failed(postgresql.error().message);
        add(measures, "postgresql", *postgresql);
    }
    bench::print(measures, Json{{"records", sqlite->stored}, {"groups", sqlite->groups}, {"bytes", QFileInfo(file.file()).size()}});
    return 0;
}
