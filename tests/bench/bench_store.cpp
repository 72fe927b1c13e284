// SPDX-License-Identifier: GPL-3.0-or-later
// A million interactions: how fast they are written, summed up by workload and week, followed by type of prompt, and shown page by page. In SQLite,
// in a new folder; in PostgreSQL where OUTCROP_POSTGRES holds an address as config.toml has it. The first argument is how many.
#include "app/storeplace.h"
#include "core/ports/storedtrend.h"
#include "tests/bench/measure.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <random>

using namespace outcrop;

namespace {

constexpr int batch = 1000;

/// Four months of one team: 40 workloads, texts of some hundred characters.
class Turns
{
public:
    QList<Interaction> next()
    {
        QList<Interaction> turns;
        turns.reserve(batch);
        for (int i = 0; i < batch; ++i)
            turns += turn();
        return turns;
    }

private:
    Interaction turn()
    {
        Interaction made{0, m_at = m_at.addSecs(10)};
        made.source = QStringLiteral("outcrop");
        made.session = QStringLiteral("session-%1").arg(m_count++ / 20);
        made.phase = QStringLiteral("generating");
        made.workload = QStringLiteral("area%1/part%2").arg(m_random() % 8).arg(m_random() % 5);
        made.promptType = QStringLiteral("type%1").arg(m_random() % 5);
        made.provider = QStringLiteral("anthropic");
        made.model = QStringLiteral("some-model");
        made.outcome = QStringLiteral("done");
        made.friction = double(m_random() % 100) / 100;
        made.quality = double(m_random() % 1000) / 10;
        made.durationMs = 500 + qint64(m_random() % 4000);
        made.usage = {qint64(m_random() % 9000), qint64(m_random() % 900), {}, {}, {}};
        made.cost = 0.001;
        made.layers = {QStringLiteral("layers/soul.md"), QStringLiteral("layers/tools.md")};
        made.request = m_text;
        made.response = m_text;
        return made;
    }

    QDateTime m_at = QDateTime(QDate(2026, 7, 1), QTime(0, 0), Qt::UTC);
    std::mt19937 m_random{5};
    qint64 m_count = 0;
    QString m_text = QString(40, u'x') + QStringLiteral(" what a person asked, and what was answered ").repeated(6);
};

struct Figures {
    QList<double> append = {}, aggregate = {}, trend = {}, count = {}, page = {}, open = {};
    qint64 stored = 0;
    qsizetype groups = 0;
};

template<typename Open>
Result<Figures> measureStore(const Open &open, int records)
{
    Figures figures;
    Turns turns;
    Result<OpenedStore> opened = open();
    for (int written = 0; opened && written < records; written += batch) {
        const QList<Interaction> next = turns.next();
        Result<QList<RecordId>> ids = QList<RecordId>();
        figures.append += bench::milliseconds([&] { ids = opened->store->interactions().append(next); });
        if (!ids)
            return ids.error();
    }
    for (int round = 0; opened && round < 5; ++round) {
        const Grouping weekly = {.numbers = {QStringLiteral("friction"), QStringLiteral("input_tokens"), QStringLiteral("cost")}};
        figures.aggregate += bench::milliseconds([&] { figures.groups = opened->store->interactions().figures(weekly)->size(); });
        figures.trend += bench::milliseconds([&] { static_cast<void>(qualityTrends(*opened->store)); });
        figures.count += bench::milliseconds([&] { figures.stored = *opened->store->interactions().count(); });
        figures.page += bench::milliseconds([&] { static_cast<void>(opened->store->interactions().query({.limit = 200, .newestFirst = true})); });
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
    const int records = argc > 1 ? QByteArray(argv[1]).toInt() : 1'000'000;
    const QTemporaryDir folder;
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const StorePlace file{folder.path()};
    Json measures = Json::object();
    const Result<Figures> sqlite = measureStore([&] { return openStore(file, *keys); }, records);
    if (!sqlite)
        return bench::failed(sqlite.error().message);
    add(measures, "sqlite", *sqlite);
    const StorePlace server{folder.path(), qEnvironmentVariable("OUTCROP_POSTGRES")};
    if (!server.isFile()) {
        const Result<Figures> postgresql = measureStore([&] { return openStore(server, *keys); }, records);
        if (!postgresql)
            return bench::failed(postgresql.error().message);
        add(measures, "postgresql", *postgresql);
    }
    bench::print(measures, Json{{"records", sqlite->stored}, {"groups", sqlite->groups}, {"bytes", QFileInfo(file.file()).size()}});
    return 0;
}
