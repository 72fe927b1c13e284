// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a dock is updated only while it is visible, and is cleared when no workspace is open.
#include "gui/base/fileexport.h"
#include "gui/base/sendservices.h"
#include "gui/base/windowsettings.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/panels/dockcontroller.h"
#include "gui/status/statusfields.h"
#include "gui/widgets/messagearea.h"
#include "tests/gui/fakedialogs.h"
#include "tests/gui/fakeservices.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

using namespace outcrop;

namespace tst_dockflow {

namespace {

/// Counts how often it is updated and cleared.
class CountingController : public DockController
{
public:
    explicit CountingController(const DockContext &place) : DockController(place, new QWidget(place.window))
    {
        setWorkspace(nullptr);
    }
    bool isIdle() const override { return true; }

    int refreshed = 0;
    int cleared = 0;

protected:
    void refresh() override { ++refreshed; }
    void clear() override { ++cleared; }
};

struct DockWindow {
    QTemporaryDir folder;
    QMainWindow window;
    QDockWidget beside{&window};
    FakeDialogs dialogs;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    WindowSettings settings{store};
    MessageArea messages{&window};
    DocumentTabs tabs{&window};
    DocumentsController documents{dialogs, messages, tabs, &window};
    FileExport files{dialogs, settings, messages, &window};
    FakeServices fakes{folder.path()};
    StatusFields status{window.statusBar()};
    QMenu render;
    QToolBar bar;
    PanelInfo look{QStringLiteral("counting"), QStringLiteral("Counting"), QStringLiteral("Co&unting"),
        QStringLiteral("budget"), QStringLiteral("Counts"), Qt::ALT | Qt::Key_9};
    CountingController flow{DockContext{&window, &beside, &render, &bar, dialogs, settings, documents, files, messages,
        status, std::make_shared<const SendServices>(fakes.services()), look}};

    DockWindow()
    {
        window.addDockWidget(Qt::BottomDockWidgetArea, &beside);
        window.show();
    }
    void open(const QString &path = {})
    {
        auto workspace = std::make_shared<OpenedWorkspace>();
        workspace->folder = path;
        flow.setWorkspace(workspace);
    }
};

} // namespace

class TestDockFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refreshesOnlyWhileVisible()
    {
        DockWindow room;
        room.open();
        QCOMPARE(room.flow.refreshed, 0);
        room.flow.action()->trigger();
        QTRY_COMPARE(room.flow.refreshed, 1);
        room.open();
        QCOMPARE(room.flow.refreshed, 2);
        room.flow.dock()->hide();
        room.open();
        room.open();
        QCOMPARE(room.flow.refreshed, 2);
        room.flow.action()->trigger();
        QTRY_COMPARE(room.flow.refreshed, 3);
    }

    void clearsWhenTheWorkspaceCloses()
    {
        DockWindow room;
        QVERIFY(!room.flow.action()->isEnabled());
        const int before = room.flow.cleared;
        room.open();
        QVERIFY(room.flow.action()->isEnabled());
        room.flow.setWorkspace(nullptr);
        QCOMPARE(room.flow.cleared, before + 1);
        room.flow.dock()->show();
        QCOMPARE(room.flow.refreshed, 0);
    }

    /// Results of the previous folder must not be shown or take effect in the new folder.
    void clearsForAnotherFolder()
    {
        DockWindow room;
        room.open(QStringLiteral("first"));
        const int before = room.flow.cleared;
        room.open(QStringLiteral("first"));
        QCOMPARE(room.flow.cleared, before);
        room.open(QStringLiteral("second"));
        QCOMPARE(room.flow.cleared, before + 1);
        room.flow.setWorkspace(nullptr);
        QCOMPARE(room.flow.cleared, before + 2);
    }

    void setsObjectNames()
    {
        const DockWindow room;
        QCOMPARE(room.flow.action()->objectName(), QStringLiteral("showCounting"));
        QCOMPARE(room.flow.dock()->objectName(), QStringLiteral("countingDock"));
        QCOMPARE(room.flow.panelWidget()->objectName(), QStringLiteral("counting"));
        QVERIFY(room.flow.dock()->isHidden());
    }
};

OUTCROP_TEST(TestDockFlow, GuiApplication)

} // namespace tst_dockflow

#include "tst_dockflow.moc"
