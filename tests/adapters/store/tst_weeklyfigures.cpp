// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every store aggregates and counts interactions of several months exactly as in their records, after changes, removals and parallel writes.
#include "tests/adapters/store/storefixture.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <mutex>
#include <random>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_weeklyfigures {

namespace {

const QDateTime start(QDate(2026, 3, 11), QTime(15, 0), Qt::UTC);
const QStringList numbers{QStringLiteral("friction"), QStringLiteral("quality"), QStringLiteral("input_tokens"), QStringLiteral("output_tokens"),
    QStringLiteral("duration_ms"), QStringLiteral("cost"), QStringLiteral("requests")};
const QStringList fields{QStringLiteral("workload"), QStringLiteral("prompt_type"), QStringLiteral("provider"), QStringLiteral("model"), QStringLiteral("agent"),
    QStringLiteral("phase"), QStringLiteral("outcome"), QStringLiteral("session")};

/// Returns interactions at random times in four months. All numbers are sums of powers of two, so that sums do not depend on their order.
QList<Interaction> randomTurns(std::mt19937 &random, int count)
{
    const QStringList workloads{QStringLiteral("build"), QStringLiteral("platform"), QStringLiteral("platform/k8s"), QString()};
    const auto value = [&random](int most) { return random() % 4 == 0 ? std::optional<double>() : std::optional(double(random() % unsigned(most)) / 8); };
    QList<Interaction> turns;
    for (int i = 0; i < count; ++i) {
        Interaction turn{0, start.addSecs(qint64(random() % (120 * 86'400)))};
        turn.workload = workloads.at(random() % 4);
        turn.promptType = QStringLiteral("type%1").arg(random() % 3);
        turn.provider = QStringLiteral("provider%1").arg(random() % 2);
        turn.model = QStringLiteral("model%1").arg(random() % 3);
        turn.phase = random() % 2 == 0 ? QStringLiteral("planning") : QString();
        turn.outcome = random() % 3 == 0 ? QStringLiteral("error") : QStringLiteral("done");
        turn.session = QStringLiteral("s%1").arg(random() % 5);
        turn.friction = value(8);
        turn.quality = value(800);
        turn.cost = value(16);
        if (random() % 2 == 0)
            turn.durationMs = qint64(random() % 4000);
        if (random() % 2 == 0)
            turn.usage.input = qint64(random() % 9000);
        turns += turn;
    }
    return turns;
}

QString textOf(const GroupAggregate &group)
{
    QString text = QStringLiteral("%1 %2: %3").arg(group.group, group.week.toString(Qt::ISODate)).arg(group.count);
    for (const NumberAggregate &number : group.numbers)
        text += QStringLiteral(" | %1 %2 %3 %4").arg(number.count).arg(number.sum).arg(number.smallestValue).arg(number.largestValue);
    return text;
}

QString textOf(const Result<QList<GroupAggregate>> &groups)
{
    if (!groups)
        return groups.error().message;
    QStringList texts;
    for (const GroupAggregate &group : *groups)
        texts += textOf(group);
    return texts.join(u'\n');
}

QString fieldOf(const Interaction &turn, const QString &field)
{
    const QMap<QString, QString> values{{QStringLiteral("workload"), turn.workload}, {QStringLiteral("prompt_type"), turn.promptType},
        {QStringLiteral("provider"), turn.provider}, {QStringLiteral("model"), turn.model}, {QStringLiteral("agent"), turn.agent}, {QStringLiteral("phase"), turn.phase},
        {QStringLiteral("outcome"), turn.outcome}, {QStringLiteral("session"), turn.session}};
    return values.value(field);
}

std::optional<double> numberOf(const Interaction &turn, const QString &number)
{
    const auto whole = [](const auto &value) { return value ? std::optional(double(*value)) : std::nullopt; };
    if (number == u"friction" || number == u"quality" || number == u"cost")
        return number == u"friction" ? turn.friction : number == u"quality" ? turn.quality : turn.cost;
    return number == u"input_tokens" ? whole(turn.usage.input) : number == u"duration_ms" ? whole(turn.durationMs) : std::nullopt;
}

void add(NumberAggregate &figures, double value)
{
    figures.smallestValue = figures.count == 0 ? value : std::min(figures.smallestValue, value);
    figures.largestValue = figures.count == 0 ? value : std::max(figures.largestValue, value);
    figures.sum += value;
    ++figures.count;
}

/// Computes the expected groups from records.
QList<GroupAggregate> aggregateRecords(const QList<Interaction> &turns, const Grouping &grouping)
{
    QMap<std::pair<QString, QDate>, GroupAggregate> groups;
    for (const Interaction &turn : turns) {
        const QDate day = turn.at.toUTC().date();
        const QDate week = grouping.isWeekly ? day.addDays(1 - day.dayOfWeek()) : QDate();
        GroupAggregate &group = groups[{fieldOf(turn, grouping.field), week}];
        group.group = fieldOf(turn, grouping.field);
        group.week = week;
        group.numbers.resize(grouping.numbers.size());
        ++group.count;
        for (qsizetype i = 0; i < grouping.numbers.size(); ++i) {
            if (const std::optional<double> value = numberOf(turn, grouping.numbers.at(i)))
                add(group.numbers[i], *value);
        }
    }
    return groups.values();
}

/// Collects the errors of threads.
class ErrorList
{
public:
    void addFrom(const Status &status)
    {
        const std::scoped_lock lock(m_mutex);
        if (!status)
            m_messages += status.error().message;
    }
    QString text() const { return m_messages.join(u'\n'); }

private:
    std::mutex m_mutex;
    QStringList m_messages;
};

QList<RecordFilter> filters()
{
    const QDateTime monday(QDate(2026, 4, 6), QTime(0, 0), Qt::UTC);
    const auto where = [](const char *field, const char *value) { return QMap<QString, QStringList>{{QLatin1String(field), {QLatin1String(value)}}}; };
    return {{}, {.from = monday}, {.from = monday.addSecs(3600)}, {.until = monday}, {.until = monday.addDays(3)},
        {.from = monday.addDays(-10), .until = monday.addDays(33)},
        {.from = monday.addDays(1), .until = monday.addDays(3)}, {.from = monday.addDays(5), .until = monday.addDays(9)}, {.from = monday, .until = monday.addDays(7)},
        {.until = start.addDays(-30)}, {.from = start.addDays(200)}, {.workload = QStringLiteral("platform")},
        {.from = monday.addDays(4), .workload = QStringLiteral("platform/k8s"), .where = where("prompt_type", "type1")}, {.where = where("model", "model2")},
        {.where = where("workload", "")}, {.where = where("session", "s3")}, {.where = where("provider", "nobody")}};
}

} // namespace

class TestWeeklyFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_server = std::make_unique<PostgresServer>(); }
    void initTestCase_data() { addDatabases(); }
    void init()
    {
        QFETCH_GLOBAL(QString, database);
        m_fixture = makeStoreFixture(database, *m_server);
        if (!m_fixture)
            QSKIP(skipText(*m_server).constData());
        m_store = std::move(m_fixture->open()->store);
        QVERIFY(m_store);
    }
    void cleanup()
    {
        m_store.reset();
        m_fixture.reset();
    }

    void equalTheRecords()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 3; ++round)
            QVERIFY(m_store->interactions().append(randomTurns(random, 200)));
        compareWithRecords();
        changeRecords(random);
        compareWithRecords();
        QVERIFY(m_store->interactions().append(randomTurns(random, 100)));
        const QMap<QString, QStringList> sessions{{QStringLiteral("session"), {QStringLiteral("s1"), QStringLiteral("s2")}}};
        QVERIFY(*m_store->interactions().remove({.workload = QStringLiteral("platform"), .where = sessions}) > 0);
        compareWithRecords();
        QVERIFY(m_store->interactions().remove({.until = start.addDays(400)}));
        compareWithRecords();
    }

