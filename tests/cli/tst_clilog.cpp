// SPDX-License-Identifier: GPL-3.0-or-later
// `log import`, `log classify` and `log purge`: interactions from elsewhere, what kind they are, and how they go.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

const QString data = QStringLiteral(OUTCROP_TEST_DATA "/interactions/");

Json document(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain")); }

    void helpSaysWhatItAlwaysSaid()
    {
        for (const QString &word : {QStringLiteral("import"), QStringLiteral("classify"), QStringLiteral("purge")})
            COMPARE_GOLDEN(QStringLiteral("cli/help-log-%1.txt").arg(word), run({"log", word, "--help"}).out);
    }

    void spansComeInOnce()
    {
        const CliRun first = run({"log", "import", data + "spans-old.jsonl"});
        QVERIFY2(first.code == ExitCode::Done, first.err.constData());
        QCOMPARE(first.err, QByteArray());
        COMPARE_GOLDEN(QStringLiteral("cli/log-import.txt"), first.out);
        const CliRun second = run({"--json", "log", "import", data + "spans-old.jsonl"});
        QCOMPARE(document(second)["added"].get<int>(), 0);
        QCOMPARE(document(second)["known"].get<int>(), 3);
        const CliRun other = run({"log", "import", data + "otlp-new.json"});
        COMPARE_GOLDEN(QStringLiteral("cli/log-import-otlp.txt"), other.out);
        QCOMPARE(document(run({"--json", "log", "list", "interactions"})).size(), size_t(5));
    }

    void itIsSaidWhatIsWrongAndWhere()
    {
        const CliRun wrong = run({"log", "import", "-"}, "{\"at\":\"2026-06-01T08:00:00Z\",\"request\":\"a@example.org\",\"mood\":1}\n{\"at\":1}\n");
        QCOMPARE(wrong.code, ExitCode::Findings);
        QVERIFY2(wrong.err.startsWith("standard input:2:2: error: "), wrong.err.constData());
        QVERIFY2(wrong.out.contains("1 interaction read, 1 added") && wrong.out.contains("taken out: e-mail address 1\n")
                     && wrong.out.contains("unknown fields, kept in details: mood 1\n"), wrong.out.constData());
        QVERIFY(!wrong.out.contains("example.org"));
    }

    void whatIsAddedGoesTheWayOfAnImport()
    {
        const QByteArray line = "{\"at\":\"2026-11-02T00:00:00Z\",\"session\":\"bob@example.com\",\"request\":\"No, that is wrong: kubernetes pods, "
                                "card 4111 1111 1111 1111, bob@example.com\"}\n";
        const CliRun added = run({"log", "add", "interactions"}, line);
        QCOMPARE(added.err, QByteArray());
        QCOMPARE(added.out, QByteArray("1 record added to the interactions\ntaken out: card number 1, e-mail address 2\n"));
        const Json kept = document(run({"--json", "log", "list", "interactions"}))[0];
        const QByteArray text = QByteArray::fromStdString(kept.dump());
        QVERIFY2(!text.contains("example.com") && !text.contains("4111"), text.constData());
        QVERIFY(kept["workload"].get<std::string>().starts_with("platform") && kept["friction"].get<double>() > 0);
        QCOMPARE(document(run({"--json", "log", "import", "-"}, line))["known"].get<int>(), 1);
        const CliRun violations = run({"--json", "log", "add", "violations"}, "{\"rule\":\"CODE_001\",\"message\":\"write to bob@example.com\"}");
        QCOMPARE(document(violations)["redacted"].dump(), std::string("{\"e-mail address\":1}"));
        QCOMPARE(document(run({"--json", "log", "list", "violations"}))[0]["message"].get<std::string>(), std::string("write to [e-mail address]"));
        m_copy->write(QStringLiteral("config/interaction_rules.yaml"), "redaction:\n  - {name: ours, pattern: '('}\n");
        QCOMPARE(run({"log", "add", "interactions"}, line).code, ExitCode::Input);
    }

    void aBadSpanCostsOnlyItself()
    {
        const QByteArray rest = "\"attributes\":{\"gen_ai.operation.name\":\"chat\"}}";
        const QByteArray bad = "{\"traceId\":\"a\",\"spanId\":\"bad\"," + rest;
        const QByteArray good = "{\"traceId\":\"a\",\"spanId\":\"b1\",\"startTimeUnixNano\":\"1780300860000000000\"," + rest;
        const auto exported = [](const QByteArray &spans) { return QByteArray("{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[" + spans + "]}]}]}\n"); };
        const CliRun some = run({"log", "import", "-"}, exported(bad + ',' + good));
        QCOMPARE(some.code, ExitCode::Findings);
        QVERIFY2(some.err.startsWith("standard input:1:59: error: ") && some.err.contains("the span bad says no time"), some.err.constData());
        QVERIFY2(some.out.contains("1 interaction read, 1 added"), some.out.constData());
        for (const QByteArray &nothing : {exported(bad), QByteArray("nonsense\n")}) {
            const CliRun none = run({"log", "import", "-"}, nothing);
            QCOMPARE(none.code, ExitCode::Input);
            QVERIFY2(none.err.startsWith("standard input:1:") && none.out.isEmpty(), none.err.constData());
        }
    }

    void aDryRunLooksAtTheStoreAndMakesNone()
    {
        const QStringList dry{"--json", "log", "import", "--dry-run", data + "spans-old.jsonl"};
        const Json before = document(run(dry));
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop"))));
        QCOMPARE(before["added"].get<int>(), 3);
        run({"log", "import", data + "spans-old.jsonl"});
        const Json after = document(run(dry));
        QCOMPARE(after["added"].get<int>(), 0);
        QCOMPARE(after["known"].get<int>(), 3);
    }

    void classificationIsExplained()
    {
        run({"log", "import", data + "spans-old.jsonl"});
        const CliRun explained = run({"log", "classify", "--explain", "--dry-run"});
        QCOMPARE(explained.code, ExitCode::Done);
        COMPARE_GOLDEN(QStringLiteral("cli/log-classify.txt"), explained.out);
        const Json json = document(run({"--json", "log", "classify", "--explain"}));
        QCOMPARE(json["report"]["seen"].get<int>(), 3);
        QCOMPARE(json["interactions"][1]["signals"][0]["signal"].get<std::string>(), std::string("correction"));
    }

    void purgingAsksFirst()
    {
        run({"log", "import", data + "spans-old.jsonl"});
        const CliRun asked = run({"log", "purge", "--before", "2026-06-01T08:00:30Z"});
        QCOMPARE(asked.code, ExitCode::Usage);
        QVERIFY2(asked.err.contains("1 interaction would be removed for good; say --yes"), asked.err.constData());
        QCOMPARE(document(run({"--json", "log", "list", "interactions"})).size(), size_t(3));
        const CliRun purged = run({"log", "purge", "--before", "2026-06-01T08:00:30Z", "--yes"});
        QCOMPARE(purged.out, QByteArray("1 interaction and 0 violations removed\n"));
        QCOMPARE(document(run({"--json", "log", "list", "interactions"})).size(), size_t(2));
        QVERIFY(!bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))).contains("run out of memory"));
    }

    void wrongWords_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ExitCode>("code");
        QTest::newRow("no file") << QStringList{"log", "import", "nowhere.jsonl"} << ExitCode::Input;
        QTest::newRow("folder") << QStringList{"log", "import", "layers"} << ExitCode::Input;
        QTest::newRow("nothing to purge by") << QStringList{"log", "purge", "--yes"} << ExitCode::Usage;
        QTest::newRow("no time") << QStringList{"log", "purge", "--before", "lately"} << ExitCode::Usage;
        QTest::newRow("no store") << QStringList{"log", "purge", "--session", "x", "--yes"} << ExitCode::Input;
        QTest::newRow("nothing to classify") << QStringList{"log", "classify"} << ExitCode::Input;
        QTest::newRow("model without provider") << QStringList{"log", "classify", "--model", "x"} << ExitCode::Usage;
        QTest::newRow("no provider") << QStringList{"log", "classify", "--provider", "nobody"} << ExitCode::Usage;
    }
    void wrongWords()
    {
        QFETCH(QStringList, words);
        const CliRun wrong = run(words);
        QTEST(wrong.code, "code");
        QVERIFY(!wrong.err.isEmpty() && wrong.out.isEmpty());
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))));
    }

private:
    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy->folder(), input); }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

QTEST_GUILESS_MAIN(TestCliLog)
#include "tst_clilog.moc"
