// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/tomlreader.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_tomlreader {

namespace {

const QString seedling = QString::fromUtf8("\xF0\x9F\x8C\xB1");

} // namespace

class TomlReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValues();
    void readsUnicodeInTextsAndComments();
    void readsInfinityAndNan();
    void readsRanges();
    void reportsErrors_data();
    void reportsErrors();
    void dotsOutsideKeysDoNotCountAsDepth_data();
    void dotsOutsideKeysDoNotCountAsDepth();
    void rejectsHostileKeysInLinearTime_data();
    void rejectsHostileKeysInLinearTime();
    void locatesManyValuesInOneLine_data();
    void locatesManyValuesInOneLine();
};

void TomlReader::readsValues()
{
    const DataDocument document = readToml(QStringLiteral(R"(
zeta = "text"   # order is kept
alpha = [1, 0x1F, 1_000]
real = [1.5, 1e3]
yes = true
date = 1979-05-27T07:32:00Z

[table.inner]
key = 'literal'

[[list]]
a = 1
[[list]]
a = 2
)"),
        "config.toml");
    QVERIFY2(document.isParsed, qPrintable(findings(document.diagnostics)));
    QVERIFY(document.diagnostics.isEmpty());
    QCOMPARE(QString::fromStdString(document.root.toJson().dump()),
        QStringLiteral(
            R"({"zeta":"text","alpha":[1,31,1000],"real":[1.5,1000.0],"yes":true,)"
            R"("date":"1979-05-27T07:32:00Z","table":{"inner":{"key":"literal"}},"list":[{"a":1},{"a":2}]})"));
}

void TomlReader::readsUnicodeInTextsAndComments()
{
    const QString any = QString::fromUtf8("\xEF\xBB\xBF\xC2\xA0\xE2\x80\xA8\xC3\xA4");
    const QString text = QChar(QChar::ByteOrderMark) + "a = \"" + any + "\" # " + any + "\n\"" + any + "\" = '" + any + "'\n";
    const DataDocument document = readToml(text, "config.toml");
    QVERIFY2(document.isParsed && document.diagnostics.isEmpty(), qPrintable(findings(document.diagnostics)));
    QCOMPARE(document.root[u"a"].text(), any);
    QCOMPARE(document.root[any].text(), any);
}

void TomlReader::readsInfinityAndNan()
{
    const DataDocument document = readToml(u"a = -inf\nb = nan\n", "config.toml");
    QVERIFY(document.isParsed);
    QCOMPARE(document.root[u"a"].toReal(), std::optional(-std::numeric_limits<double>::infinity()));
    QVERIFY(std::isnan(document.root[u"b"].toReal().value()));
}

void TomlReader::readsRanges()
{
    const QString text = QString("[a]\r\nname = \"" + seedling + "\" # x\r\nlist = [ 1, '" + seedling + seedling
        + "', 3 ]\r\n\"" + seedling + "\" = 5\r\n");
    const DataDocument document = readToml(text, "config.toml");
    QVERIFY2(document.isParsed, qPrintable(findings(document.diagnostics)));
    const DataNode &table = document.root[u"a"];
    QCOMPARE(slice(text, table[u"name"].range()), QString('"' + seedling + '"'));
    QCOMPARE(slice(text, table.at(u"list.1").range()), QString('\'' + seedling + seedling + '\''));
    QCOMPARE(slice(text, table.at(u"list.2").range()), QStringLiteral("3"));
    QCOMPARE(slice(text, table[seedling].range()), QStringLiteral("5"));
    QCOMPARE(slice(text, table.member(u"name")->keyRange), QStringLiteral("name"));
    QCOMPARE(slice(text, document.root.member(u"a")->keyRange), QStringLiteral("a"));
    QCOMPARE(table[u"list"].range().start.line, 3);
}

