// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/xmlwriter.h"
#include "tests/support/testregistry.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace outcrop;

namespace tst_xmlwriter {

namespace {

TracedText copied(const QString &text)
{
    return TracedText::copied(text, QStringLiteral("a.md"), 100);
}

/// Returns the text of the root element as a parser reads it, or the parser's error.
QString parsedText(const QString &document)
{
    QXmlStreamReader reader(document);
    reader.readNextStartElement();
    const QString text = reader.readElementText();
    return reader.hasError() ? reader.errorString() : text;
}

} // namespace

class TestXmlWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nestsElements()
    {
        XmlWriter xml;
        xml.startElement(QStringLiteral("a"),
            {{QStringLiteral("n"), copied(QStringLiteral("1"))}, {QStringLiteral("left"), {}},
                {QStringLiteral("kept"), {}, true}});
        xml.writeElement(QStringLiteral("b"), {}, copied(QStringLiteral("text")));
        xml.writeElement(QStringLiteral("c"), {}, copied(QStringLiteral("two\nlines")));
        xml.endElement();
        QCOMPARE(xml.document().text(), QStringLiteral("<a n=\"1\" kept=\"\">\n  <b>text</b>\n  <c>\ntwo\nlines\n  </c>\n</a>"));
    }

    void escapesReservedCharacters_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"<tag> & </tag>", "]]>", "\"'", "a & b &amp; c", "漢字 🌱", "&#7;"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void escapesReservedCharacters()
    {
        QFETCH(QString, text);
        XmlWriter inText;
        inText.writeElement(QStringLiteral("a"), {}, copied(text));
        QCOMPARE(parsedText(inText.document().text()), text);
        XmlWriter inCdata;
        inCdata.startElement(QStringLiteral("a"));
        inCdata.writeCharacterData(copied(text));
        inCdata.endElement();
        QCOMPARE(parsedText(inCdata.document().text()), text);
        QCOMPARE(inText.replacedCharacters() + inCdata.replacedCharacters(), 0);
    }

    void attributesKeepWhitespace()
    {
        XmlWriter xml;
        xml.writeElement(QStringLiteral("a"), {{QStringLiteral("v"), copied(QStringLiteral("a\tb\nc\r\"<&>"))}}, {});
        QXmlStreamReader reader(xml.document().text());
        reader.readNextStartElement();
        QCOMPARE(reader.attributes().value(QStringLiteral("v")).toString(), QStringLiteral("a\tb\nc\r\"<&>"));
    }

    void replacesAndCountsInvalidCharacters()
    {
        XmlWriter xml;
        xml.writeElement(QStringLiteral("a"), {}, copied(QStringLiteral("bell\a null") + QChar(0) + QChar(0xD800) + QStringLiteral("x") + QChar(0xFFFE)));
        QCOMPARE(xml.document().text(), QString::fromUtf8("<a>bell␇ null␀\uFFFDx\uFFFD</a>"));
        QCOMPARE(xml.replacedCharacters(), 4);
    }

    void textCannotEndACdataSection()
    {
        XmlWriter xml;
        xml.startElement(QStringLiteral("a"));
        xml.writeCharacterData(copied(QStringLiteral("]]>]]]>>]]")));
        xml.endElement();
        QCOMPARE(parsedText(xml.document().text()), QStringLiteral("]]>]]]>>]]"));
    }

    void everyCharacterKeepsItsOrigin()
    {
        XmlWriter xml;
        xml.writeElement(QStringLiteral("a"), {}, copied(QStringLiteral("x<\ay")));
        const TracedText &document = xml.document();
        QCOMPARE(document.text(), QString::fromUtf8("<a>x&lt;␇y</a>"));
        QVERIFY(document.originAt(0).isGenerated());
        QCOMPARE(document.originAt(3).offset, 100);
        for (qsizetype at = 4; at < 8; ++at)
            QCOMPARE(document.originAt(at).offset, 101);
        QCOMPARE(document.originAt(8).offset, 102);
        QCOMPARE(document.originAt(9).offset, 103);
        QVERIFY(document.originAt(10).isGenerated());
    }
};

OUTCROP_TEST(TestXmlWriter, CoreApplication)

} // namespace tst_xmlwriter

#include "tst_xmlwriter.moc"
