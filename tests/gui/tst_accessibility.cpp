// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the information for screen readers: names and roles of controls, toggles, announcements, and the order in which Tab reaches the controls. Also tests
// right-to-left layout. atspi/walk.py reads the same information through the bus of the desktop.
#include "gui/editor/documenttabs.h"
#include "gui/finder/finderpopup.h"
#include "gui/start/application.h"
#include "gui/widgets/readingorder.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace outcrop;

namespace tst_accessibility {

namespace {

/// Returns whether controls with this role need a name. Frames, bars and group boxes need none, because their parts have names.
bool mustHaveName(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::List:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::PageTab:
    case QAccessible::Canvas:
    case QAccessible::Graphic:
    case QAccessible::Chart:
    case QAccessible::Dialog:
        return true;
    default:
        return false;
    }
}

/// Returns the name that screen readers read. On Linux, Qt gives the value of a combo box as its name, and the name as its label.
QString nameOf(const QAccessibleInterface &control)
{
    if (control.role() != QAccessible::ComboBox)
        return control.text(QAccessible::Name).trimmed();
    const auto labels = control.relations(QAccessible::Label);
    return labels.isEmpty() || !labels.first().first ? QString() : labels.first().first->text(QAccessible::Name).trimmed();
}

/// Returns whether Qt creates a widget as part of another widget that has a name. Scroll buttons of tab bars have no name in Qt either.
bool isCreatedByQt(const QWidget *widget)
{
    const QString name = widget->objectName();
    if (qobject_cast<const QTabBar *>(widget) && qobject_cast<const QMainWindow *>(widget->parent()))
        return true; // each tab in the tab bar of docked panels has the name of its panel
    return name.startsWith(QLatin1String("qt_")) || name == QLatin1String("ScrollLeftButton")
        || name == QLatin1String("ScrollRightButton") || widget->inherits("QDockWidgetTitleButton")
        || widget->inherits("QComboBoxListView") || widget->inherits("QComboBoxPrivateContainer")
        || widget->inherits("QLineEditIconButton") || widget->inherits("QTableCornerButton")
        || widget->inherits("QExpandingLineEdit");
}

QString describeWidget(const QWidget *widget)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

/// Returns the information missing for screen readers, or an empty string. Plain widgets that take the focus also need a name.
QString fault(QWidget *widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    if (!interface)
        return describeWidget(widget) + QStringLiteral(" is unknown to screen readers");
    const bool takesFocus = (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
    const bool isNameless = nameOf(*interface).isEmpty();
    if (isNameless && (takesFocus || mustHaveName(interface->role())))
        return describeWidget(widget) + QStringLiteral(" has no name");
    if (takesFocus && (interface->role() == QAccessible::NoRole || interface->role() == QAccessible::Client))
        return describeWidget(widget) + QStringLiteral(" has no role");
    return {};
}

QStringList faults(const QWidget &window)
{
    QStringList found;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (widget->isVisibleTo(&window) && !isCreatedByQt(widget))
            found += fault(widget);
    }
    found.removeAll(QString());
    found.removeDuplicates();
    return found;
}

/// Calls `look` for the window with each of its pages and tabs, so that every widget is visited.
void forEachPage(const QWidget &window, const std::function<void()> &look)
{
    look();
    const QList<QStackedWidget *> stacks = window.findChildren<QStackedWidget *>();
    for (QStackedWidget *stack : stacks) {
        const int before = stack->currentIndex();
        for (int page = 0; page < stack->count(); ++page) {
            stack->setCurrentIndex(page);
            look();
        }
        stack->setCurrentIndex(before);
    }
}

QString allFaults(const QWidget &window)
{
    QSet<QString> found;
    forEachPage(window, [&] {
        const QStringList here = faults(window);
        found.unite(QSet<QString>(here.begin(), here.end()));
    });
    QStringList sorted(found.begin(), found.end());
    sorted.sort();
    return sorted.join(u'\n');
}

/// Returns the pairs of visible widgets in a layout that overlap.
QStringList overlaps(QLayout *layout)
{
    QStringList found;
    for (int i = 0; i < layout->count(); ++i) {
        QLayoutItem *item = layout->itemAt(i);
        if (item->layout())
            found += overlaps(item->layout());
        const QWidget *widget = item->widget();
        for (int j = 0; widget && widget->isVisible() && j < i; ++j) {
            const QWidget *other = layout->itemAt(j)->widget();
            if (other && other->isVisible() && other->geometry().intersects(widget->geometry()))
                found += describeWidget(widget) + QStringLiteral(" lies on ") + describeWidget(other);
        }
    }
    return found;
}

void addViews()
{
    QTest::addColumn<QString>("view");
    for (const char *view : {"viewEdit", "viewCompare", "viewContext", "viewTest", "viewBudget", "viewEvolve", "viewLibrary"})
        QTest::newRow(view) << QString(QLatin1String(view));
}

/// Returns the visible unnamed controls at or below an interface, as a screen reader finds them. Does not visit the cells of tables, trees and lists.
QStringList unnamedBelow(QAccessibleInterface *interface, const QString &path)
{
    if (!interface || interface->state().invisible)
        return {};
    auto *widget = qobject_cast<QWidget *>(interface->object());
    if (widget && isCreatedByQt(widget))
        return {};
    const QString here = path + u'/' + (widget ? describeWidget(widget) : QString::number(interface->role()));
    const bool isUnnamed = mustHaveName(interface->role()) && nameOf(*interface).isEmpty();
    QStringList unnamed = isUnnamed ? QStringList(here) : QStringList();
    if (interface->tableInterface())
        return unnamed;
    for (int child = 0; child < interface->childCount(); ++child)
        unnamed += unnamedBelow(interface->child(child), here);
    return unnamed;
}

/// Returns the toolbar, panel or bar of the window that contains a widget.
const QWidget *partOf(const QWidget &widget)
{
    const QWidget *part = &widget;
    while (part->parentWidget() && !part->parentWidget()->isWindow())
        part = part->parentWidget();
    return part;
}

/// Moves the focus through the window once with Tab and returns the controls that it reaches.
QList<const QWidget *> reachedByTab(QWidget &window)
{
    constexpr int limit = 1000;
    if (QWidget *focused = window.focusWidget())
        focused->clearFocus();
    QList<const QWidget *> reached;
    while (reached.size() < limit && moveFocusInReadingOrder(window, true) && !reached.contains(window.focusWidget()))
        reached += window.focusWidget();
    return reached;
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void welcomePageIsAccessible()
    {
        OpenWindow test;
        QCOMPARE(allFaults(test.window()), QString());
    }

    void windowIsAccessible()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QList<QDockWidget *> docks = test.window().findChildren<QDockWidget *>();
        for (QDockWidget *dock : docks)
            dock->show();
        QCOMPARE(allFaults(test.window()), QString());
    }