void TomlReader::reportsErrors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("no quotes") << "a = 1\nb = text\n"
                               << "2:6 toml-syntax";
    QTest::newRow("no value") << "a =\n"
                              << "1:4 toml-syntax";
    QTest::newRow("no equals sign") << "a\nb = 1\n"
                                    << "1:2 toml-syntax";
    QTest::newRow("duplicate key") << "a = 1\na = 2\n"
                                   << "2:1 toml-duplicate-key";
    QTest::newRow("too deep") << "a = [[[1]]]\n"
                              << "1:7 toml-too-deep";
    QTest::newRow("too deep in tables") << "[a.b]\nc.d = 1\n"
                                        << "2:1 toml-too-deep";
    QTest::newRow("too many values") << "a = [1, 2, 3, 4, 5]\n"
                                     << "1:18 toml-too-many-values";
    QTest::newRow("too large") << QString(100, '#') << "1:1 data-too-large";
    QTest::newRow("invalid numbers") << "a = inf\nb = [-inf, 1]\nc = +nan\n" << "1:5 toml-number\n2:6 toml-number\n3:5 toml-number";
    for (const ushort unit : {0xFEFF, 0x00A0, 0x3000, 0x2028, 0x0085, 0x200B, 0x00E4}) {
        const QChar c(unit);
        QTest::addRow("U+%04X in front of a value", unit) << QString("a = " + c + "1\n") << "1:5 toml-syntax";
        QTest::addRow("U+%04X behind a value", unit) << QString("a = 1" + c + "\n") << "1:6 toml-syntax";
        QTest::addRow("U+%04X in front of a key", unit) << QString("a = 1\n" + c + "b = 1\n") << "2:1 toml-syntax";
        QTest::addRow("U+%04X in a list", unit) << QString("a = [1," + c + "2]\n") << "1:8 toml-syntax";
        QTest::addRow("U+%04X in a table", unit) << QString("a = {b = " + c + "2}\n") << "1:10 toml-syntax";
        QTest::addRow("U+%04X alone on a line", unit) << QString("a = 1\n" + c + "\n") << "2:1 toml-syntax";
    }
    QTest::newRow("a second byte order mark") << QString(QChar(QChar::ByteOrderMark) + QString(QChar(QChar::ByteOrderMark)) + "a = 1\n") << "1:2 toml-syntax";
}

void TomlReader::reportsErrors()
{
    QFETCH(QString, text);
    QTEST(findings(readToml(text, "config.toml", {80, 3, 5}).diagnostics), "expected");
}

void TomlReader::dotsOutsideKeysDoNotCountAsDepth_data()
{
    QTest::addColumn<QString>("text");

    const QString dots(100, '.');
    QTest::newRow("in text") << QString("a = \"x" + dots + "\\\"" + dots + "\"\n");
    QTest::newRow("in literal text") << QString("a = '" + dots + "'\n");
    QTest::newRow("in text of several lines") << QString("a = \"\"\"\n" + dots + "\n\"" + dots + "\"\"\"\n");
    QTest::newRow("in a comment") << QString("a = 1 # " + dots + "\n");
    QTest::newRow("in many numbers") << QString("a = [" + QString("1.5, ").repeated(100) + "]\n");
}

void TomlReader::dotsOutsideKeysDoNotCountAsDepth()
{
    QFETCH(QString, text);
    const DataDocument document = readToml(text, "config.toml");
    QVERIFY2(document.isParsed, qPrintable(findings(document.diagnostics)));
}

void TomlReader::rejectsHostileKeysInLinearTime_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("code");

    QTest::newRow("dotted key") << "a" << ".a" << " = 1\n" << "toml-too-deep";
    QTest::newRow("dotted table") << "[a" << " . \"a\"" << "]\n" << "toml-too-deep";
    QTest::newRow("lists") << "a = " << "[" << "" << "toml-syntax";
    QTest::newRow("inline tables") << "a = " << "{a=" << "" << "toml-syntax";
}

void TomlReader::rejectsHostileKeysInLinearTime()
{
    QFETCH(QString, before);
    QFETCH(QString, part);
    QFETCH(QString, after);
    DataDocument document;
    const double grows = growth(1'000'000, [&](qsizetype length) { document = readToml(QString(before + part.repeated(length / part.size()) + after), "config.toml"); });
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
    QVERIFY(!document.isParsed);
    QTEST(document.diagnostics.first().code, "code");
}

void TomlReader::locatesManyValuesInOneLine_data()
{
    QTest::addColumn<QString>("value");

    QTest::newRow("letters") << QString('"' + QString(30, 'a') + '"');
    QTest::newRow("characters of two units") << QString('"' + seedling.repeated(15) + '"');
}

/// Finding locations must take linear time, because a file can be one long line, and opening a folder waits for its config.toml.
void TomlReader::locatesManyValuesInOneLine()
{
    QFETCH(QString, value);
    QString text;
    DataDocument document;
    const double grows = growth(60'000, [&](qsizetype length) {
        text = QString("a = [ " + QString(value + ", ").repeated(length) + "7 ]\n");
        document = readToml(text, "config.toml");
    });
    QVERIFY2(grows < linearGrowth, qPrintable(QString::number(grows)));
    QVERIFY2(document.isParsed, qPrintable(findings(document.diagnostics)));
    const QList<DataNode> &items = document.root[u"a"].items();
    QCOMPARE(items.size(), 60'001);
    QCOMPARE(slice(text, items.at(40'000).range()), value);
    QCOMPARE(slice(text, items.last().range()), QStringLiteral("7"));
}

OUTCROP_TEST(TomlReader, NoApplication)

} // namespace tst_tomlreader

#include "tst_tomlreader.moc"
