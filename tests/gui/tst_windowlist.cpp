// SPDX-License-Identifier: GPL-3.0-or-later
// Tests several windows: each has its workspace, the open workspaces are stored for the next start, and settings apply to all windows. Also tests the message
// about a crash.
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/application.h"
#include "gui/start/builtinpanels.h"
#include "gui/start/crashmessage.h"
#include "gui/start/windowlist.h"
#include "gui/widgets/messagebar.h"
#include "gui/window/aboutdialog.h"
#include "gui/window/mainwindow.h"
#include "tests/gui/fakedialogs.h"
#include "tests/gui/fakeservices.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_windowlist {

namespace {

QString named(const char *text)
{
    return QLatin1String(text);
}

/// The windows of a program, with two workspaces.
class Program
{
public:
    Program()
    {
        for (const QString &name : {named("first"), named("second")}) {
            QVERIFY(QDir(m_folder.path()).mkpath(name + named("/layers")));
            QFile file(m_folder.filePath(name + named("/layers/rules.md")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("---\ntitle: Rules\ntier: bedrock\n---\nBe short.\n");
        }
    }

    QString path(const char *name) const { return m_folder.filePath(named(name)); }
    WindowSettings &settings() { return m_settings; }
    FakeDialogs &dialogs() { return m_dialogs; }
    WindowList &windows() { return m_windows; }
    MainWindow *open(const char *name) { return m_windows.open({path(name)}); }

private:
    QTemporaryDir m_folder;
    QSettings m_store{m_folder.filePath(named("settings.ini")), QSettings::IniFormat};
    WindowSettings m_settings{m_store};
    FakeDialogs m_dialogs;
    FakeServices m_services{m_folder.filePath(named("keys"))};
    WindowList m_windows{m_settings, m_dialogs, m_services.services(), builtInPanels()};
};

bool hasOpened(const MainWindow *window, const QString &title)
{
    return QTest::qWaitFor([&] { return window->isIdle() && window->windowTitle().startsWith(title); }, 20'000);
}

void trigger(MainWindow *window, const char *action)
{
    auto *found = window->findChild<QAction *>(named(action));
    QVERIFY2(found, action);
    found->trigger();
}

} // namespace

class TestWindowList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_state.isValid());
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_state.path()));
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QApplication::setQuitOnLastWindowClosed(false);
    }
    void cleanupTestCase() { QApplication::setQuitOnLastWindowClosed(true); }

    void eachWindowHasItsWorkspace()
    {
        Program program;
        MainWindow *first = program.open("first");
        QVERIFY(hasOpened(first, named("first")));
        trigger(first, "newWindow");
        QCOMPARE(program.windows().windows().size(), 2);
        MainWindow *second = program.windows().windows().constLast();
        QVERIFY(second->isVisible());
        QVERIFY(second->pos() != first->pos());
        second->openFolder(program.path("second"));
        QVERIFY(hasOpened(second, named("second")));
        QVERIFY(first->windowTitle().startsWith(named("first")));
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    /// Two windows with the same documents would have two versions of unsaved text.
    void anOpenWorkspaceIsShownInItsWindow()
    {
        Program program;
        MainWindow *first = program.open("first");
        QVERIFY(hasOpened(first, named("first")));
        MainWindow *second = program.windows().open();
        second->openFolder(program.path("first"));
        QTRY_VERIFY(second->isIdle());
        QVERIFY(!second->windowTitle().startsWith(named("first")));
        QVERIFY(first->windowTitle().startsWith(named("first")));
        second->openFolder(program.path("second"));
        QVERIFY(hasOpened(second, named("second")));
    }

    /// Another window can open the folder later.
    void aFolderThatCannotBeOpenedIsNotKept()
    {
        Program program;
        MainWindow *first = program.open("missing");
        QTRY_VERIFY(first->isIdle());
        QCOMPARE(program.settings().openWorkspaces(), QStringList());
        QVERIFY(QDir().mkpath(program.path("missing")));
        MainWindow *second = program.windows().open();
        second->openFolder(program.path("missing"));
        QVERIFY(hasOpened(second, named("missing")));
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("missing")});
    }

    void storesTheWorkspacesWhileTheyAreRead()
    {
        Program program;
        program.open("first");
        program.open("second");
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    void aClosedWindowIsNotRestored()
    {
        Program program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(hasOpened(first, named("first")) && hasOpened(second, named("second")));
        QVERIFY(first->close());
        QVERIFY(program.windows().windows() == QList<MainWindow *>{second});
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("second")});
        QVERIFY(second->close());
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("second")}); // the last window is restored
    }

    void aClosedWorkspaceIsNotRestored()
    {
        Program program;
        MainWindow *window = program.open("first");
        QVERIFY(hasOpened(window, named("first")));
        trigger(window, "closeWorkspace");
        QTRY_COMPARE(program.settings().openWorkspaces(), QStringList());
    }

    void quittingKeepsAllWorkspaces()
    {
        Program program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(hasOpened(first, named("first")) && hasOpened(second, named("second")));
        trigger(first, "quit");
        QVERIFY(program.windows().windows().isEmpty());
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    void quittingAsksAboutUnsavedText()
    {
        Program program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(hasOpened(first, named("first")) && hasOpened(second, named("second")));
        auto *tabs = first->findChild<DocumentTabs *>(named("documents"));
        QVERIFY(tabs->open(named("layers/rules.md")));
        QTest::keyClicks(tabs->current()->activeEditor(), named("unsaved "));
        QVERIFY(first->documents().hasUnsaved());
        trigger(second, "quit"); // the dialogs answer Cancel
        QCOMPARE(program.dialogs().titles.size(), 1);
        QVERIFY(program.windows().windows() == QList<MainWindow *>{first});
        QVERIFY(first->isVisible());
        program.dialogs().nextUnsaved = UnsavedChoice::Discard;
        trigger(first, "quit");
        QTRY_VERIFY(program.windows().windows().isEmpty());
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    /// A window that is closed after the user canceled quitting is not restored.
    void cancelingQuitKeepsTheOtherWindows()
    {
        Program program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        MainWindow *third = program.windows().open();
        QVERIFY(hasOpened(first, named("first")) && hasOpened(second, named("second")));
        for (const MainWindow *window : {first, second}) {
            auto *tabs = window->findChild<DocumentTabs *>(named("documents"));
            QVERIFY(tabs->open(named("layers/rules.md")));
            QTest::keyClicks(tabs->current()->activeEditor(), named("unsaved "));
        }
        trigger(third, "quit"); // the dialogs answer Cancel
        QVERIFY(program.windows().windows() == (QList<MainWindow *>{first, second}));
        program.dialogs().nextUnsaved = UnsavedChoice::Discard;
        second->close();
        QTRY_VERIFY(program.windows().windows() == QList<MainWindow *>{first});
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("first")});
    }

    void storesTheWindowGeometryOfEachWorkspace()
    {
        Program program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(hasOpened(first, named("first")) && hasOpened(second, named("second")));
        first->resize(1011, 702);
        second->resize(1234, 801);
        const QByteArray place = first->saveGeometry();
        QVERIFY(place != second->saveGeometry());
        QVERIFY(first->close() && second->close());
        QCOMPARE(program.settings().workspaceGeometry(program.path("first")), place);
        QVERIFY(program.settings().workspaceGeometry(program.path("second")) != place);
    }

    void settingsApplyToAllWindows()
    {
        Program program;
        MainWindow *first = program.windows().open();
        MainWindow *second = program.windows().open();
        const auto restore = qScopeGuard([first] { first->findChild<QAction *>(named("themeSystem"))->trigger(); });
        trigger(first, "themeDark");
        trigger(first, "wrapLines");
        QVERIFY(second->findChild<QAction *>(named("themeDark"))->isChecked());
        QVERIFY(!second->findChild<QAction *>(named("wrapLines"))->isChecked());
    }

    /// Before there were several windows, the settings had one workspace.
    void readsEarlierSettings()
    {
        QTemporaryDir folder;
        QSettings store(folder.filePath(named("settings.ini")), QSettings::IniFormat);
        WindowSettings settings(store);
        QCOMPARE(settings.openWorkspaces(), QStringList());
        store.setValue(named("session/workspace"), named("/garden"));
        QCOMPARE(settings.openWorkspaces(), QStringList{named("/garden")});
        settings.setOpenWorkspaces({});
        QCOMPARE(settings.openWorkspaces(), QStringList());
    }

    void showsACrashReportOnce()
    {
        QTemporaryDir reports;
        QFile file(reports.filePath(named("crash-1-1.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("outcrop 0.1.0\ntime 1700000000\nsignal 11\nat outcrop+0x12\n");
        file.close();
        Program program;
        MainWindow *window = program.windows().open();
        showCrashReports(*window, readUnseenCrashReports(reports.path()));
        auto *bar = window->findChild<MessageBar *>(named("crashMessage"));
        QVERIFY(bar && bar->isVisible());
        QVERIFY2(bar->notice().title.startsWith(named("Outcrop crashed on ")), qPrintable(bar->notice().title));
        bar->findChild<QPushButton *>()->click();
        auto *dialog = window->findChild<QDialog *>(named("crashDialog"));
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->findChild<QPlainTextEdit *>(named("crashReport"))->toPlainText().contains(named("at outcrop+0x12")));
        QVERIFY(readUnseenCrashReports(reports.path()).isEmpty());
    }

    void aboutDialogShowsThePackage_data()
    {
        QTest::addColumn<PackageKind>("kind");
        QTest::addColumn<QString>("part");
        QTest::newRow("Debian") << PackageKind::Debian << "Debian package outcrop 0.1.0-1";
        QTest::newRow("Flatpak") << PackageKind::Flatpak << "flatpak update";
        QTest::newRow("AppImage") << PackageKind::AppImage << "AppImage";
        QTest::newRow("none") << PackageKind::None << "Not installed from a package";
    }

    void aboutDialogShowsThePackage()
    {
        QFETCH(PackageKind, kind);
        QFETCH(QString, part);
        AboutDialog about;
        about.setInstallation({kind, named("0.1.0-1"), QDate(2026, 11, 21)});
        const QString text = about.findChild<QLabel *>(named("installation"))->text();
        QVERIFY2(text.contains(part), qPrintable(text));
        QVERIFY2(text.contains(named("2026")), qPrintable(text));
        QVERIFY2(text.contains(named("does not check for updates over the network")), qPrintable(text));
    }

private:
    QTemporaryDir m_state;
};

OUTCROP_TEST(TestWindowList, GuiApplication)

} // namespace tst_windowlist

#include "tst_windowlist.moc"
