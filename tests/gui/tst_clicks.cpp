// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the clicks of common tasks in the real window. Every click is a mouse press on a visible widget. Pointing at a widget and typing are not clicks.
#include "gui/diff/diffview.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/library/namedialog.h"
#include "gui/start/application.h"
#include "gui/strata/strataview.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/messagebar.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolTip>
#include <QTreeView>

using namespace outcrop;

namespace tst_clicks {

namespace {

QString toQString(const char *name)
{
    return QLatin1String(name);
}

/// Clicks widgets and counts the clicks.
class Mouse
{
public:
    explicit Mouse(OpenWindow &window) : m_window(window) { }

    int clicks() const { return m_clicks; }

    /// Clicks a point of a widget and waits until the window is idle. Returns false if the widget is disabled, hidden or covered at this point, or on
    /// a timeout.
    bool click(QWidget &widget, const QPoint &at)
    {
        const QWidget *hit = widget.window()->childAt(widget.mapTo(widget.window(), at));
        if (!widget.isVisible() || !widget.isEnabled() || (hit != &widget && widget.window() != &widget))
            return false;
        ++m_clicks;
        QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
        return m_window.wait();
    }
    bool click(QWidget &widget) { return click(widget, widget.rect().center()); }

    /// Clicks a view in the activity bar.
    bool clickView(const char *view)
    {
        auto *bar = m_window.find<QToolBar>(toQString("activityBar"));
        QWidget *button = bar->widgetForAction(m_window.find<QAction>(toQString(view)));
        return button && click(*button);
    }

    /// Opens a menu of the menu bar with a click, points at a submenu, and clicks a command in it.
    bool clickCommand(const char *menu, const char *submenu, const char *command)
    {
        auto *opened = m_window.find<QMenu>(toQString(menu));
        auto *inner = m_window.find<QMenu>(toQString(submenu));
        QMenuBar *bar = m_window.window().menuBar();
        if (!click(*bar, bar->actionGeometry(opened->menuAction()).center()) || !opened->isVisible())
            return false;
        opened->setActiveAction(inner->menuAction()); // has the same effect as pointing at the entry
        if (!inner->isVisible())
            return false;
        ++m_clicks;
        clickInMenu(*inner, inner->actionGeometry(m_window.find<QAction>(toQString(command))).center());
        return m_window.wait();
    }

private:
    OpenWindow &m_window;
    int m_clicks = 0;
};

/// Returns the center of a row's check box.
QPoint checkBoxOf(const QAbstractItemView &view, const QModelIndex &row)
{
    constexpr int beside = 7; // width of the bar of the current row and a margin, in pixels
    const QStyle *style = view.style();
    const int left = beside + style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &view) + 1;
    const QRect rect = view.visualRect(row);
    return {rect.left() + left + style->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &view) / 2, rect.center().y()};
}

/// Returns the first row with a check box.
QModelIndex firstCheckable(const QAbstractItemModel &model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, 0).data(Qt::CheckStateRole).isValid())
            return model.index(row, 0);
    }
    return {};
}

/// Returns the tooltips of all rows of the strata, as shown when the pointer is over a row.
QStringList toolTipsOf(StrataView &view, const QModelIndex &parent = {})
{
    QStringList tips;
    for (int row = 0; row < view.model()->rowCount(parent); ++row) {
        const QModelIndex index = view.model()->index(row, 0, parent);
        view.scrollTo(index);
        const QPoint place = view.visualRect(index).center();
        QHelpEvent help(QEvent::ToolTip, place, view.viewport()->mapToGlobal(place));
        QApplication::sendEvent(view.viewport(), &help);
        tips += QToolTip::text();
        tips += toolTipsOf(view, index);
    }
    return tips;
}

/// Returns the first number in a text; 0 if there is none.
int numberIn(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    return digits.match(text).captured().toInt();
}

/// Returns the row of an agent in the portability matrix; -1 if it has none.
int rowOf(const QAbstractItemModel &matrix, const QString &agent)
{
    for (int row = 0; row < matrix.rowCount(); ++row) {
        if (matrix.headerData(row, Qt::Vertical).toString() == agent)
            return row;
    }
    return -1;
}

} // namespace

class TestClicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void comparesFiveRequests()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        Mouse mouse(test);
        QVERIFY(mouse.clickView("viewCompare"));
        for (const char *provider : {"anthropic", "openai", "google", "open-source", "manual"}) {
            const auto *column = test.find<RenderTextView>(toQString(provider));
            QTRY_VERIFY2(column->isVisible() && column->width() > 150, provider);
            QVERIFY2(!column->visibleRegion().isEmpty(), provider);
        }
        QVERIFY2(mouse.clicks() <= 2, qPrintable(QString::number(mouse.clicks())));
    }

    void thePriceOfThePromptIsAlwaysVisible()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const auto *price = test.find<ElidedLabel>(toQString("statusPrice"));
        QTRY_VERIFY(price->isVisible());
        QVERIFY2(price->visibleText().contains(u'$') && !price->visibleText().contains(u'…'), qPrintable(price->visibleText()));
        const auto *send = test.find<QAbstractButton>(toQString("sendButton"));
        QTRY_VERIFY2(send->text().contains(u'$'), qPrintable(send->text()));
    }

    /// A render during a message of the status bar must not show the name of the workspace over it. Long messages also use the space of the provider.
    void messagesHideTheNameOfTheWorkspace()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1900, 900);
        const auto *target = test.find<QLabel>(toQString("statusTarget"));
        const auto *name = test.find<QLabel>(toQString("statusWorkspace"));
        test.window().statusBar()->clearMessage();
        QVERIFY(name->isVisible());
        QTRY_VERIFY(target->isVisible());
        test.window().statusBar()->showMessage(toQString("Undone: Typing"));
        test.type(toQString("Which packets?"));
        QVERIFY(!name->isVisible() && !target->isVisible());
        test.window().statusBar()->clearMessage();
        QVERIFY(name->isVisible() && target->isVisible());
    }

    /// A narrow status bar elides no short name, because the other fields have shorter texts. The tooltip has the name and the folder.
    void theNameOfTheWorkspaceIsWholeInANarrowWindow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1024, 700);
        const auto *name = test.find<ElidedLabel>(toQString("statusWorkspace"));
        QTRY_VERIFY(name->isVisible());
        QTRY_COMPARE(name->visibleText(), name->text());
        QVERIFY2(name->toolTip().startsWith(name->text() + u'\n'), qPrintable(name->toolTip()));
    }

    void thePriceOfALineIsAlwaysVisible()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(toQString("documents"));
        QVERIFY(documents->open(toQString("layers/soul.md")));
        QVERIFY(test.wait());
        documents->current()->goTo(documents->currentSession()->text().indexOf(toQString("\n---\n")) + 20);
        const auto *cost = documents->current()->findChild<ElidedLabel *>(toQString("editCost"));
        QVERIFY(cost);
        QTRY_VERIFY2(cost->isVisible() && cost->visibleText().contains(u'$'), qPrintable(cost->visibleText()));
    }

    void acceptsOneHunkAndUndoesIt()
    {
        OpenWindow test;
        QVERIFY(test.openSample() && testing::storeTurns(test) && testing::storeSuggestions(test));
        const QString tools = toQString("layers/tools.md");
        const QString before = testing::fileText(test, tools);
        Mouse mouse(test);
        QVERIFY(mouse.clickView("viewEvolve"));
        auto *hunks = test.find<DiffView>(toQString("change"))->findChild<QAbstractItemView *>(toQString("diffTable"));
        const QModelIndex first = firstCheckable(*hunks->model());
        QVERIFY(first.isValid());
        QVERIFY(mouse.click(*hunks->viewport(), checkBoxOf(*hunks, first)));
        auto *accept = test.find<QAbstractButton>(toQString("accept"));
        QCOMPARE(accept->text(), toQString("Accept 1 of 2 hunks"));
        QVERIFY(mouse.click(*accept));
        QTRY_VERIFY(testing::fileText(test, tools).contains(toQString("after two minutes")));
        QVERIFY(!testing::fileText(test, tools).contains(toQString("After one: watch errors")));
        QVERIFY2(mouse.clicks() <= 3, qPrintable(QString::number(mouse.clicks())));
        Mouse undoing(test);
        auto *undo = test.find<MessageBar>(toQString("acceptedMessage"))->findChild<QPushButton *>();
        QVERIFY(undo && undoing.click(*undo));
        QTRY_COMPARE(testing::fileText(test, tools), before);
        QCOMPARE(undoing.clicks(), 1);
    }

    void hoveringOverALayerShowsWhyItIsNotSent()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *strata = test.find<QWidget>(toQString("strata"))->findChild<StrataView *>();
        QVERIFY(strata && strata->isVisible());
        const QStringList reasons = toolTipsOf(*strata).filter(toQString("not sent: "));
        QVERIFY(!reasons.isEmpty());
        QToolTip::hideText();
    }

    void aNewAgentPassesItsChecks()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const int problems = numberIn(test.find<QAbstractButton>(toQString("statusProblems"))->text());
        Mouse mouse(test);
        QVERIFY(mouse.clickCommand("menuFile", "menuNew", "new-agent"));
        auto *dialog = test.window().findChild<NameDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTest::keyClicks(dialog->findChild<QLineEdit *>(toQString("name")), toQString("frost-watch"));
        QTRY_VERIFY(dialog->isCurrent());
        QVERIFY(mouse.click(*dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)));
        QTRY_COMPARE(test.find<DocumentTabs>(toQString("documents"))->current()->path(), toQString("agents/frost-watch.md"));
        QVERIFY2(mouse.clicks() <= 3, qPrintable(QString::number(mouse.clicks())));
        QVERIFY(test.wait());
        QCOMPARE(numberIn(test.find<QAbstractButton>(toQString("statusProblems"))->text()), problems + 1); // the new finding is the note about the placeholder
        test.trigger(toQString("showPortability"));
        const QAbstractItemModel *matrix = test.find<QTableView>(toQString("matrix"))->model();
        QTRY_VERIFY(rowOf(*matrix, toQString("frost-watch")) >= 0);
        QVERIFY(test.wait());
        const int row = rowOf(*matrix, toQString("frost-watch"));
        for (int column = 0; column < matrix->columnCount(); ++column)
            QVERIFY2(!matrix->index(row, column).data().toString().startsWith(u'✗'), qPrintable(matrix->headerData(column, Qt::Horizontal).toString()));
    }
};

OUTCROP_TEST(TestClicks, GuiApplication)

} // namespace tst_clicks

#include "tst_clicks.moc"
