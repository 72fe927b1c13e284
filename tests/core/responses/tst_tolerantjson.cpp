// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/responses/jsoncases.h"
#include "tests/support/jsonledger.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <ctime>

using namespace outcrop;
using namespace outcrop::testing;
using namespace Qt::StringLiterals;

namespace tst_tolerantjson {

namespace {

QByteArray repairsText(const Repairs &repairs)
{
    QByteArray text;
    for (const Repair &repair : repairs)
        text += '\n' + QByteArray::fromStdString(toJson(repair).dump(-1, ' ', false, Json::error_handler_t::replace));
    return text;
}

/// Returns whether the JSON from a truncated text is part of the complete JSON, so that no value was invented.
bool isPrefixOf(const Json &early, const Json &whole)
{
    if (early.is_null())
        return true;
    if (early.is_string())
        return whole.is_string() && whole.get_ref<const std::string &>().starts_with(early.get_ref<const std::string &>());
    if (early.is_number())
        return whole.is_number() && whole.dump().substr(0, 1) == early.dump().substr(0, 1);
    if (early.is_boolean() || early.type() != whole.type() || early.size() > whole.size())
        return early == whole;
    auto right = whole.begin();
    for (auto left = early.begin(); left != early.end(); ++left, ++right) {
        if ((early.is_object() && left.key() != right.key()) || !isPrefixOf(*left, *right))
            return false;
    }
    return true;
}

} // namespace

class TestTolerantJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBrokenJson_data()
    {
        QTest::addColumn<int>("index");
        const QList<JsonCase> cases = brokenJsonCases();
        QVERIFY2(cases.size() >= 220, qPrintable(QString::number(cases.size())));
        for (int i = 0; i < cases.size(); ++i)
            QTest::newRow(qPrintable(cases.at(i).name)) << i;
    }

    void readsBrokenJson()
    {
        static const QList<JsonCase> all = brokenJsonCases();
        QFETCH(int, index);
        const JsonCase &expected = all.at(index);
        const TolerantJson read = parseTolerantDocument(expected.text);
        QCOMPARE(read.problem.value_or(QString()), QString());
        QCOMPARE(read.value.dump(), expected.value.dump());
        QCOMPARE(read.isComplete, !expected.isTruncated);
        QVERIFY2(read.repairs == expected.repairs, repairsText(read.repairs).constData());
        QVERIFY(isExact(expected.text, readTolerantJson(expected.text)));
    }

    void everyRuleHasNameAndText()
    {
        QSet<QString> names;
        for (const RepairRule rule : repairRules()) {
            QCOMPARE(qsizetype(rule), names.size()); // the table is in the order of the enumeration
            names.insert(repairRuleName(rule));
            QVERIFY(repairRuleText(repairRuleName(rule)).endsWith(u'.'));
        }
        QCOMPARE(repairRuleText(u"no such rule"_s), QString());
    }

    void everyRuleIsTested()
    {
        // The other tests cover the last two rules with responses.
        QSet<QString> tried = {u"duplicate-key"_s, u"number-precision"_s, u"ledger-full"_s, u"second-document"_s, u"yaml"_s};
        for (const JsonCase &one : brokenJsonCases()) {
            for (const Repair &repair : one.repairs)
                tried.insert(repair.rule);
        }
        for (const RepairRule rule : repairRules()) {
            const QString name = repairRuleName(rule);
            QVERIFY2(tried.contains(name) || rule > RepairRule::LedgerFull, qPrintable(name)); // other tests cover the later rules with responses
        }
    }

    void readsJsonTruncatedAnywhere()
    {
        const QString text = u"{\"title\": \"A \\\"b\\\" \\u00e9\\ud83d\\ude00\", \"list\": [1, -2.5e3, true, null, {\"x\": []}], \"deep\": {\"a\": {\"b\": \"c\\n\"}}, \"last\": 10}"_s;
        const Json whole = parseJsonText(text);
        for (qsizetype size = 1; size < text.size(); ++size) {
            const QStringView early = QStringView(text).first(size);
            const TolerantJson read = readTolerantJson(early);
            QVERIFY2(!read.problem && !read.isComplete, qPrintable(early.toString()));
            QVERIFY2(isPrefixOf(read.value, whole), read.value.dump().c_str());
            QVERIFY2(isExact(early, read), qPrintable(early.toString()));
        }
    }

    void notesDuplicateKeysAndPrecisionLoss()
    {
        const TolerantJson twice = readTolerantJson(u"{\"a\": 1, \"a\": 2}");
        QCOMPARE(twice.value.dump(), std::string("{\"a\":2}"));
        QVERIFY(twice.repairs.isEmpty());
        QCOMPARE(twice.notes.size(), 1);
        QCOMPARE(twice.notes.first(), (Repair{9, u"duplicate-key"_s, u"\"a\""_s, {}, u"/a"_s}));
        const TolerantJson precise = readTolerantJson(u"[100000000000000000000]");
        QVERIFY(precise.repairs.isEmpty());
        QCOMPARE(precise.notes.first().rule, u"number-precision"_s);
    }

    void readsJsonInsideText()
    {
        const QString text = u"Here: {\"a\": [1, 2,]} and more"_s;
        const TolerantJson read = readTolerantJson(text, 5);
        QCOMPARE(read.begin, 6);
        QCOMPARE(read.end, text.indexOf(u'}') + 1);
        QCOMPARE(read.repairs.first().offset, text.indexOf(u",]"));
    }

