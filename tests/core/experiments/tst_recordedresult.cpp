// SPDX-License-Identifier: GPL-3.0-or-later
// Tests recomputing a recorded experiment: the results of its rows, the claims they support, and invalid records.
#include "core/experiments/recordedreport.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_recordedresult {

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

RecordedReport reportOf(const QString &path)
{
    return createReport(*readRecordedResult(textOf(path), QStringLiteral("record.json")));
}

RecordedReport storedReport()
{
    return reportOf(QStringLiteral(OUTCROP_TEST_DATA "/experiments/recorded.json"));
}

QStringList claimLines(const QList<CheckedClaim> &claims)
{
    QStringList found;
    for (const CheckedClaim &checked : claims)
        found.append(QStringLiteral("%1: %2, not %3").arg(checked.claim.locationText, checked.recomputedText, checked.claim.writtenValue));
    return found;
}

QString twoDecimals(double value)
{
    return QString::number(value, 'f', 2);
}

} // namespace

class TestRecordedResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRows()
    {
        const RecordedReport report = storedReport();
        QCOMPARE(report.record.name, QStringLiteral("planning_prompts"));
        QCOMPARE(report.record.first.name, QStringLiteral("short"));
        QCOMPARE(report.record.second.name, QStringLiteral("long"));
        QCOMPARE(report.record.first.cases, 4);
        QCOMPARE(report.comparisons.size(), 4); // the record does not count violations, so their comparison is missing
        QCOMPARE(report.comparisons[0].first.meanValue, 101.0);
        QCOMPARE(report.comparisons[0].metric.name, QStringLiteral("tokens"));
    }

    void missingValuesPreventPairing()
    {
        const RecordedComparison quality = storedReport().comparisons[2];
        QCOMPARE(quality.first.count, 3);
        QCOMPARE(quality.second.count, 4);
        QVERIFY(quality.welch);
        QVERIFY(!quality.pairedTest);
        QVERIFY(!quality.ranks);
    }

    void countsSuccessInPairs()
    {
        const RecordedComparison success = storedReport().comparisons[3];
        QVERIFY(!success.welch);
        QCOMPARE(success.mcnemar->exactP, 1.0);
    }

    void holmCorrectsTheTestedMetrics()
    {
        const QList<RecordedComparison> comparisons = storedReport().comparisons;
        QCOMPARE(comparisons[0].adjustedP, 3 * comparisons[0].welch->p);
        QCOMPARE(comparisons[0].tests, 3);
        QVERIFY(!comparisons[3].adjustedP);
    }

    void checksClaims()
    {
        const RecordedReport report = storedReport();
        const QStringList wrong{QStringLiteral("latency_improvement_pct: 0.98, not -5.2"), QStringLiteral("summary, section \"Success Rate\": Long: 100.00, not 90.0")};
        QCOMPARE(claimLines(report.claimsWithOutcome(ClaimOutcome::Disagrees)), wrong);
        QCOMPARE(claimLines(report.claimsWithOutcome(ClaimOutcome::NotChecked)), QStringList{QStringLiteral("cost_improvement_pct: , not 12.0")});
        QCOMPARE(report.claimsWithOutcome(ClaimOutcome::Agrees).size(), report.claims.size() - 3);
        QCOMPARE(report.claims.size(), 18);
    }

    void claimsHaveALocation()
    {
        const RecordedReport report = storedReport();
        QCOMPARE(report.claims[0].claim.location.range.start.line, 3);
        QCOMPARE(report.claims[1].claim.location.range.start.line, 17);
    }

    void comparesRoundedNumbers_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("written");
        QTest::addColumn<bool>("agrees");
        QTest::newRow("rounded up") << 34.46 << QStringLiteral("34.5") << true;
        QTest::newRow("to a whole number") << 740.6 << QStringLiteral("741") << true;
        QTest::newRow("another number") << 740.6 << QStringLiteral("733") << false;
        QTest::newRow("a zero that was written counts") << 1130.04 << QStringLiteral("1130.0") << true;
        QTest::newRow("and binds") << 1130.06 << QStringLiteral("1130.0") << false;
        QTest::newRow("half") << 0.125 << QStringLiteral("0.13") << true;
        QTest::newRow("negative") << -27.804 << QStringLiteral("-27.80") << true;
        QTest::newRow("wrong sign") << 27.8 << QStringLiteral("-27.8") << false;
        QTest::newRow("an exponent") << 1.234e-22 << QStringLiteral("1.23e-22") << true;
        QTest::newRow("another exponent") << 8.8e-9 << QStringLiteral("1.23E-22") << false;
        QTest::newRow("a large exponent") << 1234567.0 << QStringLiteral("1.23e+6") << true;
        QTest::newRow("a count") << 5.0 << QStringLiteral("25") << false;
        QTest::newRow("no number") << 5.0 << QStringLiteral("five") << false;
    }

    void comparesRoundedNumbers()
    {
        QFETCH(double, number);
        QFETCH(QString, written);
        QTEST(roundsTo(number, written), "agrees");
    }

    void rejectsInvalidRecords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no JSON") << QStringLiteral("{\"a_metrics\": [");
        QTest::newRow("a list") << QStringLiteral("[]");
        QTest::newRow("one arm") << QStringLiteral(R"({"a_metrics": []})");
        QTest::newRow("three arms") << QStringLiteral(R"({"a_metrics": [], "b_metrics": [], "c_metrics": []})");
        QTest::newRow("arms that are not lists") << QStringLiteral(R"({"a_metrics": 1, "b_metrics": {}})");
    }

    void rejectsInvalidRecords()
    {
        QFETCH(QString, text);
        const Result<RecordedResult> record = readRecordedResult(text, QStringLiteral("record.json"));
        QVERIFY(!record);
        QVERIFY(!record.error().message.isEmpty());
    }

    /// Unusual but valid records give some results and no errors.
    void reportsOnUnusualRecords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty arms") << QStringLiteral(R"({"a_metrics": [], "b_metrics": []})");
        QTest::newRow("one row each") << QStringLiteral(R"({"a_metrics": [{"total_tokens": 1}], "b_metrics": [{"total_tokens": 2}]})");
        QTest::newRow("rows that are not objects") << QStringLiteral(R"({"a_metrics": [1, null, []], "b_metrics": ["x"]})");
        QTest::newRow("texts for numbers") << QStringLiteral(R"({"a_metrics": [{"total_tokens": "1"}], "b_metrics": [{"total_tokens": "2"}]})");
        QTest::newRow("only zeros") << QStringLiteral(R"({"a_metrics": [{"latency_ms": 0}, {"latency_ms": 0}], "b_metrics": [{"latency_ms": 0}, {"latency_ms": 0}]})");
        QTest::newRow("claims that are not numbers")
            << QStringLiteral(R"({"a_metrics": [{"total_tokens": 1}], "b_metrics": [{"total_tokens": 2}], "statistical_analysis": {"a_tokens_avg": "about 1", "x": null}})");
    }

    void reportsOnUnusualRecords()
    {
        QFETCH(QString, text);
        const Result<RecordedResult> record = readRecordedResult(text, QStringLiteral("record.json"));
        QVERIFY(record.ok());
        const RecordedReport report = createReport(*record);
        for (const RecordedComparison &comparison : report.comparisons)
            QVERIFY(!comparison.welch && !sentence(report.record, comparison).contains(QLatin1String("p = ")));
        QVERIFY(toJson(report).is_object());
    }

    void checksARealRecord()
    {
        if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        const RecordedReport report = reportOf(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra/ab_test_validation_prompts.json"));
        QCOMPARE(report.record.first.cases, 5);
        QCOMPARE(report.record.second.cases, 5);
        const RecordedComparison &tokens = report.comparisons[0];
        QCOMPARE(QStringList({twoDecimals(tokens.first.meanValue), twoDecimals(tokens.second.meanValue), twoDecimals(*tokens.reduction), twoDecimals(tokens.welch->t), twoDecimals(tokens.welch->degrees)}),
                 QStringList({QStringLiteral("740.60"), QStringLiteral("1130.00"), QStringLiteral("34.46"), QStringLiteral("-27.80"), QStringLiteral("7.43")}));
        const RecordedComparison &latency = report.comparisons[1];
        QCOMPARE(
            QStringList({twoDecimals(*latency.reduction), twoDecimals(latency.welch->t)}), QStringList({QStringLiteral("22.62"), QStringLiteral("-6.18")}));
        const QStringList wrong = claimLines(report.claimsWithOutcome(ClaimOutcome::Disagrees));
        for (const char *claim : {"test_cases_count", "token_improvement_pct", "token_tstat", "token_pvalue", "latency_tstat", "latency_pvalue"})
            QCOMPARE(wrong.filter(QLatin1String(claim)).size(), 1);
        QVERIFY(wrong.filter(QLatin1String("unstructured_tokens_avg")).isEmpty());
    }
};

OUTCROP_TEST(TestRecordedResult, CoreApplication)

} // namespace tst_recordedresult

#include "tst_recordedresult.moc"
