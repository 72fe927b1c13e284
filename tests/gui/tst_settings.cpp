// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings and the shortcut editor: a changed setting is stored, its signal is emitted immediately, and the dialog shows it when it is opened again.
#include "app/program/interfacelanguage.h"
#include "gui/base/translations.h"
#include "gui/settings/settingsdialog.h"
#include "gui/settings/shortcuteditor.h"
#include "gui/settings/shortcuts.h"
#include "gui/start/application.h"
#include "gui/widgets/valuedelegate.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace outcrop;

namespace tst_settings {

namespace {

struct SettingsFixture {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    WindowSettings settings{store};
};

struct Commands : SettingsFixture {
    QMainWindow window;
    QAction *open = nullptr;
    QAction *close = nullptr;

    Commands()
    {
        QMenu *file = window.menuBar()->addMenu(QStringLiteral("&File"));
        open = add(file, QStringLiteral("&Open"), QStringLiteral("open"), Qt::CTRL | Qt::Key_O);
        close = add(file, QStringLiteral("&Close"), QStringLiteral("close"), Qt::CTRL | Qt::Key_W);
    }

    static QAction *add(QMenu *menu, const QString &text, const QString &name, const QKeySequence &keys)
    {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        action->setShortcut(keys);
        return action;
    }
};

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void storesAndNotifiesImmediately()
    {
        SettingsFixture test;
        SettingsDialog dialog(test.settings, {QStringLiteral("en_GB")});
        QSignalSpy themes(&dialog, &SettingsDialog::themeChosen);
        QSignalSpy looks(&dialog, &SettingsDialog::editorOptionsChosen);
        auto *theme = dialog.findChild<QComboBox *>(QStringLiteral("theme"));
        theme->setCurrentIndex(theme->findData(int(ThemeChoice::HighContrastDark)));
        QCOMPARE(themes.size(), 1);
        QCOMPARE(test.settings.theme(), ThemeChoice::HighContrastDark);
        dialog.findChild<QCheckBox *>(QStringLiteral("spacesShown"))->click();
        dialog.findChild<QSpinBox *>(QStringLiteral("tabWidth"))->setValue(8);
        dialog.findChild<QComboBox *>(QStringLiteral("language"))->setCurrentIndex(1);
        QCOMPARE(looks.size(), 3);
        const EditorOptions look = test.settings.editorOptions();
        QVERIFY(look.showsSpaces);
        QCOMPARE(look.tabWidth, 8);
        QCOMPARE(look.language, QStringLiteral("en_GB"));
        QVERIFY(look.family.isEmpty());
    }

    void enablesOnlyRelevantControls()
    {
        SettingsFixture test;
        SettingsDialog dialog(test.settings, {});
        QVERIFY(dialog.findChild<QComboBox *>(QStringLiteral("language"))->isHidden()); // no dictionary is installed
        QVERIFY(!dialog.findChild<QFontComboBox *>(QStringLiteral("family"))->isEnabled());
        auto *seconds = dialog.findChild<QSpinBox *>(QStringLiteral("seconds"));
        QVERIFY(!seconds->isEnabled());
        auto *autosave = dialog.findChild<QComboBox *>(QStringLiteral("autosave"));
        autosave->setCurrentIndex(autosave->findData(int(Autosave::AfterPause)));
        QVERIFY(seconds->isEnabled());
        seconds->setValue(5);
        QCOMPARE(test.settings.autosave(), (AutosaveChoice{Autosave::AfterPause, 5}));
    }

    void showsStoredSettings()
    {
        SettingsFixture test;
        test.settings.setTheme(ThemeChoice::Dark);
        test.settings.setRestoresSession(false);
        SettingsDialog dialog(test.settings, {});
        QSignalSpy looks(&dialog, &SettingsDialog::editorOptionsChosen);
        QCOMPARE(dialog.findChild<QComboBox *>(QStringLiteral("theme"))->currentData().toInt(), int(ThemeChoice::Dark));
        QVERIFY(!dialog.findChild<QCheckBox *>(QStringLiteral("restoresSession"))->isChecked());
        test.settings.setEditorOptions({false, 3});
        dialog.showSettings();
        const auto *size = dialog.findChild<QSpinBox *>(QStringLiteral("size"));
        QCOMPARE(size->value() - size->minimum(), 9); // the minimum is six points below the default
        QVERIFY(looks.isEmpty());                     // showing the settings does not change them
    }

    void reducesMotion()
    {
        SettingsFixture test;
        QVERIFY(!test.settings.isMotionReduced());
        SettingsDialog dialog(test.settings, {});
        QSignalSpy motion(&dialog, &SettingsDialog::motionChosen);
        dialog.findChild<QCheckBox *>(QStringLiteral("reducedMotion"))->click();
        QCOMPARE(motion.size(), 1);
        QVERIFY(test.settings.isMotionReduced());
    }

