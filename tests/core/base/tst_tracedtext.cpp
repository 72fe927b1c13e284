// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tracedtext.h"

#include <QTest>

using namespace outcrop;

class TracedTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterHasAnOrigin();
    void neighboursBecomeOneSpan();
    void partsKeepTheirOrigins();
    void thereAndBack();

private:
    static TracedText sample()
    {
        return TracedText::generated("## A\n", "heading")
            .append(TracedText::copied("alpha", "a.md", 100))
            .append(TracedText::respelled("one, two", "b.md", 7))
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
    QCOMPARE(text.originAt(14).offset, 7); // re-spelled: all of it belongs to one place
    QVERIFY(text.originAt(text.size()).file.isEmpty());
}

void TracedTextTest::neighboursBecomeOneSpan()
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

void TracedTextTest::thereAndBack()
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

QTEST_APPLESS_MAIN(TracedTextTest)
#include "tst_tracedtext.moc"
