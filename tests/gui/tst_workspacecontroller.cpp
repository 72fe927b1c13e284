// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which workspace is open if another is requested while one is being read.
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/workers.h"

#include "app/workspace/initworkspace.h"
#include "core/layers/contextlayers.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
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
        QVERIFY(!controller.isOpening());
        QCOMPARE(controller.workspace()->folder, folder("a"));
        QTRY_VERIFY(!controller.isBusy()); // the open folder must be read again
        workers()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(controller.workspace()->folder, folder("a"));
        QCOMPARE(changed.size(), 1);
    }

    /// A save requests another read of the open folder. Opening another folder discards this request, so canceling must repeat it.
    void cancelingReadsTheOpenWorkspaceAgain()
    {
        WorkspaceController controller;
        open(controller, "a");
        write("a/layers/later.md", "Later.\n");
        controller.reload();
        controller.open(folder("b"));
        controller.cancelOpening();
        QTRY_VERIFY(!controller.isBusy());
        QVERIFY(controller.workspace()->workspace().document(QStringLiteral("layers/later.md")));
    }

    void cancelingKeepsTheChosenClient()
    {
        write("agents/CLAUDE.md", "Be brief.\n");
        write("agents/AGENTS.md", "Be exact.\n");
        WorkspaceController controller;
        open(controller, "agents");
        QCOMPARE(clientOf(controller), QStringLiteral("claude"));
        controller.useContextClient(QStringLiteral("codex"));
        QTRY_COMPARE(clientOf(controller), QStringLiteral("codex"));
        controller.open(folder("b"));
        controller.cancelOpening();
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(clientOf(controller), QStringLiteral("codex"));
        open(controller, "b");
        open(controller, "agents");
        QCOMPARE(clientOf(controller), QStringLiteral("claude"));
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
        QVERIFY(QDir(m_directory.path()).mkpath(QStringLiteral("home/.config")));
        WorkspaceController controller;
        controller.openSample(folder("home"));
        QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), 20'000);
        QCOMPARE(controller.workspace()->folder, folder("home/outcrop-sample"));
    }

    /// The files of the sample are complete without the records, so the sample is opened.
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
        open(other, "b"); // results arrive in order, so any pending result would have arrived earlier
        QVERIFY(!controller.isOpen());
        open(controller, "b");
    }

private:
    QString folder(const char *name) const { return m_directory.filePath(QLatin1String(name)); }

    void write(const char *path, const char *text) const
    {
        const QString name = folder(path);
        QVERIFY(QDir().mkpath(QFileInfo(name).path()));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(text) > 0);
    }

    /// Returns the coding agent whose files are the layers; empty if the layers come from the workspace.
    static QString clientOf(const WorkspaceController &controller)
    {
        const ContextLayers *layers = contextLayersOf(controller.workspace()->library);
        return layers ? layers->client : QString();
    }

    void open(WorkspaceController &controller, const char *name) const
    {
        controller.open(folder(name));
        QTRY_VERIFY(!controller.isBusy());
        QCOMPARE(controller.workspace()->folder, folder(name));
    }

    QTemporaryDir m_directory;
};

OUTCROP_TEST(TestWorkspaceController, GuiApplication)

} // namespace tst_workspacecontroller

#include "tst_workspacecontroller.moc"
