// SPDX-License-Identifier: GPL-3.0-or-later
// Tests calibration with providers' counts: stored and fitted values. The fitted error bands must be valid for held-out texts.
#include "core/tokens/calibrationfit.h"
#include "core/tokens/tokencounters.h"
#include "tests/support/testregistry.h"
#include "countedtexts.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_calibration {

namespace {

const QDate today(2026, 11, 21);

ModelIdentity someModel()
{
    return {QStringLiteral("anthropic"), QStringLiteral("claude-opus-5-5"), QStringLiteral("claude")};
}

/// Returns the counted texts of this project that are in the Latin script.
QList<CountedText> latinTexts()
{
    QList<CountedText> texts;
    for (const CountedText &text : countedTexts()) {
        if (textFeatures(text.text).scripts().startsWith(Feature::Latin))
            texts.append(text);
    }
    return texts;
}

qint64 providerCount(const CountedText &text)
{
    return text.counts[QStringLiteral("mistral")];
}

Calibrations calibrationsFrom(const TokenCounters &counters, const QList<CountedText> &texts)
{
    Calibrations calibrations;
    for (const CountedText &text : texts)
        calibrations.add(someModel().provider, someModel().id, {today, providerCount(text), counters.measure(text.text)});
    return calibrations;
}

struct BandCoverage {
    double share = 0;
    double width = 0;
};

BandCoverage measureBands(const TokenCounterPtr &counter, const QList<CountedText> &texts)
{
    BandCoverage held;
    for (const CountedText &text : texts) {
        const TokenCount count = counter->count(text.text);
        held.share += providerCount(text) >= count.low && providerCount(text) <= count.high;
        held.width += double(count.high - count.low) / double(count.tokens);
    }
    return {held.share / double(texts.size()), held.width / double(texts.size())};
}

} // namespace

