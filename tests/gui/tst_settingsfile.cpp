// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the export and import of settings: the content of a file, located errors, and that a window applies an imported file.
#include "gui/look/motion.h"
#include "gui/look/theme.h"
#include "gui/settings/settingsfile.h"
#include "gui/start/application.h"
#include "gui/widgets/messagearea.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_settingsfile {

namespace {

struct SettingsFixture {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    WindowSettings settings{store};

    QString errorOf(const QByteArray &json)
    {
        const Status read = applySettingsJson(json, QStringLiteral("s.json"), settings);
        return read ? QString() : toString(read.error());
    }
};

} // namespace

class TestSettingsFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }
    void cleanup()
    {
        setMotionReduced(false);
        applyTheme(ThemeChoice::System);
    }

    void roundTrips()
    {
        SettingsFixture from;
        from.settings.setTheme(ThemeChoice::HighContrastDark);
        from.settings.setMotionReduced(true);
        from.settings.setInterfaceLanguage(QStringLiteral("en"));
        from.settings.setEditorOptions({false, 3, QStringLiteral("Mono"), 8, true, QStringLiteral("en_GB")});
        from.settings.setAutosave({Autosave::AfterPause, 12});
        from.settings.setRestoresSession(false);
        from.settings.setShortcuts({{QStringLiteral("save"), QKeySequence(Qt::Key_F9)}, {QStringLiteral("copy"), {}}});
        SettingsFixture to;
        QCOMPARE(to.errorOf(serializeSettings(from.settings)), QString());
        QCOMPARE(to.settings.theme(), ThemeChoice::HighContrastDark);
        QVERIFY(to.settings.isMotionReduced());
        QCOMPARE(to.settings.interfaceLanguage(), QStringLiteral("en"));
        QCOMPARE(to.settings.editorOptions(), from.settings.editorOptions());
        QCOMPARE(to.settings.autosave(), (AutosaveChoice{Autosave::AfterPause, 12}));
        QVERIFY(!to.settings.restoresSession());
        QCOMPARE(to.settings.shortcuts(), from.settings.shortcuts());
        QCOMPARE(serializeSettings(to.settings), serializeSettings(from.settings));
    }

    void importsTheSystemLanguage()
    {
        SettingsFixture test;
        test.settings.setInterfaceLanguage(QStringLiteral("en"));
        QCOMPARE(test.errorOf(R"({"outcrop_settings": 1, "language": "system"})"), QString());
        QCOMPARE(test.settings.interfaceLanguage(), QString());
    }

    /// Folders name the user and projects, and permissions are decisions on one computer.
    void excludesFoldersAndPermissions()
    {
        SettingsFixture from;
        from.settings.addRecentFolder(QStringLiteral("/home/someone/secret-project"));
        from.settings.setOpenWorkspaces({QStringLiteral("/home/someone/secret-project")});
        from.settings.setUnconfirmedProviders({QStringLiteral("openai")});
        from.settings.setExternalLayers(QStringLiteral("/home/someone"), {QStringLiteral("/etc/passwd")}, true);
        const QByteArray json = serializeSettings(from.settings);
        for (const char *word : {"someone", "openai", "passwd"})
            QVERIFY2(!json.contains(word), json.constData());
    }

    void keepsSettingsThatAreNotNamed()
    {
        SettingsFixture test;
        test.settings.setEditorOptions({false, 3});
        QCOMPARE(test.errorOf(R"({"outcrop_settings": 1, "theme": "dark", "editor": {"tab_width": 2}})"), QString());
        QCOMPARE(test.settings.theme(), ThemeChoice::Dark);
        QCOMPARE(test.settings.editorOptions().tabWidth, 2);
        QCOMPARE(test.settings.editorOptions().zoom, 3);
        QVERIFY(!test.settings.editorOptions().wrapsLines);
    }

    void locatesErrors_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("part");
        const QByteArray start = "{\"outcrop_settings\": 1,\n";
        QTest::newRow("unknown setting") << start + " \"colour\": 1}" << "s.json:2:2: " << "unknown setting \"colour\"";
        QTest::newRow("unknown theme") << start + " \"theme\": \"pink\"}" << "s.json:2:11: " << "high-contrast-dark";
        QTest::newRow("unknown language") << start + " \"language\": \"tlh\"}" << "s.json:2:14: " << "system, ";
        QTest::newRow("number out of range") << start + " \"editor\": {\"tab_width\": 99}}" << "s.json:2:26: " << "from 1 to 16";
        QTest::newRow("wrong type") << start + " \"restore_session\": \"yes\"}" << "s.json:2:21: " << "true or false";
        QTest::newRow("not an object") << start + " \"autosave\": []}" << "s.json:2:14: " << "braces";
        QTest::newRow("not a shortcut") << start + " \"shortcuts\": {\"save\": \"Banana\"}}" << "s.json:2:24: " << "Ctrl+Shift+S";
        QTest::newRow("later version") << QByteArray("{\"outcrop_settings\": 2, \"sound\": 1}") << "s.json:1:22: " << "Update Outcrop";
        QTest::newRow("another file") << QByteArray("{\"name\": \"x\"}") << "s.json:1:1: " << "outcrop_settings";
        QTest::newRow("not JSON") << QByteArray("theme = dark") << "s.json:1:" << "";
        QTest::newRow("empty") << QByteArray() << "s.json" << "";
    }

    void locatesErrors()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, place);
        QFETCH(QString, part);
        SettingsFixture test;
        test.settings.setTheme(ThemeChoice::Light);
        const QByteArray before = serializeSettings(test.settings);
        const QString error = test.errorOf(json);
        QVERIFY2(error.startsWith(place), qPrintable(error));
        QVERIFY2(error.contains(part), qPrintable(error));
        QCOMPARE(serializeSettings(test.settings), before); // the settings are unchanged
    }

    void aWindowAppliesAnImportedFile()
    {
        OpenWindow test;
        test.dialogs().nextFile = test.path(QStringLiteral("mine.json"));
        test.trigger(QStringLiteral("exportSettings"));
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(test.path(QStringLiteral("mine.json"))));
        QFile file(test.path(QStringLiteral("other.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"outcrop_settings": 1, "theme": "dark", "reduced_motion": true, "editor": {"wrap_lines": false}, "shortcuts": {"save": "F9"}})");
        file.close();
        test.dialogs().nextFileToOpen = file.fileName();
        test.trigger(QStringLiteral("importSettings"));
        QVERIFY(test.find<QAction>(QStringLiteral("themeDark"))->isChecked());
        QVERIFY(!test.find<QAction>(QStringLiteral("wrapLines"))->isChecked());
        QCOMPARE(test.find<QAction>(QStringLiteral("save"))->shortcut(), QKeySequence(Qt::Key_F9));
        QVERIFY(isMotionReduced());
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        test.dialogs().nextFileToOpen = test.path(QStringLiteral("mine.json"));
        test.trigger(QStringLiteral("importSettings"));
        QVERIFY(test.find<QAction>(QStringLiteral("wrapLines"))->isChecked());
        QCOMPARE(test.find<QAction>(QStringLiteral("save"))->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_S));
        QVERIFY(!isMotionReduced());
    }

    void aWindowShowsWhyAFileIsNotImported()
    {
        OpenWindow test;
        QFile file(test.path(QStringLiteral("broken.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"outcrop_settings\": 1, \"theme\": 7}");
        file.close();
        test.dialogs().nextFileToOpen = file.fileName();
        test.trigger(QStringLiteral("importSettings"));
        const QList<ShownNotice> &history = test.find<MessageArea>(QStringLiteral("messages"))->history();
        QVERIFY(!history.isEmpty());
        QCOMPARE(history.constFirst().notice.kind, NoticeKind::Error);
        QVERIFY2(history.constFirst().notice.details.startsWith(QStringLiteral("broken.json:1:34: ")), qPrintable(history.constFirst().notice.details));
    }
};

OUTCROP_TEST(TestSettingsFile, GuiApplication)

} // namespace tst_settingsfile

#include "tst_settingsfile.moc"
