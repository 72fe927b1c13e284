// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/roles.h"
#include "models/portability/portabilitymodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_portabilitymodel {

namespace {

const QString tokens = QStringLiteral("PV-004");
const QString window = QStringLiteral("PV-008");

Diagnostic finding(const QString &message, int line)
{
    return {Severity::Error, tokens, message, {QStringLiteral("agents/builder.md"), {{0, line, 1}, {0, line, 5}}}};
}

/// Returns a report of two agents and two criteria: one agent failed a criterion twice, the other did not opt in.
PortabilityReport someReport()
{
    PortabilityReport report;
    report.criteria = {{tokens, QStringLiteral("No chat template tokens"), QStringLiteral("No token is written out."), CriterionKind::Static},
        {window, QStringLiteral("Window declared"), QStringLiteral("The window is a number."), CriterionKind::Static}};
    report.agents = {{QStringLiteral("builder"), QStringLiteral("agents/builder.md"),
                         {{tokens, Outcome::Failed, QStringLiteral("two tokens"), {finding(QStringLiteral("Remove [INST]."), 9), finding(QStringLiteral("Remove <s>."), 4)}},
                             {window, Outcome::Passed, {}, {}}}},
        {QStringLiteral("worker"), QStringLiteral("agents/worker.md"),
            {{tokens, Outcome::Passed, {}, {}}, {window, Outcome::NotOptedIn, QStringLiteral("It has no portability section."), {}}}}};
    return report;
}

} // namespace

class TestPortabilityModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheMatrix()
    {
        PortabilityModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setReport(someReport());
        QCOMPARE(dump(model), QStringLiteral("# All | Template\ntokens | Context\nwindow\n✗ 1 | ✗ 2 | ✓\n✓ | ✓ | –\n"));
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("PV-004 No chat template tokens: No token is written out."));
        model.setReport({});
        QCOMPARE(model.rowCount(), 0);
    }

    /// An error in the file of an agent counts in its summary, although no criterion failed.
    void theSummaryCountsErrorsInTheFile()
    {
        PortabilityReport report = someReport();
        const Diagnostic broken{Severity::Error, QStringLiteral("claude-agent-unknown-tool"), QStringLiteral("Claude Code has no tool `Raed`."), {QStringLiteral("agents/worker.md"), {{0, 3, 1}, {0, 3, 5}}}};
        report.unreadable = {broken};
        PortabilityModel model;
        model.setReport(report);
        const QModelIndex worker = model.index(1, 0);
        QCOMPARE(worker.data().toString(), QStringLiteral("✗ 1"));
        QCOMPARE(worker.data(OutcomeRole).toInt(), static_cast<int>(Outcome::Failed));
        QVERIFY(worker.data(Qt::ToolTipRole).toString().contains(QStringLiteral("1 error")));
        QVERIFY(model.findingsAt(worker) == Diagnostics{broken});
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("✗ 1")); // the error is not in the file of this agent
    }

    /// An agent whose tests were not all run has not passed all tests.
    void theSummaryCountsTestsThatWereNotRun()
    {
        PortabilityModel model;
        PortabilityReport report = someReport();
        report.agents[1].results[1].outcome = Outcome::NotRun;
        model.setReport(report);
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("✓ 1/2"));
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("✗ 1"));
    }

    void keepsRowsForTheSameAgents()
    {
        PortabilityModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setReport(someReport());
        const QPersistentModelIndex chosen = model.index(1, 1);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        PortabilityReport fixed = someReport();
        fixed.agents[0].results[0] = {tokens, Outcome::Passed, {}, {}};
        model.setReport(fixed);
        QCOMPARE(reset.size(), 0);
        QVERIFY(chosen.isValid());
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("✓"));
        fixed.agents.removeFirst();
        model.setReport(fixed);
        QCOMPARE(reset.size(), 1);
    }

    void describesACellForScreenReaders()
    {
        PortabilityModel model;
        model.setReport(someReport());
        QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole).toString(), QStringLiteral("PV-004, builder: failed. Remove [INST]."));
        QCOMPARE(model.index(1, 2).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("PV-008, worker: not opted in. It has no portability section."));
        QCOMPARE(model.index(0, 1).data(OutcomeRole).toInt(), static_cast<int>(Outcome::Failed));
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("✗ 1"));
        QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("builder"));
        QVERIFY(!model.headerData(99, Qt::Vertical).isValid());
    }

    void sortsAgentFindingsByLocation()
    {
        PortabilityModel model;
        model.setReport(someReport());
        QCOMPARE(model.findingsAt(model.index(0, 1)).size(), 2);
        const Diagnostics all = model.findingsAt(model.index(0, 0));
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.first().location.range.start.line, 4);
        QVERIFY(model.findingsAt({}).isEmpty());
    }

    void filtersAgents_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("onlyFailures");
        QTest::addColumn<int>("rows");
        QTest::newRow("nothing") << QString() << false << 2;
        QTest::newRow("a name") << QStringLiteral("WORK") << false << 1;
        QTest::newRow("a file") << QStringLiteral("agents/") << false << 2;
        QTest::newRow("two words") << QStringLiteral("agents build") << false << 1;
        QTest::newRow("failures") << QString() << true << 1;
        QTest::newRow("failures of another") << QStringLiteral("worker") << true << 0;
    }

    void filtersAgents()
    {
        QFETCH(QString, words);
        QFETCH(bool, onlyFailures);
        QFETCH(int, rows);
        PortabilityModel model;
        model.setReport(someReport());
        PortabilityProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        proxy.setFilterText(words);
        proxy.setShowsOnlyFailures(onlyFailures);
        QCOMPARE(proxy.rowCount(), rows);
    }
};

OUTCROP_TEST(TestPortabilityModel, NoApplication)

} // namespace tst_portabilitymodel

#include "tst_portabilitymodel.moc"
