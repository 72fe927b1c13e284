// SPDX-License-Identifier: GPL-3.0-or-later
// Tests several windows: each has its workspace, the open workspaces are stored for the next start, and settings apply to all windows. Also tests the message
// about a crash.
#include "app/program/interfacelanguage.h"
#include "gui/base/translations.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/application.h"
#include "gui/start/builtinpanels.h"
#include "gui/start/crashmessage.h"
#include "gui/settings/settingsdialog.h"
#include "gui/start/windowlist.h"
#include "gui/widgets/messagebar.h"
#include "gui/window/aboutdialog.h"
#include "gui/window/mainwindow.h"
#include "tests/gui/fakedialogs.h"
#include "tests/gui/fakeservices.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace outcrop;

namespace tst_windowlist {

namespace {

QString toQString(const char *text)
{
    return QLatin1String(text);
}

Translations *translations = nullptr; ///< set before the first test runs

/// A panel with a request in progress until the test ends it.
class WaitingController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration()
    {
        return makeRegistration<WaitingController>({toQString("waiting"), tr("Waiting"), tr("Waiting"), toQString("layers"), tr("Waits")}, PanelView::Library);
    }

    explicit WaitingController(const DockContext &place) : DockController(place, new QLabel(place.window)) { setWorkspace(nullptr); }

    bool isIdle() const override { return true; }
    bool hasRequestInProgress() const override { return m_hasRequest; }
    void startRequest() { m_hasRequest = true; }
    void endRequest()
    {
        m_hasRequest = false;
        Q_EMIT requestEnded();
    }

private:
    void refresh() override { }
    void clear() override { }

