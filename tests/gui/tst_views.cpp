// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the views of the activity bar in the real window.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/strata/stratapanel.h"
#include "gui/strata/strataview.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/accentbutton.h"
#include "gui/widgets/panelarea.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>

#include <algorithm>
#include <cmath>

using namespace outcrop;

namespace tst_views {

namespace {

QString toQString(const char *name)
{
    return QLatin1String(name);
}

QStringList visibleDocks(OpenWindow &test)
{
    QStringList names;
    const QList<QDockWidget *> docks = test.window().findChildren<QDockWidget *>();
    for (const QDockWidget *dock : docks) {
        if (!dock->isHidden())
            names += dock->objectName();
    }
    names.sort();
    return names;
}

bool showsDocuments(OpenWindow &test)
{
    return test.find<QWidget>(toQString("center"))->findChild<QStackedWidget *>(toQString("pages"))->isVisible(); // found in the window, because panels also have pages
}

} // namespace

class TestViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachViewShowsItsPanels_data()
    {
        QTest::addColumn<QStringList>("docks");
        QTest::newRow("viewEdit") << QStringList{"libraryDock", "renderDock", "strataDock"};
        QTest::newRow("viewCompare") << QStringList{"renderDock"};
        QTest::newRow("viewContext") << QStringList{"contextDock"};
        QTest::newRow("viewTest") << QStringList{"complexityDock", "conversationDock", "experimentsDock", "renderDock", "responseDock", "rulesDock", "workflowDock"};
        QTest::newRow("viewBudget") << QStringList{"budgetDock"};
        QTest::newRow("viewEvolve") << QStringList{"evolutionDock", "qualityDock", "ratifyDock"};
        QTest::newRow("viewLibrary") << QStringList{"historyDock", "libraryDock", "portabilityDock", "searchDock", "taxonomyDock"};
    }

    void eachViewShowsItsPanels()
    {
        QFETCH(QStringList, docks);
        OpenWindow test;
        QVERIFY(test.openSample());
        const QString view = QLatin1String(QTest::currentDataTag());
        test.trigger(view);
        QVERIFY(test.wait());
        QCOMPARE(visibleDocks(test), docks);
        QCOMPARE(showsDocuments(test), view == toQString("viewEdit"));
        QVERIFY(test.find<QAction>(view)->isChecked());
    }

    /// At 1024 × 700, each panel of a view has the height that it needs, and is inside the window.
    void everyPanelFitsASmallWindow_data()
    {
        eachViewShowsItsPanels_data();
    }

