// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the guarantees that every store must provide, with one row per database.
#include "adapters/sql/sqlvalue.h"
#include "core/ports/storedfields.h"
#include "core/ports/storedtrend.h"
#include "tests/adapters/store/storefixture.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_store {

namespace {

/// Returns a record as text, field by field, without its ID, for comparison.
template<typename Record>
QString fieldsOf(const Record &record)
{
    QStringList fields;
    forEachField(record, [&](const char *name, const auto &field) {
        const SqlValue value = toSql(field);
        const QString text = std::holds_alternative<QString>(value)  ? std::get<QString>(value)
                             : std::holds_alternative<qint64>(value) ? QString::number(std::get<qint64>(value))
                             : std::holds_alternative<double>(value) ? QString::number(std::get<double>(value), 'g', 17)
                                                                     : QStringLiteral("nothing");
        fields += QLatin1String(name) + QStringLiteral(": ") + text;
    });
    return fields.join(u'\n');
}

Interaction turn(const QString &workload, const QDateTime &at, std::optional<qint64> tokens = {})
{
    Interaction record{0, at};
    record.workload = workload;
    record.usage.input = tokens;
    return record;
}

template<typename Record>
QList<RecordId> idsOf(const Result<QList<Record>> &records)
{
    QList<RecordId> ids;
    for (const Record &record : records ? *records : QList<Record>())
        ids += record.id;
    return ids;
}

} // namespace

