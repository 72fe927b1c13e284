// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `log add`, `log import`, `log classify` and `log purge`.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <thread>
#include <utility>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clilog {

namespace {

/// A named pipe into which turns are written until the reader closes it. This process receives SIGINT when the reader has read some turns, which is certain
/// when the pipe buffer has overflowed.
class EndlessLog
{
public:
    explicit EndlessLog(const QString &path) : m_path(path.toUtf8())
    {
        isCreated = ::mkfifo(m_path.constData(), 0600) == 0;
        m_writer = std::thread([this] { write(); });
    }
    ~EndlessLog()
    {
        ::close(::open(m_path.constData(), O_RDONLY | O_NONBLOCK)); // unblocks a writer that still waits for a reader, so that its thread ends
        m_writer.join();
    }

    bool isCreated = false;

    static QByteArray turn(int number)
    {
        return "{\"at\":\"2026-06-01T08:00:00Z\",\"iteration\":" + QByteArray::number(number) + ",\"request\":\"pods\"}\n";
    }

private:
    void write() const
    {
        sigset_t broken; // blocked, because write() reports a pipe without a reader
        sigemptyset(&broken);
        sigaddset(&broken, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &broken, nullptr);
        const int pipe = ::open(m_path.constData(), O_WRONLY | O_CLOEXEC);
        const qint64 holds = ::fcntl(pipe, F_GETPIPE_SZ);
        qint64 written = 0;
        bool isInterrupted = false;
        for (int number = 0; pipe >= 0; ++number) {
            const QByteArray line = turn(number);
            if (::write(pipe, line.constData(), size_t(line.size())) != line.size())
                break;
            written += line.size();
            if (written > holds && !std::exchange(isInterrupted, true))
                ::kill(::getpid(), SIGINT);
        }
        ::close(pipe);
    }

    QByteArray m_path;
    std::thread m_writer;
};

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

    /// Lists the fields that records of each kind accept, without creating a store.
    void listsFields()
    {
        for (const char *kind : {"interactions", "violations", "attempts", "decisions"}) {
            const CliRun run = runCli({QStringLiteral("--json"), QStringLiteral("log"), QStringLiteral("fields"), QLatin1String(kind)}, m_copy->folder());
            QCOMPARE(run.code, ExitCode::Done);
            const Json list = Json::parse(run.out.toStdString());
            QVERIFY(list["fields"].size() > 5);
            QCOMPARE(list["fields"][0]["name"], Json("at"));
        }
        const CliRun table = runCli({QStringLiteral("log"), QStringLiteral("fields")}, m_copy->folder());
        QVERIFY2(table.out.contains("\ninput_tokens ") && table.out.contains("\nresponse "), table.out.constData());
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop"))));
    }

    void helpMatchesTheGoldenFiles()
    {
        for (const QString &word : {QStringLiteral("import"), QStringLiteral("follow"), QStringLiteral("listen"), QStringLiteral("classify"), QStringLiteral("purge")})
            COMPARE_GOLDEN(QStringLiteral("cli/help-log-%1.txt").arg(word), run({"log", word, "--help"}).out);
    }

