// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/githistory.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

#include <sys/stat.h>

using namespace outcrop;

namespace tst_githistory {

namespace {

std::unique_ptr<History> open(const QString &folder)
{
    auto history = openGitHistory(folder);
    if (!history)
        qFatal("%s", qPrintable(history.error().message));
    return std::move(*history);
}

QStringList linesOf(const QByteArray &output)
{
    return QString::fromUtf8(output).split(u'\n', Qt::SkipEmptyParts);
}

QStringList idsOf(const Result<QList<FileVersion>> &versions)
{
    QStringList ids;
    for (const FileVersion &version : versions.value())
        ids.append(version.id);
    return ids;
}

constexpr qint64 start = 1'780'000'000;

/// A repository with randomly changed, added and removed lines. If `renames` is set, some commits rename the file.
struct RandomRepository {
    GitFolder folder;
    QString path = QStringLiteral("layers/soul.md");

    explicit RandomRepository(quint32 seed, bool hasRenames) : random(seed)
    {
        for (int i = 0; i < 40; ++i)
            lines.append(randomLine());
        for (int i = 0; i < 25; ++i) {
            edit();
            if (hasRenames && i % 9 == 8)
                rename(i);
            folder.write(path, lines.join('\n') + '\n');
            if (i % 3 == 0)
                folder.write(QStringLiteral("other.md"), randomLine());
            folder.commit(QStringLiteral("Step %1").arg(i), start + i * 3600);
        }
    }

private:
    QByteArray randomLine() { return QByteArray::number(random.generate()) + " words of a line"; }
    void edit()
    {
        const int at = random.bounded(int(lines.size()));
        switch (random.bounded(3)) {
        case 0:
            lines[at] = randomLine();
            break;
        case 1:
            lines.insert(at, randomLine());
            break;
        default:
            lines.removeAt(at);
        }
    }
    void rename(int number)
    {
        const QString next = QStringLiteral("layers/soul%1.md").arg(number);
        folder.git({"mv", path, next});
        path = next;
    }

    QRandomGenerator random;
    QList<QByteArray> lines;
};

} // namespace

class TestGitHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    void versionsMatchGitLog_data() { seeds(); }
    void versionsMatchGitLog()
    {
        QFETCH(quint32, seed);
        const RandomRepository story(seed, true);
        const auto history = open(story.folder.folder());
        const QStringList theirs = linesOf(story.folder.git({"log", "--follow", "--format=%H", "--", story.path}));
        QVERIFY(theirs.size() > 20);
        QCOMPARE(idsOf(history->versions(story.path)), theirs);
        QCOMPARE(idsOf(history->versions(story.path, 3)), theirs.mid(0, 3));
    }

    void blameMatchesGit_data() { seeds(); }
    void blameMatchesGit()
    {
        QFETCH(quint32, seed);
        const RandomRepository story(seed, true);
        QStringList theirs;
        for (const QString &line : linesOf(story.folder.git({"blame", "--porcelain", "HEAD", "--", story.path}))) {
            const QStringList words = line.split(u' ');
            if (words.first().size() == 40 && words.size() >= 3)
                theirs.append(words.at(0) + u' ' + words.at(1));
        }
        const auto origins = open(story.folder.folder())->blame(story.path, story.folder.read(story.path));
        QVERIFY(origins.ok());
        QStringList ours;
        for (const LineOrigin &origin : *origins)
            ours.append(origin.version.id + u' ' + QString::number(origin.line));
        QCOMPARE(ours, theirs);
    }

    void blameMarksUncommittedLines()
    {
        GitFolder folder;
        folder.write("a.md", "one\ntwo\nthree\n");
        const QString first = folder.commit("Begin");
        const auto origins = open(folder.folder())->blame("a.md", "one\r\nmore\r\ntwo\r\nthree");
        QVERIFY(origins.ok());
        QCOMPARE(origins->size(), 4);
        QCOMPARE(origins->at(0).version.id, first);
        QVERIFY(origins->at(1).version.id.isEmpty());
        QCOMPARE(origins->at(2).version.id, first);
        QVERIFY(origins->at(3).version.id.isEmpty()); // the last line lost its line break, so it counts as changed
        QCOMPARE(open(folder.folder())->blame("new.md", "one\n")->size(), 1);
    }

