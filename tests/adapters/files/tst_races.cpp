// SPDX-License-Identifier: GPL-3.0-or-later
// Another program changes a document between reading and saving, or during the save. The text of the other program is never lost, and a failed save is
// never reported as successful. OUTCROP_RACES is the number of rounds per row; 20 rounds make more than 500 races.
#include "adapters/files/savefile.h"
#include "adapters/files/temporaryfiles.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <fcntl.h>

#include <functional>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_races {

namespace {

const QByteArray known = "read\n";
const QByteArray theirs = "text\n"; // has the same length as the original text
const QByteArray ours = "our text, which is longer\n";

using Change = std::function<void(const FaultFolder &)>;

int rounds()
{
    return std::max(qEnvironmentVariableIntValue("OUTCROP_RACES"), 3);
}

void writeInPlace(const FaultFolder &folder)
{
    folder.write("d/a.md", theirs);
}

void renameOver(const FaultFolder &folder)
{
    folder.write("other", theirs);
    ::rename(folder.name("other").constData(), folder.name("d/a.md").constData());
}

void remove(const FaultFolder &folder)
{
    ::unlink(folder.name("d/a.md").constData());
}

void removeAndWrite(const FaultFolder &folder)
{
    remove(folder);
    writeInPlace(folder);
}

/// Writes different bytes, but keeps the size and the modification time.
void writeKeepingSizeAndTime(const FaultFolder &folder)
{
    struct stat before = {};
    ::stat(folder.name("d/a.md").constData(), &before);
    writeInPlace(folder);
    const timespec times[] = {before.st_atim, before.st_mtim};
    ::utimensat(AT_FDCWD, folder.name("d/a.md").constData(), times, 0);
}

/// Truncates the file and writes single characters, so that the file is empty or incomplete for a short time.
void writeSlowly(const FaultFolder &folder)
{
    const FileDescriptor file(
        ::open(folder.name("d/a.md").constData(), O_WRONLY | O_TRUNC | O_CREAT | O_CLOEXEC, 0600));
    for (const char character : theirs)
        QCOMPARE(::write(file.number(), &character, 1), 1);
}

void touch(const FaultFolder &folder)
{
    ::utimensat(AT_FDCWD, folder.name("d/a.md").constData(), nullptr, 0);
}

void saveWithOutcrop(const FaultFolder &folder)
{
    static_cast<void>(saveFile(folder.path(), "d/a.md", theirs, checksumOf(known)));
}

void retargetLink(const FaultFolder &folder)
{
    folder.write("d/b.md", theirs);
    folder.link("turned", "b.md");
    ::rename(folder.name("turned").constData(), folder.name("d/a.md").constData());
}

void renameFolder(const FaultFolder &folder)
{
    ::rename(folder.name("d").constData(), folder.name("e").constData());
    folder.write("d/a.md", theirs);
}

void git(const FaultFolder &folder, const QStringList &words)
{
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(
        "git", QStringList{"-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"} + words);
    process.waitForFinished();
}

void prepareGit(const FaultFolder &folder)
{
    for (const QStringList &words :
        {QStringList{"init", "-q"}, {"add", "."}, {"commit", "-qm", "read"}, {"checkout", "-qb", "b"}})
        git(folder, words);
    writeInPlace(folder);
    git(folder, {"commit", "-qam", "theirs"});
    git(folder, {"checkout", "-q", "main"});
}

/// Returns the content of every file in the folders `d` and `e`, including hidden files.
QList<QByteArray> textsIn(const FaultFolder &folder)
{
    QList<QByteArray> texts;
    for (const char *inside : {"d", "e"}) {
        const QDir sub(folder.path(inside));
        const QStringList names = sub.entryList(QDir::Files | QDir::Hidden);
        for (const QString &name : names)
            texts.append(folder.read(inside + QString('/') + name));
    }
    return texts;
}

/// Keeps the thread busy for about this time. A sleep is not precise enough.
void spin(qint64 nanoseconds)
{
    QElapsedTimer timer;
    timer.start();
    for (bool isOver = false; !isOver;)
        isOver = timer.nsecsElapsed() >= nanoseconds;
}

void addChanges()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("leavesText");
    QTest::addColumn<bool>("canBeRefused");
    QTest::newRow("written in place") << Change(writeInPlace) << true << false;
    QTest::newRow("written slowly") << Change(writeSlowly) << true << false;
    QTest::newRow("written with the same size and time") << Change(writeKeepingSizeAndTime) << true << false;
    QTest::newRow("renamed over") << Change(renameOver) << true << false;
    QTest::newRow("deleted") << Change(remove) << false << false;
    QTest::newRow("deleted and written") << Change(removeAndWrite) << true << false;
    QTest::newRow("a link, retargeted") << Change(retargetLink) << true << false;
    QTest::newRow("its folder renamed, another in its place") << Change(renameFolder) << true << false;
    QTest::newRow("saved by another Outcrop") << Change(saveWithOutcrop) << true << true;
}

} // namespace