    void everyPanelFitsASmallWindow()
    {
        QFETCH(QStringList, docks);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1024, 700);
        test.trigger(QLatin1String(QTest::currentDataTag()));
        for (const QString &name : std::as_const(docks)) {
            auto *dock = test.find<QDockWidget>(name);
            dock->raise();
            QVERIFY(test.wait());
            QTRY_VERIFY2(!dock->visibleRegion().isEmpty(), qPrintable(name));
            const auto *area = qobject_cast<PanelArea *>(dock->widget());
            QTRY_VERIFY2(area->widget()->height() <= area->viewport()->height(), qPrintable(name)); // the panel does not scroll
            QVERIFY2(test.window().rect().contains(QRect(dock->mapTo(&test.window(), QPoint()), dock->size())), qPrintable(name));
            QCOMPARE(test.window().size(), QSize(1024, 700));
        }
    }

    /// The panels of two views together can be wider than the window.
    void switchingBetweenViewsKeepsTheSizeOfTheWindow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QSize small(1024, 700);
        test.window().resize(small);
        const QStringList views{"viewEdit", "viewCompare", "viewContext", "viewTest", "viewBudget", "viewEvolve", "viewLibrary"};
        for (const QString &from : views) {
            for (const QString &to : views) {
                test.trigger(from);
                QCOMPARE(test.window().size(), small);
                test.trigger(to);
                QVERIFY(test.wait());
                QVERIFY2(test.window().size() == small, qPrintable(from + u' ' + to));
            }
        }
    }

    /// The minimum size of the window is larger while the activity bar shows labels. Even in this state, one resize must reach the small size.
    void everyViewShrinksInOneStep_data() { eachViewShowsItsPanels_data(); }

    void everyViewShrinksInOneStep()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(QLatin1String(QTest::currentDataTag()));
        QVERIFY(test.wait());
        for (int turns = 0; turns < 20; ++turns)
            QCoreApplication::processEvents();
        test.window().resize(1024, 700);
        QCOMPARE(test.window().size(), QSize(1024, 700));
    }

    /// Panels become wide again after the window was small.
    void panelsKeepTheirShareOfTheWindow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const auto *strata = test.find<QDockWidget>(toQString("strataDock"));
        const auto *render = test.find<QDockWidget>(toQString("renderDock"));
        QTRY_VERIFY(std::abs(strata->width() - 252) <= 2 && std::abs(render->width() - 490) <= 2); // the widths are 18 and 35 percent of 1400
        test.window().resize(1024, 700);
        QTRY_VERIFY(std::abs(strata->width() - 184) <= 2 && std::abs(render->width() - 358) <= 2);
        test.trigger(toQString("viewBudget"));
        QVERIFY(test.wait());
        test.window().resize(1400, 880);
        test.trigger(toQString("viewEdit"));
        QTRY_VERIFY(std::abs(strata->width() - 252) <= 2 && std::abs(render->width() - 490) <= 2);
    }

    /// A folder can be opened before the window is shown, when no panel has a width.
    void panelsOfAHiddenWindowKeepTheirShareWhenShown()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().close();
        MainWindow next(test.settings(), test.dialogs(), test.fakes().services(), builtInPanels());
        next.openFolder(test.path(toQString("sample")));
        QTRY_VERIFY(next.isIdle());
        next.show();
        const auto *strata = next.findChild<QDockWidget *>(toQString("strataDock"));
        for (const char *view : {"viewBudget", "viewEdit"}) {
            next.findChild<QAction *>(toQString(view))->trigger();
            QTRY_VERIFY(next.isIdle());
        }
        QTRY_VERIFY(std::abs(strata->width() - 252) <= 2); // the width is 18 percent of 1400
        next.resize(1024, 700);
        QTRY_VERIFY(std::abs(strata->width() - 184) <= 2);
    }

    /// When a workspace opens, the focus moves from the start page to the document.
    void aNewWorkspaceFocusesItsDocument()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.wait());
        QCOMPARE(test.window().focusWidget(), static_cast<QWidget *>(test.find<DocumentTabs>(toQString("documents"))->current()->activeEditor()));
    }

    /// Each command moves the focus, because the next key would otherwise go to a hidden control of the previous view.
    void viewShortcutsMoveTheFocus_data() { eachViewShowsItsPanels_data(); }

    void viewShortcutsMoveTheFocus()
    {
        QFETCH(QStringList, docks);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window()));
        const QString view = QLatin1String(QTest::currentDataTag());
        const bool isEdit = view == toQString("viewEdit");
        if (isEdit)
            test.find<QWidget>(toQString("library"))->setFocus();
        const QKeyCombination keys = test.find<QAction>(view)->shortcut()[0];
        QTest::keyClick(test.window().focusWidget(), keys.key(), keys.keyboardModifiers());
        QVERIFY(test.wait());
        QTRY_VERIFY(test.window().focusWidget() && !test.window().focusWidget()->visibleRegion().isEmpty());
        const QWidget *focus = test.window().focusWidget();
        if (isEdit)
            QVERIFY(focus == test.find<DocumentTabs>(toQString("documents"))->current()->activeEditor());
        else
            QVERIFY2(std::any_of(docks.begin(), docks.end(), [&](const QString &name) { return test.find<QDockWidget>(name)->isAncestorOf(focus); }), qPrintable(focus->objectName()));
    }

    /// In the Evolve view, a button in the panels is the main action.
    void onlyOneButtonHasTheAccent()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const auto *send = test.find<AccentButton>(toQString("sendButton"));
        QVERIFY(!send->isPlain());
        test.trigger(toQString("viewEvolve"));
        QVERIFY(send->isPlain());
        test.trigger(toQString("viewEdit"));
        QVERIFY(!send->isPlain());
    }

    void viewsKeepTheirLayout()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.find<QDockWidget>(toQString("strataDock"))->hide();
        test.trigger(toQString("viewBudget"));
        test.find<QDockWidget>(toQString("problemsDock"))->show();
        test.trigger(toQString("viewEdit"));
        QCOMPARE(visibleDocks(test), (QStringList{"libraryDock", "renderDock"}));
        test.trigger(toQString("viewBudget"));
        QCOMPARE(visibleDocks(test), (QStringList{"budgetDock", "problemsDock"}));
        test.trigger(toQString("resetLayout"));
        QCOMPARE(visibleDocks(test), QStringList{"budgetDock"});
    }

    /// The key of a panel never hides the panel. It shows the panel in front and moves the focus there.
    void panelKeysMoveTheFocus_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("library") << int(Qt::Key_1);
        QTest::newRow("render") << int(Qt::Key_2);
        QTest::newRow("problems") << int(Qt::Key_3);
        QTest::newRow("strata") << int(Qt::Key_4);
    }

    void panelKeysMoveTheFocus()
    {
        QFETCH(int, key);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window()));
        const QString panel = QLatin1String(QTest::currentDataTag());
        auto *dock = test.find<QDockWidget>(panel + toQString("Dock"));
        for (int times = 0; times < 2; ++times) {
            test.find<DocumentTabs>(toQString("documents"))->current()->activeEditor()->setFocus();
            QTest::keyClick(test.window().focusWidget(), Qt::Key(key), Qt::AltModifier);
            QVERIFY(dock->isVisible());
            QVERIFY(dock->isAncestorOf(test.window().focusWidget()));
        }
        test.trigger(toQString("showBudget")); // the panel is in the drawer, in front of Problems
        QVERIFY(test.wait());
        QTest::keyClick(&test.window(), Qt::Key(key), Qt::AltModifier);
        QVERIFY(dock->isVisible() && !dock->visibleRegion().isEmpty());
        dock->hide();
        QTest::keyClick(&test.window(), Qt::Key(key), Qt::AltModifier);
        QVERIFY(dock->isVisible());
    }

    /// A click on a layer opens it and leaves the focus in the strata. The keys of the Layers menu then move the layer.
    void theKeysOfLayersWorkAfterAClick()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window()));
        auto *panel = test.find<StrataPanel>(toQString("strata"));
        auto *view = panel->findChild<StrataView *>();
        view->selectPath(toQString("layers/tools.md"));
        view->scrollTo(view->currentIndex());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->currentIndex()).center());
        QVERIFY(test.wait());
        QCOMPARE(test.find<DocumentTabs>(toQString("documents"))->current()->path(), toQString("layers/tools.md"));
        const QString text = test.find<DocumentTabs>(toQString("documents"))->currentSession()->text();
        QTest::keyClick(test.window().focusWidget(), Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(panel->isProposing());
        const auto *heading = panel->findChild<QLabel *>(toQString("heading"));
        QTRY_VERIFY(heading->text().contains(toQString("SANDSTONE")));
        QTest::keyClick(test.window().focusWidget(), Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier); // the proposal has the focus
        QTRY_VERIFY(heading->text().contains(toQString("BEDROCK")));
        QCOMPARE(test.find<DocumentTabs>(toQString("documents"))->currentSession()->text(), text);
    }

    /// Without isolation, a mirrored layout shows "of 1,000,000 tokens 12,977".
    void mirroredLayoutKeepsNumberOrder()
    {
        qApp->setLayoutDirection(Qt::RightToLeft);
        OpenWindow test;
        const bool isOpen = test.openSample();
        const QStringList names{toQString("statusTokens"), toQString("statusLosses"), toQString("statusProblems")};
        QStringList texts;
        for (const QString &name : names)
            texts += test.find<QAbstractButton>(name)->text();
        texts += test.find<QLabel>(toQString("statusPrice"))->text();
        qApp->setLayoutDirection(Qt::LeftToRight);
        QVERIFY(isOpen);
        for (const QString &text : std::as_const(texts))
            QVERIFY2(text.startsWith(QChar(0x2068)) && text.endsWith(QChar(0x2069)), qPrintable(text));
    }

    /// Without isolation, mirrored layouts show "of 4 2". Rows without space between them are hard to read.
    void listsIsolateNumbersAndSeparateRows()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.wait());
        for (const char *name : {"sessionList", "turnList", "contextClients", "rulesTree", "taxonomyTree", "compareTable"}) {
            const auto *view = test.find<QAbstractItemView>(toQString(name));
            const auto *delegate = qobject_cast<const QStyledItemDelegate *>(view->itemDelegate());
            QVERIFY2(delegate, name);
            qApp->setLayoutDirection(Qt::RightToLeft);
            const QString cell = delegate->displayText(toQString("2 of 4"), QLocale());
            qApp->setLayoutDirection(Qt::LeftToRight);
            QCOMPARE(cell, QChar(0x2068) + toQString("2 of 4") + QChar(0x2069));
            const QModelIndex first = view->model()->index(0, 0);
            QVERIFY2(!first.isValid() || view->sizeHintForIndex(first).height() >= view->fontMetrics().height() + 4, name);
        }
    }

    void hiddenToolBarsStayHidden()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.find<QToolBar>(toQString("pickerToolBar"))->hide();
        test.trigger(toQString("viewBudget"));
        test.trigger(toQString("viewEdit"));
        QVERIFY(!test.find<QToolBar>(toQString("pickerToolBar"))->isVisible());
        QVERIFY(test.find<QToolBar>(toQString("activityBar"))->isVisible());
        test.trigger(toQString("resetLayout"));
        QVERIFY(test.find<QToolBar>(toQString("pickerToolBar"))->isVisible());
    }

    void panelFillsItsView()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(toQString("viewBudget"));
        QVERIFY(test.wait());
        const QDockWidget *budget = test.find<QDockWidget>(toQString("budgetDock"));
        QTRY_VERIFY(budget->height() > test.window().height() * 3 / 4);
        QVERIFY(budget->width() > test.window().width() * 4 / 5);
    }

    /// The panels of the Test view need the width, and the task above the prompt fits into a narrow column.
    void testKeepsTheRenderPanelNarrow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(toQString("viewTest"));
        QVERIFY(test.wait());
        const auto *render = test.find<QDockWidget>(toQString("renderDock"));
        const auto *response = test.find<QDockWidget>(toQString("responseDock"));
        const int width = test.window().width();
        QTRY_VERIFY2(render->width() <= width * 32 / 100, qPrintable(QString::number(render->width())));
        QVERIFY(response->width() >= width * 60 / 100);
        QVERIFY(test.find<QPlainTextEdit>(toQString("request"))->isVisible());
    }

    void otherPanelsOpenInTheDrawer()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(toQString("viewTest"));
        test.trigger(toQString("showBudget"));
        QVERIFY(test.wait());
        const QDockWidget *budget = test.find<QDockWidget>(toQString("budgetDock"));
        const QDockWidget *response = test.find<QDockWidget>(toQString("responseDock"));
        QVERIFY(budget->isVisible() && response->isVisible());
        QVERIFY(budget->geometry().top() > response->geometry().top());
    }

    /// The button of the Evolve view shows the number of open suggestions before the view is opened.
    void evolveShowsTheNumberOfOpenSuggestions()
    {
        OpenWindow test(builtInPanels(), SampleContent::FilesAndRecords);
        const auto *evolve = test.find<QAction>(toQString("viewEvolve"));
        const auto image = [evolve] { return evolve->icon().pixmap(20, 20).toImage(); };
        const QString toolTip = evolve->toolTip();
        const QImage plain = image();
        QVERIFY(test.openSample());
        QVERIFY(!test.find<QDockWidget>(toQString("ratifyDock"))->isVisible());
        QVERIFY2(evolve->toolTip().contains(toQString("\n3 open suggestion")), qPrintable(evolve->toolTip()));
        QVERIFY(image() != plain);
        const QWidget *button = test.find<QToolBar>(toQString("activityBar"))->widgetForAction(test.find<QAction>(toQString("viewEvolve")));
        QVERIFY(button->accessibleDescription().startsWith(toQString("3 open suggestion")));
        test.trigger(toQString("closeWorkspace"));
        QVERIFY(test.wait());
        QCOMPARE(evolve->toolTip(), toolTip);
        QCOMPARE(image(), plain);
    }

    void openingADocumentShowsTheEditView()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(toQString("viewLibrary"));
        QVERIFY(!showsDocuments(test));
        QVERIFY(test.find<DocumentTabs>(toQString("documents"))->open(toQString("layers/soul.md")));
        QVERIFY(showsDocuments(test));
        QVERIFY(test.find<QAction>(toQString("viewEdit"))->isChecked());
    }

    void compareShowsTheRequestsOfAllProviders()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const int tab = test.find<QTabWidget>(toQString("tabs"))->currentIndex();
        test.trigger(toQString("viewCompare"));
        QVERIFY(test.wait());
        for (const char *provider : {"anthropic", "openai", "google", "open-source", "manual"})
            QVERIFY2(test.find<RenderTextView>(toQString(provider))->isVisible(), provider);
        QCOMPARE(test.find<QComboBox>(toQString("compareForm"))->currentText(), toQString("Request"));
        QTRY_VERIFY(test.find<RenderTextView>(toQString("anthropic"))->width() > 200);
        test.trigger(toQString("viewEdit"));
        QCOMPARE(test.find<QTabWidget>(toQString("tabs"))->currentIndex(), tab);
    }

    /// The comparison uses the space of the task, the facts and the tabs. A command that needs one of these parts shows it again.
    void compareHidesTheTaskAndTheTabs()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1024, 700);
        const auto *task = test.find<QPlainTextEdit>(toQString("request"));
        const auto *tabs = test.find<QTabWidget>(toQString("tabs"));
        test.trigger(toQString("viewCompare"));
        QVERIFY(test.wait());
        QVERIFY(!task->isVisible() && !tabs->tabBar()->isVisible() && !test.find<QLabel>(toQString("facts"))->isVisible());
        const auto *dock = test.find<QDockWidget>(toQString("renderDock"));
        const auto *providers = test.find<QWidget>(toQString("compareProviders"));
        QTRY_VERIFY(providers->mapTo(dock, QPoint()).y() < 60); // the position is directly below the title of the dock
        test.trigger(toQString("showRequest"));
        QVERIFY(task->isVisible() && tabs->tabBar()->isVisible());
        test.trigger(toQString("showCompare"));
        QVERIFY(!task->isVisible());
        test.trigger(toQString("editRequest"));
        QVERIFY(task->isVisible());
        QVERIFY(test.window().focusWidget() == task);
        test.trigger(toQString("viewEdit"));
        test.trigger(toQString("viewCompare"));
        QVERIFY(!task->isVisible());
        test.trigger(toQString("viewEdit"));
        QVERIFY(task->isVisible() && tabs->tabBar()->isVisible());
    }

    /// The button of the current view shows the comparison again.
    void theCompareButtonRestoresTheComparison()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(toQString("viewCompare"));
        QVERIFY(test.wait());
        const auto *table = test.find<QTableView>(toQString("compareTable"));
        test.trigger(toQString("showLosses"));
        QVERIFY(!table->isVisible());
        test.trigger(toQString("viewCompare"));
        QVERIFY(table->isVisible());
        const auto *tabs = test.find<QTabWidget>(toQString("tabs"));
        QVERIFY(!tabs->tabBar()->isVisible());
        test.trigger(toQString("viewEdit"));
        QVERIFY(tabs->tabBar()->isVisible());
    }

    void storesTheCurrentView()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(toQString("viewEvolve"));
        test.window().close();
        QCOMPARE(test.settings().view(), toQString("evolve"));
        QVERIFY(!test.settings().layout(toQString("evolve")).isEmpty());
    }

    /// Two low panels in one column are hard to use. A panel that the user has hidden stays hidden.
    void smallWindowShowsDocumentsAsATab()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *strata = test.find<QDockWidget>(toQString("strataDock"));
        auto *library = test.find<QDockWidget>(toQString("libraryDock"));
        const auto areTabs = [&] { return test.window().tabifiedDockWidgets(strata).contains(library); };
        QVERIFY(!areTabs());
        test.window().resize(1366, 768);
        QTRY_VERIFY(areTabs() && !strata->visibleRegion().isEmpty() && library->visibleRegion().isEmpty());
        test.trigger(toQString("filterLibrary"));
        QTRY_VERIFY(!library->visibleRegion().isEmpty());
        test.trigger(toQString("viewBudget"));
        test.window().resize(1400, 880);
        test.trigger(toQString("viewEdit"));
        QTRY_VERIFY(!areTabs() && !strata->visibleRegion().isEmpty() && library->y() > strata->y());
        library->hide();
        test.window().resize(1024, 700);
        test.window().resize(1400, 880);
        QVERIFY(library->isHidden() && strata->isVisible());
        test.window().resize(1024, 700);
        test.trigger(toQString("resetLayout"));
        QVERIFY(areTabs());
        test.window().close();
        QVERIFY(test.settings().viewsWithTabs().contains(toQString("edit")));
    }

    void smallWindowShowsOnlyIcons()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *bar = test.find<QToolBar>(toQString("activityBar"));
        test.window().resize(1400, 880);
        QTRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
        test.window().resize(1024, 700);
        QTRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    }

    void everyViewFitsASmallWindow_data() { eachViewShowsItsPanels_data(); }

    void everyViewFitsASmallWindow()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1024, 700);
        test.trigger(QLatin1String(QTest::currentDataTag()));
        QVERIFY(test.wait());
        for (int turns = 0; turns < 20; ++turns)
            QCoreApplication::processEvents();
        const QSize least = test.window().minimumSizeHint().expandedTo(test.window().layout()->minimumSize());
        const QString sizes = QStringLiteral("%1 x %2").arg(least.width()).arg(least.height());
        QVERIFY2(least.width() <= 1024 && least.height() <= 700, qPrintable(sizes));
    }

    void documentsOpenAtTheFirstLine()
    {
        OpenWindow test;
        test.window().show();
        QVERIFY(test.openSample());
        QVERIFY(test.wait());
        const DocumentView *view = test.find<DocumentTabs>(toQString("documents"))->current();
        QCOMPARE(view->path(), toQString("README.md"));
        QTRY_VERIFY(view->activeEditor()->height() > 300);
        QCOMPARE(view->activeEditor()->verticalScrollBar()->value(), 0);
        QCOMPARE(view->activeEditor()->cursorForPosition({2, 2}).blockNumber(), 0);
    }

    void hidesViewsWithoutAWorkspace()
    {
        OpenWindow test;
        QVERIFY(!test.find<QAction>(toQString("viewBudget"))->isEnabled());
        QVERIFY(!test.find<QToolBar>(toQString("activityBar"))->isVisible());
        QVERIFY(showsDocuments(test));
        QVERIFY(test.openSample());
        test.trigger(toQString("viewBudget"));
        test.trigger(toQString("closeWorkspace"));
        QVERIFY(test.wait());
        QVERIFY(showsDocuments(test));
        QVERIFY(visibleDocks(test).isEmpty());
    }
};

OUTCROP_TEST(TestViews, GuiApplication)

} // namespace tst_views

#include "tst_views.moc"
