// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sentence for each comparison. The sentence never claims more than the data supports, and never that an arm is better.
#include "core/experiments/numbertext.h"
#include "core/experiments/sentence.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

Q_DECLARE_METATYPE(outcrop::ComparisonSummary)

namespace tst_comparisonsentence {

namespace {

/// Returns a comparison of about thirty values per arm. The first arm's values are lower.
ComparisonSummary lower()
{
    ComparisonSummary compared;
    compared.quantity = QStringLiteral("tokens");
    compared.first = QStringLiteral("xml");
    compared.second = QStringLiteral("text");
    compared.firstCount = 30;
    compared.secondCount = 32;
    compared.firstMean = 90;
    compared.secondMean = 100;
    compared.p = 0.0123;
    compared.interval = Interval{-15.5, -4.5};
    return compared;
}

template<typename Change>
ComparisonSummary with(Change change)
{
    ComparisonSummary compared = lower();
    change(compared);
    return compared;
}

const ComparisonSummary notShown = with([](ComparisonSummary &one) {
    one.p = 0.4;
    one.interval = Interval{-12, 5};
});
const ComparisonSummary amongMany = with([](ComparisonSummary &one) {
    one.p = 0.08;
    one.tests = 4;
});
const ComparisonSummary irrelevant = with([](ComparisonSummary &one) {
    one.p = 0.4;
    one.interval = Interval{-2, 1};
    one.relevantDifference = 5;
});
const ComparisonSummary small = with([](ComparisonSummary &one) {
    one.interval = Interval{-4, -1};
    one.relevantDifference = 5;
});
const ComparisonSummary few = with([](ComparisonSummary &one) { one.firstCount = 5; });
const ComparisonSummary untested = with([](ComparisonSummary &one) {
    one.p.reset();
    one.interval.reset();
    one.firstCount = 1;
});
const ComparisonSummary same = with([](ComparisonSummary &one) {
    one.varies = false;
    one.p.reset();
});
const ComparisonSummary none = with([](ComparisonSummary &one) { one.firstCount = 0; });
const ComparisonSummary fromZero = with([](ComparisonSummary &one) {
    one.firstMean = 0.5;
    one.secondMean = 0;
    one.interval = Interval{0.25, 0.75};
});
const ComparisonSummary braces = with([](ComparisonSummary &one) { one.first = QStringLiteral("{p}"); });

} // namespace

class TestComparisonSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classifiesFindings_data()
    {
        QTest::addColumn<ComparisonSummary>("compared");
        QTest::addColumn<ComparisonFinding>("finding");
        QTest::addColumn<QString>("text");
        QTest::newRow("shown") << lower() << ComparisonFinding::Shown
                               << QStringLiteral("For tokens, the mean was 10.00% lower with “xml” than with “text”: 90.00 versus 100.0 (30 and 32 cases, p = 0.012). "
                                                 "These data are consistent with a mean difference from -15.50 to -4.50 (95% interval).");
        QTest::newRow("not shown") << notShown << ComparisonFinding::NotShown
                                   << QStringLiteral("For tokens, no difference was shown: 90.00 with “xml”, 100.0 with “text” (30 and 32 cases, p = 0.4). These data are consistent with a "
                                                     "mean difference from -12.00 to 5.00 (95% interval), so a difference cannot be ruled out.");
        QTest::newRow("among many") << amongMany << ComparisonFinding::NotShownAmongMany
                                    << QStringLiteral("For tokens, no difference was shown after correction for 4 tests: 90.00 with “xml”, 100.0 with “text” (30 and 32 "
                                                      "cases, p = 0.08 corrected for 4 tests). Without the correction, these data are consistent with a mean difference from -15.50 to -4.50 "
                                                      "(95% interval).");
        QTest::newRow("a single test") << with([](ComparisonSummary &one) { one.p = 0.08; }) << ComparisonFinding::NotShownAmongMany
                                       << QStringLiteral("For tokens, no difference was shown: 90.00 with “xml”, 100.0 with “text” (30 and 32 cases, p = 0.08). "
                                                         "The 95% interval of the mean difference, from -15.50 to -4.50, does not contain 0. The test "
                                                         "and the interval disagree, so the result is uncertain.");
        QTest::newRow("irrelevant") << irrelevant << ComparisonFinding::NoRelevantDifference
                                    << QStringLiteral("For tokens, any difference between the means is smaller than the smallest relevant difference, 5.00: 90.00 with “xml”, 100.0 with “text” (30 and 32 "
                                                      "cases; 95% interval from -2.00 to 1.00).");
        QTest::newRow("small") << small << ComparisonFinding::ShownButSmall
                               << QStringLiteral("For tokens, the mean was 10.00% lower with “xml” than with “text”, but by less than the smallest relevant difference, 5.00: "
                                                 "90.00 versus 100.0 (30 and 32 cases, p = 0.012). These data are consistent with a mean difference from -4.00 to -1.00 (95% interval).");
        QTest::newRow("few") << few << ComparisonFinding::Shown
                             << QStringLiteral("For tokens, the mean was 10.00% lower with “xml” than with “text”: 90.00 versus 100.0 "
                                               "(5 and 32 cases, p = 0.012). These data are consistent with a "
                                               "mean difference from -15.50 to -4.50 (95% interval). With so few "
                                               "cases, the result may not generalize.");
        QTest::newRow("untested") << untested << ComparisonFinding::NotTested
                                  << QStringLiteral("For tokens, the mean was 90.00 with “xml” and 100.0 with “text” (1 and 32 "
                                                    "cases). The difference was not tested. "
                                                    "With so few cases, the result may not generalize.");
        QTest::newRow("all the same") << same << ComparisonFinding::NoVariation
                                      << QStringLiteral("For tokens, every value was 90.00 (30 and 32 cases), so a difference can be neither shown nor ruled out.");
        QTest::newRow("no data") << none << ComparisonFinding::NoData
                                 << QStringLiteral("No values to compare for tokens: 0 and 32 cases.");
        QTest::newRow("no percentage of zero") << fromZero << ComparisonFinding::Shown
                                               << QStringLiteral("For tokens, the mean was higher with “xml” than with “text”: 0.500 versus 0.00 (30 and 32 cases, p = 0.012). These "
                                                                 "data are consistent with a mean difference from 0.250 to 0.750 (95% interval).");
        QTest::newRow("braces in a name") << braces << ComparisonFinding::Shown
                                          << QStringLiteral("For tokens, the mean was 10.00% lower with “{p}” than with “text”: 90.00 versus 100.0 (30 and 32 cases, p = 0.012). "
                                                            "These data are consistent with a mean difference from -15.50 to -4.50 (95% interval).");
    }

