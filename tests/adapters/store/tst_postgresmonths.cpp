// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the partitions of interactions on a PostgreSQL server: their migration from one table, which can also be killed, the IDs, and backups.
#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresstore.h"
#include "adapters/sql/migrations.h"
#include "tests/support/childprocess.h"
#include "tests/support/postgresserver.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QTest>

#include <memory>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_postgresmonths {

namespace {

constexpr int unpartitionedVersion = 6;
constexpr int oldTurns = 3000; // number of turns, ten for each day

/// Creates the tables of version 6, before partitions, with rows, grants and a removed last row.
Status createOldStore(const PostgresSettings &settings)
{
    const int known = postgresStoreVersion(); // this call also loads the migrations
    const QList<Migration> migrations = readMigrations(QStringLiteral(":/postgresql/migrations"));
    const PostgresConnection::OpenResult connection = PostgresConnection::open(settings, settings.schema);
    if (!connection || known <= unpartitionedVersion)
        return Error{ErrorCode::Invalid, QStringLiteral("There are no old tables.")};
    if (const Status created = createSchema(**connection, settings.schema); !created)
        return created;
    if (const Status migrated = migrate(**connection, migrations.first(unpartitionedVersion), unpartitionedVersion); !migrated)
        return migrated;
    return (*connection)->runScript(
        "INSERT INTO interactions (at, week, source, session, iteration, phase, workload, agent, provider, model, prompt_type, outcome, friction,"
        " input_tokens, layers, skills, details, request, response)"
        " SELECT at, (at - 345600000) / 604800000, 'outcrop', 's' || n % 7, n, 'planning', 'w' || n % 5, '', 'p', 'm', 't' || n % 3,"
        " 'done', n % 8 / 8.0, n, '[]', '[]', '{}', 'q' || n, 'a'"
        " FROM (SELECT n, 1767225600000 + n * 8640000 AS at FROM generate_series(CAST(0 AS BIGINT), " + QByteArray::number(oldTurns) + ") AS n) AS rows;"
        "INSERT INTO violations (at, week, interaction, task, prompt_type, rule, name, domain, severity, file, line, message, suggestion, resolved, details)"
        " SELECT at, week, id, '', prompt_type, 'r', '', '', '', '', 1, '', '', 0, '{}' FROM interactions WHERE id % 10 = 0;"
        "DELETE FROM interactions WHERE id > " + QByteArray::number(oldTurns) + ";"
        "DO $$ BEGIN CREATE ROLE months_reader LOGIN; CREATE ROLE months_author LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;"
        "GRANT USAGE ON SCHEMA \"" + settings.schema.toUtf8() + "\" TO months_reader, months_author;"
        "GRANT SELECT ON ALL TABLES IN SCHEMA \"" + settings.schema.toUtf8() + "\" TO months_reader, months_author;"
        "GRANT INSERT, UPDATE, DELETE ON interactions, violations TO months_author");
}

QString figuresOf(Store &store)
{
    QStringList texts;
    const Result<QList<GroupAggregate>> groups = store.interactions().aggregate({.numbers = {QStringLiteral("friction"), QStringLiteral("input_tokens")}});
    for (const GroupAggregate &group : groups ? *groups : QList<GroupAggregate>())
        texts += QStringLiteral("%1 %2 %3 %4 %5 %6")
                     .arg(group.group, group.week.toString(Qt::ISODate))
                     .arg(group.count)
                     .arg(group.numbers.at(0).sum)
                     .arg(group.numbers.at(1).smallestValue)
                     .arg(group.numbers.at(1).largestValue);
    return texts.join(u'\n');
}

} // namespace