class Races : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detectsChangesBetweenReadingAndSaving_data() { addChanges(); }
    void detectsChangesBetweenReadingAndSaving();
    void keepsChangesMadeDuringASave_data() { addChanges(); }
    void keepsChangesMadeDuringASave();
    void doesNotOverwriteAFileCreatedDuringASave();
    void detectsGitCheckouts();
    void savesIfTheContentIsUnchanged();
    void savesWhileAnotherProgramTouchesTheFile();
    void rejectsAFileThatBecameReadOnly();
    void detectsTruncation();
    void serializesSavesFromTwoThreads();
};

void Races::detectsChangesBetweenReadingAndSaving()
{
    QFETCH(Change, change);
    QFETCH(bool, leavesText);
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        folder.write("d/a.md", known);
        change(folder);
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, checksumOf(known));
        QVERIFY(outcome && !outcome->isSaved);
        QCOMPARE(outcome->theirs, leavesText ? std::optional(theirs) : std::nullopt);
        QCOMPARE(folder.read("d/a.md"), leavesText ? theirs : QByteArray());
    }
}

/// The other program changes the file up to 1.5 ms after the save has begun. Only a successful save may leave our text in the file. After a failed save, the
/// file has the other program's text or none. No text of the other program is lost, unless its write was rejected.
void Races::keepsChangesMadeDuringASave()
{
    QFETCH(Change, change);
    QFETCH(bool, leavesText);
    QFETCH(bool, canBeRefused);
    int saved = 0;
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        folder.write("d/a.md", known);
        const qint64 delay = QRandomGenerator::global()->bounded(1'500'000);
        std::thread other([&] {
            spin(delay);
            change(folder);
        });
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, checksumOf(known));
        other.join();
        const QByteArray told = outcome ? (outcome->isSaved ? "saved" : "conflict") : toString(outcome.error()).toUtf8();
        const QByteArray now = folder.read("d/a.md");
        const bool isOurs = outcome && outcome->isSaved && now == ours;
        saved += outcome && outcome->isSaved ? 1 : 0;
        const bool wereTheyRejected = isOurs && canBeRefused;
        if (leavesText && !wereTheyRejected)
            QVERIFY2(textsIn(folder).contains(theirs), told.constData());
        QVERIFY2(now.isEmpty() || now == theirs || isOurs, told.constData());
    }
    qInfo("%d of %d saved before the change, the others reported a conflict", saved, rounds());
}