class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTripsCalibrations()
    {
        Calibrations calibrations;
        TextFeatures features = textFeatures(u"Größe 12\n");
        features[Feature::O200k] = 5;
        calibrations.add(QStringLiteral("anthropic"), QStringLiteral("a"), {today, 7, features});
        calibrations.add(QStringLiteral("google"), QStringLiteral("b"), {today, 9, features});
        const Result<Calibrations> again = Calibrations::fromJson(calibrations.toJson(), calibrationFile());
        QVERIFY(again.ok());
        QCOMPARE(again->toJson(), calibrations.toJson());
        QCOMPARE(again->samples(QStringLiteral("anthropic"), QStringLiteral("a")).size(), 1);
        QVERIFY(again->samples(QStringLiteral("anthropic"), QStringLiteral("a")).first() == (CalibrationSample{today, 7, features}));
        QVERIFY(again->samples(QStringLiteral("anthropic"), QStringLiteral("b")).isEmpty());
        QVERIFY2(!calibrations.toJson().contains("Größe"), "the text must not be stored");
    }

    void discardsTheOldestSamples()
    {
        Calibrations calibrations;
        for (qint64 i = 0; i < Calibrations::maxSamples + 10; ++i)
            calibrations.add(QStringLiteral("p"), QStringLiteral("m"), {today, i, {}});
        const QList<CalibrationSample> samples = calibrations.samples(QStringLiteral("p"), QStringLiteral("m"));
        QCOMPARE(samples.size(), Calibrations::maxSamples);
        QCOMPARE(samples.first().counted, 10);
    }

    void locatesErrorsInBrokenFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        QTest::newRow("not JSON") << QByteArray("{\"version\": 1,") << ".outcrop/tokens/calibration.json:1:";
        QTest::newRow("another version") << QByteArray("{\"version\": 2}") << ".outcrop/tokens/calibration.json:1:1";
        QTest::newRow("no count") << QByteArray("{\"version\": 1, \"models\": {\"a/b\":\n [{\"features\": {}}]}}") << ".outcrop/tokens/calibration.json:2:3";
        QTest::newRow("no features") << QByteArray("{\"version\": 1, \"models\": {\"a/b\": [{\"counted\": 3}]}}") << ".outcrop/tokens/calibration.json:1:35";
    }

    void locatesErrorsInBrokenFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        const Result<Calibrations> read = Calibrations::fromJson(bytes, calibrationFile());
        QVERIFY(!read);
        QVERIFY2(toString(read.error()).startsWith(place), qPrintable(toString(read.error())));
        const TokenCounters counters([bytes](const QString &path) { return path == calibrationFile() ? Result<QByteArray>(bytes) : Error{}; });
        QCOMPARE(counters.diagnostics().size(), 1);
        QVERIFY(counters.counterForModel(someModel())->count(u"text").tokens > 0);
    }

    void fitsTheMedianRatio()
    {
        const std::optional<CalibrationFit> fit = fitRatios({1.1, 1.2, 1.3, 1.25, 1.15});
        QVERIFY(fit.has_value());
        QVERIFY(std::abs(fit->ratio - 1.2) < 1e-9);
        QVERIFY(fit->band.low < -0.1 && fit->band.high > 0.1);
        QCOMPARE(fit->samples, 5);
    }

    void tooFewSamplesGiveNoFit() { QVERIFY(!fitRatios({1.1, 1.2, 1.3, 1.25})); }

    void equalSamplesKeepAMinimumBand()
    {
        const std::optional<CalibrationFit> fit = fitRatios(QList<double>(50, 1.5));
        QVERIFY(fit->band.low <= -0.005 && fit->band.high >= 0.005);
    }

    void intervalUsesStudentsT()
    {
        // The logarithms are -0.2, -0.1, 0, 0.1 and 0.2, so s = 0.158. The t quantile is t(4, 95%) = 2.132, and the margin is 2.132 s sqrt(1 + pi /
        // 10).
        const std::optional<CalibrationFit> fit = fitRatios({std::exp(-0.2), std::exp(-0.1), 1, std::exp(0.1), std::exp(0.2)});
        QVERIFY(std::abs(std::log1p(fit->band.high) - 2.132 * 0.15811 * std::sqrt(1 + M_PI / 10)) < 0.002);
    }

    void intervalsCoverTheNextText_data()
    {
        QTest::addColumn<int>("samples");
        for (const int samples : {6, 15, 39, 40, 120})
            QTest::addRow("%d samples", samples) << samples;
    }

    /// The sample comes from a skewed distribution, which the formulas do not assume.
    void intervalsCoverTheNextText()
    {
        QFETCH(int, samples);
        std::mt19937 random(4);
        std::gamma_distribution<double> skewed(4, 0.05);
        int held = 0;
        constexpr int rounds = 4000;
        for (int round = 0; round < rounds; ++round) {
            QList<double> ratios;
            for (int i = 0; i < samples; ++i)
                ratios.append(1 + skewed(random));
            const CalibrationFit fit = *fitRatios(ratios);
            const double next = 1 + skewed(random);
            held += next >= fit.ratio * (1 + fit.band.low) && next <= fit.ratio * (1 + fit.band.high);
        }
        const double share = double(held) / rounds;
        qInfo("%d samples: %.1f %%", samples, 100 * share);
        QVERIFY(share > nominalCoverage - 0.015 && share < nominalCoverage + 0.06);
    }

    void calibratedBandsCoverHeldOutTexts_data()
    {
        QTest::addColumn<int>("samples");
        QTest::newRow("a dozen") << 12;
        QTest::newRow("thirty") << 30;
        QTest::newRow("sixty") << 60;
    }

    void calibratedBandsCoverHeldOutTexts()
    {
        QFETCH(int, samples);
        const TokenCounters counters;
        QList<CountedText> texts = latinTexts();
        std::mt19937 random(7);
        BandCoverage sum;
        constexpr int rounds = 30;
        for (int round = 0; round < rounds; ++round) {
            std::shuffle(texts.begin(), texts.end(), random);
            const TokenCounters learnt = counters.with(calibrationsFrom(counters, texts.first(samples)));
            const BandCoverage held = measureBands(learnt.counterForModel(someModel()), texts.sliced(samples));
            sum.share += held.share / rounds;
            sum.width += held.width / rounds;
        }
        const BandCoverage before = measureBands(counters.counterForModel(someModel()), texts);
        qInfo("%d samples: %.1f %% lie in a band %.0f %% wide; before: %.1f %%, %.0f %% wide", samples, 100 * sum.share, 100 * sum.width, 100 * before.share,
              100 * before.width);
        QVERIFY(sum.share >= nominalCoverage - 0.01);
        QVERIFY(sum.width < before.width);
    }

    void countsNameTheirCalibration()
    {
        const TokenCounters counters;
        const QList<CountedText> texts = latinTexts();
        const TokenCounterPtr learnt = counters.with(calibrationsFrom(counters, texts.first(20))).counterForModel(someModel());
        QCOMPARE(learnt->count(texts[30].text).counter, QStringLiteral("Claude 4.7 and later, calibrated on 20 samples"));
        QCOMPARE(learnt->count(u"Текст на другом языке").counter, QStringLiteral("estimate for Claude 4.7 and later"));
        const ModelIdentity other{QStringLiteral("anthropic"), QStringLiteral("claude-sonnet-5-5"), QStringLiteral("claude")};
        QCOMPARE(counters.with(calibrationsFrom(counters, texts.first(20))).counterForModel(other)->count(texts[30].text).counter, QStringLiteral("estimate for Claude 4.7 and later"));
    }

    void readsWorkspaceSamples()
    {
        const TokenCounters plain;
        const QByteArray bytes = calibrationsFrom(plain, latinTexts().first(10)).toJson();
        const TokenCounters counters([bytes](const QString &path) { return path == calibrationFile() ? Result<QByteArray>(bytes) : Error{}; });
        QVERIFY(counters.diagnostics().isEmpty());
        QCOMPARE(counters.counterForModel(someModel())->count(u"some words").counter, QStringLiteral("Claude 4.7 and later, calibrated on 10 samples"));
    }
};

OUTCROP_TEST(TestCalibration, CoreApplication)

} // namespace tst_calibration

#include "tst_calibration.moc"
