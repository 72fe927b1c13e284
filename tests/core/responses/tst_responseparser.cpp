// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the parser for each class of response: verdict, envelope, value, ledger, findings and prose.
#include "responsecases.h"
#include "core/responses/responseparser.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_responseparser {

namespace {

QString ruleNames(const ParsedResponse &response)
{
    QStringList names;
    for (const Repair &repair : response.repairs)
        names.append(repair.rule);
    return names.join(u' ');
}

QString findingCodes(const ParsedResponse &response)
{
    QStringList codes;
    for (const Diagnostic &finding : response.findings)
        codes.append(finding.code.sliced(9));
    return codes.join(u' ');
}

Json parseJsonText(const char *text)
{
    return Json::parse(text, nullptr, false);
}

void compare(const QString &actual, const char *expected, const ParsedResponse &response)
{
    if (qstrcmp(expected, "*") != 0)
        QVERIFY2(actual == QString::fromUtf8(expected), qPrintable(QStringLiteral("%1\n%2").arg(actual, QString::fromUtf8(jsonText(toJson(response))))));
}

} // namespace

class TestResponseParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesResponses_data()
    {
        QTest::addColumn<ResponseCase>("answer");
        for (const ResponseCase &answer : proseCases() + envelopeCases() + echoCases() + coercionCases() + schemaCases() + jsonCases())
            QTest::newRow(answer.name) << answer;
    }

    void parsesResponses()
    {
        QFETCH(ResponseCase, answer);
        const ParsedResponse response = parseResponse(QString::fromUtf8(answer.text), reviewContract());
        compare(verdictName(response.verdict), answer.verdict, response);
        compare(envelopeName(response.envelope), answer.envelope, response);
        compare(ruleNames(response), answer.rules, response);
        compare(findingCodes(response), answer.findings, response);
        if (qstrcmp(answer.data, "*") != 0)
            QCOMPARE(QString::fromStdString(response.data.dump()), QString::fromStdString(parseJsonText(answer.data).dump()));
        if (answer.content)
            QCOMPARE(response.content, QString::fromUtf8(answer.content));
    }

    void ledgerLocatesRepairsInTheText_data() { parsesResponses_data(); }

    void ledgerLocatesRepairsInTheText()
    {
        QFETCH(ResponseCase, answer);
        const ParsedResponse response = parseResponse(QString::fromUtf8(answer.text), reviewContract());
        for (const Repair &repair : response.repairs)
            QCOMPARE(response.text.mid(repair.offset, repair.before.size()), repair.before);
        for (const Repair &repair : response.repairs)
            QVERIFY2(!repairRuleText(repair.rule).isEmpty(), qPrintable(repair.rule));
    }
};

OUTCROP_TEST(TestResponseParser, NoApplication)

} // namespace tst_responseparser

#include "tst_responseparser.moc"