    void changesMatchGitLog_data() { seeds(); }
    void changesMatchGitLog()
    {
        QFETCH(quint32, seed);
        const RandomRepository story(seed, false);
        const auto history = open(story.folder.folder());
        const QDateTime since = QDateTime::fromSecsSinceEpoch(start + 10 * 3600, Qt::UTC);
        const auto changes = history->changes(since);
        QVERIFY(changes.ok());
        QCOMPARE(changes->size(), 2);
        for (const FileChanges &file : *changes) {
            const QStringList theirs = linesOf(story.folder.git({"log", "--format=%ct", "--since-as-filter=@" + QString::number(since.toSecsSinceEpoch() - 1), "--", file.path}, true));
            QStringList ours;
            for (const QDateTime &time : file.times)
                ours.append(QString::number(time.toSecsSinceEpoch()));
            if (!theirs.isEmpty())
                QCOMPARE(ours, theirs);
            QVERIFY(!ours.isEmpty());
        }
        QCOMPARE(history->changes({})->last().path, QStringLiteral("other.md"));
        QCOMPARE(history->changes({})->last().times.size(), 9);
        QCOMPARE(*history->historyStart({}), QDateTime::fromSecsSinceEpoch(start, Qt::UTC));
        QCOMPARE(*history->historyStart(since), since);
        QCOMPARE(*history->historyStart(since.addYears(-1)), QDateTime::fromSecsSinceEpoch(start, Qt::UTC));
    }

    void aRenamedFileKeepsItsChanges()
    {
        const RandomRepository story(7, true);
        const auto changes = open(story.folder.folder())->changes({});
        QVERIFY(changes.ok());
        QCOMPARE(changes->size(), 2);
        QCOMPARE(changes->first().path, story.path);
        QCOMPARE(changes->first().times.size(), 25);
    }

    void doesNotCountMergesAsChanges()
    {
        GitFolder folder;
        folder.write("a.md", "1\n2\n3\n4\n5\n");
        folder.write("b.md", "b\n");
        folder.commit("Begin", start);
        folder.git({"checkout", "-q", "-b", "side"});
        folder.write("a.md", "one\n2\n3\n4\n5\n");
        const QString side = folder.commit("Side", start + 10);
        folder.git({"checkout", "-q", "main"});
        folder.write("b.md", "bb\n");
        folder.commit("Main", start + 20);
        folder.setTime(start + 30);
        folder.git({"merge", "-q", "--no-edit", "side"});
        const auto history = open(folder.folder());
        QCOMPARE(idsOf(history->versions("a.md")).first(), side);
        QCOMPARE(history->versions("a.md")->size(), 2);
        QCOMPARE(history->changes({})->first().times.size(), 2);
    }

    void listsFilesAtARevision()
    {
        GitFolder folder;
        folder.write("garden/layers/soul.md", "old\n");
        folder.write("garden/config.toml", "");
        folder.write("garden/node_modules/x.md", "not ours\n");
        folder.write("garden/picture.png", "no document");
        folder.write("outside.md", "outside\n");
        QVERIFY(QFile::link("soul.md", folder.path("garden/layers/also.md")));
        QVERIFY(QFile::link("../../outside.md", folder.path("garden/layers/out.md")));
        const QString old = folder.commit("Begin");
        folder.write("garden/layers/soul.md", "new\n");
        folder.commit("Go on");
        const auto history = open(folder.path("garden"));
        const auto files = history->filesAt("HEAD~1");
        QVERIFY(files.ok());
        QStringList paths;
        const auto entries = (*files)->list();
        for (const FileEntry &entry : *entries)
            paths.append(entry.path);
        QCOMPARE(paths, QStringList({"config.toml", "layers/also.md", "layers/out.md", "layers/soul.md"}));
        QCOMPARE((*files)->read("layers/soul.md").value(), QByteArray("old\n"));
        QCOMPARE((*files)->read("layers/also.md").value(), QByteArray("old\n"));
        QCOMPARE(history->read("layers/soul.md", "main").value(), QByteArray("new\n"));
        QCOMPARE(history->resolve(old.left(7)).value(), old);
        QCOMPARE(history->versions("layers/soul.md")->size(), 2);
        QCOMPARE(history->versions("layers/soul.md")->first().path, QStringLiteral("layers/soul.md"));
        QVERIFY((*files)->read("../outside.md").error().code == ErrorCode::NotAllowed);
        QVERIFY((*files)->read("layers/none.md").error().code == ErrorCode::NotFound);
        QVERIFY(history->filesAt("nobody").error().code == ErrorCode::NotFound);
        QVERIFY(history->filesAt("HEAD:outside.md").error().code == ErrorCode::NotFound
            || history->filesAt("HEAD:outside.md").error().code == ErrorCode::NotAllowed);
    }

