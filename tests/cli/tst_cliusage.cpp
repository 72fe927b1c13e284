// SPDX-License-Identifier: GPL-3.0-or-later
// Command lines that make no sense: exit code 2, nothing on standard output, and the word that was probably meant.
#include "clirun.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

class TestCliUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mistakesAreExplained_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("command") << "lyers" << "there is no command `lyers`; did you mean `layers`?";
        QTest::newRow("no such command") << "zzz" << "there is no command `zzz`\n";
        QTest::newRow("command before the name of another") << "lyers tokens" << "`lyers` was not expected";
        QTest::newRow("command in a folder called as one is") << "-C tokens lyers" << "there is no command `lyers`; did you mean `layers`?";
        QTest::newRow("option") << "layers --jsn" << "there is no option `--jsn`; did you mean `--json`?";
        QTest::newRow("option of the command") << "compose --agnt=clerk" << "there is no option `--agnt`; did you mean `--agent`?";
        QTest::newRow("required option misspelt") << "render --provder openai" << "there is no option `--provder`; did you mean `--provider`?";
        QTest::newRow("required option left out") << "render" << "--provider is required";
        QTest::newRow("where to write left out") << "export" << "--to is required";
        QTest::newRow("folder left out") << "init" << "DIR is required";
        QTest::newRow("too many words") << "layers twice" << "`twice` was not expected";
        QTest::newRow("provider") << "render --provider antropic" << "there is no provider `antropic`; did you mean `anthropic`?";
        QTest::newRow("provider of an export") << "export --to x --provider opnai" << "there is no provider `opnai`; did you mean `openai`?";
        QTest::newRow("agent") << "compose --agent cleck" << "there is no agent `cleck`; did you mean `clerk`? There are: cataloguer, clerk";
        QTest::newRow("profile") << "compose --profile dask" << "there is no profile `dask`; did you mean `desk`?";
        QTest::newRow("phase") << "compose --phase plannin" << "there is no phase `plannin`; did you mean `planning`?";
        QTest::newRow("scope") << "compose --scope quik" << "there is no scope `quik`; did you mean `quick`?";
        QTest::newRow("format") << "render --provider openai --format markdwon" << "did you mean `markdown`?";
        QTest::newRow("format nobody knows") << "render --provider openai --format html5"
                                             << "there is no format `html5`; there are: auto, markdown, xml, rccf, hybrid, prompt-xml";
        QTest::newRow("shape") << "render --provider openai --as losess" << "there is no shape `losess`; did you mean `losses`?";
        QTest::newRow("two requests") << "compose --request a --request-file b" << "excludes";
        QTest::newRow("standard input twice") << "compose --request-file - --history -" << "cannot both read standard input";
    }

    void mistakesAreExplained()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CliRun run = runCli(line.split(u' '), plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
        for (const QByteArray &said : run.err.chopped(1).split('\n'))
            QVERIFY2(said.startsWith("outcrop-cli: "), said.constData());
    }

    void aWorkloadThatNoSkillServesIsADoubt()
    {
        const CliRun run = runCli({QStringLiteral("compose"), QStringLiteral("--workload"), QStringLiteral("lendign")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        QVERIFY2(run.err.contains("there is no skill for the workload `lendign`; did you mean `lending`?"), run.err.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliUsage)
#include "tst_cliusage.moc"