    void choosesTheInterfaceLanguage()
    {
        SettingsFixture test;
        SettingsDialog dialog(test.settings, {});
        auto *languages = dialog.findChild<QComboBox *>(QStringLiteral("interfaceLanguage"));
        QCOMPARE(languages->count(), 1 + availableLanguages().size());
        QCOMPARE(languages->currentIndex(), 0);
        QVERIFY2(languages->currentText().contains(Translations::title(systemLanguage())), qPrintable(languages->currentText()));
        languages->setCurrentIndex(languages->findData(QStringLiteral("en")));
        QCOMPARE(languages->currentText(), QStringLiteral("English"));
        QCOMPARE(test.settings.interfaceLanguage(), QStringLiteral("en"));
        test.settings.setInterfaceLanguage(QStringLiteral("tlh")); // this version does not have this language
        dialog.showSettings();
        QCOMPARE(languages->currentIndex(), 0);
        QCOMPARE(test.settings.interfaceLanguage(), QStringLiteral("tlh"));
        languages->setCurrentIndex(languages->findData(QStringLiteral("en")));
        languages->setCurrentIndex(0);
        QCOMPARE(test.settings.interfaceLanguage(), QString());
    }

    void offersSettingsFiles()
    {
        SettingsFixture test;
        SettingsDialog dialog(test.settings, {});
        QSignalSpy exports(&dialog, &SettingsDialog::exportRequested);
        QSignalSpy imports(&dialog, &SettingsDialog::importRequested);
        dialog.findChild<QPushButton *>(QStringLiteral("exportSettingsButton"))->click();
        QCOMPARE(exports.size(), 1);
        dialog.findChild<QPushButton *>(QStringLiteral("importSettingsButton"))->click();
        QCOMPARE(imports.size(), 1);
    }

    void chaptersShowTheirPages()
    {
        SettingsFixture test;
        SettingsDialog dialog(test.settings, {});
        QSignalSpy shortcuts(&dialog, &SettingsDialog::shortcutsRequested);
        dialog.show();
        auto *chapters = dialog.findChild<QListWidget *>(QStringLiteral("chapters"));
        for (int row = 0; row < chapters->count(); ++row) {
            chapters->setCurrentRow(row);
            QVERIFY(dialog.findChild<QStackedWidget *>(QStringLiteral("pages"))->currentIndex() == row);
        }
        auto *button = dialog.findChild<QPushButton *>(QStringLiteral("editShortcuts"));
        QVERIFY(button->isVisible());
        button->click();
        QCOMPARE(shortcuts.size(), 1);
    }

    void changesAShortcut()
    {
        Commands test;
        Shortcuts shortcuts(test.settings, &test.window);
        ShortcutEditor editor(shortcuts);
        editor.show();
        auto *table = editor.findChild<QTreeView *>(QStringLiteral("table"));
        QVERIFY(qobject_cast<ValueDelegate *>(table->itemDelegate())); // isolates the keys in a mirrored layout
        editor.findChild<QLineEdit *>(QStringLiteral("filter"))->setText(QStringLiteral("close"));
        QCOMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        editor.findChild<QKeySequenceEdit *>(QStringLiteral("keys"))->setKeySequence(Qt::CTRL | Qt::Key_O);
        auto *ok = editor.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled()); // a conflict is shown but does not block the change
        QVERIFY(editor.findChild<QLabel *>(QStringLiteral("conflict"))->text().contains(QStringLiteral("Open")));
        editor.findChild<QPushButton *>(QStringLiteral("takeKeys"))->click();
        QCOMPARE(test.close->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_W)); // the shortcut is unchanged until the user confirms
        ok->click();
        QCOMPARE(test.close->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QVERIFY(test.open->shortcut().isEmpty());
    }

    void keepsAConflictingShortcut()
    {
        Commands test;
        Shortcuts shortcuts(test.settings, &test.window);
        ShortcutEditor editor(shortcuts);
        editor.show();
        editor.findChild<QLineEdit *>(QStringLiteral("filter"))->setText(QStringLiteral("close"));
        auto *table = editor.findChild<QTreeView *>(QStringLiteral("table"));
        table->setCurrentIndex(table->model()->index(0, 0));
        editor.findChild<QKeySequenceEdit *>(QStringLiteral("keys"))->setKeySequence(Qt::CTRL | Qt::Key_O);
        editor.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(test.close->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(test.open->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
    }

    void longConflictsLeaveRoomForCommands()
    {
        Commands test;
        QMenu *recent = test.window.menuBar()->addMenu(QStringLiteral("&Recent"));
        Commands::add(recent, QStringLiteral("/a/long/path/").repeated(9), QStringLiteral("recent"), Qt::CTRL | Qt::Key_W);
        Shortcuts shortcuts(test.settings, &test.window);
        ShortcutEditor editor(shortcuts);
        editor.show();
        const auto *header = editor.findChild<QTreeView *>(QStringLiteral("table"))->header();
        QVERIFY2(header->sectionSize(0) > 250, qPrintable(QString::number(header->sectionSize(0))));
        QVERIFY(header->length() <= editor.width());
    }

    void restoresStoredShortcuts()
    {
        Commands test;
        test.settings.setShortcuts({{QStringLiteral("open"), QKeySequence(Qt::Key_F9)}, {QStringLiteral("close"), {}}});
        Shortcuts shortcuts(test.settings, &test.window);
        QCOMPARE(test.open->shortcut(), QKeySequence(Qt::Key_F9));
        QVERIFY(test.close->shortcut().isEmpty());
        QCOMPARE(shortcuts.rows().at(0).defaultKeys, QKeySequence(Qt::CTRL | Qt::Key_O));
        ShortcutEditor editor(shortcuts);
        editor.findChild<QPushButton *>(QStringLiteral("resetAll"))->click();
        editor.accept();
        QCOMPARE(test.open->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QVERIFY(test.settings.shortcuts().isEmpty());
    }
};

OUTCROP_TEST(TestSettings, GuiApplication)

} // namespace tst_settings

#include "tst_settings.moc"