    void includeChangesOfTheTransaction()
    {
        std::mt19937 random(3);
        QVERIFY(m_store->interactions().append(randomTurns(random, 50)));
        QVERIFY(!m_store->transaction([&]() -> Status {
            static_cast<void>(m_store->interactions().append(randomTurns(random, 50)));
            changeRecords(random);
            compareWithRecords();
            return Error{ErrorCode::Interrupted, QStringLiteral("stop")};
        }));
        compareWithRecords();
    }

    void includeParallelWrites()
    {
        QList<QList<Interaction>> batches;
        std::mt19937 random(11);
        for (int thread = 0; thread < 4; ++thread)
            batches += randomTurns(random, 120);
        std::vector<std::thread> threads;
        ErrorList errors;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&, thread] {
                const Result<OpenedStore> other = m_fixture->open();
                for (int from = 0; from < 120; from += 10) {
                    errors.addFrom(writeAndRemove(*other->store, batches.at(thread).mid(from, 10)));
                    const Result<QList<GroupAggregate>> read = other->store->interactions().aggregate({}); // aggregate() also computes the changed weeks
                    errors.addFrom(read ? success() : Status(read.error()));
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(errors.text(), QString());
        QCOMPARE(*m_store->interactions().count(), 4 * 12 * 9);
        compareWithRecords();
    }

    /// Each transaction writes to several months that do not exist yet, in another order than the others.
    void parallelWritersCanAddTheSameMonths()
    {
        constexpr int writers = 4;
        std::vector<std::thread> threads;
        ErrorList errors;
        for (int writer = 0; writer < writers; ++writer) {
            threads.emplace_back([&, writer] {
                const Result<OpenedStore> other = m_fixture->open();
                for (int round = 0; round < 5; ++round) {
                    errors.addFrom(other->store->transaction([&]() -> Status {
                        for (int step = 0; step < 4; ++step) {
                            const QDateTime at = start.addMonths(round * 4 + (step + writer) % 4);
                            if (const Result<QList<RecordId>> ids = other->store->interactions().append({Interaction{0, at}, Interaction{0, at.addDays(1)}}); !ids)
                                return ids.error();
                        }
                        return success();
                    }));
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(errors.text(), QString());
        QCOMPARE(*m_store->interactions().count(), writers * 5 * 4 * 2);
        compareWithRecords();
    }

    void remainCorrectWhenMonthsAreRemoved()
    {
        std::mt19937 random(5);
        const QList<RecordId> ids = *m_store->interactions().append(randomTurns(random, 400));
        QList<Violation> violations;
        for (const RecordId id : ids)
            violations += fullViolation(id);
        QVERIFY(m_store->violations().append(violations));
        const RecordId experiment = m_store->experiments().append({fullExperiment()})->first();
        QVERIFY(m_store->measurements().append({fullMeasurement(experiment, ids.first()), fullMeasurement(experiment, ids.last())}));
        const QDateTime until(QDate(2026, 5, 20), QTime(7, 0), Qt::UTC);
        const qint64 wholeMonths = *m_store->interactions().count({.until = QDateTime(QDate(2026, 5, 1), QTime(0, 0), Qt::UTC)});
        const qint64 expired = *m_store->interactions().count({.until = until});

        const Result<RemovedRecords> removed = m_store->removeWholeMonths(until);
        QVERIFY2(removed, qPrintable(removed ? QString() : removed.error().message));
        QFETCH_GLOBAL(QString, database);
        QCOMPARE(removed->interactions, database == u"postgresql" ? wholeMonths : 0);
        QCOMPARE(removed->violations, removed->interactions);
        compareWithRecords();
        QCOMPARE(*m_store->interactions().remove({.until = until}), expired - removed->interactions);
        compareWithRecords();
        QCOMPARE(*m_store->interactions().count(), 400 - expired);
        QCOMPARE(*m_store->violations().count(), 400 - removed->violations);
        QCOMPARE(*m_store->measurements().count(), 2);
        const QList<RecordId> later = *m_store->interactions().append(randomTurns(random, 400)); // some interactions are in the removed months
        QVERIFY(later.first() > ids.last());
        compareWithRecords();
    }

private:
    /// Replaces some records, some of them with other times, and removes some records.
    void changeRecords(std::mt19937 &random)
    {
        const QList<Interaction> other = randomTurns(random, 20);
        const QList<Interaction> turns = *m_store->interactions().query({.limit = 40});
        for (int i = 0; i < 20; ++i) {
            Interaction changed = i % 3 == 0 ? turns.at(i) : other.at(i);
            changed.id = turns.at(i).id;
            changed.response = QStringLiteral("changed");
            if (i % 5 == 0)
                changed.at = start.addMonths(12 + i);
            QVERIFY(m_store->interactions().replace(changed));
        }
        QStringList ids;
        for (const Interaction &turn : turns.mid(20))
            ids += QString::number(turn.id);
        QCOMPARE(*m_store->interactions().remove({.where = {{QStringLiteral("id"), ids}}}), ids.size());
    }

    /// Appends interactions, replaces the second one and removes the first one, in one transaction.
    static Status writeAndRemove(Store &store, const QList<Interaction> &turns)
    {
        return store.transaction([&]() -> Status {
            const Result<QList<RecordId>> ids = store.interactions().append(turns);
            if (!ids)
                return ids.error();
            Interaction second = turns.at(0);
            second.id = ids->at(1);
            if (const Status replaced = store.interactions().replace(second); !replaced)
                return replaced;
            const Result<qint64> removed = store.interactions().remove({.where = {{QStringLiteral("id"), {QString::number(ids->first())}}}});
            if (!removed)
                return removed.error();
            const Result<QList<GroupAggregate>> read = store.interactions().aggregate({});
            return read ? success() : Status(read.error());
        });
    }

    void compareWithRecords()
    {
        for (const RecordFilter &filter : filters()) {
            const QList<Interaction> turns = *m_store->interactions().query(filter);
            QCOMPARE(*m_store->interactions().count(filter), turns.size());
            for (const QString &field : fields) {
                for (const bool isWeekly : {true, false}) {
                    const Grouping grouping{field, isWeekly, numbers};
                    QCOMPARE(textOf(m_store->interactions().aggregate(grouping, filter)), textOf(Result<QList<GroupAggregate>>(aggregateRecords(turns, grouping))));
                }
            }
        }
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<StoreFixture> m_fixture;
    std::unique_ptr<Store> m_store;
};

OUTCROP_TEST(TestWeeklyFigures, CoreApplication)

} // namespace tst_weeklyfigures

#include "tst_weeklyfigures.moc"
