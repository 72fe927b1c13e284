// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that both readers read the original values from written YAML, at every position in a text.
#include "core/documents/data/yamlwriter.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "yamlcppreader.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_yamlwriter {

namespace {

void checkRoundTrip(const QString &yaml, const Json &value)
{
    for (const DataReader reader : {DataReader(readYaml), DataReader(readWithYamlCpp)}) {
        const DataDocument document = reader(yaml, QStringLiteral("a.yaml"), {0, 1, 1}, {});
        QVERIFY2(document.isParsed && document.diagnostics.isEmpty(), qPrintable(yaml + '\n' + findings(document.diagnostics)));
        QVERIFY2(document.root.toJson() == value, qPrintable(yaml));
    }
}

Json object(const QString &key, const Json &value)
{
    Json made = Json::object();
    made[key.toStdString()] = value;
    return made;
}

/// Checks that a text is read back unchanged as a value, as an item of a flow sequence, as a key, and in all these positions together.
void checkRoundTripEverywhere(const QString &text)
{
    const Json value = jsonString(text);
    for (const QChar quote : {QChar(), QChar(u'\''), QChar(u'"')}) {
        checkRoundTrip("k: " + yamlScalar(text, quote) + '\n', object("k", value));
        checkRoundTrip("k: [" + yamlScalar(text, quote, true) + "]\n", object("k", Json::array({value})));
    }
    checkRoundTrip(yamlKeyText(text) + ": 1\n", object(text, 1));
    checkRoundTrip('{' + yamlKeyText(text, true) + ": 1}\n", object(text, 1));
    const Json nested = object("k", Json::array({value, 1, nullptr, true, 1.5, Json::array({value}), object(text, object("x", value))}));
    checkRoundTrip(yamlFlow(nested), nested);
    checkRoundTrip(yamlEntry("k", nested["k"], {}), nested);
}

} // namespace

class YamlWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesScalars_data();
    void quotesScalars();
    void roundTripsTexts_data();
    void roundTripsTexts();
    void roundTripsAnyText();
    void writesBlocks();
};

void YamlWriter::quotesScalars_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("block");
    QTest::addColumn<QString>("flow");
    const auto row = [](const char *text, const char *block, const char *flow = nullptr) { QTest::newRow(text) << text << block << (flow ? flow : block); };
    row("plain words", "plain words");
    row("http://x", "http://x", "\"http://x\"");
    row("a, b", "a, b", "\"a, b\"");
    row("a#b", "a#b");
    row("it's", "it's");
    row("a \"b\"", "a \"b\"");
    row("\"a\" b", "'\"a\" b'");
    row("it's: \"a\"", "\"it's: \\\"a\\\"\"");
    row("C:\\a: b", "'C:\\a: b'");
    for (const char *word : {"true", "null", "~", "12", "1.5", "0x1F", "yes", "No", "12:30", "2026-01-02", "<<", "=", "017", "1_000"})
        row(word, qPrintable('"' + QString(word) + '"'));
    for (const char *sign : {"", "-", "- a", "-a", "?a", ":a", "a:", "a: b", "a #b", "#a", "[a", "{a", "&a", "*a", "!a", "|", "> a", "%a", "@a", "`a", "---", "...",
             "... a", " a", "a "})
        row(sign, qPrintable('"' + QString(sign) + '"'));
    QTest::newRow("lines") << "a\nb\tc" << "\"a\\nb\\tc\"" << "\"a\\nb\\tc\"";
    QTest::newRow("other scripts") << QString::fromUtf8("é 日本 🌱") << QString::fromUtf8("é 日本 🌱") << QString::fromUtf8("é 日本 🌱");
}

void YamlWriter::quotesScalars()
{
    QFETCH(QString, text);
    QTEST(yamlScalar(text), "block");
    QTEST(yamlScalar(text, {}, true), "flow");
}

void YamlWriter::roundTripsTexts_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"a\r\nb", "\n", " ", "\t", "'", "''", "\"", "\\", "a\\nb", "... a: 1", "--- a", "a\x7f", "\x01"})
        QTest::newRow(text) << text;
    for (const char32_t sign : {0x0000, 0x0085, 0x00a0, 0x2028, 0x2029, 0x3000, 0xd7ff, 0xe000, 0xfdd0, 0xfeff, 0xfffd, 0xfffe, 0xffff, 0x1f331, 0x1fffe, 0x10ffff}) {
        const QString text = QString::fromUcs4(&sign, 1);
        const QString name = QStringLiteral("U+%1").arg(uint(sign), 4, 16, QLatin1Char('0'));
        QTest::newRow(qPrintable(name)) << text;
        QTest::newRow(qPrintable(name + " in a text")) << QString("é" + text + "b" + text);
    }
}

void YamlWriter::roundTripsTexts()
{
    QFETCH(QString, text);
    checkRoundTripEverywhere(text);
}

void YamlWriter::roundTripsAnyText()
{
    const QString signs = QString::fromUtf8("ab 1-?:,[]{}#&*!|>'\"%@`\\\n\t~.=/é\u2028\u0085\ufeff\x7f");
    QRandomGenerator random(11);
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (int i = random.bounded(1, 8); i > 0; --i)
            text += signs[random.bounded(int(signs.size()))];
        checkRoundTripEverywhere(text);
        if (QTest::currentTestFailed())
            return;
    }
}

/// Blocks use the indentation and line ends of the surrounding text.
void YamlWriter::writesBlocks()
{
    const Json value = Json::parse(R"({"list": [{"a": 1, "b": "x\ny"}, [["c"]]], "text": "  d\ne\n", "none": {}, "names": ["f", "g: h"]})");
    const QString yaml = yamlEntry("k", value, {0, 4, "\r\n"});
    QCOMPARE(yaml.split("\r\n"),
        QStringList({"k:", "    list:", "        - a: 1", "          b: |-", "              x", "              y", "        -", "            - [c]",
                     "    text: |4", "          d", "        e", "    none: {}", "    names: [f, \"g: h\"]", ""}));
    checkRoundTrip(yaml, object("k", value));
}

OUTCROP_TEST(YamlWriter, NoApplication)

} // namespace tst_yamlwriter

#include "tst_yamlwriter.moc"
