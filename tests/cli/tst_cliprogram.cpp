// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the program as a process: exit codes, separate streams, standard input, -C, signals.
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <csignal>
#include <vector>

#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace outcrop::testing;

namespace tst_cliprogram {

namespace {

/// Starts the program in a folder, writes its standard input, and waits until it exits.
struct ProgramRun {
    QProcess process;

    ProgramRun(const QStringList &words, const QString &folder, const QByteArray &input = {})
    {
        process.setWorkingDirectory(folder);
        process.start(QStringLiteral(OUTCROP_CLI), words);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished();
        out = process.readAllStandardOutput();
        err = process.readAllStandardError();
    }

    int code() const { return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1; }

    QByteArray out;
    QByteArray err;
};

struct TerminalRun {
    QByteArray printed;
    int code = -1;
};

/// Runs a command on a terminal of 70 columns, with this input.
TerminalRun runOnTerminal(const QStringList &words, const QString &folder, const QByteArray &typed = {})
{
    QByteArrayList arguments{"outcrop-cli", "-C", folder.toLocal8Bit()};
    for (const QString &word : words)
        arguments.append(word.toLocal8Bit());
    std::vector<char *> raw;
    for (QByteArray &argument : arguments)
        raw.push_back(argument.data());
    raw.push_back(nullptr);
    winsize size{24, 70, 0, 0};
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
        ::execv(OUTCROP_CLI, raw.data());
        ::_exit(127);
    }
    TerminalRun run;
    if (::write(terminal, typed.constData(), static_cast<size_t>(typed.size())) != typed.size())
        run.printed = "cannot type";
    char bytes[4096];
    for (ssize_t count = 0; (count = ::read(terminal, bytes, sizeof bytes)) > 0;)
        run.printed.append(bytes, count);
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(terminal);
    run.printed.replace('\r', QByteArray());
    run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return run;
}

QByteArray printedOnTerminal(const QStringList &words, const QString &folder)
{
    return runOnTerminal(words, folder).printed;
}

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ');
}

} // namespace

class TestCliProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::newRow("done") << "layers" << 0;
        QTest::newRow("help") << "--help" << 0;
        QTest::newRow("version") << "--version" << 0;
        QTest::newRow("usage") << "layer" << 2;
        QTest::newRow("input") << "-C nowhere layers" << 3;
    }

    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const ProgramRun program(line.split(u' '), copy.folder());
        QCOMPARE(program.code(), code);
        QCOMPARE(program.out.isEmpty(), code != 0);
        QCOMPARE(program.err.isEmpty(), code == 0);
    }

    void declinedConfirmationChangesNothing_data()
    {
        QTest::addColumn<QString>("added");
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QString>("line");
        QTest::newRow("log purge") << "log add interactions -" << QByteArray("{\"at\": \"2026-06-01T08:00:00Z\", \"workload\": \"x\"}") << "log purge --workload x";
        QTest::newRow("store migrate") << "log add suggestions -" << QByteArray("{\"kind\": \"friction\"}") << "store migrate 1";
    }

    void declinedConfirmationChangesNothing()
    {
        QFETCH(QString, added);
        QFETCH(QByteArray, record);
        QFETCH(QString, line);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QCOMPARE(ProgramRun(added.split(u' '), copy.folder(), record).code(), 0);
        const QByteArray before = ProgramRun(words("--json store"), copy.folder()).out;
        const TerminalRun declined = runOnTerminal(line.split(u' '), copy.folder(), "n\n");
        QVERIFY2(declined.printed.contains("[y/N]"), declined.printed.constData());
        QCOMPARE(declined.code, 130);
        QCOMPARE(ProgramRun(words("--json store"), copy.folder()).out, before);
    }

    void separatesResultsFromMessages()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/spare.md"), "---\nname: spare\noutput:\n  schema: [1]\n---\nText.\n");
        const ProgramRun program(words("--json layers"), copy.folder());
        QCOMPARE(program.code(), 0);
        QVERIFY(program.out.startsWith("{\n") && program.out.endsWith("}\n"));
        QCOMPARE(program.err, QByteArray("outcrop-cli: 1 finding in 1 other file: run `outcrop-cli check`\n"));
    }

    void readsTheRequestFromStandardInput()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const ProgramRun program(words("render --provider manual --as display --request-file -"), copy.folder(), "From a pipe: 🎄\n");
        QVERIFY(program.out.contains("From a pipe: 🎄"));
    }

    void acceptsTheFolderOption()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const ProgramRun program(words("-C plain export --to ../out --provider manual --request Hello"), copy.siblingPath(QString()));
        QVERIFY2(program.code() == 0, program.err.constData());
        QVERIFY(QFile::exists(copy.siblingPath(QStringLiteral("out/manifest.json"))));
    }

    void exportedScriptsRun()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QVERIFY(ProgramRun(words("export --to ../out --request Hello"), copy.folder()).code() == 0);
        QProcess script;
        script.start(copy.siblingPath(QStringLiteral("out/manual/curl.sh")), {});
        QVERIFY(script.waitForFinished());
        QCOMPARE(script.readAllStandardOutput(), bytesOf(copy.siblingPath(QStringLiteral("out/manual/prompt.md"))));
    }

    void usesColorsAndWidthOfATerminal()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("agents/broken.md"), "---\nname: [\n---\nText.\n");
        qputenv("TERM", "xterm");
        qunsetenv("COLUMNS");
        qunsetenv("NO_COLOR");
        QVERIFY(printedOnTerminal(words("check"), copy.folder()).contains("\033[31merror\033[0m"));
        QVERIFY(!printedOnTerminal(words("check --no-color"), copy.folder()).contains('\033'));
        qputenv("NO_COLOR", "1");
        const QByteArray plain = printedOnTerminal(words("check"), copy.folder());
        QVERIFY2(plain.contains(": error: ") && !plain.contains('\033'), plain.constData());
        const auto longestLine = [&copy] {
            qsizetype longest = 0;
            for (const QString &line : QString::fromUtf8(printedOnTerminal(words("formats"), copy.folder())).split(u'\n'))
                longest = std::max(longest, line.size());
            return longest;
        };
        QVERIFY(longestLine() > 40 && longestLine() <= 70);
        qputenv("COLUMNS", "100"); // the user can set this variable
        QVERIFY(longestLine() > 70 && longestLine() <= 100);
        qunsetenv("COLUMNS");
        qunsetenv("NO_COLOR");
    }

    void failsOnAFullDisk()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QProcess shell;
        shell.setWorkingDirectory(copy.folder());
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("exec '" OUTCROP_CLI "' compose >/dev/full")});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 3);
        QVERIFY(shell.readAllStandardError().contains("standard output could not be written"));
    }

    void serversEndIfOutputCannotBeWritten_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("lsp") << QByteArray("Content-Length: 2\r\n\r\n{}");
        QTest::newRow("mcp") << QByteArray("{}\n");
    }

    /// Servers end when they cannot write their output, although their input stays open.
    void serversEndIfOutputCannotBeWritten()
    {
        QFETCH(const QByteArray, message);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QProcess closed;
        closed.setWorkingDirectory(copy.folder());
        closed.start(QStringLiteral("bash"), // descriptor 9 keeps the input open; `true` closes the output
            {QStringLiteral("-c"), QStringLiteral("mkfifo pipe && exec 9<>pipe && '" OUTCROP_CLI "' %1 <&9 | true; exit ${PIPESTATUS[0]}").arg(name)});
        QVERIFY(closed.waitForFinished());
        QCOMPARE(closed.exitCode(), 3);
        QVERIFY(closed.readAllStandardError().contains("standard output could not be written"));
        QProcess full;
        full.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("exec '" OUTCROP_CLI "' -C '%1' %2 >/dev/full").arg(copy.folder(), name)});
        QVERIFY(full.waitForStarted() && full.write(message) == message.size());
        QVERIFY(full.waitForFinished());
        QCOMPARE(full.exitCode(), 3);
    }

    /// Whenever it is interrupted, an export is either complete or has no manifest, and no file is truncated.
    void interruptedExportTruncatesNoFiles()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        QVERIFY(ProgramRun(words("export --to ../whole --request Hello"), copy.folder()).code() == 0);
        const QDir whole(copy.siblingPath(QStringLiteral("whole")));
        for (int attempt = 0; attempt < 25; ++attempt) {
            const QDir out(copy.siblingPath(QStringLiteral("out-%1").arg(attempt)));
            QProcess program;
            program.setWorkingDirectory(copy.folder());
            program.start(QStringLiteral(OUTCROP_CLI), words("export --request Hello --to") + QStringList{out.path()});
            QVERIFY(program.waitForStarted());
            program.waitForFinished(2 * attempt);
            if (program.state() == QProcess::Running)
                ::kill(static_cast<pid_t>(program.processId()), SIGINT);
            QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
            checkExport(out, whole, program);
        }
    }

private:
    static QStringList filesBelow(const QDir &folder)
    {
        QStringList paths;
        QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext())
            paths.append(folder.relativeFilePath(files.next()));
        paths.sort();
        return paths;
    }

    static void checkExport(const QDir &out, const QDir &whole, const QProcess &program)
    {
        const bool isComplete = out.exists(QStringLiteral("manifest.json"));
        const bool succeeded = program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
        QVERIFY(isComplete || !succeeded);
        const QStringList paths = filesBelow(out);
        for (const QString &path : paths)
            QCOMPARE(bytesOf(out.filePath(path)), bytesOf(whole.filePath(path)));
        if (isComplete)
            QCOMPARE(paths, filesBelow(whole));
    }
};

OUTCROP_TEST(TestCliProgram, CoreApplication)

} // namespace tst_cliprogram

#include "tst_cliprogram.moc"
