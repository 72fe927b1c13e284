// SPDX-License-Identifier: GPL-3.0-or-later
// Compares every statistic with R: 500 stored data sets with ties, zeros and tiny samples, and generated data sets if Rscript is installed.
#include "core/base/json.h"
#include "core/experiments/bootstrap.h"
#include "core/experiments/effectsize.h"
#include "core/experiments/holm.h"
#include "core/experiments/power.h"
#include "core/experiments/stoppingrule.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace outcrop;

namespace tst_statistics {

namespace {

using Values = QList<std::optional<double>>; // nullopt if R returns NA or fails

Values valuesOf(const Json &list)
{
    Values values;
    for (const Json &value : list.is_array() ? list : Json::array({list}))
        values.append(value.is_null() ? std::nullopt : std::optional(value.get<double>()));
    return values;
}

QList<double> sampleOf(const Json &list)
{
    QList<double> values;
    for (const Json &value : list)
        values.append(value.get<double>());
    return values;
}

/// Compares values of Outcrop with those of R. Records differences above 1e-9: relative for values above 1 and for p values, otherwise absolute.
class Agreement
{
public:
    void compare(const QString &what, const Json &expected, const Values &found)
    {
        const Values wanted = expected.is_null() ? Values(found.size()) : valuesOf(expected);
        QVERIFY2(wanted.size() == found.size(), qPrintable(what));
        for (qsizetype i = 0; i < wanted.size(); ++i)
            compare(QStringLiteral("%1 %2").arg(what).arg(i), wanted[i], found[i]);
    }

    void comparePValues(const QString &what, double expected, double found)
    {
        recordComparison(what, expected, found, std::fabs(expected - found) / std::fmax(expected, 1e-300));
    }

    qsizetype compared() const { return m_compared; }
    double largestDifference() const { return m_largestDifference; }

private:
    void compare(const QString &what, const std::optional<double> &expected, const std::optional<double> &found)
    {
        QVERIFY2(expected.has_value() == found.has_value(), qPrintable(what));
        if (expected)
            recordComparison(what, *expected, *found, std::fabs(*expected - *found) / std::fmax(1, std::fabs(*expected)));
    }

    void recordComparison(const QString &what, double expected, double found, double deviation)
    {
        ++m_compared;
        m_largestDifference = std::fmax(m_largestDifference, deviation);
        const QString words = QStringLiteral("%1: R has %2, we have %3").arg(what).arg(expected, 0, 'g', 17).arg(found, 0, 'g', 17);
        QVERIFY2(deviation <= 1e-9, qPrintable(words));
    }