    void everyViewIsAccessible_data() { addViews(); }

    void everyViewIsAccessible()
    {
        QFETCH(QString, view);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(view);
        QStringList unnamed;
        for (QDockWidget *dock : test.window().findChildren<QDockWidget *>()) {
            if (dock->isHidden())
                continue;
            dock->raise();
            QVERIFY(test.wait());
            unnamed += unnamedBelow(QAccessible::queryAccessibleInterface(&test.window()), {});
        }
        unnamed.removeDuplicates();
        QCOMPARE(unnamed.join(u'\n'), QString());
    }

    void clearButtonsAreNamed()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QList<QAccessibleInterface *> buttons;
        for (QToolButton *button : test.window().findChildren<QToolButton *>()) {
            if (button->defaultAction() && button->defaultAction()->objectName() == QLatin1String("_q_qlineeditclearaction"))
                buttons += QAccessible::queryAccessibleInterface(button);
        }
        QVERIFY(!buttons.isEmpty());
        QCoreApplication::processEvents();
        for (const QAccessibleInterface *button : std::as_const(buttons))
            QCOMPARE(button->text(QAccessible::Name), QStringLiteral("Clear text"));
    }

    /// When a screen reader toggles a button, Qt does not trigger its action. The view must still be shown.
    void screenReadersShowViews()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *action = test.find<QAction>(QStringLiteral("viewBudget"));
        QWidget *button = test.find<QToolBar>(QStringLiteral("activityBar"))->widgetForAction(action);
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(button);
        QVERIFY(interface && interface->actionInterface());
        for (int times = 0; times < 2; ++times) { // in the second round, the view is already shown
            interface->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
            QCoreApplication::processEvents();
            QVERIFY(action->isChecked());
            QVERIFY(interface->state().checked);
            QVERIFY(test.find<QDockWidget>(QStringLiteral("budgetDock"))->isVisible());
        }
    }

    void messagesAreAccessible()
    {
        OpenWindow test;
        QVERIFY(test.openFolder(test.path(QStringLiteral("nowhere"))));
        QCOMPARE(allFaults(test.window()), QString());
    }

    void dialogsAreAccessible_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("settings") << "showSettings"
                                  << "SettingsDialog";
        QTest::newRow("shortcuts") << "showShortcuts"
                                   << "ShortcutEditor";
        QTest::newRow("about") << "about" << "AboutDialog";
        QTest::newRow("notifications") << "showNotifications"
                                       << "notificationsDialog";
        QTest::newRow("rename") << "renameDocument" << "NameDialog";
        QTest::newRow("import") << "importClipboard" << "importDialog";
        QTest::newRow("adopt") << "adoptPrompts" << "adoptDialog";
    }

    void dialogsAreAccessible()
    {
        QFETCH(QString, action);
        QFETCH(QString, dialog);
        OpenWindow test;
        QVERIFY(test.openSample());
        QGuiApplication::clipboard()->setText(QStringLiteral(R"({"model": "m", "messages": [{"role": "user", "content": "What is an oak?"}]})"));
        test.trigger(action);
        QVERIFY(test.wait());
        auto *shown = test.find<QDialog>(dialog);
        QVERIFY(!shown->windowTitle().isEmpty());
        QCOMPARE(allFaults(*shown), QString());
    }

    void findersAreAccessible_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("popup");
        QTest::newRow("commands") << "findCommand"
                                  << "commandPalette";
        QTest::newRow("documents") << "openQuickly"
                                   << "quickOpen";
    }

    void findersAreAccessible()
    {
        QFETCH(QString, action);
        QFETCH(QString, popup);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(action);
        auto *shown = test.find<QWidget>(popup);
        QVERIFY(shown->isVisible());
        QCOMPARE(faults(*shown).join(u'\n'), QString());
    }

    void mirrorsTheLayoutFromRightToLeft()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        {
            OpenWindow test;
            QVERIFY(test.openSample());
            QCoreApplication::processEvents();
            const auto *library = test.find<QDockWidget>(QStringLiteral("libraryDock"));
            const auto *center = test.find<QWidget>(QStringLiteral("center"));
            QVERIFY(library->geometry().left() >= center->geometry().right());
            QStringList found;
            const QList<QWidget *> widgets = test.window().findChildren<QWidget *>();
            for (const QWidget *widget : widgets) {
                const bool isPlain = widget->layout() && !qobject_cast<QStackedLayout *>(widget->layout());
                if (isPlain && widget->isVisible() && widget != &test.window())
                    found += overlaps(widget->layout());
            }
            QCOMPARE(found.join(u'\n'), QString());
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void tabFollowsTheReadingOrder_data() { addViews(); }

    /// Tab visits each part of the window once: toolbars, then the visible panels by columns, then the status bar.
    void tabFollowsTheReadingOrder()
    {
        QFETCH(QString, view);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(view);
        QVERIFY(test.wait());
        QCoreApplication::processEvents();
        QList<const QWidget *> parts;
        QStringList wrong;
        for (const QWidget *control : reachedByTab(test.window())) {
            const QWidget *part = partOf(*control);
            if (!test.window().rect().intersects(part->geometry()))
                wrong += describeWidget(control) + QStringLiteral(" is behind another tab");
            if (!parts.isEmpty() && parts.last() == part)
                continue;
            if (parts.contains(part))
                wrong += describeWidget(part) + QStringLiteral(" is visited twice");
            const bool isBack = parts.size() > 1 && !qobject_cast<const QStatusBar *>(part) && part->geometry().right() < parts.last()->geometry().left();
            if (isBack)
                wrong += describeWidget(part) + QStringLiteral(" is left of the previous part");
            parts += part;
        }
        QCOMPARE(wrong.join(u'\n'), QString());
        QVERIFY(parts.size() > 2);
        QVERIFY(qobject_cast<const QToolBar *>(parts.first()));
        QVERIFY(qobject_cast<const QStatusBar *>(parts.last()));
    }

    void shiftTabReversesTheOrder()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QList<const QWidget *> reached = reachedByTab(test.window());
        QVERIFY(reached.size() > 2);
        QVERIFY(moveFocusInReadingOrder(test.window(), false));
        QCOMPARE(static_cast<const QWidget *>(test.window().focusWidget()), reached.last());
    }

    /// The tab order contains every visible control that accepts the focus.
    void tabReachesEveryControl()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QSet<const QWidget *> reached;
        QWidget *first = test.window().focusWidget() ? test.window().focusWidget() : &test.window();
        for (QWidget *next = first->nextInFocusChain(); next != first; next = next->nextInFocusChain())
            reached.insert(next);
        QStringList missing;
        const QList<QWidget *> widgets = test.window().findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) && widget != first
                && !reached.contains(widget))
                missing += describeWidget(widget);
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }
};

OUTCROP_TEST(TestAccessibility, GuiApplication)

} // namespace tst_accessibility

#include "tst_accessibility.moc"
