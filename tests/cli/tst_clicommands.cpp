// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the exact output of the commands for a small workspace, and their options.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QCryptographicHash>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clicommands {

namespace {

const QString conversation = QStringLiteral("sessions/first/iteration-1/generating-conversation.json");

CliRun run(const QStringList &words, const QByteArray &input = {})
{
    return runCli(words, plainWorkspace(), input);
}

Json jsonOf(const QByteArray &text)
{
    return Json::parse(text.toStdString(), nullptr, false);
}

/// Returns the request in the bundle of `compose`.
QString requestOf(const CliRun &composed)
{
    return qString(jsonOf(composed.out)["request"]["text"]);
}

} // namespace

class TestCliCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outputMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("golden");
        const QString rest = QStringLiteral(" --agent cataloguer --phase generating --workload lending/desk --request Describe!");
        QTest::newRow("layers") << "layers" << "layers.txt";
        QTest::newRow("layers as JSON") << "--json layers" << "layers.json";
        QTest::newRow("compose") << "compose" + rest + " --history " + conversation << "compose.json";
        QTest::newRow("request") << "render --provider anthropic" + rest << "render-anthropic.json";
        QTest::newRow("budget") << "budget --provider openai --model gpt-4.1 --turns 3 --per-month 400" + rest << "budget.txt";
        QTest::newRow("budget as JSON") << "--json budget --provider openai --model gpt-4.1 --turns 2" + rest << "budget.json";
        QTest::newRow("losses") << "render --provider openai --as losses" + rest << "losses-openai.txt";
        QTest::newRow("losses as JSON") << "--json render --provider openai --as losses" + rest << "losses-openai.json";
        QTest::newRow("headers") << "render --provider anthropic --as headers" + rest << "headers-anthropic.txt";
        QTest::newRow("headers as JSON") << "--json render --provider anthropic --as headers" + rest << "headers-anthropic.json";
        QTest::newRow("display") << "render --provider manual --format xml --as display" + rest << "display-manual.md";
        QTest::newRow("one document") << "render --provider manual --format prompt-xml --as display" + rest + " --history " + conversation
                                      << "display-document.xml";
        QTest::newRow("losses of one document") << "render --provider openai --format prompt-xml --as losses" + rest << "losses-document.txt";
        QTest::newRow("display as JSON") << "--json render --provider manual --as display" + rest << "display-manual.json";
        QTest::newRow("curl") << "render --provider google --as curl" + rest << "curl-google.txt";
    }

    void outputMatchesTheGoldenFiles()
    {
        QFETCH(QString, line);
        QFETCH(QString, golden);
        const CliRun result = run(line.split(u' '));
        QVERIFY2(result.code == ExitCode::Done, result.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/") + golden, result.out);
        if (golden.endsWith(QLatin1String(".json")))
            QVERIFY(!jsonOf(result.out).is_discarded());
    }

    void hybridPromptRequiresAType()
    {
        const CliRun result = run({QStringLiteral("render"), QStringLiteral("--provider"), QStringLiteral("openai"), QStringLiteral("--format"),
                                   QStringLiteral("hybrid"), QStringLiteral("--request"), QStringLiteral("Describe!")});
        QVERIFY(result.code == ExitCode::Input);
        QVERIFY2(result.err.contains("A hybrid prompt needs a prompt type"), result.err.constData());
    }

    void printsLossesToStandardError()
    {
        const CliRun result = run({QStringLiteral("render"), QStringLiteral("--provider"), QStringLiteral("openai"), QStringLiteral("--phase"),
                                   QStringLiteral("generating"), QStringLiteral("--request"), QStringLiteral("Describe it.")});
        QVERIFY2(result.err.startsWith("outcrop-cli: openai: 3 dropped"), result.err.constData());
    }

    void passesRequestsUnchanged_data()
    {
        QTest::addColumn<QString>("request");
        for (const char *text : {"plain", "[in brackets]", "\"quoted\"", "'quoted'", "-x starts like an option", "--agent", "a\nb\n", "", "{}", "%1 %s",
                                 "back\\slash", "ünïcode 🎄", "[a,b]", "true", "//"})
            QTest::newRow(qPrintable(QString::fromUtf8(text).simplified())) << QString::fromUtf8(text);
    }

    void passesRequestsUnchanged()
    {
        QFETCH(QString, request);
        QCOMPARE(requestOf(run({QStringLiteral("compose"), QStringLiteral("--request"), request})), request);
        QCOMPARE(requestOf(run({QStringLiteral("compose"), QStringLiteral("--request-file"), QStringLiteral("-")}, request.toUtf8())), request);
    }

    void requestFilesInTheWorkspaceAreSources()
    {
        const Json request = jsonOf(run({QStringLiteral("compose"), QStringLiteral("--request-file"), QStringLiteral("requests/extend.txt")}).out)["request"];
        QCOMPARE(qString(request["text"]), QStringLiteral("May I keep it until the holidays?\n"));
        QCOMPARE(qString(request["sources"][0]["file"]), QStringLiteral("requests/extend.txt"));
    }

    void readsConversationsFromAnyPath()
    {
        const QByteArray turns = R"([{"role": "user", "content": "Hello?"}])";
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QFile file(copy.siblingPath(QStringLiteral("talk.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(turns) == turns.size());
        file.close();
        for (const QString &path : {QStringLiteral("-"), file.fileName(), QStringLiteral("../talk.json")}) {
            const CliRun result = runCli({QStringLiteral("compose"), QStringLiteral("--history"), path}, copy.folder(), turns);
            QVERIFY2(result.code == ExitCode::Done, result.err.constData());
            QCOMPARE(qString(jsonOf(result.out)["history"][0]["text"]), QStringLiteral("Hello?"));
        }
    }

    void emptyAgentSelectsNoAgent()
    {
        const auto agentOf = [](const QStringList &words) { return qString(jsonOf(run(QStringList{QStringLiteral("compose")} + words).out)["metadata"]["agent"]); };
        QCOMPARE(agentOf({}), QStringLiteral("clerk"));
        QCOMPARE(agentOf({QStringLiteral("--phase"), QStringLiteral("planning")}), QStringLiteral("cataloguer"));
        QCOMPARE(agentOf({QStringLiteral("--agent"), QString()}), QString());
    }

    void omitsToolsAndSchema()
    {
        const QStringList words{QStringLiteral("compose"), QStringLiteral("--agent"), QStringLiteral("cataloguer")};
        const Json with = jsonOf(run(words).out);
        const Json without = jsonOf(run(words + QStringList{QStringLiteral("--no-tools"), QStringLiteral("--no-output-schema")}).out);
        QCOMPARE(with["tools"].size(), std::size_t(1));
        QCOMPARE(without["tools"].size(), std::size_t(0));
        QVERIFY(with["output_schema"].is_object());
        QVERIFY(!without.contains("output_schema") || without["output_schema"].is_null());
    }

    void acceptsGlobalOptionsAnywhere()
    {
        const QByteArray first = run({QStringLiteral("--json"), QStringLiteral("layers")}).out;
        QCOMPARE(run({QStringLiteral("layers"), QStringLiteral("--json")}).out, first);
        const QString above = QStringLiteral(OUTCROP_TEST_DATA "/workspaces");
        QCOMPARE(runCli({QStringLiteral("-C"), QStringLiteral("plain"), QStringLiteral("layers"), QStringLiteral("--json")}, above).out, first);
        QCOMPARE(runCli({QStringLiteral("layers"), QStringLiteral("--json"), QStringLiteral("-C"), plainWorkspace()}, above).out, first);
    }

    /// The folder given with -C is checked for every command, even if the command needs no workspace, because relative paths start there.
    void everyCommandRequiresAnExistingFolder()
    {
        for (const QString &command : {QStringLiteral("layers"), QStringLiteral("store"), QStringLiteral("history"), QStringLiteral("keys"), QStringLiteral("schema fields")}) {
            const CliRun none = run(QStringList{QStringLiteral("-C"), QStringLiteral("nowhere")} + command.split(u' '));
            QCOMPARE(none.code, ExitCode::Input);
            QVERIFY2(none.err.endsWith("nowhere:1:1: This folder does not exist. Check the path.\n"), none.err.constData());
            const CliRun file = run(QStringList{QStringLiteral("-C"), QStringLiteral("config.toml")} + command.split(u' '));
            QCOMPARE(file.code, ExitCode::Input);
            QVERIFY2(file.err.endsWith("config.toml:1:1: -C requires a folder, but this is a file. Specify its folder.\n"), file.err.constData());
        }
    }

    void exportPrintsWrittenFiles()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const QStringList words{QStringLiteral("export"), QStringLiteral("--to"), QStringLiteral("../out"), QStringLiteral("--request"), QStringLiteral("x")};
        const CliRun table = runCli(words, copy.folder());
        QVERIFY2(table.code == ExitCode::Done, table.err.constData());
        QVERIFY(table.out.endsWith(QByteArray("Wrote 26 files to " + copy.siblingPath(QStringLiteral("out")).toUtf8() + '\n')));
        const CliRun json = runCli(words + QStringList{QStringLiteral("--json")}, copy.folder());
        Json printed = jsonOf(json.out);
        QCOMPARE(printed["schema_version"], Json(1));
        printed.erase("schema_version");
        QCOMPARE(printed, jsonOf(bytesOf(copy.siblingPath(QStringLiteral("out/manifest.json")))));
        const Json shown = jsonOf(json.out);
        for (const Json &provider : shown["providers"]) {
            for (const Json &file : provider["files"]) {
                const QByteArray bytes = bytesOf(copy.siblingPath(QStringLiteral("out/") + qString(file["path"])));
                QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()), qString(file["sha256"]));
            }
        }
    }

    void exportsOnlyNamedProviders()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const CliRun result = runCli({QStringLiteral("export"), QStringLiteral("--to"), copy.siblingPath(QStringLiteral("out")), QStringLiteral("--provider"),
                                      QStringLiteral("google"), QStringLiteral("--provider"), QStringLiteral("manual"), QStringLiteral("--provider"),
                                      QStringLiteral("google"), QStringLiteral("--request"), QStringLiteral("Describe it.")},
                                     copy.folder());
        QVERIFY2(result.code == ExitCode::Done, result.err.constData());
        const QStringList expected{QStringLiteral("google"), QStringLiteral("manual")};
        QCOMPARE(QDir(copy.siblingPath(QStringLiteral("out"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot), expected);
    }

    void initCreatesAUsableWorkspace()
    {
        const QTemporaryDir room;
        for (const QStringList &words : {QStringList{QStringLiteral("init"), QStringLiteral("a")},
                                         QStringList{QStringLiteral("init"), QStringLiteral("b"), QStringLiteral("--sample")}}) {
            const CliRun made = runCli(words, room.path());
            QVERIFY2(made.code == ExitCode::Done, made.err.constData());
            const CliRun used = runCli({QStringLiteral("-C"), words.at(1), QStringLiteral("render"), QStringLiteral("--provider"), QStringLiteral("manual"),
                                        QStringLiteral("--request"), QStringLiteral("x")},
                                       room.path());
            QVERIFY2(used.code == ExitCode::Done, used.err.constData());
        }
        const Json json = jsonOf(runCli({QStringLiteral("init"), QStringLiteral("c"), QStringLiteral("--json")}, room.path()).out);
        QCOMPARE(qString(json["folder"]), room.filePath(QStringLiteral("c")));
        QVERIFY(json["files"].size() >= 3);
    }
};

OUTCROP_TEST(TestCliCommands, NoApplication)

} // namespace tst_clicommands

#include "tst_clicommands.moc"