class TestStore : public QObject
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
        reopen();
    }
    void cleanup()
    {
        m_store.reset();
        m_fixture.reset();
    }

    void roundTripsEveryField()
    {
        const RecordId interaction = add(m_store->interactions(), fullInteraction());
        const RecordId estimate = add(m_store->estimates(), fullEstimate());
        const RecordId experiment = add(m_store->experiments(), fullExperiment());
        const RecordId suggestion = add(m_store->suggestions(), fullSuggestion());
        add(m_store->violations(), fullViolation(interaction));
        add(m_store->attempts(), fullAttempt(estimate));
        add(m_store->measurements(), fullMeasurement(experiment, interaction));
        add(m_store->decisions(), fullDecision(suggestion));
    }

    void missingValuesRoundTrip()
    {
        add(m_store->interactions(), Interaction{0, noon()});
        add(m_store->estimates(), Estimate{0, noon()});
        add(m_store->violations(), Violation{0, noon()});
        const Interaction back = m_store->interactions().query()->first();
        QVERIFY(!back.friction && !back.usage.input && !back.cost && back.layers.isEmpty() && back.details.is_null());
    }

    void storesSpecialCharactersAndLongTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("back");
        QTest::newRow("quotes") << specialCharacters << specialCharacters;
        QTest::newRow("NUL") << QString(QStringLiteral("a") + QChar(0) + QStringLiteral("b")) << QStringLiteral("a\ufffdb");
        QTest::newRow("half a surrogate pair") << QString(QStringLiteral("a") + QChar(0xd800)) << QStringLiteral("a\ufffd");
        QTest::newRow("long") << QString(3'000'000, u'\u20ac') << QString(3'000'000, u'\u20ac');
    }
    void storesSpecialCharactersAndLongTexts()
    {
        QFETCH(QString, text);
        Interaction record{0, noon()};
        record.response = text;
        QVERIFY(m_store->interactions().append({record}));
        QTEST(m_store->interactions().query()->first().response, "back");
    }

    void neverReusesIds()
    {
        const RecordId first = add(m_store->interactions(), fullInteraction());
        QVERIFY(m_store->interactions().remove({.until = noon(30)}));
        QVERIFY(add(m_store->interactions(), fullInteraction()) > first);
    }

    void queriesPageByPage()
    {
        const QList<RecordId> ids = addTurns(300);
        QCOMPARE(ids.size(), 300);
        QVERIFY(std::is_sorted(ids.begin(), ids.end()));
        QCOMPARE(idsOf(m_store->interactions().query({.limit = 3})), ids.first(3));
        QCOMPARE(idsOf(m_store->interactions().query({.after = ids.at(2), .limit = 2})), ids.mid(3, 2));
        QCOMPARE(idsOf(m_store->interactions().query({.limit = 1, .isNewestFirst = true})), QList<RecordId>{ids.last()});
        QCOMPARE(idsOf(m_store->interactions().query({.after = ids.at(2), .isNewestFirst = true})), (QList<RecordId>{ids.at(1), ids.at(0)}));
    }

    void filtersRecords_data()
    {
        QTest::addColumn<RecordFilter>("filter");
        QTest::addColumn<int>("found");
        const auto where = [](const char *field, const QStringList &values) { return RecordFilter{.where = {{QLatin1String(field), values}}}; };
        QTest::newRow("all") << RecordFilter{} << 6;
        QTest::newRow("from") << RecordFilter{.from = noon(2)} << 5;
        QTest::newRow("until") << RecordFilter{.until = noon(2)} << 1;
        QTest::newRow("workload and narrower") << RecordFilter{.workload = QStringLiteral("platform")} << 3;
        QTest::newRow("narrower only") << RecordFilter{.workload = QStringLiteral("platform/k8s")} << 1;
        QTest::newRow("one of") << where("workload", {QStringLiteral("build"), QStringLiteral("platform")}) << 2;
        QTest::newRow("none of") << where("workload", {}) << 0;
        QTest::newRow("a number") << where("input_tokens", {QStringLiteral("30")}) << 1;
        QTest::newRow("two conditions") << RecordFilter{.from = noon(2), .workload = QStringLiteral("platform")} << 2;
        QTest::newRow("no injection") << where("workload", {QStringLiteral("' OR '1'='1")}) << 0;
    }
    void filtersRecords()
    {
        QFETCH(RecordFilter, filter);
        QFETCH(int, found);
        const QStringList workloads = {"platform", "platform/k8s", "platform/nas", "platforms", "build", QString()};
        QList<Interaction> turns;
        for (const QString &workload : workloads)
            turns += turn(workload, noon(int(turns.size()) + 1), turns.size() * 10);
        QVERIFY(m_store->interactions().append(turns));
        QCOMPARE(*m_store->interactions().count(filter), found);
        QCOMPARE(m_store->interactions().query(filter)->size(), found);
        if (found < 6) {
            QCOMPARE(*m_store->interactions().remove(filter), found);
            QCOMPARE(*m_store->interactions().count(), 6 - found);
        }
    }

    void rejectsAnUnknownField()
    {
        const Result<qint64> counted = m_store->violations().count({.where = {{QStringLiteral("rules; DROP"), {}}}});
        QVERIFY(!counted && counted.error().code == ErrorCode::Invalid && counted.error().message.contains(QLatin1String("rules; DROP")));
        QVERIFY(!m_store->violations().count({.workload = QStringLiteral("build")}));
        QVERIFY(!m_store->violations().aggregate(
            {.field = QStringLiteral("rule"), .numbers = {QStringLiteral("message")}}));
    }

    void aggregatesByWorkloadAndWeek()
    {
        const QDateTime sunday(QDate(2026, 6, 7), QTime(23, 59, 59, 999), Qt::UTC);
        QVERIFY(m_store->interactions().append({turn("build", sunday, 10), turn("build", sunday.addMSecs(1), 20), turn("build", sunday.addMSecs(2), {}),
            turn("build", sunday.addDays(7), 40), turn("observe", sunday, 5)}));
        const Result<QList<GroupAggregate>> figures =
            m_store->interactions().aggregate({.numbers = {QStringLiteral("input_tokens"), QStringLiteral("cost")}});
        QVERIFY(figures);
        QCOMPARE(figures->size(), 3);
        const GroupAggregate second = figures->at(1);
        QCOMPARE(figures->at(0).week, QDate(2026, 6, 1));
        QCOMPARE(second.week, QDate(2026, 6, 8));
        QCOMPARE(second.count, 3);
        QCOMPARE(second.numbers.at(0).count, 2);
        QCOMPARE(second.numbers.at(0).mean(), 30.0);
        QCOMPARE(second.numbers.at(0).smallestValue, 20.0);
        QCOMPARE(second.numbers.at(0).largestValue, 40.0);
        QCOMPARE(second.numbers.at(1).count, 0);
        QCOMPARE(m_store->interactions().aggregate({.isWeekly = false}, {.until = sunday.addDays(1)})->at(0).count, 3);
    }

    void computesQualityTrends()
    {
        const auto judged = [](const QDateTime &at, const QString &type, std::optional<double> quality) {
            Interaction record{0, at};
            record.promptType = type;
            record.quality = quality;
            return record;
        };
        const QDateTime monday(QDate(2026, 6, 1), QTime(8, 0), Qt::UTC);
        QVERIFY(m_store->interactions().append({judged(monday, "planning", 60), judged(monday, "planning", 70), judged(monday, "planning", {}),
            judged(monday.addDays(7), "planning", 70), judged(monday.addDays(21), "planning", 80), judged(monday, "decision", {})}));
        Violation violation = fullViolation();
        violation.promptType = QStringLiteral("planning");
        violation.at = monday.addDays(8);
        QVERIFY(m_store->violations().append({violation, violation}));
        const Result<QList<QualityTrend>> trends = readQualityTrends(*m_store);
        QVERIFY(trends && trends->size() == 2);
        QVERIFY(!trends->at(0).mean() && !trends->at(0).slopePerWeek());
        const QualityTrend &planning = trends->at(1);
        QCOMPARE(planning.promptType, QStringLiteral("planning"));
        QCOMPARE(planning.weeks.size(), 3);
        QCOMPARE(planning.weeks.at(0).interactions, 3);
        QCOMPARE(planning.weeks.at(0).judgedCount, 2);
        QCOMPARE(planning.weeks.at(0).meanValue, 65.0);
        QCOMPARE(planning.weeks.at(0).lowestValue, 60.0);
        QCOMPARE(planning.weeks.at(1).violations, 2);
        QCOMPARE(planning.judged(), 4);
        QCOMPARE(*planning.mean(), 70.0);
        QCOMPARE(*planning.slopePerWeek(),
            5.0); // In the weeks 0, 0, 1 and 3, the values 65, 65, 70, 80 fit the line 65 + 5 x. Their mean is 70.
        QVERIFY(readQualityTrends(*m_store, {.until = monday.addDays(9)})->at(1).slopePerWeek() == std::nullopt);
    }

    void appendsAllRecordsOrNone()
    {
        QVERIFY(!m_store->interactions().append({fullInteraction(), Interaction{}}));
        QCOMPARE(*m_store->interactions().count(), 0);
        const RecordId experiment = add(m_store->experiments(), fullExperiment());
        QList<Measurement> many(40, fullMeasurement(experiment));
        many.last().experiment = experiment + 1;
        const Result<QList<RecordId>> rejected = m_store->measurements().append(many);
        QVERIFY(!rejected && rejected.error().code == ErrorCode::Invalid);
        QCOMPARE(*m_store->measurements().count(), 0);
        QVERIFY(m_store->interactions().append({})->isEmpty());
    }

    void transactionsAreAtomic()
    {
        const Status failed = m_store->transaction([&]() -> Status {
            add(m_store->interactions(), fullInteraction());
            return Error{ErrorCode::Interrupted, QStringLiteral("stop")};
        });
        QVERIFY(!failed && failed.error().code == ErrorCode::Interrupted);
        QCOMPARE(*m_store->interactions().count(), 0);
        QVERIFY(m_store->transaction([&]() -> Status {
            const RecordId interaction = add(m_store->interactions(), fullInteraction());
            add(m_store->violations(), fullViolation(interaction));
            return success();
        }));
        QCOMPARE(*m_store->violations().count(), 1);
    }

    void aFailedStepRollsBackTheTransaction()
    {
        const Status done = m_store->transaction([&]() -> Status {
            add(m_store->interactions(), fullInteraction());
            static_cast<void>(m_store->measurements().append({fullMeasurement(99)})); // the caller does not check the error
            return success();
        });
        QVERIFY(!done);
        QCOMPARE(*m_store->interactions().count(), 0);
        add(m_store->interactions(), fullInteraction()); // the store still accepts records
    }

    void replacesARecord()
    {
        Experiment record = fullExperiment();
        record.id = add(m_store->experiments(), record);
        record.state = QStringLiteral("finished");
        QVERIFY(m_store->experiments().replace(record));
        QCOMPARE(m_store->experiments().query()->first().state, QStringLiteral("finished"));
        record.id += 1;
        QCOMPARE(m_store->experiments().replace(record).error().code, ErrorCode::NotFound);
    }

    void removingInteractionsKeepsRelatedRecords()
    {
        const RecordId interaction = add(m_store->interactions(), fullInteraction());
        add(m_store->violations(), fullViolation(interaction));
        const RecordId experiment = add(m_store->experiments(), fullExperiment());
        add(m_store->measurements(), fullMeasurement(experiment, interaction));
        const RecordId suggestion = add(m_store->suggestions(), fullSuggestion());
        add(m_store->decisions(), fullDecision(suggestion));

        QCOMPARE(*m_store->interactions().remove({.until = noon(2)}), 1);
        QVERIFY(!m_store->violations().query()->first().interaction);
        QVERIFY(!m_store->measurements().query()->first().interaction);
        QCOMPARE(*m_store->experiments().remove({.until = noon(30)}), 1);
        QCOMPARE(*m_store->measurements().count(), 0);
        QVERIFY(!m_store->suggestions().remove({.until = noon(30)}));
        QCOMPARE(m_store->interactions().remove({}).error().code, ErrorCode::Invalid);
    }

    void canBeSharedBetweenThreads()
    {
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([this] {
                for (int i = 0; i < 50; ++i)
                    static_cast<void>(m_store->interactions().append({fullInteraction(), fullInteraction()}));
            });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(*m_store->interactions().count(), 400);
    }

    void changesAreVisibleToAnotherStore()
    {
        const Result<OpenedStore> other = m_fixture->open();
        QVERIFY(other);
        add(m_store->interactions(), fullInteraction());
        QCOMPARE(*other->store->interactions().count(), 1);
        add(other->store->interactions(), fullInteraction());
        QCOMPARE(*m_store->interactions().count(), 2);
    }

    void migratesDownAndUp()
    {
        const RecordId interaction = add(m_store->interactions(), fullInteraction());
        add(m_store->experiments(), fullExperiment());
        for (int version = m_fixture->version() - 1; version > 0; --version) {
            m_store.reset();
            const Result<QString> backup = m_fixture->migrate(version);
            QVERIFY2(backup, qPrintable(backup ? QString() : backup.error().message));
            const Diagnostics findings = reopen();
            QCOMPARE(findings.size(), 1);
            QCOMPARE(findings.first().code, QStringLiteral("store-upgraded"));
            QCOMPARE(m_store->readOnlyReason(), QString());
            QCOMPARE(m_store->interactions().query()->first().id, interaction);
        }
        QCOMPARE(*m_store->experiments().count(), 0); // version 1 had no experiments
        add(m_store->experiments(), fullExperiment());
        m_store.reset();
        QVERIFY(m_fixture->migrate(0));
        reopen();
        QCOMPARE(*m_store->interactions().count(), 0);
    }

