// SPDX-License-Identifier: GPL-3.0-or-later
// Crashes child processes, and reads the notes that they leave.
#include "app/base/version.h"
#include "app/program/crashnotes.h"
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

namespace tst_crashnotes {

namespace {

/// Runs `work` in a child process that writes crash notes to the folder. Returns the wait status.
int inAChild(const QString &folder, const std::function<void()> &work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        if (!installCrashNotes(folder))
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

class TestCrashNotes : public QObject
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
        const int status = inAChild(folder, [number] { ::raise(number); });
        QVERIFY2(WIFSIGNALED(status), "the signal ends the program, as without notes");
        QCOMPARE(WTERMSIG(status), number);
        const QList<CrashNote> notes = readUnseenCrashNotes(folder);
        QCOMPARE(notes.size(), 1);
        const CrashNote &note = notes.first();
        QVERIFY2(note.text.startsWith(QStringLiteral("outcrop %1\nQt ").arg(versionText())), qPrintable(note.text));
        QVERIFY2(note.text.contains(QStringLiteral("\nsignal %1\n").arg(number)), qPrintable(note.text));
        QVERIFY2(note.text.contains(QStringLiteral("\nat ")), qPrintable(note.text));
        QVERIFY(note.time.isValid());
        QVERIFY(std::abs(note.time.secsTo(QDateTime::currentDateTimeUtc())) < 600);
        QCOMPARE(QFile(note.file).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void coversUncaughtAborts()
    {
        QTemporaryDir state;
        const int status = inAChild(state.path(), [] { std::abort(); });
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(readUnseenCrashNotes(state.path()).size(), 1);
    }

    /// A path can contain the name of the user or of a project.
    void namesNoPaths()
    {
        QTemporaryDir state;
        inAChild(state.path(), [] { ::raise(SIGSEGV); });
        const QList<CrashNote> notes = readUnseenCrashNotes(state.path());
        QCOMPARE(notes.size(), 1);
        const qsizetype firstFrame = notes.first().text.indexOf(QStringLiteral("\nat "));
        QVERIFY(firstFrame > 0);
        QVERIFY2(!notes.first().text.contains(QDir::homePath() + u'/'), qPrintable(notes.first().text));
        QVERIFY2(!notes.first().text.sliced(firstFrame).contains(u'/'), qPrintable(notes.first().text));
    }

    void writesNothingWithoutACrash()
    {
        QTemporaryDir state;
        const int status = inAChild(state.path(), [] { });
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QVERIFY(QDir(state.path()).isEmpty());
        QVERIFY(readUnseenCrashNotes(state.path()).isEmpty());
    }

    void aShownNoteIsNotShownAgain()
    {
        QTemporaryDir state;
        write(state.filePath(QStringLiteral("crash-1-1.txt")), "outcrop 0.1.0\ntime 1700000000\nsignal 11\n");
        write(state.filePath(QStringLiteral("other.txt")), "not a note");
        const QList<CrashNote> notes = readUnseenCrashNotes(state.path());
        QCOMPARE(notes.size(), 1);
        QCOMPARE(notes.first().time, QDateTime(QDate(2023, 11, 14), QTime(22, 13, 20), Qt::UTC));
        markCrashNoteSeen(notes.first());
        QVERIFY(readUnseenCrashNotes(state.path()).isEmpty());
        QVERIFY(QFile::exists(state.filePath(QStringLiteral("seen-crash-1-1.txt"))));
        QVERIFY(QFile::exists(state.filePath(QStringLiteral("other.txt"))));
    }

    void keepsTheLatestShownNotes()
    {
        QTemporaryDir state;
        for (int at = 0; at < 14; ++at)
            write(state.filePath(QStringLiteral("crash-%1-1.txt").arg(at)), "time 1700000000\n");
        for (const CrashNote &note : readUnseenCrashNotes(state.path()))
            markCrashNoteSeen(note);
        QCOMPARE(QDir(state.path()).entryList(QDir::Files).size(), 10);
    }

    void readsIncompleteNotes()
    {
        QTemporaryDir state;
        write(state.filePath(QStringLiteral("crash-1-1.txt")), "outcr");
        const QList<CrashNote> notes = readUnseenCrashNotes(state.path());
        QCOMPARE(notes.size(), 1);
        QVERIFY(!notes.first().time.isValid());
        QCOMPARE(notes.first().text, QStringLiteral("outcr"));
    }
};

OUTCROP_TEST(TestCrashNotes, CoreApplication)

} // namespace tst_crashnotes

#include "tst_crashnotes.moc"