    /// Finding the version that a suggestion was made for can read hundreds of versions, so the repository is scanned when the history is opened, not at each
    /// read. New commits are still found.
    void readsVersionsWithoutRescanning()
    {
        GitFolder folder;
        folder.write("layers/soul.md", "old\n");
        folder.write("outside.md", "outside\n");
        QVERIFY(QFile::link("soul.md", folder.path("layers/also.md")));
        QVERIFY(QFile::link("../../outside.md", folder.path("layers/out.md")));
        folder.commit("Begin");
        const auto history = open(folder.folder());
        QCOMPARE(::mkfifo(folder.path(".git/pipe").toUtf8().constData(), 0600), 0); // a second scan would report this file as an error
        QCOMPARE(history->read("layers/soul.md", "HEAD").value(), QByteArray("old\n"));
        QCOMPARE(history->read("layers/also.md", "HEAD").value(), QByteArray("old\n"));
        QVERIFY(history->read("layers/out.md", "HEAD").error().code == ErrorCode::NotFound);
        QVERIFY(history->read("layers/none.md", "HEAD").error().code == ErrorCode::NotFound);
        QVERIFY(history->read("../outside.md", "HEAD").error().code == ErrorCode::NotAllowed);
        QVERIFY(history->read("layers/soul.md", "nobody").error().code == ErrorCode::NotFound);
        folder.write("layers/soul.md", "new\n");
        folder.commit("Go on");
        QCOMPARE(history->read("layers/soul.md", "HEAD").value(), QByteArray("new\n"));
    }

    void rejectsFoldersWithoutUsableRepository_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("no repository") << "plain" << ErrorCode::NotFound;
        QTest::newRow("an ignored folder") << "ignored" << ErrorCode::NotFound;
        QTest::newRow("bare") << "bare" << ErrorCode::NotAllowed;
        QTest::newRow("work tree elsewhere") << "elsewhere" << ErrorCode::NotAllowed;
        QTest::newRow("damaged") << "damaged" << ErrorCode::Unreadable;
    }
    void rejectsFoldersWithoutUsableRepository()
    {
        QFETCH(QString, place);
        QFETCH(ErrorCode, code);
        const GitFolder folder(place != u"plain");
        QString open = folder.folder();
        if (place == u"ignored") {
            folder.write(".gitignore", "build/\n");
            folder.write("build/garden/a.md", "a\n");
            open = folder.path("build/garden");
        } else if (place == u"bare") {
            folder.git({"init", "-q", "--bare", "store.git"});
            open = folder.path("store.git");
        } else if (place == u"elsewhere") {
            folder.git({"config", "core.worktree", "/usr"});
        } else if (place == u"damaged") {
            folder.write(".git/config", "[core\nnonsense");
        }
        const auto history = openGitHistory(open);
        QVERIFY(!history.ok());
        QVERIFY2(history.error().code == code, qPrintable(history.error().message));
        QVERIFY(history.error().message.size() > 20);
    }

    void supportsUnbornBranchesDetachedHeadsAndWorktrees()
    {
        GitFolder folder;
        folder.write("a.md", "a\n");
        QCOMPARE(open(folder.folder())->versions("a.md")->size(), 0);
        QCOMPARE(open(folder.folder())->changes({})->size(), 0);
        QVERIFY(!open(folder.folder())->historyStart({})->isValid());
        QCOMPARE(open(folder.folder())->blame("a.md", "a\n")->size(), 1);
        QVERIFY(!open(folder.folder())->filesAt("HEAD").ok());
        const QString first = folder.commit("Begin");
        folder.write("a.md", "aa\n");
        folder.commit("Go on");
        folder.git({"checkout", "-q", first});
        QCOMPARE(idsOf(open(folder.folder())->versions("a.md")), QStringList{first});
        folder.git({"worktree", "add", "-q", "linked", "main"});
        QCOMPARE(open(folder.path("linked"))->versions("a.md")->size(), 2);
    }

    void reportsFilesInASubmodule()
    {
        GitFolder inner;
        inner.write("a.md", "a\n");
        inner.commit("Begin");
        GitFolder outer;
        outer.git({"-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.folder(), "part"});
        outer.commit("Add");
        const auto versions = open(outer.folder())->versions("part/a.md");
        QVERIFY(!versions.ok());
        QVERIFY2(versions.error().message.contains("part is a submodule"), qPrintable(versions.error().message));
        QCOMPARE(open(outer.path("part"))->versions("a.md")->size(), 1);
    }

private:
    static void seeds()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 5; ++seed)
            QTest::addRow("%u", seed) << seed;
    }

    QTemporaryDir m_home;
};

OUTCROP_TEST(TestGitHistory, CoreApplication)

} // namespace tst_githistory

#include "tst_githistory.moc"
