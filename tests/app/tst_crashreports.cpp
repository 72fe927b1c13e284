// SPDX-License-Identifier: GPL-3.0-or-later
// Crashes child processes, and reads the reports that they leave.
#include "app/base/version.h"
#include "app/program/crashreports.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <functional>

using namespace outcrop;

namespace tst_crashreports {

namespace {

/// Runs `work` in a child process that writes crash reports to the folder. Returns the wait status.
int runInChildProcess(const QString &folder, const std::function<void()> &work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        if (!installCrashHandler(folder))
            ::_exit(3);
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestCrashReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describesTheCrash_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("segmentation fault") << SIGSEGV;
        QTest::newRow("bus error") << SIGBUS;
        QTest::newRow("arithmetic error") << SIGFPE;
        QTest::newRow("abort") << SIGABRT;
    }

    void describesTheCrash()
    {
        QFETCH(int, number);
        QTemporaryDir state;
        const QString folder = state.filePath(QStringLiteral("new/crashes"));
        const int status = runInChildProcess(folder, [number] { ::raise(number); });
        QVERIFY2(WIFSIGNALED(status), "the signal ends the program, as without reports");
        QCOMPARE(WTERMSIG(status), number);
        const QList<CrashReport> reports = readUnseenCrashReports(folder);
        QCOMPARE(reports.size(), 1);
        const CrashReport &report = reports.first();
        QVERIFY2(report.text.startsWith(QStringLiteral("outcrop %1\nQt ").arg(versionText())), qPrintable(report.text));
        QVERIFY2(report.text.contains(QStringLiteral("\nsignal %1\n").arg(number)), qPrintable(report.text));
        QVERIFY2(report.text.contains(QStringLiteral("\nat ")), qPrintable(report.text));
        QVERIFY(report.time.isValid());
        QVERIFY(std::abs(report.time.secsTo(QDateTime::currentDateTimeUtc())) < 600);
        QCOMPARE(QFile(report.file).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void reportsAborts()
    {
        QTemporaryDir state;
        const int status = runInChildProcess(state.path(), [] { std::abort(); });
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(readUnseenCrashReports(state.path()).size(), 1);
    }

    /// A path can contain the name of the user or of a project.
    void reportsContainNoPaths()
    {
        QTemporaryDir state;
        runInChildProcess(state.path(), [] { ::raise(SIGSEGV); });
        const QList<CrashReport> reports = readUnseenCrashReports(state.path());
        QCOMPARE(reports.size(), 1);
        const qsizetype firstFrame = reports.first().text.indexOf(QStringLiteral("\nat "));
        QVERIFY(firstFrame > 0);
        QVERIFY2(!reports.first().text.contains(QDir::homePath() + u'/'), qPrintable(reports.first().text));
        QVERIFY2(!reports.first().text.sliced(firstFrame).contains(u'/'), qPrintable(reports.first().text));
    }

    void writesNothingWithoutACrash()
    {
        QTemporaryDir state;
        const int status = runInChildProcess(state.path(), [] { });
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QVERIFY(QDir(state.path()).isEmpty());
        QVERIFY(readUnseenCrashReports(state.path()).isEmpty());
    }

    void aShownReportIsNotShownAgain()
    {
        QTemporaryDir state;
        write(state.filePath(QStringLiteral("crash-1-1.txt")), "outcrop 0.1.0\ntime 1700000000\nsignal 11\n");
        write(state.filePath(QStringLiteral("other.txt")), "not a report");
        const QList<CrashReport> reports = readUnseenCrashReports(state.path());
        QCOMPARE(reports.size(), 1);
        QCOMPARE(reports.first().time, QDateTime(QDate(2023, 11, 14), QTime(22, 13, 20), Qt::UTC));
        markCrashReportSeen(reports.first());
        QVERIFY(readUnseenCrashReports(state.path()).isEmpty());
        QVERIFY(QFile::exists(state.filePath(QStringLiteral("seen-crash-1-1.txt"))));
        QVERIFY(QFile::exists(state.filePath(QStringLiteral("other.txt"))));
    }

    void keepsTheLatestShownReports()
    {
        QTemporaryDir state;
        for (int at = 0; at < 14; ++at)
            write(state.filePath(QStringLiteral("crash-%1-1.txt").arg(at)), "time 1700000000\n");
        for (const CrashReport &report : readUnseenCrashReports(state.path()))
            markCrashReportSeen(report);
        QCOMPARE(QDir(state.path()).entryList(QDir::Files).size(), 10);
    }

    void readsIncompleteReports()
    {
        QTemporaryDir state;
        write(state.filePath(QStringLiteral("crash-1-1.txt")), "outcr");
        const QList<CrashReport> reports = readUnseenCrashReports(state.path());
        QCOMPARE(reports.size(), 1);
        QVERIFY(!reports.first().time.isValid());
        QCOMPARE(reports.first().text, QStringLiteral("outcr"));
    }
};

OUTCROP_TEST(TestCrashReports, CoreApplication)

} // namespace tst_crashreports

#include "tst_crashreports.moc"
