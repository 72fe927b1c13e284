// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the equality of JSON values, and that comparing a long list takes less than quadratic time.
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schema.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_jsonequal {

class TestJsonEqual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalValuesHaveEqualHashes_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<bool>("isEqual");
        const auto row = [](const char *left, const char *right, bool isEqual) { QTest::addRow("%s %s", left, right) << QByteArray(left) << QByteArray(right) << isEqual; };
        row("1", "1.0", true);
        row("0", "-0.0", true);
        row("-5", "-5.0", true);
        row("1", "true", false);
        row("0", "false", false);
        row("null", "false", false);
        row("\"\"", "null", false);
        row("[]", "{}", false);
        row("[1, 2]", "[1.0, 2.0]", true);
        row("[1, 2]", "[2, 1]", false);
        row("[[]]", "[[[]]]", false);
        row(R"({"a": 1, "b": 2})", R"({"b": 2.0, "a": 1})", true);
        row(R"({"a": 1, "b": 2})", R"({"a": 2, "b": 1})", false);
        row(R"({"a": {"x": [1]}})", R"({"a": {"x": [1.0]}})", true);
        row("9007199254740993", "9007199254740992", false);
        row("18446744073709551615", "18446744073709551614", false);
        row("\"a\"", "\"b\"", false);
    }

    void equalValuesHaveEqualHashes()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        QFETCH(bool, isEqual);
        const Json a = Json::parse(left.constData());
        const Json b = Json::parse(right.constData());
        QCOMPARE(areEqual(a, b), isEqual);
        QVERIFY(!isEqual || equalityHash(a) == equalityHash(b));
        QCOMPARE(hasDuplicateItems(Json::array({a, "between", b})), isEqual);
    }

    /// Pairwise comparison would take minutes.
    void findsDuplicatesAmongManyItems()
    {
        Json numbers = Json::array();
        Json objects = Json::array();
        for (int i = 0; i < 300'000; ++i)
            numbers.push_back(i);
        for (int i = 0; i < 100'000; ++i)
            objects.push_back({{"id", i}, {"tags", {"a", "b"}}});
        QVERIFY(!hasDuplicateItems(numbers));
        QVERIFY(!hasDuplicateItems(objects));
        numbers.push_back(17.0);
        objects.push_back({{"tags", {"a", "b"}}, {"id", 99'999}});
        QVERIFY(hasDuplicateItems(numbers));
        QVERIFY(hasDuplicateItems(objects));
    }

    void uniqueItemsComparesNumbersByValue()
    {
        const Schema schema(Json{{"uniqueItems", true}});
        QVERIFY(schema.validate(Json::array({1, 2, "1"})).isEmpty());
        QCOMPARE(schema.validate(Json::array({1, 2, 1.0})).size(), 1);
    }
};

OUTCROP_TEST(TestJsonEqual, NoApplication)

} // namespace tst_jsonequal

#include "tst_jsonequal.moc"
