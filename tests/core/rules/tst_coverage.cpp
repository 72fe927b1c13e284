// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleengine.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_coverage {

namespace {

const QByteArray cobertura =
    "<?xml version='1.0'?>\n<!DOCTYPE coverage SYSTEM 'coverage-04.dtd'>\n"
    "<coverage line-rate='0.99'><packages><package name='shop'><classes>\n"
    "<class name='a' filename='shop/a.py'><methods><method name='f'><lines><line number='1' hits='2'/></lines></method></methods>\n"
    "<lines><line number='1' hits='2'/><line number='2' hits='0'/><line number='3' hits='0'/><line number='4' hits='1'/></lines></class>\n"
    "<class name='b' filename='shop/b.py'><lines><line number='1' hits='1'/></lines></class>\n"
    "</classes></package></packages></coverage>";

const QByteArray lcov = "TN:\nSF:shop/a.py\nDA:1,2\nDA:2,0\nDA:3,0\nDA:4,1,abc\nLF:4\nLH:4\nend_of_record\nSF:shop/b.py\r\nDA:1,1\r\nend_of_record\n";

QList<Rule> rules()
{
    return readRuleSet(readDocument(QStringLiteral("config/prompt_rules.yaml"),
                           "rules:\n  tests:\n    - {id: C1, name: COVERED, description: 'Unit tests (≥80% line coverage)', validation_type: coverage_check, severity: critical}\n"))
        .rules;
}

} // namespace

class TestCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothFormatsGiveTheSameReport_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("Cobertura") << cobertura;
        QTest::newRow("lcov") << lcov;
    }
    void bothFormatsGiveTheSameReport()
    {
        QFETCH(QByteArray, bytes);
        const Result<CoverageReport> report = readCoverage(bytes, QStringLiteral("coverage"));
        QVERIFY(report.ok());
        QCOMPARE(report->files.size(), 2);
        QCOMPARE(report->files.first().file, QStringLiteral("shop/a.py"));
        QCOMPARE(report->files.first().coveredLines, 2);
        QCOMPARE(report->files.first().missedLines, (QList<int>{2, 3}));
        QCOMPARE(report->share(), 0.6); // the share is computed from the lines, because the total in the report can be wrong
    }

    void rejectsInvalidCoverageReports_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("prose") << QByteArray("All is well.");
        QTest::newRow("cut off") << cobertura.left(300);
        QTest::newRow("no file") << QByteArray("DA:1,2\n");
        QTest::newRow("no number") << QByteArray("SF:a\nDA:x,2\n");
    }
    void rejectsInvalidCoverageReports()
    {
        QFETCH(QByteArray, bytes);
        const Result<CoverageReport> report = readCoverage(bytes, QStringLiteral("coverage"));
        QVERIFY(!report.ok());
        QCOMPARE(report.error().location.file, QStringLiteral("coverage"));
        QVERIFY2(!report.error().message.contains(QLatin1String("..")), qPrintable(report.error().message));
    }

    void reportsLowCoverageAtTheFirstMissedLine()
    {
        const RuleEngine engine(rules(), {*readCoverage(lcov, QStringLiteral("c.info")), QStringLiteral("c.info"), {}});
        const RuleReport report = engine.check({CheckedText{QStringLiteral("a.py"), QStringLiteral("one\ntwo\nthree\nfour\n")}, {QStringLiteral("b.py"), {}}, {QStringLiteral("z.py"), {}}});
        QCOMPARE(report.texts.size(), 4);
        const Diagnostic finding = report.texts.at(0).results.first().findings.first();
        QCOMPARE(finding.location.range.start.line, 2);
        QCOMPARE(finding.message, QStringLiteral("Tests cover 2 of 4 lines (50.0%), below the required 80.0%. Add tests."));
        QCOMPARE(report.texts.at(1).results.first().outcome, RuleOutcome::Kept);
        QCOMPARE(report.texts.at(2).results.first().outcome, RuleOutcome::NotApplicable);
        QCOMPARE(report.texts.at(3).file, QStringLiteral("c.info"));
        QCOMPARE(report.texts.at(3).results.first().outcome, RuleOutcome::Broken);
    }

    void doesNotRunTheRuleWithoutAReport()
    {
        QCOMPARE(RuleEngine(rules()).check({QStringLiteral("a.py"), {}}).results.first().outcome, RuleOutcome::NotRun);
    }
};

OUTCROP_TEST(TestCoverage, CoreApplication)

} // namespace tst_coverage

#include "tst_coverage.moc"