    void importsSpansOnce()
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
        QCOMPARE(document(run({"--json", "log", "list", "interactions"}))["records"].size(), size_t(5));
    }

    void recognizesLogsFromOtherPrograms()
    {
        const CliRun first = run({"log", "import", data + "claude-code.jsonl"});
        QVERIFY2(first.code == ExitCode::Done, first.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/log-import-claude-code.txt"), first.out);
        const Json second = document(run({"--json", "log", "import", data + "claude-code.jsonl"}));
        QCOMPARE(second["known"].get<int>(), 2);
        QCOMPARE(second["added"].get<int>(), 0);
        QCOMPARE(second["not_imported"]["parentUuid"].get<int>(), 6);
        COMPARE_GOLDEN(QStringLiteral("cli/log-import-mappings.txt"), run({"log", "import", "--list-mappings"}).out);
    }

    void acceptsAFormat()
    {
        const CliRun unknown = run({"log", "import", data + "slog.jsonl", "--as", "slug"});
        QCOMPARE(unknown.code, ExitCode::Usage);
        QVERIFY2(unknown.err.contains("outcrop, claude-code, codex, langfuse, slog"), unknown.err.constData());
        QCOMPARE(run({"log", "import", data + "slog.jsonl", "--as", "outcrop"}).code, ExitCode::Input); // plain records have the key `at`
        QCOMPARE(run({"log", "import", data + "slog.jsonl", "--as", "slog"}).code, ExitCode::Findings); // one record has no time, which is a finding
        QCOMPARE(run({"log", "import"}).code, ExitCode::Usage);
    }

    void usesWorkspaceMappings()
    {
        m_copy->write(QStringLiteral("config/log_mappings.yaml"),
            "mappings:\n  - name: gate\n    title: Gateway\n    detect: [{event: call}]\n    rules: [{does: record, fields: {at: t, request: q}}]\n");
        const CliRun own = run({"log", "import", "-"}, "{\"event\":\"call\",\"t\":1777626000,\"q\":\"hello\"}\n");
        QVERIFY2(own.out.contains("format: Gateway\n1 interaction read, 1 imported"), own.out.constData());
        m_copy->write(QStringLiteral("config/log_mappings.yaml"), "mappings:\n  - name: gate\n    detect: [{event: call}]\n    rules: [{does: fly}]\n");
        const CliRun wrong = run({"log", "import", "-"}, "{}\n");
        QCOMPARE(wrong.code, ExitCode::Input);
        QVERIFY2(wrong.err.contains("config/log_mappings.yaml:4:"), wrong.err.constData());
    }

    void reportsErrorsWithTheirLocation()
    {
        const CliRun wrong = run({"log", "import", "-"}, "{\"at\":\"2026-06-01T08:00:00Z\",\"request\":\"a@example.org\",\"mood\":1}\n{\"at\":1}\n");
        QCOMPARE(wrong.code, ExitCode::Findings);
        QVERIFY2(wrong.err.contains("\nstandard input:2:2: error: "), wrong.err.constData());
        QVERIFY2(wrong.out.contains("1 interaction read, 1 imported") && wrong.out.contains("redacted: e-mail address 1\n")
                     && wrong.out.contains("unknown fields, kept in details (`log fields` lists the known ones): mood 1\n"), wrong.out.constData());
        QVERIFY(!wrong.out.contains("example.org"));
    }

    void skipsLinesWithNumbersOutOfRange_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("a field") << QByteArray(R"({"at":"2026-06-01T09:00:00Z","cost":1e999})") << QByteArray(":3:37: ");
        QTest::newRow("details") << QByteArray(R"({"at":"2026-06-01T09:00:00Z","details":{"a":[1,-1e999]}})") << QByteArray(":3:48: ");
        QTest::newRow("a span") << QByteArray(R"({"traceId":"a","spanId":"b","startTimeUnixNano":"1795000000000000000","attributes":{"gen_ai.usage.cost":1e400}})")
                                << QByteArray(":3:105: ");
        QTest::newRow("a number of 400 digits") << QByteArray(R"({"at":"2026-06-01T09:00:00Z","input_tokens":)") + QByteArray(400, '9') + '}' << QByteArray(":3:45: ");
    }
    void skipsLinesWithNumbersOutOfRange()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, place);
        QByteArray log;
        for (int i = 0; i < 4; ++i)
            log += (i == 2 ? line + '\n' : QByteArray()) + "{\"at\":\"2026-06-01T08:00:0" + QByteArray::number(i) + "Z\",\"request\":\"q\"}\n";
        const CliRun run = this->run({"--json", "log", "import", "-"}, log);
        QCOMPARE(run.code, ExitCode::Findings);
        QVERIFY2(run.err.startsWith(QByteArray("standard input" + place)) && run.err.contains("out of range") && run.err.count('\n') == 1, run.err.constData());
        QCOMPARE(document(run)["added"].get<int>(), 4);
        QCOMPARE(document(run)["wrong_lines"].get<int>(), 1);
        QCOMPARE(this->run({"log", "import", "-"}, line).code, ExitCode::Input);
        const CliRun added = this->run({"log", "add", "interactions"}, line);
        QCOMPARE(added.code, ExitCode::Input);
        QVERIFY2(added.err.contains("standard input:1:") && added.err.contains("out of range"), added.err.constData());
    }

    void reportsMissingFieldsOfUnknownLogs()
    {
        const CliRun run = this->run({"log", "import", "-"}, "{\"type\":\"user\",\"uuid\":\"u\",\"timestamp\":\"2026-06-01T08:00:00Z\"}\n");
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("standard input:1:1: error: ") && run.err.contains("no `at` field") && run.err.contains("If `timestamp` is the time, rename it to `at`.")
                     && run.err.contains("type, uuid, timestamp"), run.err.constData());
    }

    void warnsAboutUnknownFieldsOnce()
    {
        const QByteArray line = R"({"at":"2026-06-01T08:00:00Z","answer":"a","colour":1})";
        const CliRun run = this->run({"log", "import", "-"}, line + '\n' + QByteArray(line).replace("08:00", "09:00") + '\n');
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.contains("standard input:1:30: warning: Unknown field `answer`") && run.err.contains("Did you mean `response`?"), run.err.constData());
        QVERIFY2(run.err.contains("standard input:1:43: warning: Unknown field `colour`") && run.err.count('\n') == 2, run.err.constData());
        QVERIFY2(run.out.contains("unknown fields, kept in details (`log fields` lists the known ones): answer 2, colour 2\n"), run.out.constData());
    }

    void stopsAtAnEndlessLine()
    {
        const CliRun run = this->run({"log", "import", "/dev/zero"});
        QCOMPARE(run.code, ExitCode::Input);
        QVERIFY2(run.err.contains("/dev/zero:1:1: error: a value is larger than 256 MiB"), run.err.constData());
    }

    void preprocessesAddedRecordsLikeImports()
    {
        const QByteArray line = "{\"at\":\"2026-11-02T00:00:00Z\",\"session\":\"bob@example.com\",\"request\":\"No, that is wrong: kubernetes pods, "
                                "card 4111 1111 1111 1111, bob@example.com\"}\n";
        const CliRun added = run({"log", "add", "interactions"}, line);
        QCOMPARE(added.err, QByteArray());
        QCOMPARE(added.out, QByteArray("1 record added to interactions\nredacted: card number 1, e-mail address 2\n"));
        const Json kept = document(run({"--json", "log", "list", "interactions"}))["records"][0];
        const QByteArray text = QByteArray::fromStdString(kept.dump());
        QVERIFY2(!text.contains("example.com") && !text.contains("4111"), text.constData());
        QVERIFY(kept["workload"].get<std::string>().starts_with("platform") && kept["friction"].get<double>() > 0);
        QCOMPARE(document(run({"--json", "log", "import", "-"}, line))["known"].get<int>(), 1);
        const CliRun violations = run({"--json", "log", "add", "violations"}, "{\"rule\":\"CODE_001\",\"message\":\"write to bob@example.com\"}");
        QCOMPARE(document(violations)["redacted"].dump(), std::string("{\"e-mail address\":1}"));
        QCOMPARE(document(run({"--json", "log", "list", "violations"}))["records"][0]["message"].get<std::string>(), std::string("write to [e-mail address]"));
        m_copy->write(QStringLiteral("config/interaction_rules.yaml"), "redaction:\n  - {name: ours, pattern: '('}\n");
        QCOMPARE(run({"log", "add", "interactions"}, line).code, ExitCode::Input);
    }

    void storesARecordOnce_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QList<int>>("first"); // the numbers of added records and of records that were already stored
        QTest::addColumn<QList<int>>("again");
        const QByteArray at = "{\"at\":\"2026-11-02T00:00:00Z\"";
        const QByteArray two = at + ",\"task\":\"a\",\"details\":{\"n\":1,\"m\":[0.1]}}\n" + at + ",\"task\":\"b\"}\n";
        for (const char *kind : {"violations", "estimates", "attempts"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << two << QList<int>{2, 0} << QList<int>{0, 2};
        QTest::newRow("interactions") << "interactions"
            << QByteArray(at + ",\"request\":\"a\"}\n" + at + ",\"request\":\"b\"}\n") << QList<int>{2, 0} << QList<int>{0, 2};
        QTest::newRow("experiments") << "experiments"
            << QByteArray(at + ",\"name\":\"a\",\"finished\":\"2026-11-03T00:00:00.5Z\"}") << QList<int>{1, 0} << QList<int>{0, 1};
        QTest::newRow("suggestions") << "suggestions" << QByteArray(at + ",\"kind\":\"edit\",\"confidence\":1}") << QList<int>{1, 0} << QList<int>{0, 1};
        QTest::newRow("alike in one file") << "attempts" << QByteArray(two + two) << QList<int>{4, 0} << QList<int>{0, 4};
        QTest::newRow("interactions alike") << "interactions" << QByteArray(at + "}\n").repeated(3) << QList<int>{3, 0} << QList<int>{0, 3};
        QTest::newRow("redacted text") << "attempts" << QByteArray(at + ",\"task\":\"ada@example.org\"}\n") << QList<int>{1, 0} << QList<int>{0, 1};
        QTest::newRow("fingerprints that are taken out") << "interactions"
            << QByteArray(at + ",\"fingerprint\":\"ada@example.org\"}\n" + at + ",\"fingerprint\":\"bob@example.org\"}\n")
            << QList<int>{2, 0} << QList<int>{0, 2};
        for (const char *kind : {"attempts", "interactions"}) // records without a time get the current time
            QTest::addRow("%s without a time", kind) << QString::fromLatin1(kind) << QByteArray("{\"details\":{}}\n").repeated(2)
                << QList<int>{2, 0} << QList<int>{2, 0};
    }
    void storesARecordOnce()
    {
        QFETCH(const QString, kind);
        QFETCH(const QByteArray, lines);
        QFETCH(const QList<int>, first);
        QFETCH(const QList<int>, again);
        for (const QList<int> &expected : {first, again}) {
            const CliRun added = run({"--json", "log", "add", kind}, lines);
            QCOMPARE(added.err, QByteArray());
            QCOMPARE(document(added)["ids"].size(), size_t(expected.at(0)));
            QCOMPARE(document(added).value("known", -1), expected.at(1));
        }
        QCOMPARE(document(run({"--json", "log", "list", kind}))["records"].size(), size_t(first.at(0) + again.at(0)));
    }

    /// Skips only as many equal records as are already stored. Records that contain only a date often have equal times.
    void skipsOnlyStoredRecords_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("attempts") << "attempts";
        QTest::newRow("interactions") << "interactions";
    }
    void skipsOnlyStoredRecords()
    {
        QFETCH(const QString, kind);
        const QByteArray line = "{\"at\":\"2026-11-02T00:00:00Z\",\"details\":{\"n\":1,\"m\":2}}\n";
        const QByteArray inOtherWords = "{\"details\":{\"m\":2,\"n\":1},\"at\":\"2026-11-02T00:00:00Z\"}\n";
        QCOMPARE(run({"log", "add", kind}, line).code, ExitCode::Done);
        const Json more = document(run({"--json", "log", "add", kind}, inOtherWords + line + inOtherWords));
        QCOMPARE(more["known"].get<int>(), 1);
        QCOMPARE(more["ids"].dump(), std::string("[2,3]"));
    }

    void reportsRecordsThatAreAlreadyStored()
    {
        const QByteArray line = "{\"at\":\"2026-11-02T00:00:00Z\",\"task\":\"ada@example.org\"}\n";
        QCOMPARE(run({"log", "add", "attempts"}, line).out, QByteArray("1 record added to attempts\nredacted: e-mail address 1\n"));
        QCOMPARE(run({"log", "add", "attempts"}, line).out, QByteArray("0 records added to attempts, 1 already stored\n"));
        QCOMPARE(run({"log", "add", "attempts"}, line + "{\"task\":\"b\"}\n").out, QByteArray("1 record added to attempts, 1 already stored\n"));
        const QByteArray mine = run({"log", "list", "attempts"}).out;
        QCOMPARE(run({"log", "add", "attempts"}, mine).out, QByteArray("0 records added to attempts, 2 already stored\n"));
    }

    void recognizesExportedRecords()
    {
        run({"log", "add", "attempts"}, "{}");
        QCOMPARE(run({"parse", "-"}, "Fine.").code, ExitCode::Done);
        const QByteArray listed = run({"log", "list", "interactions"}).out;
        QVERIFY2(listed.contains("\"fingerprint\":\"\""), listed.constData());
        QCOMPARE(run({"log", "add", "interactions"}, listed).out, QByteArray("0 records added to interactions, 1 already stored\n"));
    }

    void redactsRecordTexts_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QStringList>("structures");
        QTest::newRow("violations") << "violations" << QStringList{"task", "prompt_type", "rule", "name", "domain", "severity", "file", "message", "suggestion"}
            << QStringList{"details"};
        QTest::newRow("estimates") << "estimates" << QStringList{"task", "workload"} << QStringList{"suggestions", "details"};
        QTest::newRow("attempts") << "attempts" << QStringList{"task", "strategy", "failure"} << QStringList{"agents", "details"};
        QTest::newRow("suggestions") << "suggestions" << QStringList{"kind", "workload", "target", "base_version", "title", "reason", "diff", "fingerprint"}
            << QStringList{"evidence"};
    }
    void redactsRecordTexts()
    {
        QFETCH(const QString, kind);
        QFETCH(const QStringList, texts);
        QFETCH(const QStringList, structures);
        Json record = Json::object();
        for (const QString &text : texts)
            record[text.toStdString()] = "to ada@example.org";
        for (const QString &structure : structures)
            record[structure.toStdString()] = Json::array({"to ada@example.org"});
        const QByteArray bytes = QByteArray::fromStdString(record.dump());
        const CliRun added = run({"--json", "log", "add", kind}, bytes);
        QCOMPARE(added.err, QByteArray());
        QCOMPARE(document(added)["redacted"].value("e-mail address", qsizetype(0)), texts.size() + structures.size());
        const Json kept = document(run({"--json", "log", "list", kind}))["records"][0];
        for (const QString &text : texts)
            QVERIFY2(kept[text.toStdString()].get<std::string>().starts_with("to [e-mail address]"), qPrintable(text));
        for (const QString &structure : structures)
            QCOMPARE(kept[structure.toStdString()][0].get<std::string>(), std::string("to [e-mail address]"));
        QVERIFY(!bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))).contains("example.org"));
        m_copy->write(QStringLiteral("config/interaction_rules.yaml"), "redaction:\n  - {name: ours, pattern: '('}\n");
        QCOMPARE(run({"log", "add", kind}, bytes).code, ExitCode::Input); // a text is not stored, because the invalid rule may be the rule that would redact it
    }

    void reportsAnInterruptedImport_data()
    {
        QTest::addColumn<bool>("json");
        QTest::newRow("text") << false;
        QTest::newRow("JSON") << true;
    }
    void reportsAnInterruptedImport()
    {
        QFETCH(const bool, json);
        const QString path = m_copy->siblingPath(QStringLiteral("endless.jsonl"));
        const EndlessLog log(path);
        QVERIFY(log.isCreated);
        const CliRun stopped = run((json ? QStringList{"--json"} : QStringList()) + QStringList{"log", "import", path});
        QCOMPARE(stopped.code, ExitCode::Interrupted);
        if (json)
            QVERIFY2(document(stopped)["stopped"].get<bool>(), stopped.out.constData());
        else
            QVERIFY2(stopped.err.contains("stopped; run the same command to continue"), stopped.err.constData());
        const int kept = document(run({"--json", "store"}))["records"]["interactions"].get<int>();
        QCOMPARE(kept % 500, 0); // the store contains only complete batches
        if (json)
            QCOMPARE(document(stopped)["added"].get<int>(), kept);
        QByteArray whole;
        for (int number = 0; number <= kept; ++number)
            whole += EndlessLog::turn(number);
        const CliRun rest = run({"--json", "log", "import", "-"}, whole);
        QCOMPARE(rest.code, ExitCode::Done);
        QCOMPARE(document(rest)["known"].get<int>(), kept);
        QCOMPARE(document(rest)["added"].get<int>(), 1);
    }

    void skipsOnlyInvalidSpans()
    {
        const QByteArray rest = "\"attributes\":{\"gen_ai.operation.name\":\"chat\"}}";
        const QByteArray bad = "{\"traceId\":\"a\",\"spanId\":\"bad\"," + rest;
        const QByteArray good = "{\"traceId\":\"a\",\"spanId\":\"b1\",\"startTimeUnixNano\":\"1780300860000000000\"," + rest;
        const auto exported = [](const QByteArray &spans) { return QByteArray("{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[" + spans + "]}]}]}\n"); };
        const CliRun some = run({"log", "import", "-"}, exported(bad + ',' + good));
        QCOMPARE(some.code, ExitCode::Findings);
        QVERIFY2(some.err.startsWith("standard input:1:59: error: ") && some.err.contains("the span bad has no start time"), some.err.constData());
        QVERIFY2(some.out.contains("1 interaction read, 1 imported"), some.out.constData());
        for (const QByteArray &nothing : {exported(bad), QByteArray("nonsense\n")}) {
            const CliRun none = run({"log", "import", "-"}, nothing);
            QCOMPARE(none.code, ExitCode::Input);
            QVERIFY2(none.err.startsWith("standard input:1:") && none.out.isEmpty(), none.err.constData());
        }
    }

    void dryRunReadsTheStoreAndCreatesNone()
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

    void explainsClassification()
    {
        run({"log", "import", data + "spans-old.jsonl"});
        const CliRun explained = run({"log", "classify", "--explain", "--dry-run"});
        QCOMPARE(explained.code, ExitCode::Done);
        COMPARE_GOLDEN(QStringLiteral("cli/log-classify.txt"), explained.out);
        const Json json = document(run({"--json", "log", "classify", "--explain"}));
        QCOMPARE(json["report"]["seen"].get<int>(), 3);
        QCOMPARE(json["interactions"][1]["signals"][0]["signal"].get<std::string>(), std::string("correction"));
    }

    void purgeRequiresConfirmation()
    {
        run({"log", "import", data + "spans-old.jsonl"});
        const CliRun asked = run({"log", "purge", "--before", "2026-06-01T08:00:30Z"});
        QCOMPARE(asked.code, ExitCode::Usage);
        QVERIFY2(asked.err.contains("1 interaction would be deleted permanently; add --yes"), asked.err.constData());
        QCOMPARE(document(run({"--json", "log", "list", "interactions"}))["records"].size(), size_t(3));
        const CliRun purged = run({"log", "purge", "--before", "2026-06-01T08:00:30Z", "--yes"});
        QCOMPARE(purged.out, QByteArray("1 interaction and 0 violations deleted\n"));
        QCOMPARE(document(run({"--json", "log", "list", "interactions"}))["records"].size(), size_t(2));
        QVERIFY(!bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))).contains("run out of memory"));
    }

    void purgesASessionByItsExactName_data()
    {
        QTest::addColumn<QString>("session");
        QTest::addColumn<QByteArray>("rules"); // the rules are changed after the record was stored
        QTest::newRow("plain") << "monday" << QByteArray();
        QTest::newRow("looks like a key") << QString(QStringLiteral("sk-") + QStringLiteral("abcdefghijklmnopqrstuvwxyz0123456789ABCD")) << QByteArray();
        QTest::newRow("has an address") << "pairing with bob@example.org" << QByteArray();
        QTest::newRow("kept before there was a rule") << "M-1234" << QByteArray("redaction:\n  - {name: member, pattern: 'M-\\d{4}'}\n");
    }
    void purgesASessionByItsExactName()
    {
        QFETCH(const QString, session);
        QFETCH(const QByteArray, rules);
        const QByteArray name = session.toUtf8();
        const QByteArray line = "{\"at\":\"2026-11-02T00:00:00Z\",\"request\":\"a\",\"session\":\"";
        for (const QByteArray &one : {name, QByteArray(name + 'X')}) // a session whose name has the same prefix is kept
            QCOMPARE(run({"log", "add", "interactions"}, line + one + "\"}\n").code, ExitCode::Done);
        if (!rules.isEmpty())
            m_copy->write(QStringLiteral("config/interaction_rules.yaml"), rules);
        const CliRun asked = run({"log", "purge", "--session", session});
        QVERIFY2(asked.code == ExitCode::Usage && asked.err.contains("1 interaction would be deleted permanently"), asked.err.constData());
        const CliRun purged = run({"log", "purge", "--session", session, "--yes"});
        QVERIFY2(purged.code == ExitCode::Done, purged.err.constData());
        QCOMPARE(purged.out, QByteArray("1 interaction and 0 violations deleted\n"));
        for (const QByteArray &output : {asked.out, asked.err, purged.out, purged.err})
            QVERIFY2(!output.contains(name), output.constData());
        const Json left = document(run({"--json", "log", "list", "interactions"}))["records"];
        QCOMPARE(left.size(), size_t(1));
        QCOMPARE(run({"log", "purge", "--session", QString::fromStdString(left[0]["session"].get<std::string>()), "--yes"}).out,
                 QByteArray("1 interaction and 0 violations deleted\n")); // the argument is the redacted name, as `log list` prints it
    }

    void invalidRuleStopsAPurgeBySession()
    {
        run({"log", "import", data + "spans-old.jsonl"});
        m_copy->write(QStringLiteral("config/interaction_rules.yaml"), "redaction:\n  - {name: ours, pattern: '('}\n");
        const CliRun refused = run({"log", "purge", "--session", "M-1234", "--yes"});
        QCOMPARE(refused.code, ExitCode::Input);
        QVERIFY2(refused.err.startsWith("config/interaction_rules.yaml:2:27: ") && !refused.err.contains("M-1234"), refused.err.constData());
    }

    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ExitCode>("code");
        QTest::newRow("no file") << QStringList{"log", "import", "nowhere.jsonl"} << ExitCode::Input;
        QTest::newRow("folder") << QStringList{"log", "import", "layers"} << ExitCode::Input;
        QTest::newRow("no purge filter") << QStringList{"log", "purge", "--yes"} << ExitCode::Usage;
        QTest::newRow("no time") << QStringList{"log", "purge", "--before", "lately"} << ExitCode::Usage;
        QTest::newRow("no store") << QStringList{"log", "purge", "--session", "x", "--yes"} << ExitCode::Done;
        QTest::newRow("nothing to classify") << QStringList{"log", "classify"} << ExitCode::Done;
        QTest::newRow("model without provider") << QStringList{"log", "classify", "--model", "x"} << ExitCode::Usage;
        QTest::newRow("no provider") << QStringList{"log", "classify", "--provider", "nobody"} << ExitCode::Usage;
    }
    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QStringList, words);
        const CliRun wrong = run(words);
        QTEST(wrong.code, "code");
        QVERIFY(!wrong.err.isEmpty());
        QCOMPARE(wrong.out.isEmpty(), wrong.code != ExitCode::Done); // otherwise, standard output reports that there are no records
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))));
    }

private:
    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy->folder(), input); }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliLog, CoreApplication)

} // namespace tst_clilog

#include "tst_clilog.moc"
