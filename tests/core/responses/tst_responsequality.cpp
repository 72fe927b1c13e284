// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the quality score: 30% schema, 30% completeness, 40% rules, each with reasons.
#include "responsecases.h"
#include "core/responses/responseparser.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_responsequality {

namespace {

const char *const good = R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a"]})";

ResponseQuality qualityOfText(const char *text, const ResponseContext &context = {})
{
    return parseResponse(QString::fromUtf8(text), reviewContract(), context).quality;
}

Diagnostics rules(const QList<Severity> &severities)
{
    Diagnostics found;
    for (const Severity severity : severities)
        found.append({severity, QStringLiteral("CODE_001"), QStringLiteral("A stub."), {}});
    return found;
}

} // namespace

class TestResponseQuality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodResponseHasFullQuality()
    {
        const ResponseQuality quality = qualityOfText(good);
        QCOMPARE(quality.score(), 100.0);
        QVERIFY(!quality.rules);
        QVERIFY(quality.schema.reasons.isEmpty() && quality.completeness.reasons.isEmpty());
    }

    void emptyResponseHasZeroQuality_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("white space") << QStringLiteral(" \n");
        QTest::newRow("deeper than the limit") << QString(100000, u'[');
    }
    void emptyResponseHasZeroQuality()
    {
        QFETCH(QString, text);
        const ParsedResponse response = parseResponse(text, ResponseContract());
        QVERIFY(!isAccepted(response.verdict));
        QCOMPARE(response.quality.score(), 0.0);
    }

    void rulesHaveAWeightOf40Percent()
    {
        const ResponseQuality quality = qualityOfText(good, {.rules = rules({Severity::Error, Severity::Warning, Severity::Warning, Severity::Note})});
        QVERIFY(quality.rules);
        QCOMPARE(quality.rules->value, 1 - 0.25 - 0.2 - 0.02);
        QCOMPARE(quality.rules->reasons, (QStringList{QStringLiteral("1 error"), QStringLiteral("2 warnings"), QStringLiteral("1 note")}));
        QCOMPARE(quality.score(), 100 * (0.3 + 0.3 + 0.4 * 0.53));
        QCOMPARE(qualityOfText(good, {.rules = Diagnostics()}).score(), 100.0);
        QCOMPARE(qualityOfText(good, {.rules = rules(QList<Severity>(9, Severity::Error))}).rules->value, 0.0);
    }

    void deductsForInvalidAndMissingFields()
    {
        const ResponseQuality quality = qualityOfText(R"({"status": "done", "score": 0.9, "tags": ["a"]})");
        QCOMPARE(quality.schema.value, 1 - 2.0 / 8);
        QCOMPARE(quality.schema.reasons, QStringList{QStringLiteral("violates the schema: status, ok")});
        QCOMPARE(quality.completeness.value, 0.75);
        QCOMPARE(quality.completeness.reasons, QStringList{QStringLiteral("missing or empty: ok")});
    }

    void deductsForRepairs()
    {
        const ResponseQuality quality = qualityOfText(R"({"status": "Completed", "score": "0.9", "ok": true, "tags": ["a"]})");
        QCOMPARE(quality.schema.value, 0.96);
        QCOMPARE(quality.schema.reasons, QStringList{QStringLiteral("2 repairs")});
    }

    void placeholdersLowerTheCompleteness()
    {
        QCOMPARE(qualityOfText(R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["TODO"]})").completeness.value, 0.8);
    }

    void truncatedResponseHasHalfTheCompleteness()
    {
        QCOMPARE(qualityOfText(R"({"status": "completed", "score": 0.9)").completeness.value, 0.25);
    }

    void unusableResponsesHaveZeroQuality_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<StopReason>("stop");
        QTest::newRow("prose") << QByteArray("Fine.") << StopReason::Done;
        QTest::newRow("refused") << QByteArray("No.") << StopReason::Refused;
        QTest::newRow("blocked") << QByteArray(good) << StopReason::Blocked;
    }

    void unusableResponsesHaveZeroQuality()
    {
        QFETCH(QByteArray, text);
        QFETCH(StopReason, stop);
        QCOMPARE(qualityOfText(text.constData(), {stop}).score(), 0.0);
    }

    void acceptsProseWithoutAContract()
    {
        const ParsedResponse response = parseResponse(QStringLiteral("All is well."));
        QCOMPARE(response.verdict, Verdict::Valid);
        QCOMPARE(response.quality.score(), 100.0);
    }
};

OUTCROP_TEST(TestResponseQuality, NoApplication)

} // namespace tst_responsequality

#include "tst_responsequality.moc"
