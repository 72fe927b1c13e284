// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the commands of the window: menus, texts, translations, icons and shortcuts.
#include "gui/finder/commandlist.h"
#include "gui/start/application.h"
#include "gui/widgets/panelkeys.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QShortcut>
#include <QTest>
#include <QXmlStreamReader>

using namespace outcrop;

namespace tst_actions {

namespace {

/// Returns the reason why a command has no icon, or an empty string.
QString reasonForNoIcon(const QAction *action)
{
    static const QMap<QString, QString> reasons = {
        {QStringLiteral("quit"), QStringLiteral("programs have no icon for it")},
        {QStringLiteral("selectAll"), QStringLiteral("no icon fits")},
        {QStringLiteral("closeWorkspace"), QStringLiteral("rare, and no icon fits")},
        {QStringLiteral("newWindow"), QStringLiteral("the command above it has the icon")},
        {QStringLiteral("closeAllDocuments"), QStringLiteral("the command above it has the icon")},
        {QStringLiteral("nextDocument"), QStringLiteral("for the keyboard only")},
        {QStringLiteral("previousDocument"), QStringLiteral("for the keyboard only")},
        {QStringLiteral("nextPanel"), QStringLiteral("for the keyboard only")},
        {QStringLiteral("previousPanel"), QStringLiteral("for the keyboard only")},
        {QStringLiteral("nextPlace"), QStringLiteral("for the keyboard only")},
        {QStringLiteral("previousPlace"), QStringLiteral("for the keyboard only")},
        {QStringLiteral("findInRender"), QStringLiteral("the command for documents has the icon")},
        {QStringLiteral("resetLayout"), QStringLiteral("rare, and no icon fits")},
        {QStringLiteral("zoomIn"), QStringLiteral("for the keyboard and the wheel")},
        {QStringLiteral("zoomOut"), QStringLiteral("for the keyboard and the wheel")},
        {QStringLiteral("zoomReset"), QStringLiteral("for the keyboard and the wheel")},
        {QStringLiteral("editRequest"), QStringLiteral("goes to a place")},
        {QStringLiteral("clearRecent"), QStringLiteral("rare, and no icon fits")},
        {QStringLiteral("about"), QStringLiteral("rare")},
        {QStringLiteral("aboutQt"), QStringLiteral("rare")},
    };
    if (action->isCheckable())
        return QStringLiteral("a check mark");
    if (action->property("writes").isValid())
        return QStringLiteral("an editor's command, known by its name and its keys");
    if (action->objectName().startsWith(QLatin1String("show")))
        return QStringLiteral("goes to a place");
    if (action->objectName().startsWith(QLatin1String("new-")))
        return QStringLiteral("a list of kinds");
    return reasons.value(action->objectName());
}

/// Returns whether a command opens a recent folder, whose text is its path.
bool isRecentFolder(const MenuCommand &command)
{
    return command.action->objectName().isEmpty() && command.text.contains(u'/');
}

/// Returns the source texts in the translation file.
QSet<QString> readSourceTexts()
{
    QSet<QString> sources;
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/translations/outcrop_en.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return sources;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNextStartElement() && xml.name() == QLatin1String("source"))
            sources.insert(xml.readElementText());
        else if (xml.isEndElement())
            xml.readNext();
    }
    return sources;
}

/// Returns whether a text is the name of a tier, which is the same in every language.
bool isTierName(const QString &text)
{
    return std::any_of(allTiers.begin(), allTiers.end(),
        [&](Tier tier) { return text.compare(tierName(tier), Qt::CaseInsensitive) == 0; });
}

/// Returns whether a command's text is translatable. `Undo Typing` consists of a translated word and the name of a step; commands that open a dialog
/// end with `…`.
bool isTranslatable(const MenuCommand &command, const QSet<QString> &sources)
{
    const QString text = command.action->text();
    if (sources.contains(text) || sources.contains(text.chopped(text.endsWith(QChar(0x2026)) ? 1 : 0)))
        return true;
    return std::any_of(sources.begin(), sources.end(),
        [&](const QString &source) { return !source.isEmpty() && text.startsWith(source + u' '); });
}

QList<QMenu *> menusOf(const MainWindow &window)
{
    QList<QMenu *> menus = window.menuBar()->findChildren<QMenu *>();
    const QList<QMenu *> others = window.findChildren<QMenu *>(QRegularExpression(QStringLiteral("^menu")));
    for (QMenu *menu : others) {
        if (!menus.contains(menu))
            menus += menu;
    }
    return menus;
}

bool isLimitedToOnePanel(const QAction *action)
{
    return action->shortcutContext() == Qt::WidgetShortcut
        || action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
}

} // namespace

class TestActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void everyCommandHasAnIconAndAToolTip()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QStringList wrong;
        const QList<MenuCommand> commands = collectCommands(test.window().menuBar());
        QVERIFY(commands.size() > 30);
        for (const MenuCommand &command : commands) {
            if (isRecentFolder(command))
                continue;
            if (command.action->objectName().isEmpty())
                wrong += command.path() + QStringLiteral(" has no name");
            if (command.action->icon().isNull() && reasonForNoIcon(command.action).isEmpty())
                wrong += command.path() + QStringLiteral(" has no icon");
            if (command.action->toolTip().isEmpty())
                wrong += command.path() + QStringLiteral(" has no tool tip");
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void everyCommandCanBeTranslated()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QSet<QString> sources = readSourceTexts();
        QVERIFY(sources.size() > 100);
        QStringList wrong;
        const QList<MenuCommand> commands = collectCommands(test.window().menuBar());
        for (const MenuCommand &command : commands) {
            if (!isRecentFolder(command) && !isTierName(command.text) && !isTranslatable(command, sources))
                wrong += command.path();
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    /// Every action is in a menu or has a shortcut. Actions that Qt's widgets create, such as a line edit's clear button, are exempt.
    void everyActionHasAMenuOrAShortcut()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QSet<const QAction *> known;
        const QList<MenuCommand> commands = collectCommands(test.window().menuBar());
        for (const MenuCommand &command : commands)
            known.insert(command.action);
        QStringList wrong;
        const QList<QAction *> actions = test.window().findChildren<QAction *>();
        for (const QAction *action : actions) {
            const bool isOurs = !action->objectName().isEmpty() && !action->objectName().startsWith(QLatin1String("_q_"))
                && !action->isSeparator() && !action->menu() && !qobject_cast<QLineEdit *>(action->parent());
            if (isOurs && !known.contains(action) && action->shortcut().isEmpty())
                wrong += action->objectName() + u' ' + action->text();
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void shortcutsAreUnique()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QMultiMap<QString, QString> owners;
        const QList<QAction *> actions = test.window().findChildren<QAction *>();
        for (const QAction *action : actions) {
            const QList<QKeySequence> all = action->shortcuts();
            for (const QKeySequence &keys : all) {
                if (!isLimitedToOnePanel(action) && !action->objectName().startsWith(QLatin1String("_q_")))
                    owners.insert(keys.toString(), action->objectName());
            }
        }
        const QList<QShortcut *> shortcuts = test.window().findChildren<QShortcut *>();
        for (const QShortcut *shortcut : shortcuts) {
            if (shortcut->context() == Qt::WindowShortcut)
                owners.insert(shortcut->key().toString(), shortcut->objectName());
        }
        QStringList wrong;
        const QStringList keys = owners.uniqueKeys();
        for (const QString &key : keys) {
            if (owners.count(key) > 1)
                wrong += key + QStringLiteral(": ") + owners.values(key).join(QStringLiteral(", "));
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    /// The menu shows the keys, and the control with the focus handles them. A shortcut of the window would cut text from the editor instead.
    void cutAndPasteShowTheirShortcuts()
    {
        OpenWindow test;
        const std::pair<QString, QKeySequence::StandardKey> commands[] = {{QStringLiteral("cut"), QKeySequence::Cut}, {QStringLiteral("paste"), QKeySequence::Paste}};
        for (const auto &[name, key] : commands) {
            const auto *action = test.find<QAction>(name);
            QCOMPARE(action->shortcut(), QKeySequence(key));
            QCOMPARE(action->shortcutContext(), Qt::WidgetShortcut);
        }
    }

    void mnemonicsAreUniqueInEachMenu()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QStringList wrong;
        const QList<QMenu *> menus = menusOf(test.window());
        QVERIFY(menus.size() >= 7);
        for (QMenu *menu : menus) {
            Q_EMIT menu->aboutToShow();
            QMap<QString, QString> letters;
            const QList<QAction *> actions = menu->actions();
            for (const QAction *action : actions) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                if (letter.isEmpty() || !action->isVisible())
                    continue;
                if (letters.contains(letter))
                    wrong += menu->title() + QStringLiteral(": ") + letters.value(letter) + QStringLiteral(" and ")
                        + action->text();
                letters.insert(letter, action->text());
            }
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    /// If a panel and the window share keys, Qt treats the keys as ambiguous and triggers neither action.
    void panelsHandleKeysThatTheWindowAlsoHas()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QList<QAction *> actions = test.window().findChildren<QAction *>();
        QStringList keysOfTheWindow;
        for (const QAction *action : actions) {
            const QList<QKeySequence> all = isLimitedToOnePanel(action) ? QList<QKeySequence>() : action->shortcuts();
            for (const QKeySequence &keys : all)
                keysOfTheWindow += keys.toString();
        }
        QStringList shared;
        QStringList wrong;
        for (const QAction *action : actions) {
            if (!isLimitedToOnePanel(action) || !keysOfTheWindow.contains(action->shortcut().toString()))
                continue;
            shared += action->objectName();
            if (!action->parent()->findChild<PanelKeys *>())
                wrong += action->objectName();
        }
        QVERIFY(shared.contains(QStringLiteral("strataTierDown")));
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    /// If a button and a menu share a letter, the keys would open the menu and press the button in turns.
    void buttonsTakeNoLettersFromTheMenus()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QStringList letters;
        const QList<QAction *> menus = test.window().menuBar()->actions();
        for (const QAction *menu : menus)
            letters += QKeySequence::mnemonic(menu->text()).toString();
        QVERIFY(letters.contains(QStringLiteral("Alt+R")));
        QStringList wrong;
        const QList<QAbstractButton *> buttons = test.window().findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            const QString keys = button->shortcut().toString();
            if (!keys.isEmpty() && letters.contains(keys))
                wrong += keys + QStringLiteral(": ") + button->toolTip();
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void dialogsOpenFromTheMenu()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(QStringLiteral("showSettings"));
        QVERIFY(test.find<QDialog>(QStringLiteral("SettingsDialog"))->isVisible());
        test.trigger(QStringLiteral("showShortcuts"));
        QVERIFY(test.find<QDialog>(QStringLiteral("ShortcutEditor"))->isVisible());
    }
};

OUTCROP_TEST(TestActions, GuiApplication)

} // namespace tst_actions

#include "tst_actions.moc"
