// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the guided tour in the real window. Every step has a real effect, leaving the tour restores the view, and the tour changes no files.
#include "gui/diff/diffview.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/application.h"
#include "gui/strata/stratapanel.h"
#include "gui/text/rendertextview.h"
#include "gui/tour/guidedtour.h"
#include "gui/tour/tourcard.h"
#include "gui/tour/tourframe.h"
#include "gui/tour/toursteps.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/messagebar.h"
#include "models/editing/editsession.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using namespace outcrop;

namespace tst_guidedtour {

namespace {

constexpr int stepCount = 10;
const QString houseStyle = QStringLiteral("layers/house-style.md");
const QString brokenAgent = QStringLiteral("agents/greenhouse-watch.md");

QString toQString(const char *text)
{
    return QString::fromUtf8(text);
}

bool isOnScreen(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget);
    const QWidget &painted = area ? *area->viewport() : widget; // the viewport can cover the area completely
    return widget.isVisible() && !painted.visibleRegion().isEmpty();
}

/// Returns a hash for each file of a folder, without the records in .outcrop.
QMap<QString, QByteArray> filesIn(const QString &folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories); // the iterator skips hidden folders
    while (it.hasNext()) {
        QFile file(it.next());
        if (file.open(QIODevice::ReadOnly))
            files.insert(file.fileName(), QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256));
    }
    return files;
}

MessageBar *offerOf(OpenWindow &window)
{
    for (MessageBar *bar : window.window().findChildren<MessageBar *>()) {
        if (!bar->isHidden() && bar->notice().title == toQString("Take a guided tour of the sample"))
            return bar;
    }
    return nullptr;
}

/// The window with the sample and its records, and the running tour.
class Tour
{
public:
    Tour()
    {
        m_isRunning = m_window.openSample();
        m_window.trigger(toQString("guidedTour"));
        m_isRunning = m_isRunning && tour().isRunning() && card().isVisible();
    }

    bool isRunning() const { return m_isRunning; }
    OpenWindow &window() { return m_window; }
    GuidedTour &tour() { return *m_window.window().findChild<GuidedTour *>(); }
    TourCard &card() { return *m_window.find<TourCard>(toQString("tourCard")); }
    TourFrame &frame() { return *m_window.find<TourFrame>(toQString("tourFrame")); }
    DocumentTabs &tabs() { return *m_window.find<DocumentTabs>(toQString("documents")); }
    QString text(const QString &path)
    {
        EditSession *session = m_window.window().documents().sessions().find(path);
        return session ? session->text() : QString();
    }
    bool isDone() { return m_window.find<QLabel>(toQString("tourDone"))->isVisible(); }

    /// Clicks a button of the card, which no other widget may cover.
    bool press(const char *name)
    {
        auto *button = m_window.find<QPushButton>(toQString(name));
        const QPoint center = button->rect().center();
        const auto isFree = [&] { return button->isEnabled() && m_window.window().childAt(button->mapTo(&m_window.window(), center)) == button; };
        if (!QTest::qWaitFor(isFree))
            return false;
        QTest::mouseClick(button, Qt::LeftButton, {}, center);
        return m_window.wait();
    }
    /// Goes to the next step, which is not complete yet.
    bool next() { return press("tourNext") && !isDone(); }
    /// Presses "Show me" and lets its commands run.
    bool pressShowMe()
    {
        const bool isPressed = press("tourShow");
        for (int turns = 0; turns < 10; ++turns)
            QCoreApplication::processEvents();
        return isPressed && m_window.wait();
    }

private:
    OpenWindow m_window{builtInPanels(), SampleContent::FilesAndRecords};
    bool m_isRunning = false;
};

} // namespace