    bool m_hasRequest = false;
};

/// The windows of a program, with two workspaces.
class ProgramFixture
{
public:
    ProgramFixture()
    {
        for (const QString &name : {toQString("first"), toQString("second")}) {
            QVERIFY(QDir(m_folder.path()).mkpath(name + toQString("/layers")));
            QFile file(m_folder.filePath(name + toQString("/layers/rules.md")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("---\ntitle: Rules\ntier: bedrock\n---\nBe short.\n");
        }
    }

    QString path(const char *name) const { return m_folder.filePath(toQString(name)); }
    WindowSettings &settings() { return m_settings; }
    FakeDialogs &dialogs() { return m_dialogs; }
    WindowList &windows() { return m_windows; }
    MainWindow *open(const char *name) { return m_windows.open({path(name)}); }

private:
    QTemporaryDir m_folder;
    QSettings m_store{m_folder.filePath(toQString("settings.ini")), QSettings::IniFormat};
    WindowSettings m_settings{m_store};
    FakeDialogs m_dialogs;
    FakeServices m_services{m_folder.filePath(toQString("keys"))};
    WindowList m_windows{m_settings, m_dialogs, m_services.services(), builtInPanels() + PanelList{WaitingController::registration()}, *translations};
};

bool waitUntilOpen(const MainWindow *window, const QString &title)
{
    return QTest::qWaitFor([&] { return window->isIdle() && window->windowTitle().startsWith(title); }, 20'000);
}

void trigger(MainWindow *window, const char *action)
{
    auto *found = window->findChild<QAction *>(toQString(action));
    QVERIFY2(found, action);
    found->trigger();
}

/// Returns an available language that differs from the language of the windows. It is written from left to right, so that titles begin with the
/// workspace.
QString otherLanguage()
{
    for (const QString &code : {toQString("de"), toQString("fr"), toQString("en")}) {
        if (availableLanguages().contains(code) && !translations->isInEffect(code))
            return code;
    }
    return {};
}

/// Chooses a language in the settings of a window, and closes the settings.
void chooseLanguage(MainWindow *window, const QString &code)
{
    trigger(window, "showSettings");
    auto *dialog = window->findChild<SettingsDialog *>();
    QVERIFY(dialog);
    auto *languages = dialog->findChild<QComboBox *>(toQString("interfaceLanguage"));
    const int row = languages->findData(code);
    QVERIFY2(row > 0, qPrintable(code));
    languages->setCurrentIndex(row);
    dialog->reject();
}

/// Returns whether the application shows only new windows, and the number of windows is unchanged.
bool waitUntilReplaced(const WindowList &windows, const QList<MainWindow *> &before)
{
    return QTest::qWaitFor([&] {
        const QList<MainWindow *> now = windows.windows();
        return now.size() == before.size() && std::none_of(now.begin(), now.end(), [&before](MainWindow *one) { return before.contains(one); });
    });
}

DocumentTabs *tabsOf(const MainWindow *window)
{
    return window->findChild<DocumentTabs *>(toQString("documents"));
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
        translations = &setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QApplication::setQuitOnLastWindowClosed(false);
    }
    void cleanupTestCase() { QApplication::setQuitOnLastWindowClosed(true); }

    void eachWindowHasItsWorkspace()
    {
        ProgramFixture program;
        MainWindow *first = program.open("first");
        QVERIFY(waitUntilOpen(first, toQString("first")));
        trigger(first, "newWindow");
        QCOMPARE(program.windows().windows().size(), 2);
        MainWindow *second = program.windows().windows().constLast();
        QVERIFY(second->isVisible());
        QVERIFY(second->pos() != first->pos());
        second->openFolder(program.path("second"));
        QVERIFY(waitUntilOpen(second, toQString("second")));
        QVERIFY(first->windowTitle().startsWith(toQString("first")));
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    /// Two windows with the same documents would have two versions of unsaved text.
    void anOpenWorkspaceIsShownInItsWindow()
    {
        ProgramFixture program;
        MainWindow *first = program.open("first");
        QVERIFY(waitUntilOpen(first, toQString("first")));
        MainWindow *second = program.windows().open();
        second->openFolder(program.path("first"));
        QTRY_VERIFY(second->isIdle());
        QVERIFY(!second->windowTitle().startsWith(toQString("first")));
        QVERIFY(first->windowTitle().startsWith(toQString("first")));
        second->openFolder(program.path("second"));
        QVERIFY(waitUntilOpen(second, toQString("second")));
    }

    /// Another window can open the folder later.
    void aFolderThatCannotBeOpenedIsNotKept()
    {
        ProgramFixture program;
        MainWindow *first = program.open("missing");
        QTRY_VERIFY(first->isIdle());
        QCOMPARE(program.settings().openWorkspaces(), QStringList());
        QVERIFY(QDir().mkpath(program.path("missing")));
        MainWindow *second = program.windows().open();
        second->openFolder(program.path("missing"));
        QVERIFY(waitUntilOpen(second, toQString("missing")));
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("missing")});
    }

    void storesTheWorkspacesWhileTheyAreRead()
    {
        ProgramFixture program;
        program.open("first");
        program.open("second");
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    void aClosedWindowIsNotRestored()
    {
        ProgramFixture program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(waitUntilOpen(first, toQString("first")) && waitUntilOpen(second, toQString("second")));
        QVERIFY(first->close());
        QVERIFY(program.windows().windows() == QList<MainWindow *>{second});
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("second")});
        QVERIFY(second->close());
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("second")}); // the last window is restored at the next start
    }

    void aClosedWorkspaceIsNotRestored()
    {
        ProgramFixture program;
        MainWindow *window = program.open("first");
        QVERIFY(waitUntilOpen(window, toQString("first")));
        trigger(window, "closeWorkspace");
        QTRY_COMPARE(program.settings().openWorkspaces(), QStringList());
    }

    void quittingKeepsAllWorkspaces()
    {
        ProgramFixture program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(waitUntilOpen(first, toQString("first")) && waitUntilOpen(second, toQString("second")));
        trigger(first, "quit");
        QVERIFY(program.windows().windows().isEmpty());
        QCOMPARE(program.settings().openWorkspaces(), (QStringList{program.path("first"), program.path("second")}));
    }

    void quittingAsksAboutUnsavedText()
    {
        ProgramFixture program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(waitUntilOpen(first, toQString("first")) && waitUntilOpen(second, toQString("second")));
        auto *tabs = first->findChild<DocumentTabs *>(toQString("documents"));
        QVERIFY(tabs->open(toQString("layers/rules.md")));
        QTest::keyClicks(tabs->current()->activeEditor(), toQString("unsaved "));
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
        ProgramFixture program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        MainWindow *third = program.windows().open();
        QVERIFY(waitUntilOpen(first, toQString("first")) && waitUntilOpen(second, toQString("second")));
        for (const MainWindow *window : {first, second}) {
            auto *tabs = window->findChild<DocumentTabs *>(toQString("documents"));
            QVERIFY(tabs->open(toQString("layers/rules.md")));
            QTest::keyClicks(tabs->current()->activeEditor(), toQString("unsaved "));
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
        ProgramFixture program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.open("second");
        QVERIFY(waitUntilOpen(first, toQString("first")) && waitUntilOpen(second, toQString("second")));
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
        ProgramFixture program;
        MainWindow *first = program.windows().open();
        MainWindow *second = program.windows().open();
        const auto restore = qScopeGuard([first] { first->findChild<QAction *>(toQString("themeSystem"))->trigger(); });
        trigger(first, "themeDark");
        trigger(first, "wrapLines");
        QVERIFY(second->findChild<QAction *>(toQString("themeDark"))->isChecked());
        QVERIFY(!second->findChild<QAction *>(toQString("wrapLines"))->isChecked());
    }

    void aNewLanguageReplacesTheWindows()
    {
        const auto restore = qScopeGuard([] { translations->useLanguage({}); });
        translations->useLanguage({});
        ProgramFixture program;
        program.settings().setRestoresSession(false); // documents are restored even if this setting is off
        MainWindow *first = program.open("first");
        MainWindow *second = program.windows().open();
        QVERIFY(waitUntilOpen(first, toQString("first")));
        QVERIFY(tabsOf(first)->open(toQString("layers/rules.md")));
        first->resize(1011, 702);
        const QList<MainWindow *> before = program.windows().windows();
        const QString language = otherLanguage();
        chooseLanguage(second, language);
        QVERIFY(waitUntilReplaced(program.windows(), before));
        QCOMPARE(translations->language(), language);
        MainWindow *again = program.windows().windows().constFirst();
        QVERIFY(waitUntilOpen(again, toQString("first")));
        QCOMPARE(tabsOf(again)->current()->path(), toQString("layers/rules.md"));
        QCOMPARE(again->size(), QSize(1011, 702));
        QCOMPARE(program.settings().openWorkspaces(), QStringList{program.path("first")});
        QVERIFY(!program.windows().windows().constLast()->windowTitle().startsWith(toQString("first")));
    }

    void aWindowWithUnsavedTextKeepsItsLanguage()
    {
        const auto restore = qScopeGuard([] { translations->useLanguage({}); });
        translations->useLanguage({});
        ProgramFixture program;
        MainWindow *window = program.open("first");
        QVERIFY(waitUntilOpen(window, toQString("first")));
        QVERIFY(tabsOf(window)->open(toQString("layers/rules.md")));
        QTest::keyClicks(tabsOf(window)->current()->activeEditor(), toQString("unsaved "));
        const QString language = otherLanguage();
        chooseLanguage(window, language); // the dialogs answer Cancel
        QTRY_COMPARE(program.dialogs().titles.size(), 1);
        QCOMPARE(program.settings().interfaceLanguage(), language);
        QVERIFY(!translations->isInEffect(language));
        QVERIFY(program.windows().windows() == QList<MainWindow *>{window});
        QVERIFY(!window->isClosing() && window->documents().hasUnsaved());
        program.dialogs().nextUnsaved = UnsavedChoice::Discard;
        program.windows().applyLanguage();
        QVERIFY(waitUntilReplaced(program.windows(), {window}));
        QVERIFY(translations->isInEffect(language));
    }

    /// Closing a window would stop its request.
    void aNewLanguageWaitsForRequests()
    {
        const auto restore = qScopeGuard([] { translations->useLanguage({}); });
        translations->useLanguage({});
        ProgramFixture program;
        MainWindow *first = program.open("first");
        MainWindow *second = program.windows().open();
        QVERIFY(waitUntilOpen(first, toQString("first")));
        const QList<MainWindow *> before = program.windows().windows();
        auto *waiting = first->findChild<WaitingController *>();
        waiting->startRequest();
        const QString language = otherLanguage();
        chooseLanguage(second, language);
        QTRY_VERIFY(first->findChild<MessageBar *>(toQString("languageMessage")));
        QVERIFY(program.windows().windows() == before);
        QVERIFY(!first->isClosing() && !second->isClosing() && !translations->isInEffect(language));
        waiting->endRequest();
        QVERIFY(waitUntilReplaced(program.windows(), before));
        QVERIFY(translations->isInEffect(language));
    }

    /// A dialog runs an event loop in a function of its window, which must not be deleted while the dialog is open.
    void aNewLanguageWaitsForDialogs()
    {
        const auto restore = qScopeGuard([] { translations->useLanguage({}); });
        translations->useLanguage({});
        ProgramFixture program;
        MainWindow *window = program.open("first");
        QVERIFY(waitUntilOpen(window, toQString("first")));
        auto *waiting = window->findChild<WaitingController *>();
        waiting->startRequest();
        chooseLanguage(window, otherLanguage());
        QTRY_VERIFY(window->findChild<MessageBar *>(toQString("languageMessage")));
        bool isOpenAfterRequest = false;
        {
            QDialog question(window);
            QTimer::singleShot(0, &question, [&] {
                waiting->endRequest();
                QTimer::singleShot(0, &question, [&] {
                    isOpenAfterRequest = !window->isClosing();
                    question.accept();
                });
            });
            question.exec();
        }
        QVERIFY(isOpenAfterRequest);
        QVERIFY(waitUntilReplaced(program.windows(), {window}));
    }

    void closingTheWaitingWindowAppliesTheLanguage()
    {
        const auto restore = qScopeGuard([] { translations->useLanguage({}); });
        translations->useLanguage({});
        ProgramFixture program;
        MainWindow *first = program.open("first");
        QPointer<MainWindow> second = program.windows().open();
        QVERIFY(waitUntilOpen(first, toQString("first")));
        first->findChild<WaitingController *>()->startRequest();
        const QString language = otherLanguage();
        chooseLanguage(second, language);
        QTRY_VERIFY(second->findChild<MessageBar *>(toQString("languageMessage")));
        QVERIFY(first->close());
        QTRY_VERIFY(!second && program.windows().windows().size() == 1);
        QVERIFY(translations->isInEffect(language));
    }

    void theSameLanguageKeepsTheWindows()
    {
        ProgramFixture program;
        MainWindow *window = program.windows().open();
        trigger(window, "showSettings");
        window->findChild<SettingsDialog *>()->reject();
        for (int turns = 0; turns < 100; ++turns)
            QCoreApplication::processEvents();
        QVERIFY(program.windows().windows() == QList<MainWindow *>{window});
    }

    /// Settings of versions with only one window contain one workspace.
    void readsEarlierSettings()
    {
        QTemporaryDir folder;
        QSettings store(folder.filePath(toQString("settings.ini")), QSettings::IniFormat);
        WindowSettings settings(store);
        QCOMPARE(settings.openWorkspaces(), QStringList());
        store.setValue(toQString("session/workspace"), toQString("/garden"));
        QCOMPARE(settings.openWorkspaces(), QStringList{toQString("/garden")});
        settings.setOpenWorkspaces({});
        QCOMPARE(settings.openWorkspaces(), QStringList());
    }

    void showsACrashReportOnce()
    {
        QTemporaryDir reports;
        QFile file(reports.filePath(toQString("crash-1-1.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("outcrop 0.1.0\ntime 1700000000\nsignal 11\nat outcrop+0x12\n");
        file.close();
        ProgramFixture program;
        MainWindow *window = program.windows().open();
        showCrashReports(*window, readUnseenCrashReports(reports.path()));
        auto *bar = window->findChild<MessageBar *>(toQString("crashMessage"));
        QVERIFY(bar && bar->isVisible());
        QVERIFY2(bar->notice().title.startsWith(toQString("Outcrop crashed on ")), qPrintable(bar->notice().title));
        bar->findChild<QPushButton *>()->click();
        auto *dialog = window->findChild<QDialog *>(toQString("crashDialog"));
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->findChild<QPlainTextEdit *>(toQString("crashReport"))->toPlainText().contains(toQString("at outcrop+0x12")));
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
        about.setInstallation({kind, toQString("0.1.0-1"), QDate(2026, 11, 21)});
        const QString text = about.findChild<QLabel *>(toQString("installation"))->text();
        QVERIFY2(text.contains(part), qPrintable(text));
        QVERIFY2(text.contains(toQString("2026")), qPrintable(text));
        QVERIFY2(text.contains(toQString("does not check for updates over the network")), qPrintable(text));
    }

private:
    QTemporaryDir m_state;
};

OUTCROP_TEST(TestWindowList, GuiApplication)

} // namespace tst_windowlist

#include "tst_windowlist.moc"
