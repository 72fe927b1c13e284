// SPDX-License-Identifier: GPL-3.0-or-later
// Tests extracting a value from prose: numbers in several notations, and the allowed value to which a sentence refers.
#include "core/responses/numberintext.h"
#include "core/responses/prosescalar.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_prosescalar {

class TestProseScalar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number"); // expected number; empty if there is none
        const auto row = [](const char *text, const char *number) { QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(number); };
        row("5", "5");
        row("+5", "5");
        row("-5.25", "-5.25");
        row(" 5 ", "5");
        row("1,234", "1234");
        row("1,234,567.5", "1234567.5");
        row("1.234.567", "1234567");
        row("1.234,5", "1234.5");
        row("0,123", "0.123");
        row("3,14", "3.14");
        row("1 234 567", "1234567");
        row("1'234.5", "1234.5");
        row("$1,234.50", "1234.5");
        row("-$5", "-5");
        row("99 €", "99");
        row("£ 12", "12");
        row("12,", "12");
        row("1/2", "0.5");
        row("1e3", "1000.0");
        row(".5", "0.5");
        row("12,34,567", "");
        row("1.2.3", "");
        row("5 kg", "");
        row("5-10", "");
        row("12:30", "");
        row("2024-05-06", "");
        row("five", "");
        row("", "");
        row("1e999", "");
        row("123456789012345678901234567890", "");
        row("1/0", "");
        row("--5", "");
    }

    void readsNumbers()
    {
        QFETCH(QString, text);
        QFETCH(QString, number);
        const std::optional<Json> read = parseNumberText(text);
        QCOMPARE(read ? QString::fromStdString(read->dump()) : QString(), number);
    }

    void findsMentionedValues_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("meant"); // intended value; empty if there is none
        const auto row = [](const char *text, const char *meant) { QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(meant); };
        row("SPAM", "SPAM");
        row("spam", "SPAM");
        row("This is spam.", "SPAM");
        row("Not spam, I would say.", "NOT_SPAM");
        row("It isn't spam.", "");
        row("NOT_SPAM", "NOT_SPAM");
        row("not-spam", "NOT_SPAM");
        row("SPAM or NOT_SPAM?", "");
        row("The label is SPAM. NOT_SPAM would be too kind.", "SPAM");
        row("It could be NOT_SPAM.\n\nSPAM\n", "SPAM");
        row("Answer: NOT_SPAM, since nobody calls SPAM a letter", "NOT_SPAM");
        row("antispammer", "");
        row("", "");
        row("neither SPAM nor anything", "");
        row("**SPAM**", "SPAM");
        row("spam is wrong here", "");
    }

    void findsMentionedValues()
    {
        QFETCH(QString, text);
        QFETCH(QString, meant);
        const std::optional<WordMatch> match = mentionedValue(text, Json::array({"SPAM", "NOT_SPAM"}));
        QCOMPARE(match ? qString(match->value) : QString(), meant);
    }

    void matchesShortWordsCaseSensitively()
    {
        const Json letters = Json::array({"a", "b", "I"});
        QVERIFY(!mentionedValue(u"A good question for me.", letters));
        QCOMPARE(mentionedValue(u"My choice is b.", letters)->value, Json("b"));
    }

    void recognizesScalarSchemas()
    {
        QVERIFY(acceptsScalar({{"enum", {"a", 1}}}));
        QVERIFY(acceptsScalar({{"type", {"object", "null"}}}));
        const Json either = {{"anyOf", {{{"$ref", "#/$defs/a"}}, {{"type", "object"}}}}, {"$defs", {{"a", {{"const", 5}}}}}};
        QVERIFY(acceptsScalar(either));
        QVERIFY(!acceptsScalar({{"type", "object"}}));
        QVERIFY(!acceptsScalar({{"type", "array"}}));
        QVERIFY(!acceptsScalar(Json::object()));
    }

    void appliesTheMatchingRepairRule()
    {
        const Json color = {{"enum", {"RED", "GREEN"}}};
        QCOMPARE(readProseScalar(u"GREEN", color)->rule, RepairRule::UnquotedString);
        QCOMPARE(readProseScalar(u"green", color)->rule, RepairRule::CoercedEnum);
        QCOMPARE(readProseScalar(u"The answer is GREEN.", color)->rule, RepairRule::WordInText);
        QCOMPARE(readProseScalar(u"The answer is GREEN.", color)->span.begin, 14);
        QCOMPARE(readProseScalar(u"```\nGREEN\n```", color)->span.begin, 4);
    }
};

OUTCROP_TEST(TestProseScalar, NoApplication)

} // namespace tst_prosescalar

#include "tst_prosescalar.moc"
