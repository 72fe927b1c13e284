// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `log` and `store`: records as text and JSON, and the maintenance of the store.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clistore {

namespace {

const QByteArray interactions = R"([
  {"at": "2026-06-01T08:00:00Z", "workload": "build", "prompt_type": "planning", "quality": 60, "input_tokens": 1000, "output_tokens": 200, "duration_ms": 1500, "cost": 0.25},
  {"at": "2026-06-02T08:00:00Z", "workload": "build/ci", "prompt_type": "planning", "quality": 80, "input_tokens": 3000},
  {"at": "2026-06-08T08:00:00Z", "workload": "build", "prompt_type": "planning", "quality": 90},
  {"at": "2026-06-15T08:00:00Z", "workload": "observe", "prompt_type": "decision"}
])";

Json document(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain")); }

    void readOnlyCommandsCreateNoStore()
    {
        QCOMPARE(run({"store"}).code, ExitCode::Done);
        QCOMPARE(run({"store", "check"}).code, ExitCode::Done);
        QCOMPARE(run({"log", "stats"}).code, ExitCode::Done);
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop"))));
    }

    void addsAndSummarizesRecords()
    {
        addInteractions();
        const CliRun weekly = run({"log", "stats"});
        QCOMPARE(weekly.code, ExitCode::Done);
        QCOMPARE(weekly.err, QByteArray());
        QCOMPARE(weekly.out, QByteArray("WORKLOAD  WEEK        TURNS  REQUESTS  FRICTION  QUALITY  INPUT  OUTPUT  SECONDS     COST\n"
                                        "build     2026-06-01      1         –         –     60.0  1,000     200      1.5  $0.2500\n"
                                        "build     2026-06-08      1         –         –     90.0      –       –        –        –\n"
                                        "build/ci  2026-06-01      1         –         –     80.0  3,000       –        –        –\n"
                                        "observe   2026-06-15      1         –         –        –      –       –        –        –\n"));
        const Json total = document(run({"--json", "log", "stats", "--by", "prompt_type", "--total", "--workload", "build", "--since", "2026-06-02"}))["groups"];
        QCOMPARE(total.size(), size_t(1));
        QCOMPARE(total[0]["interactions"].get<int>(), 2);
        QCOMPARE(total[0]["quality"]["mean"].get<double>(), 85.0);
        QVERIFY(total[0]["cost"].is_null());
    }

    void showsQualityTrends()
    {
        addInteractions();
        const CliRun shown = run({"log", "quality"});
        QCOMPARE(shown.code, ExitCode::Done);
        QVERIFY2(shown.out.contains("planning: quality 76.7 over 3 responses, too few weeks for a trend\n"), shown.out.constData());
        QVERIFY2(shown.out.contains("decision: no rated responses"), shown.out.constData());
        const Json trends = document(run({"--json", "log", "quality"}))["trends"];
        QCOMPARE(trends[1]["weeks"][0]["judged"].get<int>(), 2);
    }

    void filtersByDayAndTime()
    {
        addInteractions();
        QCOMPARE(document(run({"--json", "log", "list", "interactions", "--until", "2026-06-02"}))["records"].size(), size_t(1));
        QCOMPARE(document(run({"--json", "log", "list", "interactions", "--until", "2026-06-02T08:00:01Z"}))["records"].size(), size_t(2));
        QCOMPARE(document(run({"--json", "log", "list", "interactions", "--since", "2026-06-02T10:00:01+02:00"}))["records"].size(), size_t(2));
    }

    void listsNewestRecordsFirst()
    {
        addInteractions();
        const CliRun lines = run({"log", "list", "interactions", "--limit", "2"});
        QCOMPARE(lines.out.count('\n'), 2);
        QVERIFY(lines.out.startsWith("{\"id\":4,"));
        QCOMPARE(document(run({"--json", "log", "list", "interactions"}))["records"].size(), size_t(4));
        QCOMPARE(run({"log", "list", "violations", "--workload", "build"}).code, ExitCode::Input); // violations have no workload
    }

    void rejectsInvalidArguments_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ExitCode>("code");
        QTest::newRow("kind") << QStringList{"log", "list", "interaktions"} << ExitCode::Usage;
        QTest::newRow("field") << QStringList{"log", "stats", "--by", "request"} << ExitCode::Usage;
        QTest::newRow("time") << QStringList{"log", "stats", "--since", "lately"} << ExitCode::Usage;
        QTest::newRow("version") << QStringList{"store", "migrate", "99"} << ExitCode::Usage;
        QTest::newRow("negative version") << QStringList{"store", "migrate", "-1"} << ExitCode::Usage;
        QTest::newRow("no copy") << QStringList{"store", "restore", "nowhere"} << ExitCode::Input;
    }
    void rejectsInvalidArguments()
    {
        QFETCH(QStringList, words);
        addInteractions();
        const CliRun wrong = run(words);
        QTEST(wrong.code, "code");
        QVERIFY(!wrong.err.isEmpty() && wrong.out.isEmpty());
    }

    void rejectsABadRecordWithItsLine()
    {
        const CliRun refused = run({"log", "add", "attempts", "-"}, "{\"task\": \"a\"}\n{\"tusk\": 1}\n");
        QCOMPARE(refused.code, ExitCode::Input);
        QCOMPARE(refused.err, QByteArray("standard input:2:1: the attempts have no field `tusk`; correct the name\n"));
        QCOMPARE(document(run({"--json", "store"}))["records"]["attempts"].get<int>(), 0);
    }

    void rejectsNumbersOutOfRange_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QByteArray>("message"); // expected message; empty if the record is accepted
        QTest::newRow("sure") << "suggestions" << QByteArray("{\"confidence\": 1}") << QByteArray();
        QTest::newRow("confidence above the maximum") << "suggestions" << QByteArray("{\"confidence\": 5}") << QByteArray("`confidence` of the suggestions accepts 0 to 1, not 5\n");
        QTest::newRow("an estimate's") << "estimates" << QByteArray("{\"confidence\": -0.5}") << QByteArray("`confidence` of the estimates accepts 0 to 1, not -0.5\n");
        QTest::newRow("friction") << "interactions" << QByteArray("{\"friction\": 1.5}") << QByteArray("`friction` of the interactions accepts 0 to 1, not 1.5\n");
        QTest::newRow("quality") << "interactions" << QByteArray("{\"quality\": 101}") << QByteArray("`quality` of the interactions accepts 0 to 100, not 101\n");
        QTest::newRow("best quality") << "interactions" << QByteArray("{\"quality\": 100, \"friction\": null, \"input_tokens\": 0}") << QByteArray();
        QTest::newRow("cost") << "interactions" << QByteArray("{\"cost\": -1}")
                              << QByteArray("`cost` of the interactions accepts 0 or more, not -1\n");
        QTest::newRow("line") << "violations" << QByteArray("{\"rule\": \"X\", \"line\": -5}")
                              << QByteArray("`line` of the violations accepts 0 or more, not -5\n");
        QTest::newRow("tokens") << "interactions" << QByteArray("{\"input_tokens\": -1}")
                                << QByteArray("`input_tokens` of the interactions accepts 0 or more, not -1\n");
    }
    void rejectsNumbersOutOfRange()
    {
        QFETCH(const QString, kind);
        QFETCH(const QByteArray, record);
        QFETCH(const QByteArray, message);
        const CliRun added = run({"log", "add", kind, "-"}, "{}\n" + record + '\n');
        QCOMPARE(added.code, message.isEmpty() ? ExitCode::Done : ExitCode::Input);
        QCOMPARE(added.err, message.isEmpty() ? message : "standard input:2:1: " + message);
    }

    void checksBacksUpAndRestoresAStore()
    {
        addInteractions();
        QCOMPARE(run({"store", "check"}).out, QByteArray("The store is intact.\n"));
        const QString copy = QString::fromStdString(document(run({"--json", "store", "backup"}))["copy"].get<std::string>());
        QVERIFY(QFile::exists(copy));
        QCOMPARE(run({"log", "add", "interactions"}, "{}").out, QByteArray("1 record added to interactions\n"));
        const CliRun restored = run({"store", "restore", copy});
        QVERIFY2(restored.code == ExitCode::Done, restored.err.constData());
        QCOMPARE(document(run({"--json", "store"}))["records"]["interactions"].get<int>(), 4);
        const CliRun exported = run({"store", "export", "records"});
        QCOMPARE(exported.code, ExitCode::Done);
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral("records/interactions.jsonl"))).count('\n'), 4);
        QCOMPARE(run({"store", "rescue", "rescued"}).code, ExitCode::Done);
    }

    /// A backup can be restored even if the database is damaged.
    void backupReplacesADamagedDatabase_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::newRow("another file") << QByteArray("garbage");
        QTest::newRow("its beginning is gone") << QByteArray(8192, 'x');
    }

    void backupReplacesADamagedDatabase()
    {
        QFETCH(const QByteArray, damage);
        addInteractions();
        const QString copy = QString::fromStdString(document(run({"--json", "store", "backup"}))["copy"].get<std::string>());
        const QString database = QStringLiteral(".outcrop/outcrop.db");
        m_copy->write(database, damage + bytesOf(m_copy->path(database)).mid(damage.size()));
        QCOMPARE(run({"store", "restore", "config.toml"}).code, ExitCode::Input); // the file is not a backup, so the damaged file is not moved
        QVERIFY(QDir(m_copy->path(QStringLiteral(".outcrop"))).entryList({QStringLiteral("*.damaged-*"), QStringLiteral("*.restored-*")}).isEmpty());
        const CliRun restored = run({"--json", "store", "restore", copy});
        QVERIFY2(restored.code == ExitCode::Done, restored.err.constData());
        QVERIFY(bytesOf(QString::fromStdString(document(restored)["before"].get<std::string>())).startsWith(damage));
        QCOMPARE(document(run({"--json", "store"}))["records"]["interactions"].get<int>(), 4);
        QCOMPARE(run({"store", "check"}).out, QByteArray("The store is intact.\n"));
    }

    void migratesAndReportsOlderSchemas()
    {
        addInteractions();
        QCOMPARE(run({"store", "migrate", "1"}).code, ExitCode::Done);
        const CliRun after = run({"--json", "store"});
        QVERIFY2(after.err.contains("store-upgraded") && after.err.contains(".v1-"), after.err.constData());
        QCOMPARE(document(after)["records"]["interactions"].get<int>(), 4);
        QCOMPARE(run({"store"}).err, QByteArray());
    }

    void deletesRecordsOnlyAfterConfirmation()
    {
        addInteractions();
        QCOMPARE(run({"log", "add", "suggestions", "-"}, "{\"kind\":\"friction\"}").err, QByteArray());
        const QByteArray before = bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db")));
        const CliRun one = run({"store", "migrate", "1"});
        QCOMPARE(one.code, ExitCode::Usage);
        QVERIFY2(one.err.contains("1 record would be deleted from the store; add --yes"), one.err.constData());
        const CliRun all = run({"store", "migrate", "0"});
        QCOMPARE(all.code, ExitCode::Usage);
        QVERIFY2(all.err.contains("5 records would be deleted from the store; add --yes"), all.err.constData());
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))), before);
        QCOMPARE(run({"store", "migrate", "3"}).code, ExitCode::Done); // this migration does not delete records
        QCOMPARE(run({"store", "migrate", "0", "--yes"}).code, ExitCode::Done);
        QCOMPARE(document(run({"--json", "store"}))["records"]["interactions"].get<int>(), 0);
    }

    void doesNotOverwriteOtherFiles_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("export") << "export";
        QTest::newRow("rescue") << "rescue";
    }
    void doesNotOverwriteOtherFiles()
    {
        QFETCH(QString, command);
        addInteractions();
        m_copy->write(QStringLiteral("mine/interactions.jsonl"), "mine");
        const CliRun refused = run({"store", command, "mine"});
        QCOMPARE(refused.code, ExitCode::Input);
        QVERIFY2(refused.err.contains("is not empty (it contains interactions.jsonl)"), refused.err.constData());
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral("mine/interactions.jsonl"))), QByteArray("mine"));
        QDir().mkpath(m_copy->path(QStringLiteral("empty")));
        for (int i = 0; i < 2; ++i) // files that the command created may be overwritten
            QCOMPARE(run({"store", command, "empty"}).code, ExitCode::Done);
    }

    void rejectsAFileThatIsNotABackup()
    {
        addInteractions();
        m_copy->write(QStringLiteral("empty.backup"), "");
        const CliRun refused = run({"store", "restore", "empty.backup"});
        QCOMPARE(refused.code, ExitCode::Input);
        QVERIFY2(refused.err.contains("empty.backup is not a backup of a store"), refused.err.constData());
        QCOMPARE(document(run({"--json", "store"}))["records"]["interactions"].get<int>(), 4);
    }

    void reportsAFilterWithoutMatches()
    {
        addInteractions();
        const CliRun run = this->run({"log", "stats", "--workload", "pltform"});
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains("no matching interactions"), run.err.constData());
    }

    void reportsDamageAsAFinding()
    {
        addInteractions();
        const QString path = m_copy->path(QStringLiteral(".outcrop/outcrop.db"));
        QByteArray bytes = bytesOf(path);
        const qsizetype page = 16384;
        bytes.replace(page, 512, QByteArray(512, 'x'));
        m_copy->write(QStringLiteral(".outcrop/outcrop.db"), bytes);
        const CliRun checked = run({"store", "check"});
        QCOMPARE(checked.code, ExitCode::Findings);
        QVERIFY(!checked.out.isEmpty());
        QVERIFY(run({"store"}).err.contains("store-damaged") || run({"store"}).code == ExitCode::Input);
        QCOMPARE(bytesOf(path), bytes);
    }

    void recordsParsingOnlyWithAStore()
    {
        QCOMPARE(run({"parse", "-"}, "Fine.").code, ExitCode::Done);
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop"))));
        addInteractions();
        QCOMPARE(run({"parse", "-"}, "Fine.").code, ExitCode::Done);
        const Json newest = document(run({"--json", "log", "list", "interactions", "--limit", "1"}))["records"];
        QCOMPARE(newest[0]["source"].get<std::string>(), std::string("parse"));
        QCOMPARE(newest[0]["response"].get<std::string>(), std::string("Fine."));
    }

private:
    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy->folder(), input); }
    void addInteractions() const
    {
        const CliRun added = run({"log", "add", "interactions", "-"}, interactions);
        QCOMPARE(added.err, QByteArray());
        QCOMPARE(added.out, QByteArray("4 records added to interactions\n"));
    }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliStore, CoreApplication)

} // namespace tst_clistore

#include "tst_clistore.moc"
