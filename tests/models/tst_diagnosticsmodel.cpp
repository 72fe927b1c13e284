// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/diagnosticsmodel.h"
#include "models/base/diagnosticsproxy.h"
#include "models/base/problemcount.h"
#include "models/base/roles.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_diagnosticsmodel {

namespace {

Diagnostic finding(Severity severity, const QString &code, const QString &message, const QString &file, int line)
{
    return {severity, code, message, {file, {{0, line, 1}, {0, line, 1}}}};
}

Diagnostics someFindings()
{
    return {finding(Severity::Warning, QStringLiteral("key-unknown"), QStringLiteral("Unknown key"),
                QStringLiteral("a.md"), 3),
        finding(Severity::Error, QStringLiteral("yaml-tab"), QStringLiteral("A tab"), QStringLiteral("b.md"), 12),
        finding(Severity::Note, QStringLiteral("file-large"), QStringLiteral("Large"), QStringLiteral("a.md"), 0)};
}

} // namespace

class TestDiagnosticsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsFindings()
    {
        DiagnosticsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(someFindings());
        QCOMPARE(dump(model),
            QStringLiteral("# Severity | Message | File | Line | Code\n"
                           "Warning | Unknown key | a.md | 3 | key-unknown\n"
                           "Error | A tab | b.md | 12 | yaml-tab\n"
                           "Note | Large | a.md |  | file-large\n"));
        QVERIFY(rejectsOutOfRange(model));
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void describesARowForScreenReaders()
    {
        DiagnosticsModel model;
        model.setRows(someFindings());
        QCOMPARE(
            model.index(1, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Error in b.md, line 12: A tab"));
        QCOMPARE(model.index(2, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Note in a.md: Large"));
    }

    void filtersBySeverityAndWords()
    {
        DiagnosticsModel model;
        DiagnosticsProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        model.setRows(someFindings());
        proxy.setSeverityVisible(Severity::Warning, false);
        QCOMPARE(proxy.rowCount(), 2);
        proxy.setFilterText(QStringLiteral("A.md large"));
        QCOMPARE(proxy.rowCount(), 1);
        QCOMPARE(proxy.index(0, 1).data().toString(), QStringLiteral("Large"));
        proxy.setSeverityVisible(Severity::Warning, true);
        proxy.setFilterText({});
        QCOMPARE(proxy.rowCount(), 3);
    }

    void sortsBySeverityAndLine()
    {
        DiagnosticsModel model;
        DiagnosticsProxy proxy;
        proxy.setSourceModel(&model);
        model.setRows(someFindings());
        proxy.sort(static_cast<int>(DiagnosticColumn::Severity));
        QCOMPARE(proxy.index(0, 0).data(SeverityRole).toInt(), int(Severity::Error));
        QCOMPARE(proxy.index(2, 0).data(SeverityRole).toInt(), int(Severity::Note));
        proxy.sort(static_cast<int>(DiagnosticColumn::Line));
        QCOMPARE(proxy.index(1, 3).data().toInt(), 12);
        QVERIFY(!proxy.index(2, 3).data().isValid());
    }

    void countsProblems()
    {
        const ProblemCount count = countProblems(someFindings());
        QCOMPARE(count.total(), 3);
        QVERIFY(count.worstSeverity() == Severity::Error);
        QVERIFY(!ProblemCount().worstSeverity());
        QCOMPARE(countProblemsByFile(someFindings()).value(QStringLiteral("a.md")).total(), 2);
        QCOMPARE(ProblemCount().toText(), QString());
    }
};

OUTCROP_TEST(TestDiagnosticsModel, NoApplication)

} // namespace tst_diagnosticsmodel

#include "tst_diagnosticsmodel.moc"
