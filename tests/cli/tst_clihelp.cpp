// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the exact text of the help.
#include "clirun.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QRegularExpression>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clihelp {

namespace {

const QStringList commands{QStringLiteral("init"), QStringLiteral("adopt"), QStringLiteral("layers"), QStringLiteral("compose"), QStringLiteral("render"),
                           QStringLiteral("export"), QStringLiteral("import"), QStringLiteral("formats"), QStringLiteral("tokens"), QStringLiteral("context"), QStringLiteral("sync"), QStringLiteral("models"), QStringLiteral("budget"), QStringLiteral("check"), QStringLiteral("review"), QStringLiteral("validate"), QStringLiteral("parse"), QStringLiteral("estimate"), QStringLiteral("evolve"), QStringLiteral("new"), QStringLiteral("set"), QStringLiteral("convert"), QStringLiteral("move"),
                           QStringLiteral("rename"), QStringLiteral("find"), QStringLiteral("replace"), QStringLiteral("partials"), QStringLiteral("history"), QStringLiteral("label"), QStringLiteral("index"), QStringLiteral("search"), QStringLiteral("rules"), QStringLiteral("taxonomy"), QStringLiteral("templates"), QStringLiteral("schema"), QStringLiteral("experiment"), QStringLiteral("queue"), QStringLiteral("worker"), QStringLiteral("send"), QStringLiteral("session"), QStringLiteral("run"), QStringLiteral("log"), QStringLiteral("store"), QStringLiteral("suggestions"), QStringLiteral("keys"), QStringLiteral("mcp"), QStringLiteral("lsp"), QStringLiteral("completion"), QStringLiteral("help")};

CliRun help(const QString &command)
{
    const QStringList words = command.isEmpty() ? QStringList{QStringLiteral("--help")} : QStringList{command, QStringLiteral("--help")};
    return runCli(words, plainWorkspace());
}

} // namespace

class TestCliHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("outcrop-cli") << QString();
        for (const QString &command : commands)
            QTest::newRow(qPrintable(command)) << command;
    }

    void helpMatchesTheGoldenFiles()
    {
        QFETCH(QString, command);
        const CliRun run = help(command);
        QCOMPARE(run.code, ExitCode::Done);
        QCOMPARE(run.err, QByteArray());
        COMPARE_GOLDEN(QStringLiteral("cli/help%1.txt").arg(command.isEmpty() ? QString() : u'-' + command), run.out);
    }

    void linesFitAWideTerminal()
    {
        for (const QString &command : QStringList{QString()} + commands) {
            for (const QString &line : QString::fromUtf8(help(command).out).split(u'\n'))
                QVERIFY2(line.size() <= 120, qPrintable(line));
        }
    }

    void everyCommandIsListedAndHasAnExample()
    {
        const QByteArray program = help({}).out;
        for (const QString &command : commands) {
            QVERIFY(program.contains(QByteArray("\n  " + command.toUtf8() + ' ')));
            QVERIFY(help(command).out.contains("\nExample:\n  outcrop-cli "));
        }
    }

    void shortOptionEqualsLongOption()
    {
        QCOMPARE(runCli({QStringLiteral("-h")}, plainWorkspace()).out, help({}).out);
        QCOMPARE(runCli({QStringLiteral("render"), QStringLiteral("-h")}, plainWorkspace()).out, help(QStringLiteral("render")).out);
    }

    /// A subcommand does not have the options of its command.
    void subcommandsShowTheirOwnOptions_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("other");
        QTest::newRow("estimate outcome") << QStringLiteral("--hours") << QStringLiteral("--opinion");
        QTest::newRow("estimate list") << QStringLiteral("--json") << QStringLiteral("--text");
        QTest::newRow("history blame") << QStringLiteral("FILE") << QStringLiteral("--limit");
        QTest::newRow("index show") << QStringLiteral("--json") << QStringLiteral("--rebuild");
        QTest::newRow("run approve") << QStringLiteral("--revise") << QStringLiteral("--max-iterations");
    }

    void subcommandsShowTheirOwnOptions()
    {
        QFETCH(const QString, own);
        QFETCH(const QString, other);
        const CliRun run = runCli(QString::fromLatin1(QTest::currentDataTag()).split(u' ') + QStringList{QStringLiteral("--help")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        const QString text = QString::fromUtf8(run.out);
        QVERIFY2(text.contains(own) && !text.contains(other) && text.contains(QStringLiteral("Global options:")), run.out.constData());
    }

    void helpIsAlsoACommand()
    {
        QCOMPARE(runCli({QStringLiteral("help")}, plainWorkspace()).out, help({}).out);
        QCOMPARE(runCli({QStringLiteral("help"), QStringLiteral("render")}, plainWorkspace()).out, help(QStringLiteral("render")).out);
        const QStringList inner{QStringLiteral("log"), QStringLiteral("import")};
        QCOMPARE(runCli(QStringList{QStringLiteral("help")} + inner, plainWorkspace()).out, runCli(inner + QStringList{QStringLiteral("--help")}, plainWorkspace()).out);
        const CliRun command = runCli({QStringLiteral("-C"), QStringLiteral("help"), QStringLiteral("layers")}, plainWorkspace());
        QVERIFY2(command.err.contains("This folder does not exist"), command.err.constData()); // `help` is the argument of -C, so it is read as a folder
    }

    void versionIsOneLine()
    {
        const CliRun run = runCli({QStringLiteral("--version")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Done);
        static const QRegularExpression line(QStringLiteral("^outcrop-cli \\d+\\.\\d+\\.\\d+\n$"));
        QVERIFY(line.match(QString::fromUtf8(run.out)).hasMatch());
    }

    void printsTheHelpWithoutACommand()
    {
        const CliRun run = runCli({}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err, help({}).out);
    }
};

OUTCROP_TEST(TestCliHelp, NoApplication)

} // namespace tst_clihelp

#include "tst_clihelp.moc"
