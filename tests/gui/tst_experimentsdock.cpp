// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Experiments dock in the window: plans before requests are billed, runs that show progress and can be stopped and continued, charts with their
// numbers, reports, and adopting a template mode.
#include "gui/documents/documentscontroller.h"
#include "gui/experiments/experimentresultview.h"
#include "gui/experiments/experimentspanel.h"
#include "gui/experiments/intervalchart.h"
#include "tests/gui/experimentwindow.h"
#include "tests/support/testregistry.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_experimentsdock {

namespace {

const QString templatesPath = QStringLiteral("config/hybrid_prompt_templates.yaml");

/// The window with the sample workspace, the dock, and one experiment selected.
class ExperimentsDockFixture
{
public:
    explicit ExperimentsDockFixture(const QString &experiment)
    {
        m_isReady = testing::openExperiments(m_window);
        panel().choose(experiment);
        m_isReady = m_isReady && m_window.wait() && panel().chosenExperiment() == experiment;
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    ExperimentsPanel &panel() { return *m_window.find<ExperimentsPanel>(QStringLiteral("experiments")); }
    ExperimentResultView &result() { return *m_window.find<ExperimentResultView>(QStringLiteral("result")); }
    QString text(const char *label) { return m_window.find<QLabel>(QString::fromLatin1(label))->text(); }
    QString summary() { return m_window.find<QLabel>(QStringLiteral("experimentSummary"))->toolTip(); }
    QAbstractItemModel *table(const char *name) { return m_window.find<QTableView>(QString::fromLatin1(name))->model(); }

    bool press(const char *button)
    {
        auto *tool = m_window.find<QAbstractButton>(QString::fromLatin1(button));
        if (!tool->isEnabled())
            return false;
        tool->click();
        return true;
    }

    QString file(const char *name) { return m_window.path(QStringLiteral("sample/experiments/") + QString::fromLatin1(name)); }

    /// Appends text to a file of the experiments, and reloads the workspace.
    bool append(const char *name, const QByteArray &bytes)
    {
        QFile written(file(name));
        if (!written.open(QIODevice::Append) || written.write(bytes) != bytes.size())
            return false;
        written.close();
        m_window.trigger(QStringLiteral("reload"));
        return m_window.wait();
    }

    QString state(const QString &experiment)
    {
        const QAbstractItemModel *list = m_window.find<QListView>(QStringLiteral("experimentList"))->model();
        for (int row = 0; row < list->rowCount(); ++row) {
            if (list->index(row, 0).data().toString() == experiment)
                return list->index(row, 1).data().toString();
        }
        return {};
    }

private:
    OpenWindow m_window;
    bool m_isReady = false;
};

} // namespace

class TestExperimentsDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAnEmptyStateWithoutExperiments()
    {
        OpenWindow window;
        QDir().mkpath(window.path(QStringLiteral("bare")));
        QVERIFY(window.openFolder(window.path(QStringLiteral("bare"))));
        window.trigger(QStringLiteral("showExperiments"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QWidget>(QStringLiteral("experimentsEmpty"))->isVisible());
    }

    /// Each experiment is a card of two lines: name and state, then its cases and arms.
    void experimentsAreCards()
    {
        ExperimentsDockFixture dock(QStringLiteral("formats"));
        QVERIFY(dock.isReady());
        const auto *list = dock.window().find<QListView>(QStringLiteral("experimentList"));
        QVERIFY(list->sizeHintForRow(0) >= 2 * list->fontMetrics().height());
        const int row = list->currentIndex().row();
        QCOMPARE(list->model()->index(row, 2).data().toString().section(QStringLiteral(" · "), 1), QStringLiteral("xml, markdown"));
        QVERIFY(list->model()->index(row, 2).data().toString().startsWith(QStringLiteral("24 ")));
        QCOMPARE(dock.window().find<QLabel>(QStringLiteral("experimentTitle"))->toolTip(), QStringLiteral("Does XML take more tokens than Markdown?"));
        QSignalSpy wanted(&dock.panel(), &ExperimentsPanel::newExperimentRequested);
        QVERIFY(dock.press("newExperiment"));
        QCOMPARE(wanted.size(), 1);
    }

    /// Only the actions of the current state are shown.
    void showsTheActionsOfTheState()
    {
        ExperimentsDockFixture dock(QStringLiteral("formats"));
        QVERIFY(dock.isReady());
        const auto isShown = [&](const char *name) { return dock.window().find<QWidget>(QString::fromLatin1(name))->isVisible(); };
        QVERIFY(isShown("runExperiment") && !isShown("runAgain") && !isShown("stopExperiment") && !isShown("experimentReport"));
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(isShown("stopExperiment") && !isShown("runExperiment"));
        QVERIFY(dock.window().wait());
        QVERIFY(isShown("runAgain") && isShown("experimentReport") && !isShown("runExperiment") && !isShown("stopExperiment"));
    }

