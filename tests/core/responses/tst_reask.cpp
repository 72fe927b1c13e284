// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the retry message to a model. It lists the errors, and is sent only if the model can correct them.
#include "responsecases.h"
#include "core/responses/responseparser.h"
#include "core/responses/responseretry.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_reask {

namespace {

ParsedResponse review(const char *text, std::optional<StopReason> stop = std::nullopt)
{
    return parseResponse(QString::fromUtf8(text), reviewContract(), {stop});
}

} // namespace

class TestReask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsEveryProblemWithItsLine()
    {
        const ParsedResponse response = review("<METADATA>\n{\"status\": \"done\",\n \"score\": 7,\n \"ok\": true}\n</METADATA>\n<CONTENT>Fine.</CONTENT>");
        QCOMPARE(response.verdict, Verdict::WrongSchema);
        QCOMPARE(responseRetryMessage(response, reviewContract()),
            QStringLiteral("Your last response does not have the requested format.\n"
                           "\n"
                           "Problems:\n"
                           "- line 2: `tags` is missing: a list.\n"
                           "- line 2: `status` is \"done\"; expected one of completed, failed, needs_decomposition.\n"
                           "- line 3: `score` is 7; expected a number from 0.0 to 1.0. The number is too large.\n"
                           "\n"
                           "Send the whole response again: one JSON object between <METADATA> and </METADATA>, then "
                           "your explanation between <CONTENT> and </CONTENT>."));
    }

    void repeatsTheFormatAfterAProseResponse()
    {
        const QString message = responseRetryMessage(review("All is well."), reviewContract());
        QVERIFY2(message.startsWith(u"JSON was requested, but your last response contains none."), qPrintable(message));
        QVERIFY2(message.contains(u"Required fields:\n- `status`: one of completed, failed, needs_decomposition\n- `score`: a number from 0.0 to 1.0\n"
                                  "- `ok`: a boolean\n- `tags`: a list\n"), qPrintable(message));
    }

    void repeatsTheInstructionOfEachMechanism()
    {
        ResponseContract contract = reviewContract();
        contract.envelope = std::nullopt;
        QVERIFY(responseRetryMessage(review("{}"), contract)
                    .endsWith(u"as one JSON document and nothing else: no explanation, no code fence."));
        contract.toolName = QStringLiteral("review");
        QVERIFY(responseRetryMessage(review("{}"), contract)
                    .endsWith(u"Call `review` again, with the whole response as its arguments."));
    }

    void limitsTheNumberOfProblems()
    {
        QByteArray text = R"({"status": "failed", "score": 0, "ok": true, "tags": [)";
        for (int i = 0; i < 30; ++i)
            text += i == 0 ? "{}" : ", {}";
        const QString message = responseRetryMessage(review(text.append("]}").constData()), reviewContract());
        QVERIFY2(message.contains(u"- and 10 more\n"), qPrintable(message));
    }

    void retriesAtMostThreeTimes()
    {
        const ResponseRetryPolicy policy = ResponseRetryPolicy::forProvider(false);
        const ParsedResponse wrong = review("{}");
        QVERIFY(policy.shouldRetry(wrong, 0) && policy.shouldRetry(wrong, 2));
        QVERIFY(!policy.shouldRetry(wrong, 3));
        QVERIFY(!ResponseRetryPolicy::forProvider(true).shouldRetry(wrong, 0));
    }

    void doesNotRetryUnfixableResponses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<StopReason>("stop");
        const QByteArray good = R"({"status": "failed", "score": 0, "ok": true, "tags": []})";
        QTest::newRow("right") << good << StopReason::Done;
        QTest::newRow("cut off") << QByteArray("{\"status\": \"fai") << StopReason::Truncated;
        QTest::newRow("refused") << QByteArray("No.") << StopReason::Refused;
        QTest::newRow("blocked") << QByteArray() << StopReason::Blocked;
    }

    void doesNotRetryUnfixableResponses()
    {
        QFETCH(QByteArray, text);
        QFETCH(StopReason, stop);
        QVERIFY(!ResponseRetryPolicy().shouldRetry(review(text.constData(), stop), 0));
    }
};

OUTCROP_TEST(TestReask, NoApplication)

} // namespace tst_reask

#include "tst_reask.moc"
