// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_foldersource {

namespace {

/// Returns the number of bytes that this process has read, from /proc; -1 if unknown.
qint64 bytesReadByThisProgram()
{
    QFile file(QStringLiteral("/proc/self/io"));
    const QByteArray first = file.open(QIODevice::ReadOnly) ? file.readLine() : QByteArray();
    return first.startsWith("rchar: ") ? first.mid(7).trimmed().toLongLong() : -1;
}

/// Returns one line per entry: its path, and its error if any.
QStringList listing(const FaultFolder &folder, const FolderLimits &limits = {})
{
    const auto entries = FolderSource(folder.path(), limits).list();
    QStringList lines;
    for (const FileEntry &entry : entries.value()) {
        const char *const codes[] = {
            "NotFound", "Unreadable", "Unwritable", "NotAllowed", "Invalid", "TooLarge", "Interrupted"};
        lines.append(entry.error ? entry.path + " " + codes[int(entry.error->code)] : entry.path);
    }
    return lines;
}

ErrorCode codeOf(const Result<QByteArray> &result)
{
    return result ? ErrorCode::Interrupted : result.error().code;
}

} // namespace

class FolderSourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsOnlyWorkspaceFiles();
    void readsSizesAndModificationTimes();
    void readsAChangedFileWithTheSameSizeAndTime();
    void followsLinksInsideTheFolder();
    void followsLinksFromClientFilesIntoHiddenFolders();
    void doesNotFollowCyclicOrExternalLinks();
    void rejectsSpecialFiles();
    void rejectsNamesWithLineBreaksOrInvalidUtf8();
    void acceptsNamesWithAByteOrderMark();
    void limitsDepthSizeAndNumberOfFiles();
    void failsWithoutAFolder();
    void readsOnlyFilesInTheFolder_data();
    void readsOnlyFilesInTheFolder();
    void opensRegularFilesOnlyWithoutLinks();
    void rejectsLargeFilesWithoutReadingThem();
    void reportsUnreadableFilesAndFolders();
    void rereadsOnlyChangedFiles();
    void reopensTenThousandFilesWithoutRereading();
};

void FolderSourceTest::listsOnlyWorkspaceFiles()
{
    FaultFolder folder;
    for (const char *name :
        {"b.md", "a/x.YAML", "a/b/c.json", "notes.txt", "t.ttl", "config.toml", "x.xml", "log.jsonl", "d.markdown",
            "e.mdx", "f.yml", ".claude/agents/a.md", ".context/portability/providers/p.yaml", ".claude/skills/x.md", "a/.claude/agents/x.md",
            ".cursor/rules/r.mdc", ".cursorrules", ".github/copilot-instructions.md"})
        folder.write(name, "x");
    for (const char *name :
        {"image.png", "program", "a/x.cpp", ".git/x.md", ".outcrop/x.md", ".hidden.md", ".claude/x.md",
            ".claude/settings.json", ".context/x.md", ".github/workflows/x.yaml", ".claude/agents/.x.md", "node_modules/m/README.md", "x.md~", "md"})
        folder.write(name, "x");
    QCOMPARE(listing(folder),
        (QStringList{".claude/agents/a.md", ".claude/skills/x.md", ".context/portability/providers/p.yaml", ".cursor/rules/r.mdc", ".cursorrules",
            ".github/copilot-instructions.md", "a/.claude/agents/x.md", "a/b/c.json", "a/x.YAML", "b.md",
            "config.toml", "d.markdown", "e.mdx", "f.yml", "log.jsonl", "notes.txt", "t.ttl", "x.xml"}));
    QCOMPARE(FolderSource(folder.path()).name(), QStringLiteral("workspace"));
}

