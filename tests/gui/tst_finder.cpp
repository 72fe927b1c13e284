// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the command palette and quick open, with the keyboard only.
#include "gui/base/windowsettings.h"
#include "gui/finder/commandpalette.h"
#include "gui/finder/quickopen.h"
#include "gui/start/application.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_finder {

namespace {

/// A window with a menu bar and a focused widget.
struct SmallWindow {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    WindowSettings settings{store};
    QMainWindow window;
    QLineEdit *focus = new QLineEdit;
    QStringList run;

    SmallWindow()
    {
        window.resize(900, 600);
        window.setCentralWidget(focus);
        QMenu *file = window.menuBar()->addMenu(QStringLiteral("&File"));
        add(file, QStringLiteral("&Open Folder…"), QStringLiteral("openFolder"))->setShortcut(Qt::CTRL | Qt::Key_O);
        add(file, QStringLiteral("&Save"), QStringLiteral("save"))->setEnabled(false);
        QMenu *colors = window.menuBar()->addMenu(QStringLiteral("&View"))->addMenu(QStringLiteral("&Colors"));
        add(colors, QStringLiteral("Black && &White"), QStringLiteral("plain"));
        window.show();
        focus->setFocus();
    }

    QAction *add(QMenu *menu, const QString &text, const QString &name)
    {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        QObject::connect(action, &QAction::triggered, &window, [this, name] { run += name; });
        return action;
    }

    QLineEdit *line(const QString &popup) { return part<QLineEdit>(popup, QStringLiteral("finderLine")); }
    QListView *list(const QString &popup) { return part<QListView>(popup, QStringLiteral("finderList")); }

    template<typename T>
    T *part(const QString &popup, const QString &name)
    {
        return window.findChild<QWidget *>(popup)->findChild<T *>(name);
    }
};

const QString palette = QStringLiteral("commandPalette");
const QString quick = QStringLiteral("quickOpen");

Workspace manyDocuments(int count)
{
    QList<SourceFile> files;
    files.reserve(count);
    for (int i = 0; i < count; ++i)
        files += SourceFile{QStringLiteral("layers/season-%1/field-notes-%2.md").arg(i / 100).arg(i),
            "---\ntitle: Notes\n---\nRain.\nSun.\n"};
    return Workspace::fromFiles({QStringLiteral("many")}, files);
}

qint64 slowestKey(QLineEdit *line, const QString &typed)
{
    qint64 longest = 0;
    for (const QChar key : typed) {
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(line, key.toLatin1());
        QCoreApplication::processEvents(); // the duration includes the time for painting
        longest = std::max(longest, clock.nsecsElapsed());
    }
    return longest;
}

} // namespace

class TestFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void listsMenuCommands()
    {
        SmallWindow test;
        const QList<MenuCommand> commands = collectCommands(test.window.menuBar());
        QStringList places;
        for (const MenuCommand &command : commands)
            places += command.path();
        QCOMPARE(places,
            QStringList({QStringLiteral("File ▸ Open Folder…"), QStringLiteral("File ▸ Save"),
                QStringLiteral("View ▸ Colors ▸ Black & White")}));
    }

    void runsATypedCommand()
    {
        SmallWindow test;
        CommandPalette commands(test.settings, &test.window);
        commands.open();
        QLineEdit *line = test.line(palette);
        QTRY_VERIFY(line->hasFocus());
        QCOMPARE(test.list(palette)->model()->rowCount(), 2); // disabled commands are omitted
        QVERIFY(!test.part<QLabel>(palette, QStringLiteral("finderFooter"))->text().isEmpty());
        QTest::keyClicks(line, QStringLiteral("col blac"));
        QCOMPARE(test.list(palette)->model()->rowCount(), 1);
        QVERIFY(line->accessibleDescription().startsWith(QStringLiteral("Black & White")));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(test.run, QStringList(QStringLiteral("plain")));
        QVERIFY(!test.window.findChild<QWidget *>(palette)->isVisible());
        QTRY_VERIFY(test.focus->hasFocus());
        commands.open();
        QCOMPARE(test.list(palette)->currentIndex().data().toString(), QStringLiteral("Black & White")); // the most recently used command is first
    }

    void closesOnEscapeAndFocusLoss()
    {
        SmallWindow test;
        CommandPalette commands(test.settings, &test.window);
        commands.open();
        QTest::keyClick(test.line(palette), Qt::Key_Escape);
        QVERIFY(!test.window.findChild<QWidget *>(palette)->isVisible());
        QTRY_VERIFY(test.focus->hasFocus());
        commands.open();
        QTRY_VERIFY(test.line(palette)->hasFocus());
        test.focus->setFocus();
        QTRY_VERIFY(!test.window.findChild<QWidget *>(palette)->isVisible());
        QVERIFY(test.run.isEmpty());
    }

    void arrowsWrapAround()
    {
        SmallWindow test;
        CommandPalette commands(test.settings, &test.window);
        commands.open();
        QLineEdit *line = test.line(palette);
        QTest::keyClick(line, Qt::Key_Up);
        QCOMPARE(test.list(palette)->currentIndex().row(), 1);
        QTest::keyClick(line, Qt::Key_Down);
        QCOMPARE(test.list(palette)->currentIndex().row(), 0);
        QTest::keyClick(line, Qt::Key_PageDown);
        QCOMPARE(test.list(palette)->currentIndex().row(), 1);
        QTest::keyClicks(line, QStringLiteral("zzz"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(test.run.isEmpty());
        QVERIFY(test.window.findChild<QWidget *>(palette)->isVisible());
    }

    void opensADocumentAtALine()
    {
        SmallWindow test;
        QuickOpen documents(&test.window);
        documents.setWorkspace(manyDocuments(20));
        documents.open();
        QTRY_COMPARE(test.list(quick)->model()->rowCount(), 20);
        QSignalSpy chosen(&documents, &QuickOpen::chosen);
        QTest::keyClicks(test.line(quick), QStringLiteral("notes-7:3"));
        QTest::keyClick(test.line(quick), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("layers/season-0/field-notes-7.md"));
        QCOMPARE(chosen.at(0).at(1).toInt(), 3);
        documents.addRecentPath(QStringLiteral("layers/season-0/field-notes-13.md"));
        documents.open();
        QVERIFY(test.list(quick)->currentIndex().data().toString().startsWith(QStringLiteral("field-notes-13")));
    }

    /// Prints the durations. If OUTCROP_TIMED is set, each duration must be shorter than a frame. Set it only on an idle machine.
    void findsQuicklyInTenThousandDocuments()
    {
        SmallWindow test;
        QuickOpen documents(&test.window);
        documents.setWorkspace(manyDocuments(10'000));
        documents.open();
        QTRY_COMPARE_WITH_TIMEOUT(test.list(quick)->model()->rowCount(), FinderModel::limit, 20'000);
        test.window.findChild<QWidget *>(quick)->hide();
        QElapsedTimer clock;
        clock.start();
        documents.open();
        QCoreApplication::processEvents();
        const double opened = double(clock.nsecsElapsed()) / 1e6;
        const double key = double(slowestKey(test.line(quick), QStringLiteral("fn 4711"))) / 1e6;
        qInfo("10,000 documents: opened and painted in %.1f ms, the slowest key in %.1f ms", opened, key);
        if (qEnvironmentVariableIsSet("OUTCROP_TIMED"))
            QVERIFY2(opened < 16 && key < 16, "longer than a frame");
    }
};

OUTCROP_TEST(TestFinder, GuiApplication)

} // namespace tst_finder

#include "tst_finder.moc"