    void classifiesFindings()
    {
        QFETCH(ComparisonSummary, compared);
        QTEST(findingOf(compared), "finding");
        QTEST(sentence(compared), "text");
        for (const char *word : {"better", "worse", "prove", "significant", "improve", "effect"})
            QVERIFY(!sentence(compared).contains(QLatin1String(word)));
    }

    void formatsNumbers_data()
    {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("text");
        QTest::newRow("large") << valueText(1130) << QStringLiteral("1130.0");
        QTest::newRow("middle") << valueText(-22.6249) << QStringLiteral("-22.62");
        QTest::newRow("below one") << valueText(0.6) << QStringLiteral("0.600");
        QTest::newRow("tiny") << valueText(0.0012345) << QStringLiteral("0.00123");
        QTest::newRow("zero") << valueText(0) << QStringLiteral("0.00");
        QTest::newRow("p") << pValueText(8.777e-9) << QStringLiteral("8.8e-09");
        QTest::newRow("p is never zero") << pValueText(0) << QStringLiteral("below 1e-300");
        QTest::newRow("percent") << percentText(-34.4602) << QStringLiteral("34.46%");
    }

    void formatsNumbers()
    {
        QFETCH(QString, found);
        QTEST(found, "text");
    }
};

OUTCROP_TEST(TestComparisonSentence, CoreApplication)

} // namespace tst_comparisonsentence

#include "tst_comparisonsentence.moc"