    /// A run of another version of the experiment cannot be continued. A confirmed new run archives it.
    void runsAChangedExperimentAgain()
    {
        ExperimentsDockFixture dock(QStringLiteral("formats"));
        QVERIFY(dock.isReady());
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.window().wait());
        QVERIFY(dock.append("requests.jsonl", "{\"id\": \"one-more\", \"request\": \"Review change 200.\"}\n"));
        QCOMPARE(dock.state(QStringLiteral("formats")), QStringLiteral("changed since its run, 48 of 48 trials"));
        const auto isShown = [&](const char *name) { return dock.window().find<QWidget>(QString::fromLatin1(name))->isVisible(); };
        QVERIFY(isShown("runAgain") && !isShown("runExperiment"));
        QVERIFY2(dock.text("planText").contains(QStringLiteral("“Run again”")), qPrintable(dock.text("planText")));
        QVERIFY(dock.press("runAgain"));
        QVERIFY(isShown("runSheet"));
        QCOMPARE(dock.window().find<QPushButton>(QStringLiteral("confirmRun"))->text(), QStringLiteral("Run again"));
        const QString archived = QStringLiteral("This archives the recorded run with 48 trial(s) in experiments/formats/");
        QVERIFY2(dock.text("runCost").startsWith(archived), qPrintable(dock.text("runCost")));
        QVERIFY(dock.press("cancelRun"));
        QVERIFY(!QFile::exists(dock.file("formats/results-1.jsonl")));
        QVERIFY(dock.press("runAgain"));
        QVERIFY(dock.press("confirmRun"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.state(QStringLiteral("formats")), QStringLiteral("done"));
        QCOMPARE(dock.panel().details().report->completedTrials, 50);
        QVERIFY(QFile::exists(dock.file("formats/results-1.jsonl")));
    }

    void runsAnExperimentWithADamagedRunAgain()
    {
        ExperimentsDockFixture dock(QStringLiteral("formats"));
        QVERIFY(dock.isReady());
        QVERIFY(QDir().mkpath(dock.file("formats")));
        QVERIFY(dock.append("formats/results.jsonl", "This is not a run.\n"));
        QCOMPARE(dock.state(QStringLiteral("formats")), QStringLiteral("unreadable"));
        QVERIFY2(dock.text("planText").contains(QStringLiteral("is not an experiment run")), qPrintable(dock.text("planText")));
        QVERIFY(dock.press("runAgain"));
        QVERIFY(dock.text("runCost").startsWith(QStringLiteral("This archives the recorded run in ")));
        QVERIFY(dock.press("confirmRun"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.state(QStringLiteral("formats")), QStringLiteral("done"));
        QCOMPARE(dock.panel().details().report->completedTrials, 48);
    }

    void showsWhyAnExperimentCannotRun()
    {
        ExperimentsDockFixture dock(QStringLiteral("torn"));
        QVERIFY(dock.isReady());
        dock.panel().showResult();
        const auto *empty = dock.window().find<QWidget>(QStringLiteral("noResult"));
        QVERIFY(empty->isVisible());
        QVERIFY2(empty->accessibleName().startsWith(QStringLiteral("Cannot read the result")), qPrintable(empty->accessibleName()));
    }

    /// The tables get the height that the text does not need. The tables are stacked, because side by side they would need scroll bars.
    void tablesOfThePlanFillThePage()
    {
        ExperimentsDockFixture dock(QStringLiteral("modes"));
        QVERIFY(dock.isReady());
        const auto *text = dock.window().find<QLabel>(QStringLiteral("planText"));
        const auto *arms = dock.window().find<QTableView>(QStringLiteral("planArms"));
        const auto *power = dock.window().find<QTableView>(QStringLiteral("planPower"));
        QTRY_VERIFY(text->isVisible() && text->height() <= text->heightForWidth(text->width()) + 8);
        QTRY_VERIFY(power->y() >= arms->y() + arms->height());
    }

    void showsThePlanBeforeMakingCalls()
    {
        ExperimentsDockFixture dock(QStringLiteral("modes"));
        QVERIFY(dock.isReady());
        QCOMPARE(dock.table("planArms")->rowCount(), 2);
        QCOMPARE(dock.table("planPower")->rowCount(), 3);
        QVERIFY2(dock.text("planText").contains(QStringLiteral("8 call(s) to openai")), qPrintable(dock.text("planText")));
        QCOMPARE(dock.state(QStringLiteral("modes")), QStringLiteral("not run"));
        QCOMPARE(dock.state(QStringLiteral("torn")), QStringLiteral("unreadable"));
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.window().find<QWidget>(QStringLiteral("runSheet"))->isVisible());
        QVERIFY(dock.text("runCost").contains(QStringLiteral("8 call(s)")));
        QVERIFY(dock.press("cancelRun"));
        QCOMPARE(dock.window().fakes().provider().calls(), 0);
    }