void Races::doesNotOverwriteAFileCreatedDuringASave()
{
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        QDir().mkpath(folder.path("d"));
        const qint64 delay = QRandomGenerator::global()->bounded(800'000);
        bool didTheyCreateIt = false;
        std::thread other([&] {
            spin(delay);
            const FileDescriptor file(
                ::open(folder.name("d/a.md").constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
            didTheyCreateIt =
                file.isOpen() && ::write(file.number(), theirs.constData(), size_t(theirs.size())) == theirs.size();
        });
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, {});
        other.join();
        QVERIFY(outcome);
        QCOMPARE(outcome->isSaved, !didTheyCreateIt);
        QCOMPARE(folder.read("d/a.md"), didTheyCreateIt ? theirs : ours);
    }
}

void Races::detectsGitCheckouts()
{
    QProcess probe;
    probe.start("git", {"--version"});
    if (!probe.waitForFinished() || probe.exitCode() != 0)
        QSKIP("git is not installed");
    FaultFolder folder;
    folder.write("d/a.md", known);
    prepareGit(folder);
    QCOMPARE(folder.read("d/a.md"), known);
    for (int i = 0; i < rounds(); ++i) {
        git(folder, {"checkout", "-q", "b"});
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, checksumOf(known));
        QVERIFY(outcome && !outcome->isSaved);
        QCOMPARE(outcome->theirs.value(), theirs);
        git(folder, {"checkout", "-q", "main"});
        QVERIFY(saveFile(folder.path(), "d/a.md", ours, checksumOf(known))->isSaved); // the file has its original content again
        git(folder, {"checkout", "-qf", "main"});
    }
}

void Races::savesIfTheContentIsUnchanged()
{
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        folder.write("d/a.md", known);
        touch(folder);
        QVERIFY(saveFile(folder.path(), "d/a.md", ours, checksumOf(known))->isSaved);
        folder.write("d/b.md", ours); // another file with the same bytes
        ::rename(folder.name("d/b.md").constData(), folder.name("d/a.md").constData());
        QVERIFY(saveFile(folder.path(), "d/a.md", "more", checksumOf(ours))->isSaved);
    }
}

void Races::savesWhileAnotherProgramTouchesTheFile()
{
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        folder.write("d/a.md", known);
        std::thread other([&] {
            for (int n = 0; n < 50; ++n)
                touch(folder);
        });
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, checksumOf(known));
        other.join();
        QVERIFY(outcome && outcome->isSaved);
        QCOMPARE(folder.read("d/a.md"), ours);
    }
}

void Races::rejectsAFileThatBecameReadOnly()
{
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        folder.write("d/a.md", known);
        ::chmod(folder.name("d/a.md").constData(), 0444);
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, checksumOf(known));
        QVERIFY(!outcome && outcome.error().code == ErrorCode::Unwritable);
        QCOMPARE(folder.read("d/a.md"), known);
    }
}

void Races::detectsTruncation()
{
    for (int i = 0; i < rounds(); ++i) {
        FaultFolder folder;
        folder.write("d/a.md", known);
        const FileDescriptor reader(::open(folder.name("d/a.md").constData(), O_RDONLY | O_CLOEXEC));
        QCOMPARE(::truncate(folder.name("d/a.md").constData(), 0), 0);
        const auto outcome = saveFile(folder.path(), "d/a.md", ours, checksumOf(known));
        QVERIFY(outcome && !outcome->isSaved);
        QCOMPARE(outcome->theirs.value(), QByteArray(""));
        QVERIFY(!outcome->theirs->isNull());
    }
}

/// Two threads append to the text that they read, as fast as they can. Each successful save must be based on the previous one.
void Races::serializesSavesFromTwoThreads()
{
    FaultFolder folder;
    folder.write("d/a.md", "");
    const auto work = [&folder](char mine, int &done) {
        for (int i = 0; i < rounds() * 5; ++i) {
            const QByteArray before = folder.read("d/a.md");
            const auto outcome = saveFile(folder.path(), "d/a.md", before + mine, checksumOf(before));
            done += outcome && outcome->isSaved ? 1 : 0;
        }
    };
    int first = 0;
    int second = 0;
    std::thread other(work, '1', std::ref(first));
    work('2', second);
    other.join();
    QCOMPARE(folder.read("d/a.md").count('1'), first);
    QCOMPARE(folder.read("d/a.md").count('2'), second);
    QCOMPARE(textsIn(folder).size(), 1);
}

OUTCROP_TEST(Races, CoreApplication)

} // namespace tst_races

#include "tst_races.moc"
