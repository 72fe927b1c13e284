// SPDX-License-Identifier: GPL-3.0-or-later
// `parse`: verdicts and exit codes, the report for people and for programs, and what cannot be read.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

const QByteArray schemas = "schemas:\n  review:\n    required_fields:\n      - {name: status, type: string, allowed_values: [done, failed]}\n      - {name: score, type: number}\n";
const QByteArray good = "<METADATA>\n{\"status\": \"done\", \"score\": 0.5}\n</METADATA>\n<CONTENT>\nAll is well.\n</CONTENT>\n";
const QByteArray loose = "```json\n{'status': 'Done', 'score': \"0.5\"}\n```\n";

Json document(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        write("config/response_schemas.yaml", schemas);
        write("answer.md", good);
        write("schema.json", R"({"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}})");
        write("broken.json", "{\"type\": ");
        write("latin1.md", "caf\xe9");
        write("body.json", QByteArray("{'id': 'm', 'type': 'message', 'role': 'assistant', 'model': 'claude', 'stop_reason': 'end_turn',"
                                      " 'content': [{'type': 'text', 'text': '[5]'}], 'usage': {'input_tokens': 1, 'output_tokens': 1}}").replace('\'', '"'));
    }

    void exitCodes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<ExitCode>("code");
        const QStringList review{QStringLiteral("--type"), QStringLiteral("review")};
        const QStringList schema{QStringLiteral("--schema"), QStringLiteral("schema.json")};
        QTest::newRow("valid") << review << good << ExitCode::Done;
        QTest::newRow("repaired") << review << loose << ExitCode::Done;
        QTest::newRow("wrong schema") << review << QByteArray("{}") << ExitCode::Findings;
        QTest::newRow("prose") << review << QByteArray("Fine.") << ExitCode::Findings;
        QTest::newRow("prose that nothing was asked of") << QStringList() << QByteArray("Fine.") << ExitCode::Done;
        QTest::newRow("truncated") << review << QByteArray("{\"status\": \"do") << ExitCode::Findings;
        QTest::newRow("refused") << review << QByteArray("I can't help with that.") << ExitCode::Findings;
        QTest::newRow("by schema") << schema << QByteArray("{\"a\": 1}") << ExitCode::Done;
        QTest::newRow("against the schema") << schema << QByteArray("{\"a\": []}") << ExitCode::Findings;
        QTest::newRow("a file") << (review + QStringList{QStringLiteral("answer.md")}) << QByteArray() << ExitCode::Done;
        QTest::newRow("no such file") << QStringList{QStringLiteral("nowhere.md")} << QByteArray() << ExitCode::Input;
        QTest::newRow("not UTF-8") << QStringList{QStringLiteral("latin1.md")} << QByteArray() << ExitCode::Input;
        QTest::newRow("a broken schema") << QStringList{QStringLiteral("--schema"), QStringLiteral("broken.json")} << QByteArray("{}") << ExitCode::Input;
        QTest::newRow("no such type") << QStringList{QStringLiteral("--type"), QStringLiteral("rewiev")} << QByteArray("{}") << ExitCode::Usage;
        QTest::newRow("no such provider") << QStringList{QStringLiteral("--provider"), QStringLiteral("antropic")} << QByteArray("{}") << ExitCode::Usage;
        QTest::newRow("type and schema") << (review + schema) << QByteArray("{}") << ExitCode::Usage;
        QTest::newRow("a provider's body") << (QStringList{QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("body.json")}) << QByteArray()
                                           << ExitCode::Done;
        QTest::newRow("no provider's body") << QStringList{QStringLiteral("--provider"), QStringLiteral("anthropic"), QStringLiteral("answer.md")} << QByteArray() << ExitCode::Input;
    }

    void exitCodes()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, input);
        QFETCH(ExitCode, code);
        const CliRun run = parse(words, input);
        QVERIFY2(run.code == code, QByteArray(run.out + run.err).constData());
        QCOMPARE(run.err.isEmpty(), code == ExitCode::Done || code == ExitCode::Findings);
    }

    void theReportSaysEverything()
    {
        const CliRun run = parse({QStringLiteral("--type"), QStringLiteral("review")}, loose + "TODO: more\n");
        for (const char *line : {"Verdict:  repaired\n", "Envelope: fence\n", "Asked:    review\n", " of 100: schema ", "rules not checked\n", "  \"status\": \"done\",\n", "  \"score\": 0.5\n",
                 "coerced-enum", "coerced-number", "single-quotes", "[response-placeholder]\n", "\nContent\nTODO: more\n"})
            QVERIFY2(run.out.contains(line), QByteArray(QByteArray(line) + "\n" + run.out).constData());
    }

    void findingsNameTheirPlace()
    {
        const CliRun run = parse({QStringLiteral("--type"), QStringLiteral("review")}, "\n{\"status\": \"done\",\n \"score\": []}");
        QVERIFY2(run.out.contains("standard input:3:11: error: `score` is a list; expected a number. [response-type]\n"), run.out.constData());
    }

    void asJsonThereIsOneDocument()
    {
        const Json report = document(parse({QStringLiteral("--json"), QStringLiteral("--type"), QStringLiteral("review")}, good));
        QCOMPARE(report["verdict"], Json("valid"));
        QCOMPARE(report["envelope"], Json("tags"));
        QCOMPARE(report["data"], Json({{"status", "done"}, {"score", 0.5}}));
        QCOMPARE(report["content"], Json("All is well."));
        QCOMPARE(report["quality"]["score"], Json(100.0));
        QVERIFY(report["repairs"].empty() && report["findings"].empty());
    }

    void aMistypedTypeIsNamed()
    {
        const CliRun run = parse({QStringLiteral("--type"), QStringLiteral("rewiev")}, "{}");
        QVERIFY2(run.err.contains("there is no type of answer called `rewiev`; there are review"), run.err.constData());
    }

private:
    void write(const char *path, const QByteArray &bytes)
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("config")));
        QFile file(m_folder.filePath(QString::fromLatin1(path)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    CliRun parse(const QStringList &words, const QByteArray &input) const { return runCli(QStringList{QStringLiteral("parse")} + words, m_folder.path(), input); }

    QTemporaryDir m_folder;
};

OUTCROP_TEST(TestCliParse, NoApplication)
#include "tst_cliparse.moc"
