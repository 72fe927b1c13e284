// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which workspace is open if another is requested while one is being read.
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/workers.h"

#include "app/workspace/initworkspace.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace outcrop;

namespace tst_workspacecontroller {

class TestWorkspaceController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(initWorkspace(folder("a"), true).ok());
        QVERIFY(initWorkspace(folder("b"), true).ok());
    }

    void reloadingDoesNotCancelOpening()
    {
        WorkspaceController controller;
        open(controller, "a");
        controller.open(folder("b"));
        controller.reload();
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(controller.workspace()->folder, folder("b"));
    }

    void cancelingKeepsTheOpenWorkspace()
    {
        WorkspaceController controller;
        open(controller, "a");
        const QSignalSpy changed(&controller, &WorkspaceController::changed);
        controller.open(folder("b"));
        QVERIFY(controller.isOpening());
        controller.cancelOpening();
        QVERIFY(!controller.isOpening() && !controller.isBusy());
        QCOMPARE(controller.workspace()->folder, folder("a"));
        controller.reload(); // later than the canceled read
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(controller.workspace()->folder, folder("a"));
        QCOMPARE(changed.size(), 1); // by the reload
    }

    void opensASampleCreatedInASubfolder()
    {
        WorkspaceController controller;
        open(controller, "a");
        controller.openSample(folder("a"));
        controller.reload();
        QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), 20'000);
        QCOMPARE(controller.workspace()->folder, folder("a/outcrop-sample"));
    }

    /// A new home folder has only hidden entries. The sample gets a new folder inside it.
    void createsASampleInAFolderWithHiddenFiles()
    {
        QVERIFY(QDir(m_room.path()).mkpath(QStringLiteral("home/.config")));
        WorkspaceController controller;
        controller.openSample(folder("home"));
        QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), 20'000);
        QCOMPARE(controller.workspace()->folder, folder("home/outcrop-sample"));
    }

    /// The files of the sample are complete without the records, so they are opened.
    void opensASampleWithoutRecords()
    {
        WorkspaceController controller;
        const QSignalSpy failed(&controller, &WorkspaceController::failed);
        const QSignalSpy incomplete(&controller, &WorkspaceController::sampleIncomplete);
        controller.openSample(folder("c"), [](const QString &) -> Status { return Error{ErrorCode::Unwritable, QStringLiteral("The disk is full.")}; });
        QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), 20'000);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(incomplete.size(), 1);
        QCOMPARE(controller.workspace()->folder, folder("c"));
    }

    void reloadsAfterOpeningFailed()
    {
        WorkspaceController controller;
        open(controller, "b");
        const QSignalSpy failed(&controller, &WorkspaceController::failed);
        controller.open(folder("nowhere"));
        QFile file(folder("b/layers/new.md"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("New.\n") > 0);
        file.close();
        controller.reload();
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(controller.workspace()->folder, folder("b"));
        QVERIFY(controller.workspace()->workspace().document(QStringLiteral("layers/new.md")));
    }

    /// Reading a large folder may take longer than the interval between two changes.
    void followsContinuousChanges()
    {
        WorkspaceController controller;
        open(controller, "b");
        const QSignalSpy changed(&controller, &WorkspaceController::changed);
        QTimer changes;
        connect(&changes, &QTimer::timeout, &controller, &WorkspaceController::scheduleReload);
        changes.start(0);
        QTRY_VERIFY_WITH_TIMEOUT(changed.size() > 1, 5'000);
        changes.stop();
        QTRY_VERIFY(!controller.isBusy());
    }

    void reloadDoesNotReopenAClosedWorkspace()
    {
        WorkspaceController controller;
        open(controller, "b");
        controller.open(folder("a"));
        controller.reload();
        controller.close();
        workers()->waitForDone();
        WorkspaceController other;
        open(other, "b"); // results arrive in order, so any pending result would have arrived before
        QVERIFY(!controller.isOpen());
        open(controller, "b");
    }

private:
    QString folder(const char *name) const { return m_room.filePath(QLatin1String(name)); }

    void open(WorkspaceController &controller, const char *name) const
    {
        controller.open(folder(name));
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(controller.workspace()->folder, folder(name));
    }

    QTemporaryDir m_room;
};

OUTCROP_TEST(TestWorkspaceController, GuiApplication)

} // namespace tst_workspacecontroller

#include "tst_workspacecontroller.moc"
