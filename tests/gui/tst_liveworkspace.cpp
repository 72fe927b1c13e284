// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/liveworkspace.h"

#include "app/workspace/initworkspace.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace {

const QString layer = QStringLiteral("layers/soul.md");
const QString frontMatter = QStringLiteral("---\ntier: granite\n---\n");

/// A live workspace over the sample, and the texts that editors would hold.
struct Desk {
    explicit Desk(const WorkspacePtr &disk) : live([this](const QString &path) { return textOf(path); }) { live.setDisk(disk); }

    std::optional<UnsavedText> textOf(const QString &path)
    {
        asked += 1;
        return texts.contains(path) ? std::optional(UnsavedText{texts.value(path)}) : std::nullopt;
    }

    void type(const QString &text)
    {
        texts[layer] = frontMatter + text;
        live.touch(layer);
    }

    QString shown() const { return live.view().workspace->workspace().document(layer)->text; }

    QMap<QString, QString> texts;
    int asked = 0;
    LiveWorkspace live;
};

} // namespace

class TestLiveWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(initWorkspace(m_folder.path(), true).ok());
        const Result<OpenedWorkspace> opened = openWorkspace(m_folder.path());
        QVERIFY(opened.ok());
        m_disk = std::make_shared<const OpenedWorkspace>(*opened);
    }

    void followsWhatIsTyped()
    {
        Desk desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        const QSignalSpy outdated(&desk.live, &LiveWorkspace::outdated);
        desk.type(QStringLiteral("Typed"));
        QCOMPARE(outdated.size(), 1);
        QVERIFY(!desk.live.isCurrent());
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Typed"));
        desk.live.dropText(layer);
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
    }

    /// What comes while one text is worked in is worked in together, and asked for only then.
    void asksForATextWhenThereIsTimeForIt()
    {
        Desk desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        for (int i = 0; i < 50; ++i)
            desk.type(QString::number(i));
        QCOMPARE(desk.asked, 1);
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.asked, 2);
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("49"));
    }

    void waitsForWhoeverWorksWithTheView()
    {
        Desk desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.live.setHeld(true);
        desk.type(QStringLiteral("Held"));
        QVERIFY(!QTest::qWaitFor([&] { return desk.live.isCurrent(); }, 50));
        QCOMPARE(desk.asked, 0);
        desk.live.setHeld(false);
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Held"));
    }

    void restsAfterALongText()
    {
        Desk desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.type(QString(600'000, u'a'));
        QTRY_VERIFY(desk.live.isCurrent());
        QElapsedTimer clock;
        clock.start();
        desk.type(QString(600'000, u'b'));
        QCOMPARE(desk.asked, 1);
        QTRY_VERIFY(desk.live.isCurrent());
        QVERIFY2(clock.elapsed() >= 150, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(desk.shown().back(), u'b');
    }

    /// The disk does not wait, and what is unsaved stands over it at once.
    void anotherStateOfTheDiskDoesNotWait()
    {
        Desk desk(m_disk);
        desk.type(QStringLiteral("Unsaved"));
        desk.live.setHeld(true);
        desk.live.setDisk(m_disk, {layer});
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), frontMatter + QStringLiteral("Unsaved"));
        desk.live.setDisk(m_disk, {});
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
    }

    void aTextThatNoEditorHasIsLeft()
    {
        Desk desk(m_disk);
        QTRY_VERIFY(desk.live.isCurrent());
        desk.live.touch(layer);
        QTRY_VERIFY(desk.live.isCurrent());
        QCOMPARE(desk.shown(), m_disk->workspace().document(layer)->text);
        desk.live.setDisk(nullptr);
        QVERIFY(desk.live.isCurrent());
        QVERIFY(!desk.live.view().workspace);
    }

private:
    QTemporaryDir m_folder;
    WorkspacePtr m_disk;
};

OUTCROP_TEST(TestLiveWorkspace, GuiApplication)
#include "tst_liveworkspace.moc"