class TestGuidedTour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_state.isValid());
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
    }

    void hasTenShortSteps()
    {
        const QList<TourStep> steps = tourSteps();
        QCOMPARE(steps.size(), stepCount);
        for (const TourStep &step : steps) {
            QVERIFY2(!step.title.isEmpty() && step.title.size() <= 40, qPrintable(step.title));
            QVERIFY2(!step.text.isEmpty() && step.text.size() <= 160, qPrintable(step.text));
        }
    }

    /// Every command exists, so that a renamed action cannot break a step.
    void everyCommandExists()
    {
        OpenWindow test;
        for (const TourStep &step : tourSteps()) {
            for (const QString &command : step.commands)
                QVERIFY2(test.window().findChild<QAction *>(command), qPrintable(command));
        }
    }

    void isOfferedOnce()
    {
        OpenWindow test(builtInPanels(), SampleContent::FilesAndRecords);
        test.settings().setTourOffered(false);
        QVERIFY(test.openSample());
        MessageBar *offer = offerOf(test);
        QVERIFY(offer);
        QVERIFY(test.settings().isTourOffered());
        QVERIFY(!test.find<TourCard>(toQString("tourCard"))->isVisible());
        offer->findChild<QPushButton *>()->click();
        QVERIFY(!offerOf(test));
        QVERIFY(test.find<TourCard>(toQString("tourCard"))->isVisible());
        test.trigger(toQString("closeWorkspace"));
        QVERIFY(test.wait());
        QVERIFY(!test.find<TourCard>(toQString("tourCard"))->isVisible());
        QVERIFY(test.openFolder(test.path(toQString("sample"))));
        QVERIFY(!offerOf(test));
    }

    void isNotOfferedForOtherWorkspaces()
    {
        OpenWindow test;
        test.settings().setTourOffered(false);
        QVERIFY(test.openSample()); // the sample of this window does not contain the broken file of a step
        QVERIFY(!offerOf(test));
        QVERIFY(!test.settings().isTourOffered());
    }

    void helpCreatesTheSample()
    {
        OpenWindow test(builtInPanels(), SampleContent::FilesAndRecords);
        QVERIFY(QDir().mkpath(test.path(toQString("garden"))));
        test.dialogs().nextFolder = test.path(toQString("garden"));
        test.trigger(toQString("guidedTour"));
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(test.path(toQString("garden/README.md"))));
        QVERIFY(test.find<TourCard>(toQString("tourCard"))->isVisible());
        QCOMPARE(test.find<QLabel>(toQString("tourNumber"))->text(), toQString("Guided tour: step 1 of 10"));
    }

    void stepsThroughTheMainTasks()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        OpenWindow &window = tour.window();

        // The first step shows five requests.
        QVERIFY(tour.pressShowMe());
        for (const char *provider : {"anthropic", "openai", "google", "open-source", "manual"}) {
            const auto *column = window.find<RenderTextView>(toQString(provider));
            QTRY_VERIFY2(isOnScreen(*column) && !column->text().isEmpty(), provider);
        }
        QVERIFY(window.find<RenderTextView>(toQString("anthropic"))->text() != window.find<RenderTextView>(toQString("manual"))->text());
        QTRY_VERIFY(tour.isDone());
        QTRY_VERIFY(isOnScreen(tour.frame()));

        // The second step shows the price of an edit.
        QVERIFY(tour.next());
        QTRY_COMPARE(tour.tabs().current()->path(), houseStyle); // the text of the step is about this document
        QTRY_VERIFY(window.find<QAction>(toQString("viewEdit"))->isChecked());
        QVERIFY(tour.pressShowMe());
        QVERIFY(tour.tabs().current()->isAncestorOf(window.window().focusWidget())); // with the focus in the editor, typing changes the layer
        const auto *cost = tour.tabs().current()->findChild<ElidedLabel *>(toQString("editCost"));
        QVERIFY(cost);
        QTRY_VERIFY2(isOnScreen(*cost) && cost->visibleText().contains(u'$'), qPrintable(cost->visibleText()));
        const QString before = tour.text(houseStyle);
        QTest::keyClicks(tour.tabs().current()->activeEditor(), toQString("In short: "));
        QVERIFY(tour.text(houseStyle).contains(toQString("In short: Write L0 always")));
        QTRY_VERIFY(tour.isDone());
        QVERIFY(window.wait());

        // The third step proposes another tier.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        auto *strata = window.find<StrataPanel>(toQString("strata"));
        QTRY_VERIFY(strata->isProposing());
        QVERIFY(tour.text(houseStyle).contains(toQString("tier: bedrock"))); // the step only proposes the move
        auto *accept = window.find<QWidget>(toQString("proposal"))->findChild<QPushButton *>(toQString("take"));
        QTRY_VERIFY(accept && accept->isEnabled());
        const auto *costs = window.find<QWidget>(toQString("proposal"))->findChild<QLabel *>(toQString("costs"));
        QTRY_VERIFY(!costs->text().isEmpty() && costs->height() >= costs->heightForWidth(costs->width())); // no line is truncated
        accept->click();
        QTRY_VERIFY(tour.text(houseStyle).contains(toQString("tier: sandstone")));
        QTRY_VERIFY(tour.isDone());
        QVERIFY(window.wait());

        // The fourth step compares providers.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        QTRY_VERIFY(window.find<QAbstractButton>(toQString("onlyDifferences"))->isChecked());
        QTRY_VERIFY(tour.isDone());
        QVERIFY(window.find<QTableView>(toQString("compareTable"))->model()->rowCount() > 0);

        // The fifth step shows losses.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        auto *losses = window.find<QListView>(toQString("losses"));
        QTRY_VERIFY(isOnScreen(*losses));
        QVERIFY(losses->model()->rowCount() > 0);
        QTRY_VERIFY(tour.isDone());

        // The sixth step shows a broken file.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        QCOMPARE(tour.tabs().current()->path(), brokenAgent);
        QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
        auto *fixes = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(!fixes->actions().isEmpty());
        fixes->actions().constFirst()->trigger();
        fixes->close();
        QVERIFY2(tour.text(brokenAgent).contains(toQString("tools: Read, Grep")), qPrintable(tour.text(brokenAgent)));
        QTRY_VERIFY(tour.isDone());
        QVERIFY(window.wait());

        // The seventh step shows a repaired response.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        QTRY_VERIFY(isOnScreen(*window.find<QWidget>(toQString("answerTables"))));
        QTRY_VERIFY(window.find<QLabel>(toQString("verdict"))->text().contains(toQString("Repaired")));
        QTRY_VERIFY(tour.isDone());

        // The eighth step accepts one hunk of a suggestion.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        auto *change = window.find<DiffView>(toQString("change"));
        QTRY_COMPARE(change->diff().hunks.size(), 2);
        change->setChosenHunks({0});
        auto *decide = window.find<QAbstractButton>(toQString("accept"));
        QTRY_COMPARE(decide->text(), toQString("Accept 1 of 2 hunks"));
        decide->click();
        QVERIFY(window.wait());
        QTRY_VERIFY(testing::fileText(window, toQString("layers/tools.md")).contains(toQString("Before a release: a second person")));
        QVERIFY(!testing::fileText(window, toQString("layers/tools.md")).contains(toQString("- A release: the web developer")));
        QTRY_VERIFY(tour.isDone());

        // The ninth step shows the context of Codex.
        QVERIFY(tour.next());
        QVERIFY(tour.pressShowMe());
        QTRY_VERIFY(tour.isDone());
        QVERIFY(window.wait());
        const QAbstractItemModel *files = window.find<QTreeView>(toQString("contextFiles"))->model();
        QTRY_VERIFY(!files->match(files->index(0, 0), Qt::DisplayRole, toQString("AGENTS.md"), 1, Qt::MatchContains | Qt::MatchRecursive).isEmpty());

        // The last step exports the requests as files. Without a task, the export writes no file, and the step is not completed.
        QVERIFY(tour.next());
        auto *task = window.find<QPlainTextEdit>(toQString("request"));
        const QString example = task->toPlainText();
        QVERIFY(!example.isEmpty());
        task->clear();
        window.trigger(toQString("exportBundles"));
        QVERIFY(window.wait());
        QVERIFY(!tour.isDone());
        task->setPlainText(example);
        QVERIFY(QDir().mkpath(window.path(toQString("bundles"))));
        window.dialogs().nextFolder = window.path(toQString("bundles"));
        window.dialogs().nextConfirmation = true;
        QVERIFY(tour.pressShowMe());
        QTRY_VERIFY(QFile::exists(window.path(toQString("bundles/manifest.json"))));
        QTRY_VERIFY(tour.isDone());
        QCOMPARE(window.find<QPushButton>(toQString("tourNext"))->text(), toQString("Finish"));
        QVERIFY(window.wait());
        QVERIFY(tour.press("tourNext"));
        QVERIFY(!tour.card().isVisible() && !tour.frame().isVisible());
        QVERIFY(tour.text(houseStyle) != before); // unsaved text of the user is kept
        QVERIFY(window.find<MessageBar>(toQString("tourMessage"))->isVisible());
    }

    void changesNoFiles()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        const QMap<QString, QByteArray> files = filesIn(tour.window().path(toQString("sample")));
        QVERIFY(files.size() > 50);
        for (int step = 1; step <= stepCount; ++step) {
            QCOMPARE(tour.tour().step(), step);
            QVERIFY(tour.pressShowMe());
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            QVERIFY(tour.window().wait());
            QVERIFY(tour.press("tourNext"));
        }
        QVERIFY(!tour.tour().isRunning());
        QCOMPARE(filesIn(tour.window().path(toQString("sample"))), files);
        QVERIFY(!tour.window().window().documents().hasUnsaved());
    }

    void skippingRestoresTheView()
    {
        OpenWindow window(builtInPanels(), SampleContent::FilesAndRecords);
        QVERIFY(window.openSample());
        auto *tabs = window.find<DocumentTabs>(toQString("documents"));
        const QString document = tabs->current()->path();
        window.trigger(toQString("viewBudget"));
        QVERIFY(window.wait());
        window.trigger(toQString("guidedTour"));
        window.find<QPushButton>(toQString("tourShow"))->click();
        QTRY_VERIFY(window.find<QAction>(toQString("viewCompare"))->isChecked());
        auto *task = window.find<QPlainTextEdit>(toQString("request"));
        QVERIFY(!task->toPlainText().isEmpty());
        for (int step = 2; step <= 4; ++step)
            window.find<QPushButton>(toQString("tourNext"))->click();
        window.find<QPushButton>(toQString("tourShow"))->click();
        QTRY_VERIFY(window.find<QAbstractButton>(toQString("onlyDifferences"))->isChecked());
        window.find<QPushButton>(toQString("tourSkip"))->click();
        QVERIFY(window.wait());
        QVERIFY(!window.find<TourCard>(toQString("tourCard"))->isVisible());
        QVERIFY(window.find<QAction>(toQString("viewBudget"))->isChecked());
        QCOMPARE(tabs->current()->path(), document);
        QVERIFY(!window.find<QAbstractButton>(toQString("onlyDifferences"))->isChecked());
        QCOMPARE(task->toPlainText(), QString());
    }

    /// Another folder has another view and other documents, but the same check boxes.
    void closingTheFolderRestoresTheCheckBoxes()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        for (int step = 1; step <= 3; ++step)
            QVERIFY(tour.press("tourNext"));
        QVERIFY(tour.press("tourShow"));
        const auto *onlyDifferences = tour.window().find<QAbstractButton>(toQString("onlyDifferences"));
        QTRY_VERIFY(onlyDifferences->isChecked());
        tour.window().trigger(toQString("closeWorkspace"));
        QVERIFY(tour.window().wait());
        QVERIFY(!tour.tour().isRunning());
        QVERIFY(!onlyDifferences->isChecked());
    }

    /// The card is in a separate row below all views, and its buttons keep their position.
    void theCardCoversNoOtherWidget()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        MainWindow &window = tour.window().window();
        window.resize(1366, 768);
        QVERIFY(tour.window().wait());
        const auto *next = tour.window().find<QPushButton>(toQString("tourNext"));
        const QPoint usual = next->mapTo(&window, QPoint());
        for (int step = 1; step < stepCount; ++step) {
            QVERIFY(tour.pressShowMe());
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            const QRect card = tour.card().geometry();
            QCOMPARE(card.bottom(), window.rect().bottom());
            QTRY_VERIFY(!card.intersects(window.statusBar()->geometry()));
            QTRY_VERIFY(!card.intersects(window.centralWidget()->geometry()));
            for (const QDockWidget *dock : window.findChildren<QDockWidget *>())
                QVERIFY2(dock->isHidden() || dock->isFloating() || !card.intersects(dock->geometry()), qPrintable(dock->objectName()));
            QCOMPARE(next->mapTo(&window, QPoint()), usual);
            QVERIFY(tour.press("tourNext"));
        }
        QVERIFY(tour.press("tourSkip"));
        QCOMPARE(window.contentsMargins(), QMargins());
    }

    void namesUnsavedDocuments()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        QVERIFY(tour.press("tourNext"));
        QVERIFY(tour.pressShowMe());
        QTest::keyClicks(tour.tabs().current()->activeEditor(), toQString("In short: "));
        QVERIFY(tour.window().wait());
        QVERIFY(tour.press("tourSkip"));
        auto *message = tour.window().find<MessageBar>(toQString("tourMessage"));
        QVERIFY(message->isVisible());
        QVERIFY2(message->notice().details.contains(toQString("house-style.md")), qPrintable(message->notice().details));
        message->findChild<QPushButton *>()->click();
        QVERIFY(tour.window().wait());
        QTRY_VERIFY(!tour.window().window().documents().hasUnsaved());
        QVERIFY(!message->isVisible());
    }

    void canBeReplayed()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        QVERIFY(tour.press("tourNext") && tour.press("tourNext"));
        QCOMPARE(tour.tour().step(), 3);
        QVERIFY(tour.press("tourBack"));
        QCOMPARE(tour.tour().step(), 2);
        QVERIFY(tour.press("tourSkip"));
        QVERIFY(!tour.tour().isRunning());
        tour.window().trigger(toQString("guidedTour"));
        QCOMPARE(tour.tour().step(), 1);
        QVERIFY(!tour.window().find<QPushButton>(toQString("tourBack"))->isEnabled());
    }

    void worksWithTheKeyboard()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        MainWindow &window = tour.window().window();
        QCOMPARE(window.focusWidget(), static_cast<QWidget *>(tour.window().find<QPushButton>(toQString("tourShow"))));
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QTRY_VERIFY(tour.window().find<QAction>(toQString("viewCompare"))->isChecked());
        auto *next = tour.window().find<QPushButton>(toQString("tourNext"));
        next->setFocus();
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(tour.tour().step(), 2);
        QTest::keyClick(next, Qt::Key_Escape);
        QVERIFY(!tour.tour().isRunning());
    }

    void hasAccessibleNames()
    {
        Tour tour;
        QVERIFY(tour.isRunning());
        QCOMPARE(tour.card().accessibleName(), toQString("Guided tour: step 1 of 10: ") + tourSteps().constFirst().title);
        QCOMPARE(tour.card().accessibleDescription(), tourSteps().constFirst().text);
        for (const QPushButton *button : tour.card().findChildren<QPushButton *>())
            QVERIFY2(!button->text().isEmpty() && !button->accessibleDescription().isEmpty(), qPrintable(button->objectName()));
    }

    void fitsASmallWindow_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }

    void fitsASmallWindow()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setLayoutDirection(direction);
        const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        Tour tour;
        QVERIFY(tour.isRunning());
        tour.window().window().resize(1024, 700);
        QVERIFY(tour.window().wait());
        for (int step = 1; step < stepCount; ++step) {
            QVERIFY(tour.pressShowMe());
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            QTRY_VERIFY(tour.window().window().rect().contains(tour.card().geometry()));
            QCOMPARE(tour.window().window().size(), QSize(1024, 700)); // the row of the card does not enlarge the window
            const auto *text = tour.window().find<QLabel>(toQString("tourText"));
            QVERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(text->text()));
            QVERIFY(tour.press("tourNext"));
        }
    }

private:
    QTemporaryDir m_state;
};

OUTCROP_TEST(TestGuidedTour, GuiApplication)

} // namespace tst_guidedtour

#include "tst_guidedtour.moc"
