// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that changes in a folder are reported. Each kind of change is tested twice: with system notifications and with polling.
#include "adapters/files/changebatch.h"
#include "adapters/files/folderwatcher.h"
#include "adapters/files/savefile.h"
#include "tests/adapters/files/faultfolder.h"
#include "tests/support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <fcntl.h>

#include <functional>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_folderwatcher {

namespace {

using Change = std::function<void(const FaultFolder &)>;

WatchTimes quick(bool usesInotify)
{
    using namespace std::chrono_literals;
    return {20ms, 200ms, 100ms, usesInotify};
}

void prepare(const FaultFolder &folder)
{
    folder.write("a.md", "one");
    folder.write("sub/b.md", "two");
    folder.write("sub/notes.bin", "x");
    folder.write("real/deep/c.md", "three");
    folder.link("linked", "real/deep");
}

void rename(const FaultFolder &folder, const char *from, const char *to)
{
    const auto name = [&folder](const char *inside) { return QFile::encodeName(QDir::cleanPath(folder.path(inside))); };
    QCOMPARE(::rename(name(from).constData(), name(to).constData()), 0);
}

} // namespace

class FolderWatcherTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsChanges_data();
    void reportsChanges();
    void reportsLaterChanges();
    void ignoresUnrelatedEvents_data();
    void ignoresUnrelatedEvents();
    void debouncesChanges();
    void reportsAnEndlessBurstOfChanges();
    void reportsABurstOfChanges();
    void watchesOnlyTheCurrentFolder();
    void canBeDestroyedAtAnyTime();
};

void FolderWatcherTest::reportsChanges_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("usesInotify");
    const auto row = [](const char *name, const Change &change) {
        QTest::addRow("%s, notified", name) << change << true;
        QTest::addRow("%s, polled", name) << change << false;
    };
    row("written in place", [](const FaultFolder &f) { f.write("a.md", "other"); });
    row("written below", [](const FaultFolder &f) { f.write("sub/b.md", "other"); });
    row("written behind a link", [](const FaultFolder &f) { f.write("real/deep/c.md", "other"); });
    row("renamed over", [](const FaultFolder &f) {
        f.write("new", "other");
        rename(f, "new", "a.md");
    });
    row("deleted", [](const FaultFolder &f) { QFile::remove(f.path("sub/b.md")); });
    row("a new file", [](const FaultFolder &f) { f.write("sub/new.md", ""); });
    row("a new folder with a file", [](const FaultFolder &f) { f.write("new/deep/d.md", "x"); });
    row("a folder renamed", [](const FaultFolder &f) { rename(f, "sub", "bus"); });
    row("a folder away", [](const FaultFolder &f) { rename(f, "sub", "../sub"); });
    row("a link turned", [](const FaultFolder &f) {
        f.link("turned", "sub");
        rename(f, "turned", "linked");
    });
    row("rights", [](const FaultFolder &f) { ::chmod(f.name("a.md").constData(), 0400); });
    row("saved", [](const FaultFolder &f) { QVERIFY(saveFile(f.path(), "a.md", "x", checksumOf("one"))->isSaved); });
    row("an agent of Claude", [](const FaultFolder &f) { f.write(".claude/agents/a.md", "x"); });
    row("a rule of Cursor", [](const FaultFolder &f) { f.write(".cursor/rules/a.mdc", "x"); });
    row("a hidden file of Cursor", [](const FaultFolder &f) { f.write(".cursorrules", "x"); });
    row("the workspace gone", [](const FaultFolder &f) { rename(f, ".", "../gone"); });
    row("the workspace replaced", [](const FaultFolder &f) {
        f.write("../next/a.md", "other");
        QCOMPARE(
            ::renameat2(AT_FDCWD, f.name("../next").constData(), AT_FDCWD, f.name({}).constData(), RENAME_EXCHANGE), 0);
    });
}

void FolderWatcherTest::reportsChanges()
{
    FaultFolder folder;
    prepare(folder);
    QFETCH(Change, change);
    QFETCH(bool, usesInotify);
    FolderWatcher watcher(nullptr, quick(usesInotify));
    QSignalSpy ready(&watcher, &FolderWatcher::ready);
    QSignalSpy changed(&watcher, &FolderWatcher::changed);
    watcher.watch(folder.path());
    QVERIFY(ready.wait());
    QCOMPARE(watcher.isPolling(), !usesInotify);
    change(folder);
    QTRY_VERIFY(!changed.isEmpty());
}

/// After every type of change, later changes are still reported, including those in new folders and in a recreated workspace.
void FolderWatcherTest::reportsLaterChanges()
{
    FaultFolder folder;
    prepare(folder);
    FolderWatcher watcher(nullptr, quick(true));
    QSignalSpy ready(&watcher, &FolderWatcher::ready);
    QSignalSpy changed(&watcher, &FolderWatcher::changed);
    watcher.watch(folder.path());
    QVERIFY(ready.wait());
    const QList<Change> changes{[](const FaultFolder &f) { f.write("new/deep/d.md", "x"); },
        [](const FaultFolder &f) { f.write("new/deep/d.md", "other"); },
        [](const FaultFolder &f) { rename(f, "new", "renamed"); },
        [](const FaultFolder &f) { f.write("renamed/deep/d.md", "again"); },
        [](const FaultFolder &f) { rename(f, "../workspace", "../gone"); },
        [](const FaultFolder &f) { rename(f, "../gone", "../workspace"); },
        [](const FaultFolder &f) { f.write("renamed/deep/d.md", "still"); },
        [](const FaultFolder &f) { QDir(f.path()).removeRecursively(); },
        [](const FaultFolder &f) { f.write("a.md", "from the beginning"); },
        [](const FaultFolder &f) { f.write("a.md", "and on"); }};
    for (const Change &change : changes) {
        changed.clear();
        change(folder);
        QTRY_VERIFY(!changed.isEmpty());
        while (changed.wait(150))
            changed.clear(); // waits until all changes have been reported
    }
}

