// SPDX-License-Identifier: GPL-3.0-or-later
// Tests invalid command lines: exit code 2, no standard output, and a suggestion for the intended word.
#include "clirun.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliusage {

class TestCliUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explainsUsageErrors_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("command") << "lyers" << "unknown command `lyers`; did you mean `layers`?";
        QTest::newRow("no such command") << "zzz" << "unknown command `zzz`\n";
        QTest::newRow("a command's command") << "diff HEAD~1" << "unknown command `diff`; did you mean `history diff` or `label diff`?";
        QTest::newRow("blame") << "blame" << "did you mean `history blame`?";
        QTest::newRow("accept") << "accept 3" << "did you mean `suggestions accept`?";
        QTest::newRow("a word of other tools") << "lint" << "validate`";
        QTest::newRow("another one") << "test" << "experiment run`?";
        QTest::newRow("a word that several commands have") << "show" << "did you mean `index show` or `history show` or `taxonomy show`?";
        QTest::newRow("help for an unknown command") << "help nonsense" << "unknown page or command `nonsense`";
        QTest::newRow("help for a misspelled command") << "help rendr" << "did you mean `render`?";
        QTest::newRow("help for a word of other tools") << "help lint" << "did you mean `check` or `validate`?";
        QTest::newRow("help for a command's command") << "help diff" << "did you mean `history diff` or `label diff`?";
        QTest::newRow("help of an unknown command") << "nonsense --help" << "unknown command `nonsense`";
        QTest::newRow("command before the name of another") << "lyers tokens" << "unexpected argument `lyers`";
        QTest::newRow("command in a folder called as one is") << "-C tokens lyers" << "unknown command `lyers`; did you mean `layers`?";
        QTest::newRow("option") << "layers --jsn" << "unknown option `--jsn`; did you mean `--json`?";
        QTest::newRow("option of the command") << "compose --agnt=clerk" << "unknown option `--agnt`; did you mean `--agent`?";
        QTest::newRow("misspelled required option") << "render --provder openai" << "unknown option `--provder`; did you mean `--provider`?";
        QTest::newRow("required option omitted") << "render" << "--provider is required";
        QTest::newRow("where to write omitted") << "export" << "--to is required";
        QTest::newRow("folder omitted") << "init" << "DIR is required";
        QTest::newRow("too many words") << "layers twice" << "unexpected argument `twice`";
        QTest::newRow("provider") << "render --provider antropic" << "unknown provider `antropic`; did you mean `anthropic`?";
        QTest::newRow("provider of an export") << "export --to x --provider opnai" << "unknown provider `opnai`; did you mean `openai`?";
        QTest::newRow("agent") << "compose --agent cleck" << "unknown agent `cleck`; did you mean `clerk`? Available: cataloguer, clerk";
        QTest::newRow("profile") << "compose --profile dask" << "unknown profile `dask`; did you mean `desk`?";
        QTest::newRow("phase") << "compose --phase plannin" << "unknown phase `plannin`; did you mean `planning`?";
        QTest::newRow("scope") << "compose --scope quik" << "unknown scope `quik`; did you mean `quick`?";
        QTest::newRow("format") << "render --provider openai --format markdwon" << "did you mean `markdown`?";
        QTest::newRow("unknown format") << "render --provider openai --format html5"
                                             << "unknown format `html5`; available: auto, markdown, xml, rccf, hybrid, prompt-xml";
        QTest::newRow("output format") << "render --provider openai --as losess" << "unknown format `losess`; did you mean `losses`?";
        QTest::newRow("option of a command's command") << "log import x --dry-rn" << "unknown option `--dry-rn`; did you mean `--dry-run`?";
        QTest::newRow("help of a command's command") << "log import x --dry-rn" << "see outcrop-cli log import --help";
        QTest::newRow("word of a command's command") << "suggestions accept" << "see outcrop-cli suggestions accept --help";
        QTest::newRow("option of the outer command") << "history show layers/soul.md abcd --limit 3" << "`--limit` does not apply to `history show`";
        QTest::newRow("option before the command's command") << "index --rebuild show" << "`--rebuild` does not apply to `index show`";
        QTest::newRow("option of a start") << "run resume x --profile desk" << "`--profile` does not apply to `run resume`";
        QTest::newRow("option before its command") << "run --yes resume x" << "`--yes` must follow `run resume`";
        QTest::newRow("argument of the outer command") << "history layers/soul.md blame layers/soul.md" << "unexpected argument `layers/soul.md`";
        QTest::newRow("too many words of a command's command") << "history blame layers/soul.md twice" << "unexpected argument `twice`";
        QTest::newRow("help of the program") << "lyers" << "see outcrop-cli --help";
        QTest::newRow("command's command omitted") << "schema" << "`schema` requires one of these commands: fields, lower, print\n";
        QTest::newRow("option twice") << "compose --request a --request b" << "specify --request only once";
        QTest::newRow("a word for a number") << "suggestions show x" << "NUMBER: `x` is not a valid number";
        QTest::newRow("a number that is too small") << "tokens --calibrate x --count -4" << "--count: -4 is not in the range 1 to 1000000000\n";
        QTest::newRow("a lifetime that the cache does not have") << "budget --provider anthropic --lifetime 9h"
                                                                 << "The cache lifetime `9h` is not supported by claude-opus-5-5. Available: 5m, 1h";
        QTest::newRow("a lifetime where there is no cache") << "budget --provider manual --lifetime 1h" << "any has no selectable cache lifetimes";
        QTest::newRow("no session to receive for") << "session receive nobody" << "unknown session `nobody`";
        QTest::newRow("a folder without documents") << "find the --in layrs" << "this workspace has no folder layrs with documents";
        QTest::newRow("a document for a folder") << "replace the THE --in config.toml" << "this workspace has no folder config.toml with documents";
        QTest::newRow("two requests") << "compose --request a --request-file b" << "cannot be combined with";
        QTest::newRow("standard input twice") << "compose --request-file - --history -" << "cannot both read standard input";
    }

    void explainsUsageErrors()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CliRun run = runCli(line.split(u' '), plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
        for (const QByteArray &printed : run.err.chopped(1).split('\n'))
            QVERIFY2(printed.startsWith("outcrop-cli: "), printed.constData());
    }

    /// If the variable is not set, `--to "$OUT"` would write into the workspace itself.
    void rejectsEmptyArguments_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<ExitCode>("code");
        const auto row = [](const char *line, ExitCode code = ExitCode::Usage) {
            QTest::newRow(line) << QString::fromLatin1(line).split(u' ').replaceInStrings(QStringLiteral("''"), QString()) << code;
        };
        row("init ''");
        row("export --provider openai --to ''");
        row("experiment export x --to ''");
        row("index migrate x --to ''");
        row("store export ''");
        row("store rescue ''");
        row("compose --request-file ''");
        row("compose --history ''");
        row("rules check layers --coverage ''");
        row("suggestions accept 1 --edited ''");
        row("taxonomy rename platform ''");
        row("tokens ''", ExitCode::Input);
        row("parse ''", ExitCode::Input);
    }

    void rejectsEmptyArguments()
    {
        QFETCH(QStringList, words);
        QFETCH(ExitCode, code);
        const QTemporaryDir folder; // this folder stays empty unless the command wrongly writes into it
        const CliRun run = runCli(words, folder.path());
        QCOMPARE(run.code, code);
        QVERIFY2(run.err.contains("is empty"), run.err.constData());
        QVERIFY(run.out.isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// The phases listed in the help need no entry in the profile.
    void acceptsTheStandardPhases()
    {
        for (const char *phase : {"planning", "generating", "reviewing", "revising"}) {
            const CliRun run = runCli({QStringLiteral("compose"), QStringLiteral("--phase"), QString::fromLatin1(phase)}, plainWorkspace());
            QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        }
    }

    void asksForAnEmptyValue()
    {
        QCOMPARE(runCli({"estimate", "--text", ""}, plainWorkspace()).err.split('\n').constFirst(), QByteArray("outcrop-cli: --text: the value is empty; specify a text"));
        QCOMPARE(runCli({"export", "--to", ""}, plainWorkspace()).err.split('\n').constFirst(), QByteArray("outcrop-cli: --to: the value is empty; specify a folder"));
    }

    void reportsAWorkloadWithoutSkills()
    {
        const CliRun run = runCli({QStringLiteral("compose"), QStringLiteral("--workload"), QStringLiteral("lendign")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.contains(
                     "No skill has the workload `lendign`, so the prompt has no skills. Did you mean `lending`?"),
            run.err.constData());
    }
};

OUTCROP_TEST(TestCliUsage, NoApplication)

} // namespace tst_cliusage

#include "tst_cliusage.moc"