void FolderSourceTest::readsSizesAndModificationTimes()
{
    FaultFolder folder;
    folder.write("a.md", "12345");
    const timespec future[] = {{1, 2}, {4'000'000'000, 123'456'789}};
    QCOMPARE(::utimensat(AT_FDCWD, folder.name("a.md").constData(), future, 0), 0);
    const FileEntry entry = FolderSource(folder.path()).list().value().first();
    QCOMPARE(entry.size, 5);
    QCOMPARE(entry.modified, 4'000'000'000'123'456'789);
}

/// The file has the same size and modification time but different content, as after a program has restored it.
void FolderSourceTest::readsAChangedFileWithTheSameSizeAndTime()
{
    FaultFolder folder;
    folder.write("a.md", "one");
    const FolderSource source(folder.path());
    const timespec past[] = {{1, 2}, {1'000'000'000, 0}};
    QCOMPARE(::utimensat(AT_FDCWD, folder.name("a.md").constData(), past, 0), 0);
    const Workspace before = Workspace::fromFiles({source.name()}, readFiles(source).value());
    folder.write("a.md", "two");
    QCOMPARE(::utimensat(AT_FDCWD, folder.name("a.md").constData(), past, 0), 0);
    QCOMPARE(readFiles(source, before).value().first().bytes, QByteArray("two"));
}

void FolderSourceTest::followsLinksInsideTheFolder()
{
    FaultFolder folder;
    folder.write("real/a.md", "text");
    folder.write("real/deep/b.md", "text");
    folder.link("file.md", "real/a.md");
    folder.link("absolute.md", folder.name("real/a.md"));
    folder.link("linked", "real");
    folder.link("up/down", "../real/deep");
    QCOMPARE(listing(folder),
        (QStringList{"absolute.md", "file.md", "linked/a.md", "linked/deep/b.md", "real/a.md", "real/deep/b.md",
            "up/down/b.md"}));
    QCOMPARE(FolderSource(folder.path()).read("linked/deep/b.md").value(), QByteArray("text"));
    QCOMPARE(FolderSource(folder.path()).read("absolute.md").value(), QByteArray("text"));
}

void FolderSourceTest::followsLinksFromClientFilesIntoHiddenFolders()
{
    FaultFolder folder;
    folder.write(".agents/AGENTS.md", "text");
    folder.write(".agents/skills/a/SKILL.md", "text");
    folder.write(".hidden/note.md", "text");
    folder.write(".hidden/rules.md", "text");
    folder.link("AGENTS.md", ".agents/AGENTS.md");
    folder.link(".claude/skills", "../.agents/skills");
    folder.link("CLAUDE.md", ".hidden/rules.md");
    folder.link("note.md", ".hidden/note.md");
    QCOMPARE(listing(folder),
        (QStringList{".agents/AGENTS.md", ".agents/skills/a/SKILL.md", ".claude/skills/a/SKILL.md", "AGENTS.md", "CLAUDE.md"}));
}

void FolderSourceTest::doesNotFollowCyclicOrExternalLinks()
{
    FaultFolder folder;
    folder.write("a/x.md", "text");
    folder.write(".git/x.md", "text");
    folder.link("a/back", ".."); // the target of the link is a parent folder
    folder.link("itself", "itself");
    folder.link("itself.md", "itself.md");
    folder.link("out", "../outside");
    folder.link("out.md", "../outside/secret.md");
    folder.link("root.md", "/etc/passwd");
    folder.link("nowhere.md", "gone.md");
    folder.link("nowhere", "gone"); // the target of the link does not exist
    folder.link("state", ".git");   // skipped, because its target `.git` is skipped
    folder.link("b/first", "../c");
    folder.link("c/second", "../a");
    QCOMPARE(listing(folder),
        (QStringList{"a/back NotAllowed", "a/x.md", "b/first/second NotAllowed", "c/second/back NotAllowed",
            "c/second/x.md", "itself NotAllowed", "itself.md NotAllowed", "nowhere.md NotFound", "out NotAllowed",
            "out.md NotAllowed", "root.md NotAllowed"}));
}

void FolderSourceTest::rejectsSpecialFiles()
{
    FaultFolder folder;
    folder.pipe("pipe.md");
    folder.pipe("pipe"); // a pipe is not a regular file
    folder.link("device.md", "/dev/zero");
    folder.link("linked.md", "pipe.md");
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    const QDir before = QDir::current();
    QDir::setCurrent(folder.path()); // socket paths have a length limit
    qstrcpy(address.sun_path, "socket.md");
    const FileDescriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
    QCOMPARE(::bind(socket.number(), reinterpret_cast<sockaddr *>(&address), sizeof address), 0);
    QDir::setCurrent(before.path());
    QCOMPARE(listing(folder),
        (QStringList{"device.md NotAllowed", "linked.md NotAllowed", "pipe.md NotAllowed", "socket.md NotAllowed"}));
    for (const char *name : {"pipe.md", "linked.md", "socket.md", "device.md"})
        QVERIFY(codeOf(FolderSource(folder.path()).read(name)) == ErrorCode::NotAllowed);
}

/// The byte order mark is part of the file name. A path without it does not name this file.
void FolderSourceTest::acceptsNamesWithAByteOrderMark()
{
    FaultFolder folder;
    const QString mark(QChar(QChar::ByteOrderMark));
    const QStringList marked{mark + "a.md", mark + mark + "b.md", mark + "folder/c.md", mark + "folder/" + mark + "d.md", "e" + mark + ".md"};
    for (const QString &name : marked) {
        folder.write(name, "text");
        const auto bytes = FolderSource(folder.path()).read(name);
        QVERIFY2(bytes.ok(), qPrintable(name));
        QCOMPARE(*bytes, QByteArray("text"));
        QVERIFY(listing(folder).contains(name));
    }
    QCOMPARE(listing(folder).size(), 5);
    const auto files = readFiles(FolderSource(folder.path()));
    QVERIFY(files.ok());
    for (const SourceFile &file : *files)
        QVERIFY2(!file.error, qPrintable(file.path));
}

void FolderSourceTest::rejectsNamesWithLineBreaksOrInvalidUtf8()
{
    FaultFolder folder;
    folder.write(QString::fromUtf8("gr\xC3\xBC\xC3\x9F"
                                   "e \xF0\x9F\x8C\xB1.md"),
        "x");
    const FileDescriptor handle(::open(folder.name({}).constData(), O_PATH | O_CLOEXEC));
    for (const char *name : {"latin\xE9.md", "line\nbreak.md", "folder\xFF"}) {
        if (QByteArray(name).endsWith(".md"))
            FileDescriptor(::openat(handle.number(), name, O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
        else
            ::mkdirat(handle.number(), name, 0700);
    }
    const QString odd(QChar(QChar::ReplacementCharacter));
    QCOMPARE(listing(folder),
        (QStringList{"folder" + odd + " NotAllowed",
            QString::fromUtf8("gr\xC3\xBC\xC3\x9F"
                              "e \xF0\x9F\x8C\xB1.md"),
            "latin" + odd + ".md NotAllowed", "line" + odd + "break.md NotAllowed"}));
    ::unlinkat(handle.number(), "latin\xE9.md", 0); // Qt cannot remove a file whose name is not valid UTF-8
    ::unlinkat(handle.number(), "folder\xFF", AT_REMOVEDIR);
}

void FolderSourceTest::limitsDepthSizeAndNumberOfFiles()
{
    FaultFolder folder;
    folder.write("1/2/3/a.md", "x");
    folder.write("1/b.md", "x");
    folder.writeLarge("large.md", 50'000'000);
    QCOMPARE(listing(folder), (QStringList{"1/2/3/a.md", "1/b.md", "large.md TooLarge"}));
    QCOMPARE(listing(folder, {2, 100, 1'000}), (QStringList{"1/2/3 TooLarge", "1/b.md", "large.md TooLarge"}));
    const QStringList few = listing(folder, {32, 1, 1'000});
    QCOMPARE(few.size(), 2);
    QCOMPARE(few.first(), QStringLiteral(". TooLarge"));
}

void FolderSourceTest::failsWithoutAFolder()
{
    FaultFolder folder;
    folder.write("file.md", "x");
    QVERIFY(FolderSource(folder.path("gone")).list().error().code == ErrorCode::NotFound);
    QVERIFY(!FolderSource(folder.path("file.md")).list());
    QVERIFY(codeOf(FolderSource(folder.path("gone")).read("a.md")) == ErrorCode::NotFound);
}

void FolderSourceTest::readsOnlyFilesInTheFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("code");

    const int notAllowed = int(ErrorCode::NotAllowed);
    QTest::newRow("up") << "../outside/secret.md" << notAllowed;
    QTest::newRow("up from below") << "a/../../outside/secret.md" << notAllowed;
    QTest::newRow("absolute") << "/etc/passwd" << notAllowed;
    QTest::newRow("nothing") << "" << notAllowed;
    QTest::newRow("empty step") << "a//x.md" << notAllowed;
    QTest::newRow("NUL character") << QString("a.md" + QString(QChar(u'\0')) + "x") << notAllowed;
    QTest::newRow("link out") << "out.md" << notAllowed;
    QTest::newRow("below a link out") << "out/secret.md" << notAllowed;
    QTest::newRow("folder") << "a" << notAllowed;
    QTest::newRow("circular link") << "circle.md" << notAllowed;
    QTest::newRow("not there") << "b.md" << int(ErrorCode::NotFound);
    QTest::newRow("below a file") << "a/x.md/y.md" << int(ErrorCode::NotFound);
    QTest::newRow("there") << "a/x.md" << int(ErrorCode::Interrupted);
}

void FolderSourceTest::readsOnlyFilesInTheFolder()
{
    FaultFolder folder;
    folder.write("a/x.md", "text");
    folder.link("out.md", "../outside/secret.md");
    folder.link("out", "../outside");
    folder.link("circle.md", "circle.md");
    QFETCH(QString, path);
    const auto bytes = FolderSource(folder.path()).read(path);
    QTEST(int(codeOf(bytes)), "code");
    QCOMPARE(bytes ? bytes.value() : QByteArray(), bytes ? QByteArray("text") : QByteArray());
}

/// A fast way to open a file must not weaken the checks of links and special files.
void FolderSourceTest::opensRegularFilesOnlyWithoutLinks()
{
    const FaultFolder folder;
    folder.write("a/b.md", "text");
    folder.link("a/link.md", "b.md");
    folder.link("linked", "a");
    QCOMPARE(::mkfifo(folder.name("pipe.md").constData(), 0600), 0);
    const Result<FoundFile> root = findFolder(folder.path());
    QVERIFY(root);
    const auto opens = [&](const QByteArray &path) { return openRegularFile(root->handle, path).isOpen(); };
    if (!opens("a/b.md"))
        QSKIP("openat2() is not available");
    QCOMPARE(readAll(openRegularFile(root->handle, "a/b.md"), 100).value(), QByteArray("text"));
    QVERIFY(!opens("a/link.md") && !opens("linked/b.md") && !opens("pipe.md") && !opens("a") && !opens("missing.md"));
    QVERIFY(!opens("/etc/hostname") && !opens("../" + folder.name({}).split('/').last() + "/a/b.md"));
}

void FolderSourceTest::rejectsLargeFilesWithoutReadingThem()
{
    FaultFolder folder;
    folder.write("fits.md", QByteArray(1'000, 'x'));
    folder.write("more.md", QByteArray(1'001, 'x'));
    folder.writeLarge("large.md", 50'000'000);
    const FolderSource source(folder.path(), {32, 100, 1'000});
    QCOMPARE(source.read("fits.md").value().size(), 1'000);
    QVERIFY(codeOf(source.read("more.md")) == ErrorCode::TooLarge);
    const qint64 before = bytesReadByThisProgram();
    QVERIFY(codeOf(source.read("large.md")) == ErrorCode::TooLarge);
    QVERIFY(bytesReadByThisProgram() - before < 1'000'000); // the size is enough to reject the file
}

void FolderSourceTest::reportsUnreadableFilesAndFolders()
{
    FaultFolder folder;
    folder.write("closed.md", "x");
    folder.write("locked/a.md", "x");
    ::chmod(folder.name("..").constData(), 0755);
    ::chmod(folder.name("closed.md").constData(), 0);
    ::chmod(folder.name("locked").constData(), 0);
    {
        const UnprivilegedUser nobody;
        const auto bytes = FolderSource(folder.path()).read("closed.md");
        QVERIFY(codeOf(bytes) == ErrorCode::Unreadable);
        QVERIFY2(bytes.error().message.contains("Permission denied"), qPrintable(bytes.error().message));
        QCOMPARE(listing(folder), (QStringList{"closed.md", "locked Unreadable"}));
    }
    ::chmod(folder.name("locked").constData(), 0700);
}

void FolderSourceTest::rereadsOnlyChangedFiles()
{
    FaultFolder folder;
    folder.write("a.md", "one");
    folder.write("b.md", "two");
    folder.pipe("c.md");
    const FolderSource source(folder.path());
    QList<SourceFile> files;
    QTRY_VERIFY((files = readFiles(source).value()).first().modified != 0); // the time stamp is old enough to be trusted
    QCOMPARE(files.size(), 3);
    QCOMPARE(files[1].bytes, QByteArray("two"));
    QVERIFY(files[2].error.has_value());
    const Workspace before = Workspace::fromFiles({source.name()}, files);
    folder.write("b.md", "three");
    const QList<SourceFile> again = readFiles(source, before).value();
    QCOMPARE(again[0].bytes.constData(),
        before.document("a.md")->bytes.constData()); // the file was not read again, so it shares the memory of the first read
    QCOMPARE(again[1].bytes, QByteArray("three"));
}

/// Prints both durations. Unchanged files are not read again.
void FolderSourceTest::reopensTenThousandFilesWithoutRereading()
{
    FaultFolder folder;
    for (int i = 0; i < 10'000; ++i)
        folder.write(QStringLiteral("agents/%1/a%2.md").arg(i % 100).arg(i),
            "---\nname: a\ndescription: \"Does something well.\"\ntools: [Read]\n---\nText.\n");
    const FolderSource source(folder.path());
    Workspace cold;
    Workspace warm;
    const double coldTime = minimumCpuTime([&] { cold = Workspace::fromFiles({source.name()}, readFiles(source).value()); }, 1);
    const qint64 before = bytesReadByThisProgram();
    const double warmTime = minimumCpuTime([&] { warm = Workspace::fromFiles({source.name()}, readFiles(source, cold).value(), cold); }, 1);
    qInfo("10,000 files: opened in %.0f ms, again in %.0f ms", coldTime * 1e3, warmTime * 1e3);
    QCOMPARE(warm.documents().size(), 10'000);
    QVERIFY(bytesReadByThisProgram() - before < 100'000);
}

OUTCROP_TEST(FolderSourceTest, CoreApplication)

} // namespace tst_foldersource

#include "tst_foldersource.moc"
