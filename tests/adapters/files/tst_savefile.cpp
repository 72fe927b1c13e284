// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/foldersource.h"
#include "adapters/files/savefile.h"
#include "adapters/files/temporaryfiles.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QRegularExpression>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/xattr.h>

#include <atomic>
#include <functional>
#include <thread>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_savefile {

namespace {

Result<SaveOutcome> save(
    const FaultFolder &folder, const QString &path, const QByteArray &bytes, const QByteArray &before)
{
    return saveFile(folder.path(), path, bytes, before.isNull() ? Checksum() : checksumOf(before));
}

const QByteArray nothing; ///< the expected content of a missing file

QStringList names(const FaultFolder &folder, const QString &inside = {})
{
    return QDir(folder.path(inside)).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

struct stat statusOf(const QByteArray &name)
{
    struct stat status = {};
    ::lstat(name.constData(), &status);
    return status;
}

FileDescriptor openFolder(const FaultFolder &folder)
{
    return FileDescriptor(::open(folder.name({}).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

} // namespace

class SaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replacesAnUnchangedFile();
    void createsANewFile();
    void savingTheSameContentKeepsTheFile();
    void onlyOneThreadCreatesTheFile();
    void savesManyFilesTogether();
    void aConflictStopsLaterBatches();
    void detectsConflicts_data();
    void detectsConflicts();
    void savesThroughLinks();
    void rejectsPathsOutsideTheFolder_data();
    void rejectsPathsOutsideTheFolder();
    void keepsPermissionsAndAttributes();
    void rejectsReadOnlyFiles();
    void rejectsFilesWithoutWritePermission();
    void savesFilesWithLongNames();
    void waitsForAnotherWriter();
    void failsIfAnotherProgramKeepsTheFileOpen();
    void serializesConcurrentSaves();
    void doesNotListTemporaryFiles();
    void removesTemporaryFilesWithKnownContent_data();
    void removesTemporaryFilesWithKnownContent();
    void keepsTemporaryFilesInUse();
};

void SaveFile::replacesAnUnchangedFile()
{
    FaultFolder folder;
    folder.write("a.md", "old");
    const QByteArray bytes = QByteArray(3'000'000, 'x') + '\0' + "\r\n\xFF";
    const auto outcome = save(folder, "a.md", bytes, "old");
    QVERIFY(outcome && outcome->isSaved && !outcome->theirs);
    QCOMPARE(outcome->state.checksum, checksumOf(bytes));
    QCOMPARE(outcome->state.modified, FolderSource(folder.path()).list().value().first().modified);
    QCOMPARE(folder.read("a.md"), bytes);
    QCOMPARE(names(folder), QStringList{"a.md"});
    QVERIFY(saveFile(folder.path(), "a.md", "", outcome->state.checksum)->isSaved);
    QCOMPARE(folder.read("a.md"), QByteArray(""));
}

void SaveFile::createsANewFile()
{
    FaultFolder folder;
    QVERIFY(save(folder, "deep/er/a.md", "text", nothing)->isSaved);
    QCOMPARE(folder.read("deep/er/a.md"), QByteArray("text"));
    const auto again = save(folder, "deep/er/a.md", "other", nothing);
    QVERIFY(again && !again->isSaved);
    QCOMPARE(again->theirs.value(), QByteArray("text"));
    QCOMPARE(again->state.checksum, checksumOf("text"));
    QCOMPARE(names(folder, "deep/er"), QStringList{"a.md"});
    const mode_t mask = ::umask(0);
    ::umask(mask);
    QCOMPARE(statusOf(folder.name("deep/er/a.md")).st_mode & 0777, 0666 & ~mask);
}

/// If the file already has the new content, a save succeeds with any expected content and does not replace the file.
void SaveFile::savingTheSameContentKeepsTheFile()
{
    FaultFolder folder;
    folder.write("a.md", "text");
    const ino_t before = statusOf(folder.name("a.md")).st_ino;
    QVERIFY(save(folder, "a.md", "text", "text")->isSaved);
    QVERIFY(save(folder, "a.md", "text", "older")->isSaved);
    QVERIFY(save(folder, "a.md", "text", nothing)->isSaved);
    QCOMPARE(statusOf(folder.name("a.md")).st_ino, before);
}

/// Saves more files than fit into one batch: in several folders, existing and new files, some with unchanged content.
void SaveFile::savesManyFilesTogether()
{
    FaultFolder folder;
    QList<FileToSave> files;
    for (int i = 0; i < 200; ++i) {
        const QString path = QStringLiteral("%1/%2.md").arg(i % 3).arg(i);
        const QByteArray before = "before " + QByteArray::number(i);
        if (i % 5 != 0)
            folder.write(path, before);
        files.append({path, i % 7 == 1 ? before : "after " + QByteArray::number(i), i % 5 == 0 ? Checksum() : checksumOf(before)});
    }
    const auto outcomes = saveFiles(folder.path(), files);
    QCOMPARE(outcomes.size(), files.size());
    for (int i = 0; i < 200; ++i) {
        QVERIFY2(outcomes.at(i) && outcomes.at(i)->isSaved, qPrintable(files.at(i).path));
        QCOMPARE(outcomes.at(i)->state.checksum, checksumOf(files.at(i).bytes));
        QCOMPARE(folder.read(files.at(i).path), files.at(i).bytes);
    }
    QCOMPARE(names(folder, QStringLiteral("0")).size() + names(folder, QStringLiteral("1")).size() + names(folder, QStringLiteral("2")).size(), 200);
}

/// A file that another program changed or removed, or that is outside the folder, is not written. The other files of the batch are written, and later batches
/// are not started.
void SaveFile::aConflictStopsLaterBatches()
{
    FaultFolder folder;
    QList<FileToSave> files;
    for (int i = 0; i < 100; ++i) {
        const QString path = QStringLiteral("%1.md").arg(i);
        folder.write(path, "before");
        files.append({path, "after", checksumOf("before")});
    }
    folder.write(QStringLiteral("3.md"), "somebody else's");
    QFile::remove(folder.path(QStringLiteral("4.md")));
    files[5].path = QStringLiteral("../outside/secret.md");
    const auto outcomes = saveFiles(folder.path(), files);
    QCOMPARE(outcomes.size(), 64);
    QVERIFY(outcomes.at(3) && !outcomes.at(3)->isSaved);
    QCOMPARE(outcomes.at(3)->theirs.value(), QByteArray("somebody else's"));
    QVERIFY(outcomes.at(4) && !outcomes.at(4)->isSaved && !outcomes.at(4)->theirs);
    QVERIFY(!outcomes.at(5));
    QCOMPARE(outcomes.at(5).error().location.file, QStringLiteral("../outside/secret.md"));
    QCOMPARE(folder.read(QStringLiteral("3.md")), QByteArray("somebody else's"));
    QCOMPARE(folder.read(QStringLiteral("../outside/secret.md")), QByteArray("secret"));
    for (const int saved : {0, 2, 6, 63})
        QCOMPARE(folder.read(QStringLiteral("%1.md").arg(saved)), QByteArray("after"));
    QCOMPARE(folder.read(QStringLiteral("64.md")), QByteArray("before"));
    QCOMPARE(names(folder).size(), 99);
}

void SaveFile::detectsConflicts_data()
{
    QTest::addColumn<std::function<void(const FaultFolder &)>>("change");
    QTest::addColumn<QByteArray>("theirs");
    using Change = std::function<void(const FaultFolder &)>;
    const auto row = [](const char *name, const Change &change, const QByteArray &theirs) {
        QTest::newRow(name) << change << theirs;
    };
    row(
        "written in place", [](const FaultFolder &f) { f.write("d/a.md", "theirs"); }, "theirs");
    row(
        "cut to nothing", [](const FaultFolder &f) { f.write("d/a.md", ""); }, "");
    row(
        "renamed over",
        [](const FaultFolder &f) {
            f.write("d/b.md", "theirs");
            QCOMPARE(::rename(f.name("d/b.md").constData(), f.name("d/a.md").constData()), 0);
        },
        "theirs");
    row(
        "deleted", [](const FaultFolder &f) { QFile::remove(f.path("d/a.md")); }, nothing);
    row(
        "its folder renamed", [](const FaultFolder &f) { QDir().rename(f.path("d"), f.path("e")); }, nothing);
    row(
        "deleted and written again",
        [](const FaultFolder &f) {
            QFile::remove(f.path("d/a.md"));
            f.write("d/a.md", "theirs");
        },
        "theirs");
    row(
        "a link now",
        [](const FaultFolder &f) {
            f.write("d/b.md", "theirs");
            QFile::remove(f.path("d/a.md"));
            f.link("d/a.md", "b.md");
        },
        "theirs");
}

void SaveFile::detectsConflicts()
{
    FaultFolder folder;
    folder.write("d/a.md", "old");
    QFETCH(std::function<void(const FaultFolder &)>, change);
    QFETCH(QByteArray, theirs);
    change(folder);
    const QStringList before = names(folder, "d");
    const auto outcome = save(folder, "d/a.md", "ours", "old");
    QVERIFY(outcome && !outcome->isSaved);
    QCOMPARE(outcome->theirs.value_or(nothing), theirs);
    QCOMPARE(outcome->state.exists(), !theirs.isNull());
    QCOMPARE(folder.read("d/a.md"), theirs);
    QCOMPARE(names(folder, "d"), before);
}

void SaveFile::savesThroughLinks()
{
    FaultFolder folder;
    folder.write("real/a.md", "old");
    folder.link("file.md", "real/a.md");
    folder.link("linked", "real");
    QVERIFY(save(folder, "file.md", "one", "old")->isSaved);
    QVERIFY(save(folder, "linked/a.md", "two", "one")->isSaved);
    QVERIFY(save(folder, "linked/new.md", "new", nothing)->isSaved);
    QVERIFY(QFileInfo(folder.path("file.md")).isSymLink() && QFileInfo(folder.path("linked")).isSymLink());
    QCOMPARE(folder.read("real/a.md"), QByteArray("two"));
    QCOMPARE(names(folder, "real"), (QStringList{"a.md", "new.md"}));
}

void SaveFile::rejectsPathsOutsideTheFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("up") << "../outside/secret.md";
    QTest::newRow("up from below") << "a/../../outside/secret.md";
    QTest::newRow("absolute") << "/tmp/new.md";
    QTest::newRow("nothing") << "";
    QTest::newRow("through a folder's link") << "out/secret.md";
    QTest::newRow("a new file through a folder's link") << "out/new.md";
    QTest::newRow("through a file's link") << "out.md";
    QTest::newRow("a link to nowhere") << "nowhere.md";
    QTest::newRow("a circle") << "circle.md";
    QTest::newRow("a folder") << "folder";
    QTest::newRow("a pipe") << "pipe.md";
    QTest::newRow("a device") << "device.md";
}

void SaveFile::rejectsPathsOutsideTheFolder()
{
    FaultFolder folder;
    folder.link("out", "../outside");
    folder.link("out.md", "../outside/secret.md");
    folder.link("nowhere.md", "../outside/new.md");
    folder.link("circle.md", "circle.md");
    folder.link("device.md", "/dev/full");
    folder.write("folder/a.md", "");
    folder.pipe("pipe.md");
    QFETCH(QString, path);
    for (const QByteArray &before : {QByteArray("secret"), nothing}) {
        const auto outcome = save(folder, path, "new", before);
        QVERIFY(!outcome && outcome.error().code == ErrorCode::NotAllowed);
        QCOMPARE(outcome.error().location.file, path);
        QCOMPARE(names(folder, "../outside"), QStringList{"secret.md"});
        QCOMPARE(folder.read("../outside/secret.md"), QByteArray("secret"));
    }
}

void SaveFile::keepsPermissionsAndAttributes()
{
    FaultFolder folder;
    folder.write("a.md", "old");
    const QByteArray name = folder.name("a.md");
    const bool supportsAttributes = ::setxattr(name.constData(), "user.note", "kept", 4, 0) == 0;
    if (::geteuid() == 0)
        QCOMPARE(::chown(name.constData(), 12, 34), 0);
    QCOMPARE(::chmod(name.constData(), 0640), 0);
    const struct stat before = statusOf(name);
    QVERIFY(save(folder, "a.md", "new", "old")->isSaved);
    const struct stat after = statusOf(name);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_gid, before.st_gid);
    char value[8] = {};
    if (!supportsAttributes)
        QSKIP("this file system has no attributes");
    QCOMPARE(::getxattr(name.constData(), "user.note", value, sizeof value), 4);
    QCOMPARE(QByteArray(value), QByteArray("kept"));
}

void SaveFile::rejectsReadOnlyFiles()
{
    FaultFolder folder;
    folder.write("a.md", "old");
    ::chmod(folder.name("a.md").constData(), 0444);
    const auto outcome = save(folder, "a.md", "new", "old");
    QVERIFY(!outcome && outcome.error().code == ErrorCode::Unwritable);
    QVERIFY2(outcome.error().message.contains("read-only"), qPrintable(outcome.error().message));
    QCOMPARE(folder.read("a.md"), QByteArray("old"));
    QCOMPARE(names(folder), QStringList{"a.md"});
}

void SaveFile::rejectsFilesWithoutWritePermission()
{
    if (::geteuid() != 0)
        QSKIP("needs a file of another user, so it runs only as root");
    FaultFolder folder;
    folder.write("locked/a.md", "old");
    folder.write("open/a.md", "old");
    ::chmod(folder.name("..").constData(), 0755);
    ::chmod(folder.name("locked").constData(), 0555);
    ::chmod(folder.name("locked/a.md").constData(), 0666);
    ::chmod(folder.name("open").constData(), 0777);
    ::chmod(folder.name("open/a.md").constData(), 0644); // replacing the file by a rename would succeed
    const UnprivilegedUser nobody;
    for (const char *path : {"locked/a.md", "open/a.md"}) {
        const auto outcome = save(folder, path, "new", "old");
        QVERIFY(!outcome && outcome.error().code == ErrorCode::Unwritable);
        QVERIFY2(outcome.error().message.contains("Permission denied"), qPrintable(outcome.error().message));
        QCOMPARE(folder.read(path), QByteArray("old"));
    }
}

void SaveFile::savesFilesWithLongNames()
{
    FaultFolder folder;
    const QString name = QString(126, QChar(0xE4)) + ".md"; // a name of 255 bytes, the limit of most file systems
    folder.write(name, "old");
    QVERIFY(save(folder, name, "new", "old")->isSaved);
    QCOMPARE(folder.read(name), QByteArray("new"));
    QVERIFY(!save(folder, "x" + name, "new", nothing));
}

/// A save waits while another program has the file open for writing, and then reports the conflict.
void SaveFile::waitsForAnotherWriter()
{
    FaultFolder folder;
    folder.write("a.md", "old");
    FileDescriptor writer(::open(folder.name("a.md").constData(), O_WRONLY | O_TRUNC | O_CLOEXEC));
    std::thread other([&writer] {
        QVERIFY(::write(writer.number(), "theirs", 6) == 6);
        writer = FileDescriptor();
    });
    const auto outcome = save(folder, "a.md", "ours", "old");
    other.join();
    QVERIFY(outcome && !outcome->isSaved);
    QCOMPARE(outcome->theirs.value(), QByteArray("theirs"));
    QCOMPARE(folder.read("a.md"), QByteArray("theirs"));
}

void SaveFile::failsIfAnotherProgramKeepsTheFileOpen()
{
    FaultFolder folder;
    folder.write("a.md", "old");
    const FileDescriptor writer(::open(folder.name("a.md").constData(), O_WRONLY | O_APPEND | O_CLOEXEC));
    const auto outcome = save(folder, "a.md", "ours", "old");
    QVERIFY(!outcome && outcome.error().code == ErrorCode::Unwritable);
    QVERIFY2(outcome.error().message.contains("another program"), qPrintable(outcome.error().message));
    QCOMPARE(::write(writer.number(), "er", 2), 2);
    QCOMPARE(folder.read("a.md"), QByteArray("older"));
    QCOMPARE(names(folder), QStringList{"a.md"});
}

/// Saves in parallel, each time with the text that was read last. Each successful save must be based on the previous one.
void SaveFile::serializesConcurrentSaves()
{
    FaultFolder folder;
    folder.write("a.md", "");
    std::atomic<int> done = 0;
    const auto work = [&folder, &done](char mine) {
        for (int i = 0; i < 50; ++i) {
            const QByteArray before = folder.read("a.md");
            const auto outcome = saveFile(folder.path(), "a.md", before + mine, checksumOf(before));
            done += outcome && outcome->isSaved ? 1 : 0;
        }
    };
    std::thread first(work, '1');
    std::thread second(work, '2');
    work('3');
    first.join();
    second.join();
    QVERIFY(done > 0);
    QCOMPARE(folder.read("a.md").size(), done.load());
    QCOMPARE(names(folder), QStringList{"a.md"});
}

/// Several threads create the same file. Even if all of them write the same bytes, only one succeeds. A link without a target and a path outside are rejected.
void SaveFile::onlyOneThreadCreatesTheFile()
{
    for (int round = 0; round < 30; ++round) {
        FaultFolder folder;
        std::atomic<int> made = 0;
        std::atomic<int> taken = 0;
        const auto work = [&] {
            const auto outcome = createFile(folder.path(), "new/a.md", "the same");
            made += outcome && outcome->isSaved ? 1 : 0;
            taken += outcome && !outcome->isSaved && outcome->theirs == QByteArray("the same") ? 1 : 0;
        };
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 6; ++i)
                threads.emplace_back(work);
        }
        QCOMPARE(made.load(), 1);
        QCOMPARE(taken.load(), 5);
        QCOMPARE(folder.read("new/a.md"), QByteArray("the same"));
        QCOMPARE(names(folder, "new"), QStringList{"a.md"});
    }
    FaultFolder folder;
    folder.link("gone.md", "nowhere.md");
    QVERIFY(!createFile(folder.path(), "gone.md", "x").ok());
    QVERIFY(!createFile(folder.path(), "../outside/new.md", "x").ok());
}