    void runsOfflineAndShowsDifferences()
    {
        ExperimentsDockFixture dock(QStringLiteral("formats"));
        QVERIFY(dock.isReady());
        QVERIFY(dock.text("planText").contains(QStringLiteral("No API calls")));
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.state(QStringLiteral("formats")), QStringLiteral("done"));
        QVERIFY(dock.panel().details().report);
        QCOMPARE(dock.window().fakes().provider().calls(), 0);
        dock.result().showFigure(ExperimentResultView::Figure::Difference);
        auto *chart = dock.window().find<IntervalChart>(QStringLiteral("intervalChart"));
        QCOMPARE(chart->plot().rows.size(), 1);
        QCOMPARE(chart->plot().rows.first().points.size(), 24);
        QCOMPARE(dock.table("resultTable")->index(0, 0).data().toString(), QStringLiteral("xml − markdown"));
        QVERIFY(!dock.text("sentence").isEmpty());
        dock.result().showFigure(ExperimentResultView::Figure::Distribution);
        QCOMPARE(dock.table("resultTable")->rowCount(), 2);
        QTest::keyClick(chart, Qt::Key_Down);
        QCOMPARE(dock.window().find<QTableView>(QStringLiteral("resultTable"))->currentIndex().row(), 0);
        dock.result().copyTable();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Arm\tCases\t")));
    }

    void stopsAndResumes()
    {
        ExperimentsDockFixture dock(QStringLiteral("modes"));
        QVERIFY(dock.isReady());
        dock.window().fakes().provider().hold();
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.press("confirmRun"));
        QTRY_COMPARE(dock.window().fakes().provider().calls(), 1);
        QVERIFY(dock.window().window().hasRequestInProgress());
        QCOMPARE(dock.state(QStringLiteral("modes")), QStringLiteral("running, 0 of 8 trials"));
        QVERIFY(dock.press("stopExperiment"));
        QVERIFY(dock.window().wait());
        QVERIFY(!dock.window().window().hasRequestInProgress());
        QVERIFY(!dock.state(QStringLiteral("modes")).startsWith(QStringLiteral("running")));
        QVERIFY2(dock.summary().startsWith(QStringLiteral("Stopped")), qPrintable(dock.summary()));
        dock.window().fakes().provider().release();
        QCOMPARE(dock.window().find<QToolButton>(QStringLiteral("runExperiment"))->isEnabled(), true);
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.press("confirmRun"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.state(QStringLiteral("modes")), QStringLiteral("done"));
        QCOMPARE(dock.panel().details().report->completedTrials, 8);
    }

    void runsSeveralTrialsInParallel()
    {
        ExperimentsDockFixture dock(QStringLiteral("modes"));
        QVERIFY(dock.isReady());
        dock.window().fakes().provider().hold();
        QVERIFY(dock.press("runExperiment"));
        const QString before = dock.text("runCost");
        dock.window().find<QSpinBox>(QStringLiteral("parallelTrials"))->setValue(3);
        QVERIFY(dock.text("runCost") != before); // the cost contains the duration, which has changed
        QVERIFY(dock.press("confirmRun"));
        QTRY_COMPARE(dock.window().fakes().provider().calls(), 3);
        dock.window().fakes().provider().release();
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.panel().details().report->completedTrials, 8);
    }

    void adoptsAnArmAndRevertsIt()
    {
        ExperimentsDockFixture dock(QStringLiteral("modes"));
        QVERIFY(dock.isReady());
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.press("confirmRun"));
        QVERIFY(dock.window().wait());
        auto *adopt = dock.window().find<QToolButton>(QStringLiteral("adoptArm"));
        QVERIFY(adopt->isEnabled());
        adopt->menu()->actions().at(1)->trigger();
        QVERIFY(dock.window().wait());
        EditSession *session = dock.window().window().documents().sessions().find(templatesPath);
        QVERIFY(session);
        QVERIFY(session->text().contains(QStringLiteral("validation: \"unstructured\"")) || session->text().contains(QStringLiteral("validation: unstructured")));
        adopt->menu()->actions().last()->trigger();
        QVERIFY(dock.window().wait());
        QVERIFY(!session->text().contains(QStringLiteral("validation: \"unstructured\"")) && !session->text().contains(QStringLiteral("validation: unstructured")));
    }

    void writesReports_data()
    {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("markdown") << 0 << QByteArray("# Experiment formats");
        QTest::newRow("html") << 1 << QByteArray("<svg");
        QTest::newRow("csv") << 2 << QByteArray("tokens,xml,markdown,24");
        QTest::newRow("json") << 3 << QByteArray("\"metrics\"");
    }

    void writesReports()
    {
        QFETCH(int, entry);
        QFETCH(QByteArray, holds);
        ExperimentsDockFixture dock(QStringLiteral("formats"));
        QVERIFY(dock.isReady());
        QVERIFY(dock.press("runExperiment"));
        QVERIFY(dock.window().wait());
        const QString path = dock.window().path(QStringLiteral("report"));
        dock.window().dialogs().nextFile = path;
        dock.window().find<QToolButton>(QStringLiteral("experimentReport"))->menu()->actions().at(entry)->trigger();
        QVERIFY(dock.window().wait());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY2(written.contains(holds), written.left(400).constData());
    }
};

OUTCROP_TEST(TestExperimentsDock, GuiApplication)

} // namespace tst_experimentsdock

#include "tst_experimentsdock.moc"