    void locatesValues()
    {
        const QString text = u"x {\"a\": [1, {\"b\": 'two'}], \"c\": 3 }"_s;
        const auto places = findValueRanges(text, JsonSource{2}, {u""_s, u"/a"_s, u"/a/1/b"_s, u"/c"_s, u"/none"_s});
        const auto textAt = [&](const QString &pointer) { return text.sliced(places[pointer].begin, places[pointer].end - places[pointer].begin); };
        QCOMPARE(places.size(), 4);
        QCOMPARE(textAt(u""_s), text.sliced(2));
        QCOMPARE(textAt(u"/a"_s), u"[1, {\"b\": 'two'}]"_s);
        QCOMPARE(textAt(u"/a/1/b"_s), u"'two'"_s);
        QCOMPARE(textAt(u"/c"_s), u"3"_s);
    }

    void rejectsOtherText_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u""_s, u"  "_s, u"hello"_s, u"]"_s, u", 1"_s, u"// only this"_s, u"*"_s, u"f(x)"_s})
            QTest::newRow(qPrintable(u'<' + text + u'>')) << text;
    }

    void rejectsOtherText()
    {
        QFETCH(QString, text);
        const TolerantJson read = readTolerantJson(text);
        QVERIFY(read.problem);
        QVERIFY(read.value.is_null());
    }

    void rejectsOrRepairsTooDeepNesting_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("lists") << u"["_s.repeated(100000);
        QTest::newRow("objects") << u"{\"a\":"_s.repeated(100000);
        QTest::newRow("closed") << u"["_s.repeated(100000) + u"]"_s.repeated(100000);
        QTest::newRow("tuples") << u"[("_s.repeated(100000);
        QTest::newRow("calls") << u"[" + u"f([1],"_s.repeated(100000);
        QTest::newRow("alternating") << u"[{\"a\": "_s.repeated(100000);
    }

    void rejectsOrRepairsTooDeepNesting()
    {
        QFETCH(QString, text);
        const TolerantJson read = readTolerantJson(text);
        QVERIFY(read.problem || read.repairs.size() > 0);
        QVERIFY(readInChunks(text.first(5000), 7));
    }

    void acceptsNestingAtTheLimit()
    {
        QVERIFY(!readTolerantJson(QString(u"["_s.repeated(512) + u"]"_s.repeated(512))).problem);
        QVERIFY(readTolerantJson(QString(u"["_s.repeated(513) + u"]"_s.repeated(513))).problem);
    }

    void rejectsNestingBeyondTheLimit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("list") << u"[1]"_s;
        QTest::newRow("object") << u"{\"a\": 1}"_s;
        QTest::newRow("tuple") << u"(1, 2)"_s;
        QTest::newRow("call") << u"f([1])"_s;
        QTest::newRow("key in a list") << u"1, \"a\": 2"_s;
        QTest::newRow("key in a list, cut") << u"1, \"a\": "_s;
    }

    /// Another nesting level is rejected, regardless of the token that opens it.
    void rejectsNestingBeyondTheLimit()
    {
        QFETCH(QString, text);
        const QString nested = u"["_s.repeated(512) + text;
        const TolerantJson read = readTolerantJson(nested);
        QVERIFY(read.problem);
        QVERIFY(read.problem->contains(u"512"));
    }

    /// CPU time for repetitive text is linear: for four times the text, it is far below sixteen times.
    void readsInLinearTime_data()
    {
        QTest::addColumn<QString>("part");
        const QStringList parts = {u"\""_s, u"'"_s, u"\" "_s, u"a\": "_s, u","_s, u"{"_s, u"}"_s, u"/*"_s, u"//\n"_s, u"\\"_s, u"\\\""_s, u"x: "_s, u"x "_s, u"1 "_s,
            u"[1, "_s, u"\"a\" "_s, u"\"a\", "_s, u"\"a: "_s, u"+"_s, u"\" + "_s, u"``"_s, u"..."_s, u"]"_s, u"\u00a0"_s, u"\"a\":1,"_s, u"{\"a\":"_s, u"(a"_s, u"f("_s, QString(QChar(0xd83d))};
        for (const QString &part : parts)
            QTest::newRow(qPrintable(part.toHtmlEscaped())) << part;
    }

    void readsInLinearTime()
    {
        QFETCH(QString, part);
        const auto time = [&](qsizetype size, const QString &opening) {
            const QString text = opening + part.repeated(size / part.size());
            const std::clock_t start = std::clock();
            (void)readTolerantJson(text);
            return std::clock() - start;
        };
        for (const QString &opening : {u"{\"k\": \""_s, u"["_s, u"{"_s, u"[\""_s, u"{\"k\": w "_s}) {
            const std::clock_t small = qMin(time(50000, opening), time(50000, opening));
            const std::clock_t large = qMin(time(200000, opening), time(200000, opening));
            QVERIFY2(large < 10 * small || large < CLOCKS_PER_SEC / 10, qPrintable(QString::number(double(large) / double(small))));
        }
    }

    void limitsHostileSizes()
    {
        QVERIFY(!readTolerantJson(QString(u"[\""_s + QString(20000000, u'x') + u"\"]"_s)).problem);
        QVERIFY(readTolerantJson(QString(u"[" + u"0,"_s.repeated(5000000))).problem);
        const TolerantJson keys = readTolerantJson(QString(u"{" + u"a:1,"_s.repeated(200000)));
        QVERIFY(keys.repairs.size() <= 100001);
        QCOMPARE(keys.repairs.last().rule, u"ledger-full"_s);
    }
};

OUTCROP_TEST(TestTolerantJson, NoApplication)

} // namespace tst_tolerantjson

#include "tst_tolerantjson.moc"
