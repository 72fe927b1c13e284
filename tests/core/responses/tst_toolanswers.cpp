// SPDX-License-Identifier: GPL-3.0-or-later
// Tests provider responses: tool calls that contain the data, and the reported stop reason.
#include "responsecases.h"
#include "core/responses/responseparser.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_toolanswers {

namespace {

const Json good = {{"status", "completed"}, {"score", 0.9}, {"ok", true}, {"tags", {"a"}}};

ResponseContract toolContract()
{
    ResponseContract contract = reviewContract();
    contract.envelope = EnvelopeKind::ToolCall;
    contract.toolName = QStringLiteral("review");
    return contract;
}

ProviderResponse responseWithToolCall(const QString &tool, const Json &arguments, const QString &text = {})
{
    ProviderResponse answer;
    answer.text = text;
    answer.toolCalls = {{QStringLiteral("1"), QStringLiteral("other"), Json::object()}, {QStringLiteral("2"), tool, arguments}};
    return answer;
}

} // namespace

class TestToolAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsDataFromToolArguments()
    {
        const ParsedResponse response = parseResponse(responseWithToolCall(QStringLiteral("review"), good, QStringLiteral("So be it.")), toolContract());
        QCOMPARE(response.verdict, Verdict::Valid);
        QCOMPARE(response.envelope, EnvelopeKind::ToolCall);
        QCOMPARE(response.data, good);
        QCOMPARE(response.content, QStringLiteral("So be it."));
        QVERIFY(response.findings.isEmpty());
    }

    void repairsInvalidArguments()
    {
        const ParsedResponse response = parseResponse(
            responseWithToolCall(QStringLiteral("review"), R"({"status": "completed", "score": 0.9, "ok": true, "tags": ["a",]})"), toolContract());
        QCOMPARE(response.verdict, Verdict::Repaired);
        QCOMPARE(response.data, good);
        QCOMPARE(response.repairs.first().rule, QStringLiteral("trailing-comma"));
    }

    void coercesArgumentsToTheSchema()
    {
        Json loose = good;
        loose["score"] = "0.9";
        loose["tags"] = "[\"a\"]";
        const ParsedResponse response = parseResponse(responseWithToolCall(QStringLiteral("review"), loose), toolContract());
        QCOMPARE(response.verdict, Verdict::Repaired);
        QCOMPARE(response.data, good);
        QCOMPARE(response.repairs.size(), 2);
    }

    void readsTheOnlyCallIfThereIsNoText()
    {
        ProviderResponse answer;
        answer.toolCalls = {{QStringLiteral("1"), QStringLiteral("json"), good}};
        QCOMPARE(parseResponse(answer, reviewContract()).data, good);
        answer.text = QString::fromStdString(good.dump());
        QCOMPARE(parseResponse(answer, reviewContract()).envelope, EnvelopeKind::Document);
    }

    void ignoresCallsOfOtherTools()
    {
        const ParsedResponse response = parseResponse(responseWithToolCall(QStringLiteral("search"), good, QStringLiteral("I look it up.")), toolContract());
        QCOMPARE(response.verdict, Verdict::ProseOnly);
    }

    void providerStopReasonTakesPrecedence_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<StopReason>("stop");
        QTest::addColumn<Verdict>("verdict");
        const QString whole = QString::fromStdString(good.dump());
        QTest::newRow("done") << whole << StopReason::Done << Verdict::Valid;
        QTest::newRow("complete, but reported as truncated") << whole << StopReason::Truncated << Verdict::Truncated;
        QTest::newRow("connection lost") << whole << StopReason::Incomplete << Verdict::Truncated;
        QTest::newRow("refused") << QString() << StopReason::Refused << Verdict::Refused;
        QTest::newRow("blocked") << whole << StopReason::Blocked << Verdict::Blocked;
        QTest::newRow("done, a bracket forgotten") << whole.chopped(1) << StopReason::Done << Verdict::Repaired;
        QTest::newRow("done, fields missing") << QStringLiteral("{\"status\": \"completed\"") << StopReason::Done << Verdict::Truncated;
        QTest::newRow("done, refused in words") << QStringLiteral("I can't help with that.") << StopReason::Done << Verdict::Refused;
    }

    void providerStopReasonTakesPrecedence()
    {
        QFETCH(QString, text);
        QFETCH(StopReason, stop);
        ProviderResponse answer;
        answer.text = text;
        answer.stop = stop;
        QTEST(parseResponse(answer, reviewContract()).verdict, "verdict");
    }
};

OUTCROP_TEST(TestToolAnswers, NoApplication)

} // namespace tst_toolanswers

#include "tst_toolanswers.moc"
