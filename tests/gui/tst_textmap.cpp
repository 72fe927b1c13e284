// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/textmap.h"

#include <QPlainTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace outcrop;

class TestTextMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTextDocument_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("one line") << QStringLiteral("abc");
        QTest::newRow("final newline") << QStringLiteral("a\nb\n");
        QTest::newRow("windows") << QStringLiteral("a\r\nbc\r\n\r\nd");
        QTest::newRow("old mac") << QStringLiteral("a\rb\r\r");
        QTest::newRow("mixed") << QStringLiteral("a\n\rb\r\nc");
        QTest::newRow("separators") << QStringLiteral("a\u2029b\ufdd0c\ufdd1d");
        QTest::newRow("kept inside a line") << QStringLiteral("a\u2028b\u00a0c\td\u0000e");
        QTest::newRow("beyond the first plane") << QStringLiteral("\U0001F30D\n\U0001F30D!");
    }

    void agreesWithTheTextDocument()
    {
        QFETCH(QString, text);
        QTextDocument document;
        document.setPlainText(text);
        const TextMap map(text);
        QCOMPARE(map.lines(), document.blockCount());
        const QStringList lines = map.shown().split(u'\n');
        for (int line = 0; line < map.lines(); ++line)
            QCOMPARE(document.findBlockByNumber(line).text(), lines.at(line));
        QCOMPARE(document.characterCount() - 1, map.shown().size());
    }

    void goesThereAndBack()
    {
        const QString text = QStringLiteral("a\r\nbc\rd");
        const TextMap map(text);
        QVERIFY(map.placeOf(0) == (TextPlace{0, 0}));
        QVERIFY(map.placeOf(2) == (TextPlace{0, 1})); // between \r and \n: the end of the line
        QVERIFY(map.placeOf(4) == (TextPlace{1, 1}));
        QVERIFY(map.placeOf(99) == (TextPlace{2, 1}));
        for (const qsizetype offset : {0, 1, 3, 4, 5, 6, 7})
            QCOMPARE(map.offsetOf(map.placeOf(offset)), offset);
        QCOMPARE(map.offsetOf({0, 50}), 1);
        QCOMPARE(map.offsetOf({50, 0}), 6);
    }
};

QTEST_MAIN(TestTextMap)
#include "tst_textmap.moc"
