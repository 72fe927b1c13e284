// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/jsonbytes.h"
#include "core/exchange/targetpath.h"
#include "core/exchange/valuepath.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_valuepath {

/// Tests the path language of wire formats.
class TestValuePath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsValues_data();
    void findsValues();
    void rejectsInvalidPaths_data();
    void rejectsInvalidPaths();
    void resolvesTargetPaths_data();
    void resolvesTargetPaths();
    void rejectsInvalidIndexes();
    void readsInvalidBytes_data();
    void readsInvalidBytes();
};

void TestValuePath::findsValues_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *path, const char *found) { QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(found); };
    row(".", R"([{"usage":{"in":3,"none":null},"content":[{"type":"text","text":"a"},{"type":"call","name":"f","n":2},{"type":"text","text":"b"}],"tags":["x","y"],"on":true}])");
    row("usage.in", "[3]");
    row("usage.none", "[]");
    row("usage.none.deeper", "[]");
    row("missing", "[]");
    row("content[0].text", R"(["a"])");
    row("content[7].text", "[]");
    row("content[*].text", R"(["a","b"])");
    row("content[type=text].text", R"(["a","b"])");
    row("content[type!=text].name", R"(["f"])");
    row("content[name].type", R"(["call"])");
    row("content[thought!=true].text", R"(["a","b"])");
    row("content[n=2].name", R"(["f"])");
    row("content[n?=2].type", R"(["text","call","text"])");
    row("content[n?=3].type", R"(["text","text"])");
    row("usage[in?=3].in", "[3]");
    row("content[type=text][text=b].type", R"(["text"])");
    row("usage[in=3].in", "[3]");
    row("usage[in=4].in", "[]");
    row("usage[*]", "[3]");
    row("tags[*]", R"(["x","y"])");
    row("on", "[true]");
}

void TestValuePath::findsValues()
{
    QFETCH(const QString, path);
    QFETCH(const QString, found);
    const Json root = Json::parse(
        R"({"usage":{"in":3,"none":null},"content":[{"type":"text","text":"a"},{"type":"call","name":"f","n":2},{"type":"text","text":"b"}],"tags":["x","y"],"on":true})");
    const auto parsed = ValuePath::parse(path);
    QVERIFY(parsed);
    Json list = Json::array();
    for (const Json *value : parsed->find(root))
        list.push_back(*value);
    QCOMPARE(QString::fromStdString(list.dump()), found);
}

void TestValuePath::rejectsInvalidPaths_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"", "a..b", ".a", "a.", "a[", "a]", "a[]", "a[b", "[0]", "a[0]b", "a b", "a[=x]", "a[?=x]", "{a}"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

/// Invalid paths are also reported in wire formats, with their line.
void TestValuePath::rejectsInvalidPaths()
{
    QFETCH(const QString, path);
    QVERIFY(!ValuePath::parse(path));
    const QByteArray yaml = "wire: w\nrequest: {}\nresponse: {text: '" + path.toUtf8() + "'}\n";
    Diagnostics diagnostics;
    readWireFormat(readDocument(QStringLiteral("portability/wire/w.yaml"), yaml), diagnostics);
    QVERIFY(!diagnostics.isEmpty());
    QCOMPARE(diagnostics.first().location.range.start.line, 3);
}

void TestValuePath::resolvesTargetPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("whole");
    const auto row = [](const char *path, const char *whole) { QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(whole); };
    row(".", "1");
    row("a.b", R"({"a":{"b":1}})");
    row("list[1].x", R"({"list":[null,{"x":1}]})");
    row("list[{index}]", R"({"list":[null,null,1]})");
    row("list[{inner.index}].y", R"({"list":[{"y":1}]})");
    row("list[]", R"({"list":[1]})");
    row("list[].z", R"({"list":[{"z":1}]})");
}

void TestValuePath::resolvesTargetPaths()
{
    QFETCH(const QString, path);
    QFETCH(const QString, whole);
    const auto target = TargetPath::parse(path);
    QVERIFY(target);
    Json made;
    const auto place = target->resolve(Json::parse(R"({"index":2})"), Json::parse(R"({"index":5,"inner":{"index":0}})"), made);
    QVERIFY(place);
    *TargetPath::at(made, *place) = 1;
    QCOMPARE(QString::fromStdString(made.dump()), whole);
}

void TestValuePath::rejectsInvalidIndexes()
{
    const auto target = TargetPath::parse(QStringLiteral("list[{index}]"));
    for (const Json &index : {Json(1'000'000'000), Json(-1), Json("1"), Json(nullptr), Json(1.5)})
        QVERIFY(!target->resolve(Json::object({{"index", index}}), Json::object(), Json()));
    Json whole;
    QVERIFY(TargetPath::at(whole, {std::string("list"), TargetPath::maximumGap}));
    QVERIFY(!TargetPath::at(whole, {std::string("list"), size_t(5000)}));
}

void TestValuePath::readsInvalidBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("value"); // expected value; empty if there is none
    QTest::newRow("JSON") << QByteArray("{\"a\":1}") << QStringLiteral("{\"a\":1}");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF[1]") << QStringLiteral("[1]");
    QTest::newRow("no UTF-8") << QByteArray("[\"a\xFF\"]") << QStringLiteral("[\"a\uFFFD\"]");
    QTest::newRow("half a pair") << QByteArray("[\"\\ud83dx\"]") << QStringLiteral("[\"\uFFFDx\"]");
    QTest::newRow("the other half") << QByteArray("[\"\\udf0b\"]") << QStringLiteral("[\"\uFFFD\"]");
    QTest::newRow("a whole pair beside a half") << QByteArray("[\"\\ud83c\\udf0b\\ud83c\"]") << QStringLiteral("[\"🌋\uFFFD\"]");
    QTest::newRow("an escaped backslash is not an escape") << QByteArray("[\"\\\\ud83d \\ud83d\"]") << QStringLiteral("[\"\\\\ud83d \uFFFD\"]");
    QTest::newRow("deep") << QByteArray(100'000, '[') << QString();
    QTest::newRow("deep, and closed") << QByteArray(100'000, '[') + QByteArray(100'000, ']') << QString();
    QTest::newRow("brackets in a text do not count as depth") << QByteArray("[\"") + QByteArray(1000, '[') + QByteArray("\"]") << QString(u"[\"" + QString(1000, u'[') + u"\"]");
    QTest::newRow("cut") << QByteArray("{\"a\":") << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("two documents") << QByteArray("{}{}") << QString();
}

void TestValuePath::readsInvalidBytes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, value);
    const std::optional<Json> json = readJsonBytes(bytes);
    QCOMPARE(json.has_value(), !value.isEmpty());
    if (json)
        QCOMPARE(QString::fromStdString(json->dump()), value);
}

OUTCROP_TEST(TestValuePath, NoApplication)

} // namespace tst_valuepath

#include "tst_valuepath.moc"
