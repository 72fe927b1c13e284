// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the files of a commit, as a coding agent would have seen them, with a checkout of the same commit.
#include "adapters/files/contextfolder.h"
#include "adapters/git/gitcontextfiles.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_gitcontextfiles {

namespace {

constexpr qint64 limit = 1024 * 1024;

/// Appends a line for every path below a folder, in order, except `.git`.
void appendDescription(const ContextFiles &files, const QString &root, const QString &folder, QStringList &lines)
{
    for (const QString &name : files.names(folder)) {
        const QString path = folder + u'/' + name;
        if (name == u".git")
            continue;
        const FileEntryInfo seen = files.entryInfo(path);
        const QString real = QString(seen.realPath).replace(root, QStringLiteral("@"));
        const Result<QByteArray> bytes = files.read(path, limit);
        lines.append(QStringLiteral("%1 %2 %3 %4 %5").arg(path.sliced(root.size())).arg(int(seen.kind)).arg(real).arg(seen.isFile() ? seen.size : 0).arg(bytes ? QString::fromUtf8(*bytes) : QString()));
        if (seen.isFolder() && files.folders(folder).contains(name))
            appendDescription(files, root, path, lines);
    }
}

void link(const GitFolder &git, const QString &target, const QString &name)
{
    QVERIFY(QFile::link(target, git.path(name)));
}

} // namespace

class TestGitContextFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commitMatchesItsCheckout()
    {
        const GitFolder git;
        git.write(QStringLiteral("AGENTS.md"), "Use pnpm.\n");
        git.write(QStringLiteral("packages/api/AGENTS.md"), "One route a file.\n");
        git.write(QStringLiteral("packages/api/größe.md"), "ü\n");
        link(git, QStringLiteral("AGENTS.md"), QStringLiteral("CLAUDE.md"));
        link(git, QStringLiteral("packages/api"), QStringLiteral("api"));
        link(git, QStringLiteral("api/AGENTS.md"), QStringLiteral("through.md"));
        link(git, QStringLiteral("nowhere.md"), QStringLiteral("broken.md"));
        link(git, QStringLiteral("round.md"), QStringLiteral("round.md"));
        link(git, QStringLiteral("/etc/passwd"), QStringLiteral("outside.md"));
        git.git({"add", "."});
        git.git({"commit", "-q", "-m", "first"});
        const QString root = QFileInfo(git.folder()).canonicalFilePath();
        const ContextFolder disk({root});
        QStringList expected;
        appendDescription(disk, root, root, expected);
        QVERIFY(expected.size() > 8);

        git.write(QStringLiteral("AGENTS.md"), "Use npm.\n");
        git.write(QStringLiteral("later.md"), "Not there yet.\n");
        const Result<std::unique_ptr<ContextFiles>> commit = gitContextFiles(root, QStringLiteral("HEAD"), disk);
        QVERIFY2(commit.ok(), commit ? "" : qPrintable(toString(commit.error())));
        QStringList found;
        appendDescription(**commit, root, root, found);
        QCOMPARE(found.join(u'\n'), expected.join(u'\n'));
        QVERIFY((*commit)->entryInfo(root + QStringLiteral("/.git")).isFolder());
        QCOMPARE(int((*commit)->entryInfo(QStringLiteral("/etc/passwd")).kind), int(FileEntryInfo::Kind::Outside));
    }

    void readsASubfolderOfTheRepository()
    {
        const GitFolder git;
        git.write(QStringLiteral("AGENTS.md"), "above\n");
        git.write(QStringLiteral("packages/api/AGENTS.md"), "inside\n");
        git.git({"add", "."});
        git.git({"commit", "-q", "-m", "first"});
        const QString root = QFileInfo(git.folder()).canonicalFilePath() + QStringLiteral("/packages/api");
        const ContextFolder disk({root});
        const Result<std::unique_ptr<ContextFiles>> commit = gitContextFiles(root, QStringLiteral("HEAD"), disk);
        QVERIFY(commit.ok());
        QCOMPARE((*commit)->names(root), QStringList({QStringLiteral("AGENTS.md")}));
        QCOMPARE(*(*commit)->read(root + QStringLiteral("/AGENTS.md"), limit), QByteArray("inside\n"));
    }

    void reportsAnUnknownRevision()
    {
        const GitFolder git;
        git.write(QStringLiteral("AGENTS.md"), "Use pnpm.\n");
        git.git({"add", "."});
        git.git({"commit", "-q", "-m", "first"});
        const ContextFolder disk({git.folder()});
        QCOMPARE(int(gitContextFiles(git.folder(), QStringLiteral("v9"), disk).error().code), int(ErrorCode::NotFound));
    }
};

OUTCROP_TEST(TestGitContextFiles, NoApplication)

} // namespace tst_gitcontextfiles

#include "tst_gitcontextfiles.moc"
