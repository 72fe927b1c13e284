// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the completion scripts with bash, zsh and fish.
#include "cli/knowncommands.h"
#include "clirun.h"
#include "tests/support/testregistry.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clicompletion {

namespace {

/// Returns the completions that bash offers after these words; the last one is incomplete.
QStringList bashCompletions(const QStringList &words)
{
    QStringList quoted;
    for (const QString &word : words)
        quoted += u'\'' + word + u'\'';
    const QByteArray script = runCli({QStringLiteral("completion"), QStringLiteral("bash")}, plainWorkspace()).out + "\nCOMP_WORDS=(outcrop-cli "
        + quoted.join(u' ').toUtf8() + ")\nCOMP_CWORD=" + QByteArray::number(words.size()) + "\n_outcrop_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
    QProcess bash;
    bash.start(QStringLiteral("bash"), {QStringLiteral("--norc"), QStringLiteral("-u")});
    bash.write(script);
    bash.closeWriteChannel();
    bash.waitForFinished();
    return QString::fromUtf8(bash.readAllStandardOutput() + bash.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
}

QString scriptOf(const char *shell)
{
    return QString::fromUtf8(runCli({QStringLiteral("completion"), QLatin1StringView(shell)}, plainWorkspace()).out);
}

/// Runs a script in a shell and returns its output, including errors.
QStringList runScript(const QString &shell, const QStringList &options, const QString &script)
{
    QProcess process;
    process.start(shell, options);
    process.write(script.toUtf8());
    process.closeWriteChannel();
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
}

/// Returns the completions that zsh would show after these words; the last word is incomplete.
QStringList zshCompletions(const QStringList &words)
{
    const QString stubs = QStringLiteral("compdef() { }\n_files() { print files }\n_describe() { [[ $1 == -o ]] && shift; print -l -- \"${(@P)2:-${(@P)1}}\" }\n");
    QString script = stubs;
    script += scriptOf("zsh") + QStringLiteral("\nwords=(outcrop-cli %1)\nCURRENT=%2\nPREFIX=%3\n_outcrop_cli\n").arg(words.join(u' ')).arg(words.size() + 1).arg(words.last());
    QStringList found = runScript(QStringLiteral("zsh"), {QStringLiteral("-f")}, script);
    found.removeIf([&words](const QString &line) { return !line.startsWith(words.last()); });
    return found;
}

} // namespace

class CliCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty())
            QSKIP("bash is not installed");
    }

    void offersEveryCommand()
    {
        QStringList names;
        for (const KnownCommand &command : knownCommands())
            names += QLatin1String(command.name);
        QCOMPARE(bashCompletions({QString()}), names);
    }

    void completesTheNextArgument_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("a command") << QStringList{"hist"} << QStringList{"history"};
        QTest::newRow("its commands") << QStringList{"log", "im"} << QStringList{"import"};
        QTest::newRow("behind a folder") << QStringList{"-C", "garden", "log", "im"} << QStringList{"import"};
        QTest::newRow("an option") << QStringList{"send", "--dry"} << QStringList{"--dry-run"};
        QTest::newRow("an option of an inner command") << QStringList{"history", "diff", "--age"} << QStringList{"--agent"};
        QTest::newRow("an option of every command") << QStringList{"layers", "--js"} << QStringList{"--json"};
        QTest::newRow("files are bash's own") << QStringList{"parse", "answer"} << QStringList();
        QTest::newRow("no similar text") << QStringList{"nonsense"} << QStringList();
    }

    void completesTheNextArgument()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, found);
        QCOMPARE(bashCompletions(words), found);
    }

    void zshDescribesCandidates()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("zsh")).isEmpty())
            QSKIP("zsh is not installed");
        QCOMPARE(zshCompletions({"hist"}), QStringList{"history:List the versions of a file, or the number of changes of each file"});
        QCOMPARE(zshCompletions({"-C", "garden", "log", "imp"}).size(), 1);
        QVERIFY(zshCompletions({"log", "imp"}).first().startsWith(QStringLiteral("import:")));
        QCOMPARE(zshCompletions({"layers", "--js"}), QStringList{"--json:Print only one JSON document on standard output"});
    }

    void fishDescribesCandidates()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("fish")).isEmpty())
            QSKIP("fish is not installed");
        const auto offers = [](const QString &line) {
            return runScript(QStringLiteral("fish"), {QStringLiteral("--no-config")}, scriptOf("fish") + QStringLiteral("\ncomplete -C '%1'\n").arg(line));
        };
        QCOMPARE(offers(QStringLiteral("outcrop-cli hist")), QStringList{"history\tList the versions of a file, or the number of changes of each file"});
        QCOMPARE(offers(QStringLiteral("outcrop-cli -C garden log imp")).size(), 1);
        QCOMPARE(offers(QStringLiteral("outcrop-cli layers --js")), QStringList{"--json\tPrint only one JSON document on standard output"});
    }

    void rejectsOtherShells()
    {
        const CliRun run = runCli({QStringLiteral("completion"), QStringLiteral("csh")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("bash"), run.err.constData());
    }
};

OUTCROP_TEST(CliCompletion, CoreApplication)

} // namespace tst_clicompletion

#include "tst_clicompletion.moc"
