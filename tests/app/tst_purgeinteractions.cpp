// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that purged interactions are erased from the store's bytes, and that expired ones are removed when recording begins.
#include "app/records/purgeinteractions.h"
#include "app/records/recordwriter.h"
#include "app/records/storemaintenance.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/postgresserver.h"
#include "tests/support/samplerecords.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_purgeinteractions {

namespace {

class PurgeFixture
{
public:
    StoreLocation place() const { return storeLocation(*openWorkspace(m_copy.folder())); }
    const WorkspaceCopy &copy() const { return m_copy; }
    KeyRing &keys() { return m_keys; }
    Result<OpenedStore> store() { return openStore(place(), m_keys); }

    /// Returns the number of occurrences of a word in the store's files, including the write-ahead log.
    qsizetype countInFiles(const QByteArray &word) const
    {
        qsizetype count = 0;
        for (const QString &file : {QStringLiteral("outcrop.db"), QStringLiteral("outcrop.db-wal"), QStringLiteral("outcrop.db-shm")})
            count += bytesOf(m_copy.path(QStringLiteral(".outcrop/") + file)).count(word);
        return count;
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    KeyRing m_keys{m_copy.siblingPath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
};

Interaction one(int day, const char *session, const char *workload, const QString &request)
{
    Interaction interaction{0, noon(day)};
    interaction.session = QLatin1String(session);
    interaction.workload = QLatin1String(workload);
    interaction.request = request;
    return interaction;
}

/// Returns a string that fills several database pages.
QString longText(const QString &word)
{
    return QString(word + u' ').repeated(3000);
}

/// Adds three interactions, each with a violation that quotes the interaction.
void fill(Store &store)
{
    const QList<Interaction> all{one(1, "first", "build", longText(QStringLiteral("canaryone"))), one(2, "second", "platform/k8s", longText(QStringLiteral("canarytwo"))),
        one(3, "second", "platform", longText(QStringLiteral("canarythree")))};
    const QList<RecordId> ids = *store.interactions().append(all);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        Violation violation = fullViolation(ids.at(i));
        violation.message = all.at(i).request.left(20);
        if (!store.violations().append({violation}))
            qFatal("no violation");
    }
}

} // namespace

class TestPurgeInteractions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void erasesPurgedBytes_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<QByteArrayList>("gone");
        QTest::addColumn<QByteArrayList>("kept");
        QTest::newRow("before") << "before" << QByteArrayList{"canaryone"} << QByteArrayList{"canarytwo", "canarythree"};
        QTest::newRow("session") << "session" << QByteArrayList{"canarytwo", "canarythree"} << QByteArrayList{"canaryone"};
        QTest::newRow("workload") << "workload" << QByteArrayList{"canarytwo", "canarythree"} << QByteArrayList{"canaryone"};
        QTest::newRow("both") << "both" << QByteArrayList{"canarytwo"} << QByteArrayList{"canaryone", "canarythree"};
    }
    void erasesPurgedBytes()
    {
        QFETCH(QString, by);
        QFETCH(QByteArrayList, gone);
        QFETCH(QByteArrayList, kept);
        PurgeFixture room;
        {
            const Result<OpenedStore> opened = room.store();
            fill(*opened->store);
        }
        for (const QByteArray &word : gone + kept)
            QVERIFY2(room.countInFiles(word) > 0, word.constData()); // otherwise, the search below would always pass
        RecordFilter filter;
        if (by == u"before")
            filter.until = noon(2);
        if (by == u"session")
            filter.where = {{QStringLiteral("session"), {QStringLiteral("second")}}};
        if (by == u"workload" || by == u"both")
            filter.workload = QStringLiteral("platform");
        if (by == u"both")
            filter.until = noon(3);
        const Result<PurgeReport> report = purgeInteractions(room.place(), room.keys(), filter);
        QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
        QCOMPARE(report->interactions, gone.size());
        QCOMPARE(report->violations, gone.size());
        for (const QByteArray &word : gone)
            QCOMPARE(room.countInFiles(word), 0);
        for (const QByteArray &word : kept)
            QVERIFY2(room.countInFiles(word) > 0, word.constData());
        QVERIFY(inspectStore(room.place(), room.keys())->isEmpty());
    }

    void erasesBytesWhileTheStoreIsOpenElsewhere()
    {
        PurgeFixture room;
        const Result<OpenedStore> other = room.store();
        fill(*other->store);
        QCOMPARE(*other->store->interactions().count(), 3);
        const Result<PurgeReport> report = purgeInteractions(room.place(), room.keys(), {.until = noon(4)});
        QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
        for (const char *word : {"canaryone", "canarytwo", "canarythree"})
            QCOMPARE(room.countInFiles(word), 0);
        QCOMPARE(*other->store->interactions().count(), 0);
        QVERIFY(other->store->interactions().append({one(5, "s", "", QStringLiteral("next"))}));
    }

    void overwritesRemovedBytes()
    {
        PurgeFixture room;
        {
            const Result<OpenedStore> opened = room.store();
            fill(*opened->store);
            QVERIFY(removeInteractions(*opened->store, {.until = noon(4)}));
        } // closing merges the write-ahead log into the file
        for (const char *word : {"canaryone", "canarytwo", "canarythree"})
            QCOMPARE(room.countInFiles(word), 0);
    }

    void listsBackups()
    {
        PurgeFixture room;
        {
            const Result<OpenedStore> opened = room.store();
            fill(*opened->store);
        }
        const QString copy = *backUpStore(room.place(), room.keys());
        const Result<PurgeReport> report = purgeInteractions(room.place(), room.keys(), {.until = noon(4)});
        QCOMPARE(report->copies, QStringList{copy});
    }

    void listsIndexesOnServers_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QStringList>("copies");
        QTest::newRow("none") << QByteArray() << QStringList();
        QTest::newRow("postgresql") << QByteArray("[retrieval]\nbackend = \"postgresql\"\nurl = \"postgresql://reader@db.example/knowledge\"\n")
                                    << QStringList{QStringLiteral("the search index at postgresql://reader@db.example/knowledge")};
        QTest::newRow("typesense") << QByteArray("[retrieval]\nbackend = \"typesense\"\nurl = \"https://search.example?prefix=team\"\n")
                                   << QStringList{QStringLiteral("the search index at https://search.example?prefix=team")};
        QTest::newRow("no address") << QByteArray("[retrieval]\nbackend = \"postgresql\"\n") << QStringList();
        QTest::newRow("a password, which is printed nowhere")
            << QByteArray("[retrieval]\nbackend = \"postgresql\"\nurl = \"postgresql://me:secret@db.example/x\"\n") << QStringList();
    }
    void listsIndexesOnServers()
    {
        QFETCH(QByteArray, settings);
        PurgeFixture room;
        room.copy().append(QStringLiteral("config.toml"), "\n" + settings);
        {
            const Result<OpenedStore> opened = room.store();
            fill(*opened->store);
        }
        const Result<PurgeReport> report = purgeInteractions(room.place(), room.keys(), {.until = noon(4)});
        QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
        QTEST(report->copies, "copies");
    }

    void listsCopiesOnServers()
    {
        const PostgresServer server;
        if (!server.problem().isEmpty())
            QSKIP(qPrintable(QStringLiteral("postgresql: ") + server.problem()));
        PurgeFixture room;
        room.copy().append(QStringLiteral("config.toml"), "\n[retrieval]\nbackend = \"postgresql\"\n");
        const StoreLocation place{room.copy().folder(), QStringLiteral("postgresql:///postgres?user=outcrop&schema=team&host=") + server.folder()};
        {
            const Result<OpenedStore> opened = openStore(place, room.keys());
            QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().message));
            fill(*opened->store);
        }
        const QString index = QStringLiteral("the search index at ") + place.address;
        const Result<PurgeReport> without = purgeInteractions(place, room.keys(), {.until = noon(2)});
        QVERIFY2(without, qPrintable(without ? QString() : without.error().message));
        QCOMPARE(without->copies, QStringList{index});
        const Result<QString> backup = backUpStore(place, room.keys());
        QVERIFY(backup->startsWith(u"team_v"));
        const Result<PurgeReport> report = purgeInteractions(place, room.keys(), {.until = noon(4).addMonths(1)});
        QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
        QCOMPARE(report->interactions, 2); // the purge removes the two interactions of a whole month
        QCOMPARE(report->violations, 2);
        QCOMPARE(report->copies, (QStringList{QStringLiteral("the backup in the schema %1 at %2").arg(*backup, place.address), index}));
    }

    void rejectsAPurgeWithoutAFilter()
    {
        PurgeFixture room;
        const Result<OpenedStore> opened = room.store();
        const Result<PurgeReport> report = removeInteractions(*opened->store, {.limit = 3});
        QVERIFY(!report && report.error().code == ErrorCode::Invalid);
    }

    void purgesExpiredRecordsWhenRecordingStarts()
    {
        PurgeFixture room;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        {
            const Result<OpenedStore> opened = room.store();
            Interaction old = one(1, "s", "", QStringLiteral("old"));
            old.at = now.addDays(-31);
            Interaction young = old;
            young.at = now.addDays(-29);
            QVERIFY(opened->store->interactions().append({old, young}));
        }
        const auto recordOne = [&room] {
            RecordWriter keeper(room.keys());
            keeper.write(room.place(), [](Store &store) {
                const Result<QList<RecordId>> ids = store.interactions().append({one(1, "new", "", QStringLiteral("new"))});
                return ids ? success() : Status(ids.error());
            });
            keeper.flush();
        };
        recordOne();
        QCOMPARE(*room.store()->store->interactions().count(), 3); // no retention period is configured
        room.copy().append(QStringLiteral("config.toml"), "\n[log]\nretention_days = 30\n");
        QCOMPARE(room.place().retentionDays, 30);
        recordOne();
        const QList<Interaction> kept = *room.store()->store->interactions().query();
        QCOMPARE(kept.size(), 2); // the recent interaction, and the interaction that was just recorded
        QCOMPARE(kept.first().at.toSecsSinceEpoch(), now.addDays(-29).toSecsSinceEpoch());
    }
};

OUTCROP_TEST(TestPurgeInteractions, CoreApplication)

} // namespace tst_purgeinteractions

#include "tst_purgeinteractions.moc"