private:
    Diagnostics reopen()
    {
        m_store.reset();
        Result<OpenedStore> opened = m_fixture->open();
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        m_store = std::move(opened->store);
        return opened->findings;
    }

    /// Stores a record and checks that the same one is read. Returns its ID; 0 if it cannot be stored.
    template<typename Record>
    RecordId add(Records<Record> &records, const Record &record)
    {
        const Result<QList<RecordId>> ids = records.append({record});
        if (!ids) {
            QTest::qFail(qPrintable(ids.error().message), __FILE__, __LINE__);
            return 0;
        }
        const Result<QList<Record>> back = records.query({.where = {{QStringLiteral("id"), {QString::number(ids->first())}}}});
        QTest::qCompare(back ? fieldsOf(back->first()) : back.error().message, fieldsOf(record), "stored", "given", __FILE__, __LINE__);
        return ids->first();
    }

    QList<RecordId> addTurns(int count)
    {
        const Result<QList<RecordId>> ids = m_store->interactions().append(QList<Interaction>(count, fullInteraction()));
        return ids ? *ids : QList<RecordId>();
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<StoreFixture> m_fixture;
    std::unique_ptr<Store> m_store;
};

OUTCROP_TEST(TestStore, CoreApplication)

} // namespace tst_store

#include "tst_store.moc"
