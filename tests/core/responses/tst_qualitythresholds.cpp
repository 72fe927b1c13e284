// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the workspace's quality thresholds, and the defaults for missing thresholds.
#include "responsecases.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/responses/responseparser.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_qualitythresholds {

namespace {

QualityThresholds thresholdsOf(const QByteArray &yaml)
{
    return readQualityThresholds(readDocument(QStringLiteral("config/quality_thresholds.yaml"), yaml));
}

QStringList findingsOf(const QByteArray &yaml)
{
    const QString file = QStringLiteral("config/quality_thresholds.yaml");
    QStringList found;
    for (const Diagnostic &finding : checkSchema(readYaml(QString::fromUtf8(yaml), file).root, formatSchema(QStringLiteral("quality-thresholds")), file))
        found.append(QStringLiteral("%1:%2 %3").arg(finding.location.range.start.line).arg(finding.location.range.start.column).arg(finding.code));
    return found;
}

ResponseQuality qualityWith(const QByteArray &yaml, const char *response, const std::optional<Diagnostics> &rules = {})
{
    ResponseContract contract = reviewContract();
    contract.quality = thresholdsOf(yaml);
    return parseResponse(QString::fromUtf8(response), contract, {.rules = rules}).quality;
}

const char *const repaired = R"({"status": "Completed", "score": "0.9", "ok": true, "tags": ["a"]})";
const char *const cutOff = R"({"status": "completed", "score": 0.9)";

} // namespace

class TestQualityThresholds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingFileHasTheDefaults()
    {
        const QualityThresholds none = readQualityThresholds(nullptr);
        QCOMPARE(none.scale.schema, 0.3);
        QCOMPARE(none.scale.completeness, 0.3);
        QCOMPARE(none.scale.rules, 0.4);
        QCOMPARE(none.scale.good, 0.9);
        QCOMPARE(none.maximumRepairs, 20);
    }

    void sampleMatchesTheDefaults()
    {
        QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/config/quality_thresholds.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray yaml = file.readAll();
        QCOMPARE(findingsOf(yaml), QStringList());
        const Diagnostics one{{Severity::Error, QStringLiteral("CODE_001"), QStringLiteral("A stub."), {}}};
        for (const char *response : {repaired, cutOff})
            QCOMPARE(qualityWith(yaml, response, one).score(), qualityWith({}, response, one).score());
    }

    void normalizesWeights()
    {
        const QByteArray yaml = "weights: {schema: 50, completeness: 25, rules: 25}\n";
        const Diagnostics broken{{Severity::Error, QStringLiteral("CODE_001"), QStringLiteral("A stub."), {}}};
        QCOMPARE(qualityWith(yaml, repaired).score(), 100 * (50 * 0.96 + 25) / 75);
        QCOMPARE(qualityWith(yaml, repaired, broken).score(), 50 * 0.96 + 25 + 25 * 0.75);
    }

    void acceptsAWeightOfZero()
    {
        QCOMPARE(qualityWith("weights: {schema: 0}\n", repaired).score(), 100.0);
        QCOMPARE(qualityWith("weights: {schema: 0, completeness: 0, rules: 0}\n", repaired).score(), 0.0);
    }

    void readsLossesFromTheFile()
    {
        QCOMPARE(qualityWith("losses: {repair: 0.1}\n", repaired).schema.value, 0.8);
        QCOMPARE(qualityWith("losses: {repair: 0.1, most_repairs: 1}\n", repaired).schema.value, 0.9);
        QCOMPARE(qualityWith("losses: {truncated: 0.2}\n", cutOff).completeness.value, 0.4);
        const Diagnostics broken{{Severity::Warning, QStringLiteral("CODE_001"), QStringLiteral("A stub."), {}}};
        QCOMPARE(qualityWith("losses: {warning: 1}\n", repaired, broken).rules->value, 0.0);
    }

    void everyPartHasWeightAndReasons()
    {
        ResponseContract contract = reviewContract();
        const Json quality = toJson(parseResponse(QString::fromUtf8(repaired), contract, {.rules = Diagnostics()}))["quality"];
        QCOMPARE(quality["schema"]["weight"].get<double>(), 0.3);
        QCOMPARE(quality["completeness"]["weight"].get<double>(), 0.3);
        QCOMPARE(quality["rules"]["weight"].get<double>(), 0.4);
        QCOMPARE(quality["schema"]["reasons"], Json::array({"2 repairs"}));
    }

    void findingsHaveALocation_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an unknown group") << QByteArray("weight: {}\n") << "1:1 schema-unknown-key";
        QTest::newRow("an unknown part") << QByteArray("weights: {form: 30}\n") << "1:11 schema-unknown-key";
        QTest::newRow("above the maximum") << QByteArray("weights: {rules: 140}\n") << "1:18 schema-value";
        QTest::newRow("no share") << QByteArray("losses: {repair: 2}\n") << "1:18 schema-value";
        QTest::newRow("no number") << QByteArray("levels: {good: high}\n") << "1:16 schema-wrong-type";
    }

    void findingsHaveALocation()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, expected);
        QCOMPARE(findingsOf(yaml).join(u'\n'), expected);
    }
};

OUTCROP_TEST(TestQualityThresholds, NoApplication)

} // namespace tst_qualitythresholds

#include "tst_qualitythresholds.moc"
