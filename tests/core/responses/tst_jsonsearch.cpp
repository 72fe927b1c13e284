// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the search for the intended meaning of broken JSON. Its ledger is exact, valid JSON is never changed, the search stays within its budget, and
// doubtful repairs are reported.
#include "core/responses/jsonoutline.h"
#include "core/responses/jsonsearch.h"
#include "tests/core/responses/brokenresponses.h"
#include "tests/support/jsongenerator.h"
#include "tests/support/jsonledger.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <ctime>

using namespace outcrop;
using namespace outcrop::testing;
using namespace Qt::StringLiterals;

namespace tst_jsonsearch {

class TestJsonSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ledgerIsExactForBrokenResponses()
    {
        for (const BrokenResponse &response : brokenResponses()) {
            for (qsizetype begin = response.text.indexOf(u'{'); begin >= 0; begin = response.text.indexOf(u'{', begin + 1)) {
                const TolerantJson read = JsonSearch(response.text).readSequence(begin);
                QVERIFY2(read.problem || isExact(response.text, read), qPrintable(response.name));
            }
        }
    }

    void ledgerIsExactForDamagedJson()
    {
        JsonGenerator generator(11);
        for (int i = 0; i < 4000; ++i) {
            const QString text = generator.damaged();
            const TolerantJson read = JsonSearch(text).readSequence(0);
            QVERIFY2(read.problem || isExact(text, read), qPrintable(text));
        }
    }

    void readsValidJsonUnchanged()
    {
        JsonGenerator generator(12);
        for (int i = 0; i < 4000; ++i) {
            const QString text = generator.next();
            const TolerantJson read = JsonSearch(text).readSequence(0);
            QVERIFY2(read.repairs.isEmpty() && !read.doubt && read.isComplete, qPrintable(text));
            QCOMPARE(read.value, strictJson(text));
        }
    }

    void returnsTheCheapestInterpretationFirst()
    {
        qsizetype steps = 10'000;
        const QList<JsonInterpretation> readings = findLikelyInterpretations(u"{\"a\": \"f(\"x\")\", \"b\": 1}", 0, steps);
        QVERIFY(!readings.isEmpty());
        QCOMPARE(readings.first().decisions.endings.value(6).offset, 13);
        QVERIFY(steps < 10'000);
    }

    void returnsNoInterpretationWithoutABudget()
    {
        qsizetype steps = 3;
        QVERIFY(findLikelyInterpretations(u"{\"a\": \"f(\"x\")\", \"b\": 1}", 0, steps).isEmpty());
    }

    void doesNotRepairValidJsonToFitTheSchema()
    {
        const QString text = u"{\"a\": \"x\", \"b\": \"y\", \"c\": 1}"_s;
        QVERIFY(JsonSearch(text, [](const Json &) { return false; }).read(0).repairs.isEmpty()); // valid JSON is never changed
    }

    void leftoverTextRaisesADoubt_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u"{\"a\": 1}\"b\": 2}"_s, u"{\"a\": 1} \"b\": 2}"_s, u"{\"a\": 1}: 2"_s})
            QTest::newRow(qPrintable(text)) << text;
    }

    void leftoverTextRaisesADoubt()
    {
        QFETCH(QString, text);
        const TolerantJson read = JsonSearch(text).read(0);
        QVERIFY(read.doubt || read.value.size() > 1);
    }

    void guessesRaiseADoubt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a member without a value") << u"{\"a\": ]\"b\", \"c\": 1}"_s;
        QTest::newRow("a member in a text") << u"{\"a\":\n \"b\":\"c\"\n },\n \"d\": 1}"_s;
        QTest::newRow("members in a key") << u"{\"a\": 1, \n [\"b\": {\"c\": 2}}"_s;
        QTest::newRow("a name twice") << u"{\"a\": {\"b\": 1, \"c\": [2], \"b\": 3}"_s;
        QTest::newRow("a value behind") << u"[\"a\"], true"_s;
        QTest::newRow("a bracket behind") << u"{\"a\": 1}}\n \"b\"]"_s;
    }

    void guessesRaiseADoubt()
    {
        QFETCH(QString, text);
        const TolerantJson read = JsonSearch(text).read(0);
        QVERIFY2(read.problem || read.doubt || !read.isComplete, read.value.dump().c_str());
    }

    void trailingProseRaisesNoDoubt()
    {
        QVERIFY(!JsonSearch(u"{\"a\": 1} is the answer, and no more."_s).read(0).doubt);
        QVERIFY(!JsonSearch(u"{\"a\": 1}\n\nThe \"a\" counts."_s).read(0).doubt);
    }

    void rangesFollowTheInterpretation()
    {
        const QString text = u"{\"a\": \"f(\"x\")\", \"b\": 1}"_s;
        const TolerantJson read = JsonSearch(text).read(0);
        const auto places = findValueRanges(text, read.source, {u"/a"_s, u"/b"_s});
        QCOMPARE(text.sliced(places[u"/a"_s].begin, places[u"/a"_s].end - places[u"/a"_s].begin), u"\"f(\"x\")\""_s);
        QCOMPARE(text.sliced(places[u"/b"_s].begin, 1), u"1"_s);
    }

    void locatesValuesInASequence()
    {
        const QString text = u"{\"a\": 1}\n{\"a\": 2}"_s;
        const TolerantJson read = JsonSearch(text).readSequence(0);
        QCOMPARE(read.value.size(), size_t(2));
        QCOMPARE(findValueRanges(text, read.source, {u"/1/a"_s})[u"/1/a"_s].begin, text.lastIndexOf(u'2'));
    }

    /// Parsing hostile text stops within its budget. The CPU time is linear in the length.
    void readsInLinearTime_data()
    {
        QTest::addColumn<QString>("part");
        const QStringList parts = {u"\""_s, u"\" "_s, u"a\": "_s, u"{"_s, u"}"_s, u"\\\""_s, u"x: "_s, u"\"a\" "_s, u"\"a\", "_s, u"\"a: "_s, u"f(\"x\") "_s, u"]"_s, u"\"a\":1,"_s,
            u"{\"a\":"_s, u"{\"a\": \"f(\"x\")\"},"_s, u"\"}, \""_s, u"[\"a\" b, "_s, u"\n\"a\": \"x"_s};
        for (const QString &part : parts)
            QTest::newRow(qPrintable(part.toHtmlEscaped())) << part;
    }

    void readsInLinearTime()
    {
        QFETCH(QString, part);
        const auto time = [&](qsizetype size, const QString &opening) {
            const QString text = opening + part.repeated(size / part.size());
            const std::clock_t start = std::clock();
            (void)JsonSearch(text).readSequence(0);
            return std::clock() - start;
        };
        for (const QString &opening : {u"{\"k\": \""_s, u"["_s, u"{"_s, u"{\"k\": w "_s}) {
            const std::clock_t small = qMin(time(20000, opening), time(20000, opening));
            const std::clock_t large = qMin(time(80000, opening), time(80000, opening));
            QVERIFY2(large < 12 * small || large < CLOCKS_PER_SEC / 4, qPrintable(QString::number(double(large) / double(small))));
        }
    }
};

OUTCROP_TEST(TestJsonSearch, NoApplication)

} // namespace tst_jsonsearch

#include "tst_jsonsearch.moc"
