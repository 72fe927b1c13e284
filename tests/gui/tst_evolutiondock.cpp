// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Evolution dock in the window: use by workload, churn, acceptance, workloads and reports, its tables as files, and a run from the dock.
#include "gui/evolution/evolutionpanel.h"
#include "models/evolution/heatmodel.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QTableView>
#include <QTest>

using namespace outcrop;

namespace tst_evolutiondock {

namespace {

QAbstractItemModel &table(OpenWindow &window, const char *name)
{
    return *window.find<QTableView>(QString::fromLatin1(name))->model();
}

bool openDock(OpenWindow &window)
{
    const bool isReady = window.openSample() && testing::storeTurns(window) && testing::storeSuggestions(window);
    window.trigger(QStringLiteral("showEvolution"));
    return isReady && window.wait();
}

} // namespace

class TestEvolutionDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAnEmptyStateWithoutRecords()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.trigger(QStringLiteral("showEvolution"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QWidget>(QStringLiteral("evolutionEmpty"))->isVisible());
        QVERIFY2(!QFile::exists(window.path(QStringLiteral("sample/.outcrop/outcrop.db"))), "opening the panel creates no store");
    }

    void showsRecordedUse()
    {
        OpenWindow window;
        QVERIFY(openDock(window));
        QAbstractItemModel &use = table(window, "useTable");
        QVERIFY(use.rowCount() >= 3);
        QVERIFY(use.columnCount() >= 4);
        bool isWarm = false;
        for (int column = 1; column < use.columnCount(); ++column)
            isWarm |= use.index(0, column).data(HeatRole).toDouble() > 0.3;
        QVERIFY(isWarm);
        QCOMPARE(table(window, "workloadTable").rowCount(), 4);
        const QString summary = window.find<QLabel>(QStringLiteral("evolutionSummary"))->toolTip();
        QVERIFY2(summary.contains(QStringLiteral("3 open suggestion")), qPrintable(summary)); // the summary has the same number as the list of suggestions
        QVERIFY(table(window, "acceptanceTable").rowCount() >= 4);
        QVERIFY(table(window, "runsTable").rowCount() >= 1);
        const QString next = window.find<QLabel>(QStringLiteral("nextRun"))->toolTip();
        QVERIFY2(next.startsWith(QStringLiteral("Next analysis")), qPrintable(next));
        QVERIFY2(!QDir(window.path(QStringLiteral("sample/evolution"))).entryList({QStringLiteral("*.md")}).isEmpty(), "no report was written");
        QCOMPARE(QDir(window.path(QStringLiteral("sample/evolution"))).entryList({QStringLiteral("*.md")}).size(), 1);
    }

    void exportsTheCurrentTable()
    {
        OpenWindow window;
        QVERIFY(openDock(window));
        window.find<EvolutionPanel>(QStringLiteral("evolution"))->showTab(2);
        const QString path = window.path(QStringLiteral("acceptance.csv"));
        window.dialogs().nextFile = path;
        window.find<QAbstractButton>(QStringLiteral("exportEvolution"))->click();
        QVERIFY(window.wait());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("Week,Decisions,Accepted"));
    }

    /// A run stores suggestions and writes a report, and both views are updated.
    void runsEvolution()
    {
        OpenWindow window;
        QVERIFY(openDock(window));
        window.find<QAbstractButton>(QStringLiteral("runEvolution"))->click();
        QVERIFY(window.wait());
        QCOMPARE(QDir(window.path(QStringLiteral("sample/evolution"))).entryList({QStringLiteral("*.md")}).size(), 2);
        const QString summary = window.find<QLabel>(QStringLiteral("evolutionSummary"))->toolTip();
        QVERIFY2(summary.contains(QStringLiteral("suggestion")), qPrintable(summary));
        window.trigger(QStringLiteral("showRatify"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QListView>(QStringLiteral("suggestions"))->model()->rowCount() >= 3);
    }
};

OUTCROP_TEST(TestEvolutionDock, GuiApplication)

} // namespace tst_evolutiondock

#include "tst_evolutiondock.moc"