void SaveFile::doesNotListTemporaryFiles()
{
    FaultFolder folder;
    const QString temporary = QString::fromLatin1(temporaryName("a.md", checksumOf("old"), checksumOf("new")));
    QVERIFY(QRegularExpression("^\\.a\\.md\\.outcrop-[0-9a-f]{12}-[0-9a-f]{12}-[0-9a-f]{4}$").match(temporary).hasMatch());
    folder.write(temporary, "old");
    folder.write(temporary + ".part", "ne");
    QVERIFY(FolderSource(folder.path()).list().value().isEmpty());
}

void SaveFile::removesTemporaryFilesWithKnownContent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("reported");
    const QString temporary = QString::fromLatin1(temporaryName("a\nb.md", checksumOf("old"), checksumOf("new")));
    QTest::newRow("the old bytes") << temporary << QByteArray("old") << 0 << 0;
    QTest::newRow("the new bytes") << temporary << QByteArray("new") << 0 << 0;
    QTest::newRow("a part") << temporary + ".part" << QByteArray("ne") << 0 << 0;
    QTest::newRow("somebody's text") << temporary << QByteArray("theirs") << 1 << 1;
    QTest::newRow("of a new file") << QString::fromLatin1(temporaryName("b.md", {}, checksumOf("new"))) << QByteArray("new")
                                   << 0 << 0;
    QTest::newRow("nearly such a name") << temporary.mid(1) << QByteArray("old") << 1 << 0;
    QTest::newRow("another ending") << temporary + ".md" << QByteArray("old") << 1 << 0;
    QTest::newRow("a document") << "a.md" << QByteArray("old") << 1 << 0;
}

void SaveFile::removesTemporaryFilesWithKnownContent()
{
    FaultFolder folder;
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    folder.write("sub/" + name, bytes);
    const FileDescriptor sub(::open(folder.name("sub").constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const Diagnostics kept = removeTemporaryFiles(sub, "sub");
    QTEST(int(names(folder, "sub").size()), "left");
    QTEST(int(kept.size()), "reported");
    if (!kept.isEmpty())
        QCOMPARE(kept.first().location.file, "sub/" + name);
}

void SaveFile::keepsTemporaryFilesInUse()
{
    FaultFolder folder;
    folder.write(QString::fromLatin1(temporaryName("a.md", checksumOf("old"), checksumOf("new"))), "old");
    const FileDescriptor mine = openFolder(folder);
    {
        const SaveLock inUse(mine);
        QVERIFY(removeTemporaryFiles(openFolder(folder), {}).isEmpty());
        QCOMPARE(names(folder).size(), 1);
    }
    QVERIFY(removeTemporaryFiles(openFolder(folder), {}).isEmpty());
    QCOMPARE(names(folder).size(), 0);
}

OUTCROP_TEST(SaveFile, CoreApplication)

} // namespace tst_savefile

#include "tst_savefile.moc"
