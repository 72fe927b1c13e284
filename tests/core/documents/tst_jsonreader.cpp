// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/jsonreader.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_jsonreader {

class JsonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValues_data();
    void readsValues();
    void readsRanges();
    void reportsErrors_data();
    void reportsErrors();
    void enforcesLimits();
};

void JsonReader::readsValues_data()
{
    QTest::addColumn<QString>("text");

    for (const char *text : {"null", "true", "[]", "{}", "[1,-2,0.5,1e3,-0]", R"({"z":{"a":[null]},"b":"x"})", "\"\"",
             "12345678901234567890"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

/// The program's other JSON parser is the reference.
void JsonReader::readsValues()
{
    QFETCH(QString, text);
    const DataDocument document = readJson(QString(" \n" + text + "\t\r\n"), "a.json");
    QVERIFY2(document.isParsed, qPrintable(findings(document.diagnostics)));
    QCOMPARE(document.root.toJson().dump(), Json::parse(text.toStdString()).dump());
}

void JsonReader::readsRanges()
{
    const QString text = QStringLiteral(R"({"a": "x\n\ud83c\udf31", "b": [1, {"c": true}]})");
    const DataDocument document = readJson(text, "a.json");
    QCOMPARE(document.root[u"a"].text(), QString::fromUtf8("x\n\xF0\x9F\x8C\xB1"));
    QCOMPARE(slice(text, document.root[u"a"].range()), QStringLiteral(R"("x\n\ud83c\udf31")"));
    QCOMPARE(slice(text, document.root.at(u"b.1").range()), QStringLiteral(R"({"c": true})"));
    QCOMPARE(slice(text, document.root.member(u"b")->keyRange), QStringLiteral("\"b\""));
}

void JsonReader::reportsErrors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing") << ""
                             << "1:1 json-syntax";
    QTest::newRow("no comma") << "[1 2]"
                              << "1:4 json-syntax";
    QTest::newRow("comma before the end") << "[1,]"
                                          << "1:4 json-syntax";
    QTest::newRow("no closing bracket") << "{\"a\": [1"
                                        << "1:9 json-syntax";
    QTest::newRow("key without quotes") << "{a: 1}"
                                        << "1:2 json-syntax";
    QTest::newRow("no colon") << "{\"a\" 1}"
                              << "1:6 json-syntax";
    QTest::newRow("single quotes") << "['a']"
                                   << "1:2 json-syntax";
    QTest::newRow("text after the end") << "{}\n{}"
                                        << "2:1 json-syntax";
    QTest::newRow("open string") << "[\n \"a\n]"
                                 << "2:2 json-string";
    QTest::newRow("control character") << "[\"a\tb\"]"
                                       << "1:4 json-string";
    QTest::newRow("unknown escape") << "[\"\\d\"]"
                                    << "1:3 json-escape";
    QTest::newRow("short escape") << "[\"\\u12\"]"
                                  << "1:3 json-escape";
    QTest::newRow("escape with a sign") << "[\"\\u+123\"]"
                                        << "1:3 json-escape";
    QTest::newRow("leading zero") << "[01]"
                                  << "1:2 json-number";
    QTest::newRow("no digits") << "[-]"
                               << "1:2 json-number";
    QTest::newRow("no digits after the point") << "[1.]"
                                               << "1:2 json-number";
    QTest::newRow("duplicate key") << "{\"a\": 1,\n \"a\": 2}"
                                   << "2:2 json-duplicate-key";
    QTest::newRow("deep") << QString(1'000'000, '[') << "1:65 json-too-deep";
}

void JsonReader::reportsErrors()
{
    QFETCH(QString, text);
    QTEST(findings(readJson(text, "a.json").diagnostics), "expected");
}

void JsonReader::enforcesLimits()
{
    const ReadLimits limits{10, 2, 4};
    QVERIFY(readJson(u"[1, 2, 3]", "a.json", limits).isParsed);
    QCOMPARE(
        findings(readJson(u"[1,2,3,4]", "a.json", limits).diagnostics), QStringLiteral("1:8 json-too-many-values"));
    QCOMPARE(findings(readJson(u"[[[1]]]", "a.json", limits).diagnostics), QStringLiteral("1:3 json-too-deep"));
    QCOMPARE(findings(readJson(u"[1, 2, 3, 4]", "a.json", limits).diagnostics), QStringLiteral("1:1 data-too-large"));
}

OUTCROP_TEST(JsonReader, NoApplication)

} // namespace tst_jsonreader

#include "tst_jsonreader.moc"