class TestPostgresMonths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        if (!m_server->problem().isEmpty())
            QSKIP(qPrintable(QStringLiteral("postgresql: ") + m_server->problem()));
    }
    void init()
    {
        m_schema = QStringLiteral("months %1").arg(++m_schemaCount);
        const Status created = createOldStore(settings());
        QVERIFY2(created, qPrintable(created ? QString() : created.error().message));
    }

    void migratesAnUnpartitionedStore()
    {
        const QByteArray checksum = "SELECT md5(string_agg(CAST((id, at, week, session, workload, prompt_type, friction, input_tokens, request) AS text), ';'"
                                    " ORDER BY id)) FROM interactions";
        QString before;
        {
            const PostgresConnection::OpenResult connection = PostgresConnection::open(settings(), m_schema);
            before = firstText(**connection, checksum);
        }
        const Result<OpenedStore> opened = openPostgresStore(settings());
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
        QCOMPARE(opened->findings.size(), 1);
        QCOMPARE(opened->findings.first().code, QStringLiteral("store-upgraded"));
        const PostgresConnection::OpenResult connection = PostgresConnection::open(settings(), m_schema);
        QCOMPARE(firstText(**connection, checksum), before);
        QCOMPARE(firstText(**connection, "SELECT COUNT(*)::text FROM interactions_2026_02"), QStringLiteral("280"));
        QCOMPARE(firstText(**connection, "SELECT COUNT(*)::text FROM interaction_ids"), QString::number(oldTurns));
        QCOMPARE(*opened->store->interactions().count(), oldTurns);
        QCOMPARE(*opened->store->violations().count({.where = {{QStringLiteral("interaction"), {QStringLiteral("10")}}}}), 1);
        const RecordId next = opened->store->interactions().append({fullInteraction()})->first();
        QCOMPARE(next, oldTurns + 2); // the ID of the removed last row is not used again
    }

    void returnsToOneTable()
    {
        const Result<OpenedStore> opened = openPostgresStore(settings());
        const RecordId last = opened->store->interactions().append({fullInteraction()})->first();
        const QString figures = figuresOf(*opened->store);
        QVERIFY(migratePostgres(settings(), unpartitionedVersion));
        {
            const PostgresConnection::OpenResult connection = PostgresConnection::open(settings(), m_schema);
            QCOMPARE(firstText(**connection, "SELECT relkind::text FROM pg_class WHERE oid = 'interactions'::regclass"), QStringLiteral("r"));
            QCOMPARE(firstText(**connection, "SELECT COUNT(*)::text FROM pg_proc WHERE pronamespace = quote_ident(current_schema())::regnamespace"), QStringLiteral("0"));
        }
        const Result<OpenedStore> again = openPostgresStore(settings());
        QCOMPARE(figuresOf(*again->store), figures);
        QCOMPARE(again->store->interactions().append({fullInteraction()})->first(), last + 1);
    }

    void aKilledMigrationLeavesTheOldTables()
    {
        QElapsedTimer clock;
        clock.start();
        QVERIFY(openPostgresStore(settings()));
        const qint64 whole = clock.elapsed();
        constexpr int kills = 8;
        int unfinished = 0;
        for (int kill = 0; kill < kills; ++kill) {
            init();
            {
                ChildProcess run([this](const ChildProcess::Report &report) { report(openPostgresStore(settings()) ? 1 : 0); });
                unfinished += run.next(std::chrono::milliseconds(3 * whole * (kill + 1) / (2 * kills))) < 0 ? 1 : 0;
            }
            const Result<OpenedStore> opened = openPostgresStore(settings());
            QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
            QCOMPARE(*opened->store->interactions().count(), oldTurns);
            QCOMPARE(opened->store->interactions().query()->size(), oldTurns);
            QCOMPARE(*opened->store->violations().count(), oldTurns / 10);
        }
        qInfo("%d kills of a migration of %lld ms, %d before its end", kills, whole, unfinished);
    }

    void idsAreUniqueAcrossMonths()
    {
        QVERIFY(openPostgresStore(settings()));
        const PostgresConnection::OpenResult connection = PostgresConnection::open(settings(), m_schema);
        const Status twice = (*connection)->runScript("INSERT INTO interactions (id, at, week, source, session, iteration, phase, workload, agent,"
            " provider, model, prompt_type, outcome, layers, skills, details, request, response) OVERRIDING SYSTEM VALUE"
            " SELECT id, at + 2678400000, week, source, session, iteration, phase, workload, agent, provider, model, prompt_type, outcome, layers,"
            " skills, details, request, response FROM interactions WHERE id = 5");
        QVERIFY(!twice && twice.error().code == ErrorCode::Invalid);
        QVERIFY2(twice.error().message.contains(QLatin1String("interaction_ids")), qPrintable(twice.error().message));
        const Status missing = (*connection)->runScript("UPDATE violations SET interaction = 999999");
        QVERIFY(!missing && missing.error().code == ErrorCode::Invalid);
    }

    void usersKeepTheirPermissions()
    {
        QVERIFY(openPostgresStore(settings()));
        const Result<OpenedStore> author = openPostgresStore(settings(QStringLiteral("months_author")));
        QVERIFY2(author && author->store->readOnlyReason().isEmpty(), qPrintable(author ? author->store->readOnlyReason() : author.error().message));
        Interaction early{0, QDateTime(QDate(2021, 2, 3), QTime(4, 5), Qt::UTC)};
        early.id = author->store->interactions().append({early})->first(); // the interaction is in a month without a partition
        early.workload = QStringLiteral("w1");
        QVERIFY(author->store->interactions().replace(early));
        const Result<OpenedStore> reader = openPostgresStore(settings(QStringLiteral("months_reader")));
        QVERIFY2(reader && !reader->store->readOnlyReason().isEmpty(), qPrintable(reader ? QString() : reader.error().message));
        QCOMPARE(figuresOf(*reader->store), figuresOf(*author->store)); // the reader cannot refresh the figures of the replaced record
        QCOMPARE(*reader->store->interactions().count(), oldTurns + 1);
        QVERIFY(!reader->store->removeWholeMonths(QDateTime::currentDateTimeUtc()));
        const PostgresConnection::OpenResult connection = PostgresConnection::open(settings(QStringLiteral("months_reader")), m_schema);
        QVERIFY(!(*connection)->runScript("SELECT create_interaction_months('{2020-01-01}')"));
        QVERIFY((*connection)->runScript("SELECT * FROM drop_oldest_interaction_month(9999999999999)"));
        QCOMPARE(*reader->store->interactions().count(), oldTurns + 1); // a reader cannot drop a month
        QCOMPARE(author->store->removeWholeMonths(early.at.addMonths(2))->interactions, 1);
    }

    void dropsThePartitionsOfRemovedMonths()
    {
        const Result<OpenedStore> opened = openPostgresStore(settings());
        const QDateTime until(QDate(2026, 4, 10), QTime(0, 0), Qt::UTC);
        QCOMPARE(opened->store->removeWholeMonths(until)->interactions, 900);
        QCOMPARE(opened->store->removeWholeMonths(until)->interactions, 0);
        const PostgresConnection::OpenResult connection = PostgresConnection::open(settings(), m_schema);
        QCOMPARE(firstText(**connection, "SELECT concat(to_regclass('interactions_2026_03'), ' ', to_regclass('interactions_2026_04'))"),
            QStringLiteral(" interactions_2026_04"));
        QCOMPARE(firstText(**connection, "SELECT COUNT(*)::text FROM interaction_ids"), QString::number(oldTurns - 900));
        QCOMPARE(*opened->store->violations().count(), (oldTurns - 900) / 10);
    }

    /// A long transaction uses the month, so the store leaves the month to remove().
    void doesNotWaitLongForAMonth()
    {
        const Result<OpenedStore> opened = openPostgresStore(settings());
        const Result<OpenedStore> other = openPostgresStore(settings());
        const QDateTime until(QDate(2026, 2, 1), QTime(0, 0), Qt::UTC);
        QVERIFY(other->store->transaction([&]() -> Status {
            const Result<QList<RecordId>> ids = other->store->interactions().append({Interaction{0, until.addDays(-3)}});
            const Result<RemovedRecords> removed = opened->store->removeWholeMonths(until);
            return ids && removed && removed->interactions == 0 ? success() : Status(Error{ErrorCode::Invalid, QString()});
        }));
        QCOMPARE(*opened->store->interactions().count({.until = until}), 311);
        QCOMPARE(opened->store->removeWholeMonths(until)->interactions, 311);
    }

    void restoresABackup()
    {
        const Result<OpenedStore> opened = openPostgresStore(settings());
        const QString figures = figuresOf(*opened->store);
        const Result<QString> backup = backUpPostgres(settings());
        QVERIFY2(backup, qPrintable(backup ? QString() : backup.error().message));
        QVERIFY(opened->store->removeWholeMonths(QDateTime(QDate(2026, 6, 1), QTime(0, 0), Qt::UTC)));
        QVERIFY(opened->store->interactions().append({fullInteraction(), fullInteraction()}));
        const Status restored = restorePostgres(settings(), *backup);
        QVERIFY2(restored, qPrintable(restored ? QString() : restored.error().message));
        QCOMPARE(figuresOf(*opened->store), figures);
        QCOMPARE(opened->store->interactions().query()->size(), oldTurns);
        QCOMPARE(*opened->store->violations().count(), oldTurns / 10);
        QCOMPARE(inspectPostgres(settings())->size(), 0);
        QVERIFY(opened->store->interactions().append({fullInteraction()})); // the store can use the ID again
    }

private:
    PostgresSettings settings(const QString &user = {}) const
    {
        QString address = m_server->address();
        if (!user.isEmpty())
            address.replace(QStringLiteral("user=outcrop"), QStringLiteral("user=") + user);
        return {address, {}, m_schema};
    }

    static QString firstText(SqlConnection &connection, const QByteArray &sql)
    {
        QString text;
        const Result<qint64> run = connection.run(sql, {}, [&text](const SqlRow &row) { text = row.text(0); });
        return run ? text : run.error().message;
    }

    std::unique_ptr<PostgresServer> m_server;
    QString m_schema;
    int m_schemaCount = 0;
};

OUTCROP_TEST(TestPostgresMonths, CoreApplication)

} // namespace tst_postgresmonths

#include "tst_postgresmonths.moc"