void FolderWatcherTest::ignoresUnrelatedEvents_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("a hidden file") << Change([](const FaultFolder &f) { f.write(".a.md.outcrop-x", "x"); });
    QTest::newRow("git state") << Change([](const FaultFolder &f) { f.write(".git/x.md", "x"); });
    QTest::newRow("not a document") << Change([](const FaultFolder &f) { f.write("sub/notes.bin", "other"); });
    QTest::newRow("reading") << Change([](const FaultFolder &f) { f.read("a.md"); });
    QTest::newRow("outside") << Change([](const FaultFolder &f) { f.write("../outside/secret.md", "other"); });
}

void FolderWatcherTest::ignoresUnrelatedEvents()
{
    FaultFolder folder;
    prepare(folder);
    folder.write(".git/x.md", "");
    QFETCH(Change, change);
    FolderWatcher watcher(nullptr, quick(true));
    QSignalSpy ready(&watcher, &FolderWatcher::ready);
    QSignalSpy changed(&watcher, &FolderWatcher::changed);
    watcher.watch(folder.path());
    QVERIFY(ready.wait());
    change(folder);
    QVERIFY(!changed.wait(250));
}

/// Five hundred changes in quick succession cause one report, after a pause.
void FolderWatcherTest::debouncesChanges()
{
    using namespace std::chrono_literals;
    ChangeBatch batch(300ms, 5000ms);
    const ChangeBatch::Time begin{};
    QVERIFY(!batch.dueTime());
    for (int i = 0; i < 500; ++i) {
        batch.record(begin + i * 2ms);
        QVERIFY(!batch.isDue(begin + i * 2ms));
    }
    QCOMPARE(*batch.dueTime() - begin, ChangeBatch::Duration(998 + 300));
    QVERIFY(!batch.isDue(begin + 1297ms));
    QVERIFY(batch.isDue(begin + 1298ms));
    batch.clear();
    QVERIFY(!batch.dueTime());
}

void FolderWatcherTest::reportsAnEndlessBurstOfChanges()
{
    using namespace std::chrono_literals;
    ChangeBatch batch(300ms, 1000ms);
    const ChangeBatch::Time begin{};
    for (int i = 0; i < 10; ++i)
        batch.record(begin + i * 100ms);
    QCOMPARE(*batch.dueTime() - begin, ChangeBatch::Duration(1000));
    QVERIFY(batch.isDue(begin + 1000ms));
}

void FolderWatcherTest::reportsABurstOfChanges()
{
    FaultFolder folder;
    prepare(folder);
    FolderWatcher watcher(nullptr, quick(true));
    QSignalSpy ready(&watcher, &FolderWatcher::ready);
    QSignalSpy changed(&watcher, &FolderWatcher::changed);
    watcher.watch(folder.path());
    QVERIFY(ready.wait());
    for (int i = 0; i < 500; ++i)
        folder.write(QStringLiteral("many/%1.md").arg(i), "x");
    QTRY_VERIFY(!changed.isEmpty());
}

void FolderWatcherTest::watchesOnlyTheCurrentFolder()
{
    FaultFolder first;
    FaultFolder second;
    prepare(first);
    prepare(second);
    FolderWatcher watcher(nullptr, quick(true));
    QSignalSpy ready(&watcher, &FolderWatcher::ready);
    QSignalSpy changed(&watcher, &FolderWatcher::changed);
    watcher.watch(first.path());
    watcher.watch(second.path());
    QTRY_COMPARE(ready.size(), 1); // changes of the first folder are not reported
    QCOMPARE(watcher.folder(), second.path());
    first.write("a.md", "other");
    QVERIFY(!changed.wait(250));
    second.write("a.md", "other");
    QVERIFY(changed.wait());
    watcher.watch({});
    second.write("a.md", "again");
    changed.clear();
    QVERIFY(!changed.wait(250));
}

/// Watchers can be destroyed at any time, even if their folder does not exist.
void FolderWatcherTest::canBeDestroyedAtAnyTime()
{
    FaultFolder folder;
    prepare(folder);
    for (int i = 0; i < 50; ++i) {
        FolderWatcher watcher(nullptr, quick(i % 2 == 0));
        watcher.watch(i % 3 == 0 ? folder.path("nowhere") : folder.path());
        folder.write("a.md", QByteArray::number(i));
    }
}

OUTCROP_TEST(FolderWatcherTest, CoreApplication)

} // namespace tst_folderwatcher

#include "tst_folderwatcher.moc"
