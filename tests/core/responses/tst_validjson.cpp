// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/responses/jsoncases.h"
#include "tests/support/jsongenerator.h"
#include "tests/support/jsonledger.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_validjson {

/// Tests that valid JSON is never changed, and that invalid JSON is never accepted silently.
class TestValidJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheJsonTestSuite_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("text");
        const QList<SuiteCase> cases = suiteCases();
        QVERIFY(cases.size() >= 290);
        for (const SuiteCase &one : cases)
            QTest::newRow(qPrintable(one.expected + u' ' + one.name)) << one.expected << one.text;
    }

    void readsTheJsonTestSuite()
    {
        QFETCH(QString, expected);
        QFETCH(QString, text);
        const TolerantJson read = parseTolerantDocument(text);
        const bool isSilent = !read.problem && read.repairs.isEmpty();
        if (expected == QLatin1String("n")) {
            QVERIFY(!isSilent);
        } else if (expected == QLatin1String("repaired")) {
            QVERIFY(!read.problem && !read.repairs.isEmpty());
        } else {
            QVERIFY(isSilent && read.isComplete);
            QCOMPARE(read.value.dump(), strictJson(text).dump());
            QCOMPARE(!read.notes.isEmpty(), expected == QLatin1String("noted") || text.contains(QLatin1String("\"a\":\"b\",\"a\"")));
        }
    }

    void readsGeneratedJson()
    {
        JsonGenerator generator(1);
        for (int i = 0; i < 20000; ++i) {
            const QString text = generator.next();
            const Json strict = strictJson(text);
            QVERIFY2(!strict.is_discarded(), qPrintable(text));
            const TolerantJson read = parseTolerantDocument(text);
            QVERIFY2(!read.problem && read.repairs.isEmpty() && read.isComplete, qPrintable(text));
            QVERIFY2(read.value == strict && read.value.dump() == strict.dump(), qPrintable(text));
        }
    }

    /// For valid documents with a few damaged characters, the ledger is exact, and reading in chunks gives the same result.
    void readsDamagedJson()
    {
        JsonGenerator generator(2);
        for (int i = 0; i < 20000; ++i) {
            const QString text = generator.damaged();
            const TolerantJson read = readTolerantJson(text);
            QVERIFY2(read.problem || isExact(text, read), qPrintable(text));
            const Json strict = strictJson(text);
            QVERIFY2(strict.is_discarded() || (read.repairs.isEmpty() && read.value == strict), qPrintable(text));
        }
    }
};

OUTCROP_TEST(TestValidJson, NoApplication)

} // namespace tst_validjson

#include "tst_validjson.moc"
