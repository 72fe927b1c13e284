// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that no menu has a letter twice in any language, because Qt then triggers neither command.
#include "app/program/interfacelanguage.h"
#include "gui/start/application.h"
#include "gui/widgets/uniquemnemonics.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QShowEvent>
#include <QTest>

using namespace outcrop;

namespace tst_uniquemnemonics {

namespace {

/// Returns the visible texts of a menu or menu bar with the same mnemonic.
QStringList repeatedMnemonics(const QWidget &menu)
{
    QStringList repeated;
    QStringList letters;
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions) {
        const QString letter = action->isVisible() ? QKeySequence::mnemonic(action->text()).toString() : QString();
        if (!letter.isEmpty() && letters.contains(letter))
            repeated += menu.objectName() + QStringLiteral(": ") + action->text();
        letters += letter;
    }
    return repeated;
}

/// Fills a menu and reports that it is shown, without opening it.
void show(QWidget &menu)
{
    if (auto *popup = qobject_cast<QMenu *>(&menu))
        Q_EMIT popup->aboutToShow();
    QShowEvent event;
    QCoreApplication::sendEvent(&menu, &event);
}

QList<QWidget *> menusOf(const MainWindow &window)
{
    QList<QWidget *> menus;
    for (QMenuBar *bar : window.findChildren<QMenuBar *>())
        menus += bar;
    for (QMenu *menu : window.findChildren<QMenu *>())
        menus += menu;
    return menus;
}

} // namespace

class TestUniqueMnemonics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void replacesRepeatedLetters_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QStringList>("unique");
        const auto row = [](const char *name, const QStringList &texts, const QStringList &unique) { QTest::newRow(name) << texts << unique; };
        row("unique", {"&Open", "&Save", "Save &As", "None"}, {"&Open", "&Save", "Save &As", "None"});
        row("repeated", {"&Save", "&Save all"}, {"&Save", "Save &all"});
        row("upper case", {"&Save", "Clo&se"}, {"&Save", "&Close"});
        row("not the letter of a later text", {"&Save", "&Send as", "&As"}, {"&Save", "S&end as", "&As"});
        row("no free letter", {"&A", "&B", "a &b"}, {"&A", "&B", "a b"});
        row("literal", {"&Keys && more", "&Keys"}, {"&Keys && more", "K&eys"});
        row("keys", {"&Copy", "&Copy\tAlt+X"}, {"&Copy", "C&opy\tAlt+X"});
        row("script", {"&Save", "\u4fdd\u5b58(&S)"}, {"&Save", "\u4fdd\u5b58(S)"});
    }
    void replacesRepeatedLetters()
    {
        QFETCH(const QStringList, texts);
        QFETCH(const QStringList, unique);
        QCOMPARE(uniqueMnemonics(texts), unique);
    }

    void aMenuThatOpensHasUniqueLetters()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("&Save"));
        connect(&menu, &QMenu::aboutToShow, &menu, [&menu] { menu.addAction(QStringLiteral("&Save all")); });
        menu.popup({});
        QCOMPARE(menu.actions().last()->text(), QStringLiteral("Save &all"));
    }

    void everyMenuHasUniqueLetters_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    /// Prints the repeated letters of the catalogs, which the window replaces. English has no repeated letters.
    void everyMenuHasUniqueLetters()
    {
        QFETCH(const QString, language);
        const InstalledCatalogs catalogs = language == u"en" ? InstalledCatalogs() : installCatalogs(language);
        OpenWindow test;
        QVERIFY(test.openSample());
        const QList<QWidget *> menus = menusOf(test.window());
        QVERIFY(menus.size() > 10);
        QStringList before, after;
        for (QWidget *menu : menus) {
            before += repeatedMnemonics(*menu);
            show(*menu);
            after += repeatedMnemonics(*menu);
        }
        if (!before.isEmpty())
            qInfo().noquote() << language << before.join(QStringLiteral(", "));
        QCOMPARE(after, QStringList());
    }
};

OUTCROP_TEST(TestUniqueMnemonics, GuiApplication)

} // namespace tst_uniquemnemonics

#include "tst_uniquemnemonics.moc"
