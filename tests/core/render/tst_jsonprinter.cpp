// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/value.h"

#include <QTest>

using namespace outcrop;

class JsonPrinter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layout();
    void everyCharacterKnowsItsPlace();
};

void JsonPrinter::layout()
{
    Value value;
    value.setField(QStringLiteral("a"), Value::data(0.0));
    value.setField(QStringLiteral("b.c"), Value::words(QStringLiteral("x\"\n")));
    value.setField(QStringLiteral("d"), Value::list({Value::data(Json{{"k", Json::array({1})}})}));
    QCOMPARE(printJson(value).text(), QStringLiteral("{\n  \"a\": 0.0,\n  \"b\": {\n    \"c\": \"x\\\"\\n\"\n  },\n  \"d\": [\n    {\n      \"k\": [\n        1\n      ]\n    }\n  ]\n}\n"));
}

/// Click a character of the request, and its place in the layer is known; and the way back.
void JsonPrinter::everyCharacterKnowsItsPlace()
{
    const QString source = QStringLiteral("first \"line\"\nsecond 🌱 line");
    const QString file = QStringLiteral("layers/soul.md");
    Value value;
    value.setField(QStringLiteral("text"), Value::text(TracedText::copied(source, file, 100)));
    const TracedText printed = printJson(value);
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

QTEST_GUILESS_MAIN(JsonPrinter)
#include "tst_jsonprinter.moc"
