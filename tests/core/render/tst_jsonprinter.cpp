// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/jsonprinter.h"
#include "core/render/value.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_jsonprinter {

class JsonPrinter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void indentsValues();
    void tracesEveryCharacter();
    void originsMatchTheReferencePrinter_data();
    void originsMatchTheReferencePrinter();
};

void JsonPrinter::indentsValues()
{
    Value value;
    value.setField(QStringLiteral("a"), Value::data(0.0));
    value.setField(QStringLiteral("b.c"), Value::generatedText(QStringLiteral("x\"\n")));
    value.setField(QStringLiteral("d"), Value::list({Value::data(Json{{"k", Json::array({1})}})}));
    QCOMPARE(formatJson(value).text(), QStringLiteral("{\n  \"a\": 0.0,\n  \"b\": {\n    \"c\": \"x\\\"\\n\"\n  },\n  \"d\": [\n    {\n      \"k\": [\n        1\n      ]\n    }\n  ]\n}\n"));
}

/// Every character of the request maps to its location in the layer, and back.
void JsonPrinter::tracesEveryCharacter()
{
    const QString source = QStringLiteral("first \"line\"\nsecond 🌱 line");
    const QString file = QStringLiteral("layers/soul.md");
    Value value;
    value.setField(QStringLiteral("text"), Value::text(TracedText::copied(source, file, 100)));
    const TracedText printed = formatJson(value);
    for (const QString &word : {QStringLiteral("first"), QStringLiteral("line"), QStringLiteral("second"), QStringLiteral("🌱")}) {
        const Origin origin = printed.originAt(printed.text().indexOf(word));
        QCOMPARE(origin.file, file);
        QCOMPARE(origin.offset, 100 + source.indexOf(word));
        QCOMPARE(printed.find(file, 100 + source.indexOf(word)), printed.text().indexOf(word));
    }
    const Origin newline = printed.originAt(printed.text().indexOf(QLatin1String("\\nsecond")));
    QCOMPARE(newline.offset, 100 + source.indexOf(u'\n'));
    QVERIFY(printed.originAt(0).isGenerated());
}

void JsonPrinter::originsMatchTheReferencePrinter_data()
{
    QTest::addColumn<TracedText>("text");
    const QString source = QStringLiteral("\"Say\" a\\b\tc\r\n\x0b\x7f über 🌱 \\n \\u0041 end\n\n");
    TracedText mixed = TracedText::generated(QStringLiteral("# \"Title\"\n"), QStringLiteral("heading"));
    mixed.append(TracedText::copied(source, QStringLiteral("a.md"), 50));
    mixed.append(TracedText::rewritten(QStringLiteral("one\n\"two\""), QStringLiteral("b.md"), 7));
    mixed.append(TracedText::copied(source.mid(3, 9), QStringLiteral("a.md"), 53));
    QTest::newRow("copied") << TracedText::copied(source, QStringLiteral("a.md"), 0);
    QTest::newRow("mixed") << mixed;
    QTest::newRow("cut") << mixed.mid(7, mixed.size() - 11);
    const TracedText once = formatJson(Value::text(mixed));
    QTest::newRow("JSON inside JSON") << once;
}

/// The reference prints every character separately. It is simple but slow.
void JsonPrinter::originsMatchTheReferencePrinter()
{
    QFETCH(TracedText, text);
    const TracedText printed = formatJson(Value::text(text));
    qsizetype at = 1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString alone = formatJson(Value::generatedText(text.text().mid(i, 1))).text();
        const QString escape = text.text().at(i).isSurrogate() ? text.text().mid(i, 1) : alone.mid(1, alone.size() - 3);
        for (qsizetype k = 0; k < escape.size(); ++k, ++at) {
            QCOMPARE(printed.text().at(at), escape.at(k));
            QCOMPARE(printed.originAt(at).file, text.originAt(i).file);
            QCOMPARE(printed.originAt(at).offset, text.originAt(i).offset);
        }
        const Origin origin = text.originAt(i);
        if (!origin.isGenerated())
            QVERIFY(printed.find(origin.file, origin.offset) >= 0);
    }
    QCOMPARE(at, printed.size() - 2);
}

OUTCROP_TEST(JsonPrinter, CoreApplication)

} // namespace tst_jsonprinter

#include "tst_jsonprinter.moc"