    qsizetype m_compared = 0;
    double m_largestDifference = 0;
};

Values descriptionValues(const QList<double> &x)
{
    const SampleDescription found = *describe(x);
    return {found.meanValue, found.deviation, found.minimum, found.lowerQuartile, found.medianValue, found.upperQuartile, found.maximum};
}

Values tTestValues(const Result<TTest> &test)
{
    if (!test)
        return Values(6);
    return {test->t, test->degrees, test->p, test->interval.low, test->interval.high, test->error};
}

Values signedRanks(const QList<double> &x, const QList<double> &y)
{
    const Result<SignedRank> ranks = signedRank(x, y);
    if (!ranks)
        return Values(4);
    return {ranks->positiveRankSum, ranks->p, approximateSignedRank(x, y)->p, approximateSignedRank(x, y, Continuity::Plain)->p};
}

Values mcnemarValues(const Json &table)
{
    const auto at = [&table](size_t place) { return table[place].get<qsizetype>(); };
    const std::optional<McNemar> found = mcnemar({at(0), at(1), at(2), at(3)});
    return found ? Values{found->exactP, found->chiSquare, found->chiSquareP} : Values(3);
}

Values toValues(const QList<double> &numbers)
{
    return Values(numbers.begin(), numbers.end());
}

Values toValues(const std::optional<Interval> &interval)
{
    return interval ? Values{interval->low, interval->high} : Values(2);
}

Values sizeValues(std::initializer_list<std::optional<qint64>> sizes)
{
    Values values;
    for (const std::optional<qint64> &size : sizes)
        values.append(size ? std::optional(static_cast<double>(*size)) : std::nullopt);
    return values;
}

void compareTests(const Json &row, Agreement &agreement)
{
    const QList<double> x = sampleOf(row["x"]);
    const QList<double> y = sampleOf(row["y"]);
    const QList<double> z = sampleOf(row["z"]);
    agreement.compare(QStringLiteral("describe"), row["describe"], descriptionValues(x));
    agreement.compare(QStringLiteral("paired t"), row["paired"], tTestValues(pairedT(x, y)));
    agreement.compare(QStringLiteral("Welch t"), row["welch"], tTestValues(welchT(x, z)));
    agreement.compare(QStringLiteral("signed rank"), row["signedRank"], signedRanks(x, y));
    agreement.compare(QStringLiteral("effects"), row["effects"], {cohenD(x, z), hedgesG(x, z), pairedD(x, y), rankBiserial(x, y)});
}

/// Compares small p values to nine significant digits instead of nine decimal places.
void comparePValues(const Json &row, Agreement &agreement)
{
    const QList<double> x = sampleOf(row["x"]);
    const QList<double> y = sampleOf(row["y"]);
    if (!row["paired"].is_null())
        agreement.comparePValues(QStringLiteral("p of paired t"), row["paired"][2].get<double>(), pairedT(x, y)->p);
    if (!row["welch"].is_null())
        agreement.comparePValues(QStringLiteral("p of Welch t"), row["welch"][2].get<double>(), welchT(x, sampleOf(row["z"]))->p);
    if (!row["signedRank"].is_null())
        agreement.comparePValues(QStringLiteral("p of signed rank"), row["signedRank"][1].get<double>(), signedRank(x, y)->p);
}

void compareCounts(const Json &row, Agreement &agreement)
{
    agreement.compare(
        QStringLiteral("Holm"), row["holm"]["adjusted"], toValues(holmAdjustedPValues(sampleOf(row["holm"]["p"]))));
    agreement.compare(QStringLiteral("McNemar"), row["mcnemar"]["result"], mcnemarValues(row["mcnemar"]["table"]));
}

void comparePower(const Json &power, Agreement &agreement)
{
    const auto n = power["n"].get<qint64>();
    const double d = power["d"].get<double>();
    const double alpha = power["alpha"].get<double>();
    const double first = power["shares"][0].get<double>();
    const double second = power["shares"][1].get<double>();
    const PowerGoal goal{alpha, 0.8};
    agreement.compare(QStringLiteral("power"), power["power"], {pairedPower(n, d, alpha), twoSamplePower(n, d, alpha), sharePower(n, first, second, alpha)});
    agreement.compare(QStringLiteral("size"), power["size"], sizeValues({pairedSize(d, goal), twoSampleSize(d, goal), shareSize(first, second, goal)}));
}

void compareBootstrap(const Json &row, Agreement &agreement)
{
    const Json &expected = row["bootstrap"];
    if (expected.is_null())
        return;
    const QList<double> x = sampleOf(row["x"]);
    const QList<double> replicates = sampleOf(expected["replicates"]);
    const double skew = acceleration({x}, [](const SampleGroups &groups) { return mean(groups[0]); });
    agreement.compare(QStringLiteral("acceleration"), expected["acceleration"], {skew});
    agreement.compare(QStringLiteral("percentile"), expected["percentile"], toValues(percentileInterval(replicates, 0.95)));
    agreement.compare(QStringLiteral("BCa"), expected["bca"], toValues(bcaInterval(replicates, mean(x), skew, 0.95)));
}

void compareRows(const QByteArray &lines, qsizetype minimumRows)
{
    Agreement agreement;
    qsizetype rows = 0;
    for (const QByteArray &line : lines.split('\n')) {
        if (line.isEmpty())
            continue;
        const Json row = Json::parse(line.begin(), line.end());
        compareTests(row, agreement);
        comparePValues(row, agreement);
        compareCounts(row, agreement);
        comparePower(row["power"], agreement);
        compareBootstrap(row, agreement);
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("data set %1").arg(rows + 1)));
        ++rows;
    }
    QVERIFY(rows >= minimumRows);
    qInfo("%lld data sets, %lld figures, largest difference %.1e", static_cast<long long>(rows), static_cast<long long>(agreement.compared()), agreement.largestDifference());
}

QByteArray storedRows()
{
    QFile file(QStringLiteral(OUTCROP_TEST_DATA "/experiments/reference.jsonl"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesStoredResultsOfR() { compareRows(storedRows(), 500); }

    void matchesInstalledR()
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("Rscript"));
        if (program.isEmpty())
            QSKIP("Rscript is not installed: only its stored answers were compared");
        QProcess process;
        process.start(program, {QStringLiteral("--vanilla"), QStringLiteral(OUTCROP_SOURCE_DIR "/tests/core/experiments/reference.R"), QStringLiteral("7"),
                                QStringLiteral("500")});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        compareRows(process.readAllStandardOutput(), 500);
    }

    /// R's numerical integration over the effects is accurate to about seven digits.
    void evidenceMatchesNumericalIntegration()
    {
        qsizetype compared = 0;
        for (const QByteArray &line : storedRows().split('\n')) {
            const Json row = Json::parse(line.begin(), line.end(), nullptr, false);
            if (row.is_discarded() || row["evidence"].is_null())
                continue;
            const double expected = row["evidence"].get<double>();
            const std::optional<AnytimeState> state = anytimeState(differences(sampleOf(row["x"]), sampleOf(row["y"])));
            QVERIFY(state);
            QVERIFY2(std::fabs(state->evidence / expected - 1) < 1e-5, line.constData());
            ++compared;
        }
        QVERIFY(compared > 100);
    }
};

OUTCROP_TEST(TestStatistics, CoreApplication)

} // namespace tst_statistics

#include "tst_statistics.moc"
