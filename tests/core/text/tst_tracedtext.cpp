// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tracedtext.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_tracedtext {

class TracedTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterHasAnOrigin();
    void mergesAdjacentSpans();
    void partsKeepTheirOrigins();
    void findsTheTextOfAnOrigin();
    void escapesHaveTheOriginOfTheirCharacter();
    void truncatedEscapesKeepTheirOrigin();
    void findsSeveralOccurrencesInOrder();
    void findsManyOriginsInOnePass();

private:
    static TracedText sample()
    {
        return TracedText::generated("## A\n", "heading")
            .append(TracedText::copied("alpha", "a.md", 100))
            .append(TracedText::rewritten("one, two", "b.md", 7))
            .append(TracedText::copied(" tail ", "a.md", 300));
    }
};

void TracedTextTest::everyCharacterHasAnOrigin()
{
    const TracedText text = sample();
    QCOMPARE(text.text(), QStringLiteral("## A\nalphaone, two tail "));
    QVERIFY(text.originAt(0).isGenerated());
    QCOMPARE(text.originAt(0).note, QStringLiteral("heading"));
    QCOMPARE(text.originAt(7).file, QStringLiteral("a.md"));
    QCOMPARE(text.originAt(7).offset, 102);
    QCOMPARE(text.originAt(14).offset, 7); // escaped text has a single origin
    QVERIFY(text.originAt(text.size()).file.isEmpty());
}

void TracedTextTest::mergesAdjacentSpans()
{
    TracedText text = TracedText::copied("ab", "a.md", 0);
    text.append(TracedText::copied("cd", "a.md", 2));
    QCOMPARE(text.spans().size(), 1);
    text.append(TracedText::copied("x", "a.md", 9));
    QCOMPARE(text.spans().size(), 2);
    text.append(TracedText());
    QCOMPARE(text.spans().size(), 2);
}

void TracedTextTest::partsKeepTheirOrigins()
{
    const TracedText part = sample().mid(6, 6);
    QCOMPARE(part.text(), QStringLiteral("lphaon"));
    QCOMPARE(part.originAt(0).offset, 101);
    QCOMPARE(part.originAt(4).file, QStringLiteral("b.md"));
    const TracedText trimmed = TracedText::copied(" \n tail ", "a.md", 300).trimmed();
    QCOMPARE(trimmed.text(), QStringLiteral("tail"));
    QCOMPARE(trimmed.originAt(0).offset, 303);
    QVERIFY(TracedText::copied("  ", "a.md", 0).trimmed().isEmpty());
}

void TracedTextTest::findsTheTextOfAnOrigin()
{
    const TracedText text = sample();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const Origin origin = text.originAt(i);
        if (origin.file == u"a.md")
            QCOMPARE(text.find(origin.file, origin.offset), i);
    }
    QCOMPARE(text.find("b.md", 7), 10);
    QCOMPARE(text.find("c.md", 0), -1);
}

namespace {

/// Returns `a"b`, U+000B and `c\` from offset 10 of a file as escaped JSON, between generated angle brackets.
TracedText escapedSample()
{
    TracedText text = TracedText::generated("<", "frame");
    text.append(QStringLiteral("a\\\"b\\u000bc\\\\"), {"a.md", 10, {}}, TraceKind::Escaped, 6);
    return text.append(TracedText::generated(">", "frame"));
}

/// The source offset of each character of escapedSample().
const QList<qsizetype> escapedOrigins{10, 11, 11, 12, 13, 13, 13, 13, 13, 13, 14, 15, 15};

} // namespace

void TracedTextTest::escapesHaveTheOriginOfTheirCharacter()
{
    const TracedText text = escapedSample();
    QCOMPARE(text.spans().size(), 3);
    for (qsizetype i = 0; i < escapedOrigins.size(); ++i)
        QCOMPARE(text.originAt(1 + i).offset, escapedOrigins.at(i));
    for (qsizetype source = 10; source < 16; ++source)
        QCOMPARE(text.find("a.md", source), 1 + escapedOrigins.indexOf(source));
    QCOMPARE(text.find("a.md", 9), -1);
    QCOMPARE(text.find("a.md", 16), -1);
    TracedText longer = text.mid(0, text.size() - 1);
    longer.append(u"\\n", {"a.md", 16, {}}, TraceKind::Escaped, 1);
    QCOMPARE(longer.spans().size(), 2); // adjacent spans of one source are merged
    QCOMPARE(longer.originAt(longer.size() - 1).offset, 16);
}

void TracedTextTest::truncatedEscapesKeepTheirOrigin()
{
    const TracedText text = escapedSample();
    for (qsizetype from = 0; from <= text.size(); ++from) {
        for (qsizetype to = from; to <= text.size(); ++to) {
            const TracedText part = text.mid(from, to - from);
            QCOMPARE(part.text(), text.text().mid(from, to - from));
            for (qsizetype i = 0; i < part.size(); ++i) {
                QCOMPARE(part.originAt(i).file, text.originAt(from + i).file);
                QCOMPARE(part.originAt(i).offset, text.originAt(from + i).offset);
            }
        }
    }
}

void TracedTextTest::findsSeveralOccurrencesInOrder()
{
    TracedText text = escapedSample();
    text.append(TracedText::copied("b", "a.md", 12));
    const qsizetype first = text.find("a.md", 12);
    const qsizetype second = text.find("a.md", 12, first + 1);
    QCOMPARE(first, 4);
    QCOMPARE(second, text.size() - 1);
    QCOMPARE(text.find("a.md", 12, second + 1), -1);
}

void TracedTextTest::findsManyOriginsInOnePass()
{
    TracedText text = sample();
    text.append(escapedSample()).append(sample());
    QList<qsizetype> offsets;
    for (qsizetype i = 0; i <= text.size() + 1; ++i)
        offsets << i << i;
    const QList<Origin> origins = text.originsAt(offsets);
    for (qsizetype i = 0; i < offsets.size(); ++i) {
        QCOMPARE(origins.at(i).file, text.originAt(offsets.at(i)).file);
        QCOMPARE(origins.at(i).offset, text.originAt(offsets.at(i)).offset);
    }
}

OUTCROP_TEST(TracedTextTest, NoApplication)

} // namespace tst_tracedtext

#include "tst_tracedtext.moc"
