// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/responses/jsoncases.h"
#include "tests/support/jsongenerator.h"
#include "tests/support/jsonledger.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <ctime>

using namespace outcrop;
using namespace outcrop::testing;
using namespace Qt::StringLiterals;

namespace tst_jsonstream {

class TestJsonStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Parses every broken response split at every offset, and in chunks of every small size.
    void everySplitGivesTheSameResult()
    {
        for (const JsonCase &one : brokenJsonCases()) {
            const TolerantJson whole = readTolerantJson(one.text);
            for (qsizetype at = 0; at <= one.text.size(); ++at) {
                JsonStream stream;
                stream.add(QStringView(one.text).first(at));
                stream.add(QStringView(one.text).sliced(at));
                stream.finish();
                QVERIFY2(isSame(stream.takeResult(), whole), qPrintable(one.name));
            }
            for (qsizetype size = 1; size < 9; ++size) {
                const auto pieces = readInChunks(one.text, size);
                QVERIFY2(pieces && isSame(*pieces, whole), qPrintable(one.name));
            }
        }
    }

    void readsGeneratedJsonInChunks()
    {
        JsonGenerator generator(3);
        for (int i = 0; i < 4000; ++i) {
            const QString text = i % 2 == 0 ? generator.next() : generator.damaged();
            const auto pieces = readInChunks(text, 1 + i % 5);
            QVERIFY2(pieces && isSame(*pieces, readTolerantJson(text)), qPrintable(text));
        }
    }

    void reportsFinishedValues()
    {
        JsonStream stream;
        stream.add(u"{\"a\": 1, \"b\": [true, \"te");
        QCOMPARE(stream.value().dump(), std::string("{\"a\":1,\"b\":[true,\"te\"]}"));
        QCOMPARE(stream.openPath().value_or(QString()), u"/b/1"_s);
        QVERIFY(stream.isFinished(u"/a"_s));
        QVERIFY(stream.isFinished(u"/b/0"_s));
        QVERIFY(!stream.isFinished(u"/b"_s));
        QVERIFY(!stream.isFinished(u"/b/1"_s));
        QVERIFY(!stream.isFinished(QString()));
        QVERIFY(!stream.isFinished(u"/c"_s));
        stream.add(u"xt\"], \"c\": 12");
        QCOMPARE(stream.value()["b"][1].get<std::string>(), std::string("text"));
        QVERIFY(stream.isFinished(u"/b"_s));
        QVERIFY(!stream.isFinished(u"/c"_s));
        stream.add(u"3}");
        QVERIFY(stream.isDone());
        QVERIFY(stream.isFinished(u"/c"_s));
        QVERIFY(stream.isFinished(QString()));
        stream.add(u" more");
        QCOMPARE(stream.takeResult().value.dump(), std::string("{\"a\":1,\"b\":[true,\"text\"],\"c\":123}"));
    }

    /// A string may be concatenated with the next one, so it is complete only when the following token is known.
    void waitsForTheNextToken()
    {
        JsonStream stream;
        stream.add(u"[\"a\"");
        QVERIFY(!stream.isFinished(u"/0"_s));
        stream.add(u" + ");
        QVERIFY(!stream.isFinished(u"/0"_s));
        stream.add(u"\"b\", 1");
        QVERIFY(stream.isFinished(u"/0"_s));
        QCOMPARE(stream.value().dump(), std::string("[\"ab\"]"));
    }

    void offsetsIncludeTheStart()
    {
        JsonStream stream(100);
        stream.add(u"[1,]");
        const TolerantJson read = stream.takeResult();
        QCOMPARE(read.repairs.first().offset, 102);
        QCOMPARE(read.begin, 100);
        QCOMPARE(read.end, 104);
    }

    void smallChunksAddLittleTime_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("members") << QString(u"[" + u"{\"name\": \"a value\", \"size\": 12},\n"_s.repeated(60000) + u"0]");
        QTest::newRow("one string") << QString(u"{\"a\": \"" + u"word after word "_s.repeated(130000) + u"\"}");
        QTest::newRow("one comment") << QString(u"[/*" + u"word after word "_s.repeated(130000) + u"*/ 1]");
        QTest::newRow("one number") << QString(u"[" + u"1234567890"_s.repeated(200000) + u"]");
        QTest::newRow("text without quotes") << QString(u"[{a: " + u"word after word "_s.repeated(130000) + u"}]");
        QTest::newRow("a key without quotes") << QString(u"[{" + u"word after word "_s.repeated(130000) + u": 1}]");
        QTest::newRow("spaces") << QString(u"[" + u"    \n"_s.repeated(400000) + u"]");
    }

    void smallChunksAddLittleTime()
    {
        QFETCH(QString, text);
        const auto time = [](const auto &work) {
            std::clock_t best = std::numeric_limits<std::clock_t>::max();
            for (int i = 0; i < 3; ++i) {
                const std::clock_t start = std::clock();
                work();
                best = qMin(best, std::clock() - start);
            }
            return double(best);
        };
        const double whole = time([&] { (void)readTolerantJson(text); });
        const double pieces = time([&] {
            JsonStream stream;
            for (qsizetype at = 0; at < text.size(); at += 1024) {
                stream.add(QStringView(text).sliced(at, qMin<qsizetype>(1024, text.size() - at)));
                (void)stream.value().size();
            }
            stream.finish();
        });
        QVERIFY2(pieces < 3 * whole || pieces < CLOCKS_PER_SEC / 50.0, qPrintable(QString::number(pieces / whole)));
    }
};

OUTCROP_TEST(TestJsonStream, NoApplication)

} // namespace tst_jsonstream

#include "tst_jsonstream.moc"
