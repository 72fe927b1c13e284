// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/preparedtext.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTextDocument>

#include <algorithm>

using namespace outcrop;

namespace tst_wrappedtext {

namespace {

QString randomText(QRandomGenerator &random, int size)
{
    static const QStringList pieces{QStringLiteral("word "), QStringLiteral("\\n"), QStringLiteral("\n"), QStringLiteral("\\\\n"),
        QStringLiteral("\\u000b"), QStringLiteral("\""), QStringLiteral("\",\n"), QStringLiteral("\r\n"), QStringLiteral("\r"),
        QStringLiteral("\U0001F331"), QString(QChar(0x2029)), QStringLiteral("x").repeated(900), QStringLiteral("\\")};
    QString text;
    while (text.size() < size)
        text += pieces.at(random.bounded(pieces.size()));
    return text;
}

/// Returns the length of the first part of a line, computed for each character. This is the reference for the faster search in WrappedText.
qsizetype referencePieceSize(QStringView line, WrappedText::Breaks breaks)
{
    constexpr qsizetype maxLength = 2000;
    qsizetype findNextUnit = 0;
    for (qsizetype i = 0; i < line.size();) {
        if (i >= maxLength)
            return findNextUnit > maxLength / 2 ? findNextUnit : i;
        const QStringView rest = line.mid(i);
        const bool isEscape = breaks == WrappedText::Breaks::Escapes && rest.front() == u'\\';
        const bool isPair = rest.size() > 1 && rest.front().isHighSurrogate() && rest.at(1).isLowSurrogate();
        const qsizetype size = isEscape ? (rest.size() > 1 && rest.at(1) == u'u' ? 6 : 2) : isPair ? 2 : 1;
        i += std::min(size, rest.size());
        const QStringView after = line.mid(i);
        const bool onlyCloses = after.isEmpty() || (after.size() <= 2 && after.front() == u'"');
        if (isEscape && rest.startsWith(u"\\n") && !onlyCloses)
            return i;
        if (line.at(i - 1) == u' ')
            findNextUnit = i;
    }
    return line.size();
}

/// Splits a single line into the pieces that WrappedText should produce, computed by referencePieceSize().
QStringList referencePieces(QStringView line, WrappedText::Breaks breaks)
{
    QStringList pieces;
    do {
        const qsizetype size = referencePieceSize(line, breaks);
        pieces += line.first(size).toString();
        line = line.mid(size);
    } while (!line.isEmpty());
    return pieces;
}

/// Returns a line with an escape, a character of two code units or a space near the maximum length.
QString lineNearTheLimit(QRandomGenerator &random)
{
    static const QStringList pieces{QStringLiteral("\\n"), QStringLiteral("\\\\"), QStringLiteral("\\\\n"), QStringLiteral("\\u000b"), QStringLiteral("\\"),
        QStringLiteral("\U0001F331"), QString(QChar(0xD83C)), QString(QChar(0xDF31)), QStringLiteral(" "), QStringLiteral("\""), QStringLiteral("\","), QStringLiteral("x")};
    QString line;
    for (int parts = random.bounded(1, 4); parts > 0; --parts) {
        line += QString(random.bounded(990, 2001), random.bounded(4) == 0 ? u' ' : u'x');
        for (int more = random.bounded(12); more > 0; --more)
            line += pieces.at(random.bounded(pieces.size()));
    }
    return line;
}

QString applied(QString text, const QList<Splice> &splices)
{
    for (const Splice &splice : splices)
        text.replace(splice.from, splice.removed, splice.inserted);
    return text;
}

} // namespace

class TestSoftText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksAfterEscapedLineEndings()
    {
        const WrappedText wrapped(QStringLiteral("{\n  \"a\": \"one\\ntwo\\n\",\n  \"b\": \"c:\\\\new\\n\\nend\"\n}\n"), WrappedText::Breaks::Escapes);
        QCOMPARE(wrapped.shownText().split(u'\n'),
            (QStringList{QStringLiteral("{"), QStringLiteral("  \"a\": \"one\\n"), QStringLiteral("two\\n\","),
                QStringLiteral("  \"b\": \"c:\\\\new\\n"), QStringLiteral("\\n"), QStringLiteral("end\""), QStringLiteral("}"), QString()}));
        QList<int> numbers;
        for (const SoftLine &line : wrapped.lines())
            numbers += line.number;
        QCOMPARE(numbers, (QList<int>{1, 2, 0, 3, 0, 0, 4, 5}));
    }

    void keepsEscapesInPlainText()
    {
        const WrappedText wrapped(QStringLiteral("a\\nb\nc"), WrappedText::Breaks::Long);
        QCOMPARE(wrapped.shownText(), QStringLiteral("a\\nb\nc"));
    }

    void breaksLongLinesBetweenWords()
    {
        const WrappedText wrapped(QStringLiteral("word ").repeated(1000), WrappedText::Breaks::Long);
        QCOMPARE(wrapped.lines().size(), 3);
        for (const SoftLine &line : wrapped.lines())
            QVERIFY(line.size <= 2000 && line.size % 5 == 0);
    }

    void breaksLikeTheReference_data()
    {
        QTest::addColumn<QString>("line");
        QRandomGenerator random(5);
        for (int i = 0; i < 400; ++i)
            QTest::addRow("near the limit, %d", i) << lineNearTheLimit(random);
        for (int i = 0; i < 100; ++i)
            QTest::addRow("any text, %d", i) << randomText(random, i * 60).remove(u'\n').remove(u'\r').remove(QChar(0x2029));
        for (const int size : {0, 1, 1999, 2000, 2001, 4000, 4001})
            QTest::addRow("%d characters", size) << QString(size, u'x');
        for (const int size : {1998, 1999, 2000}) {
            QTest::addRow("escape after %d", size) << QString(size, u'x') + QStringLiteral("\\nyyy");
            QTest::addRow("code point after %d", size) << QString(size, u'x') + QStringLiteral("\\u000byyy");
            QTest::addRow("pair after %d", size) << QString(size, u'x') + QStringLiteral("\U0001F331\U0001F331");
            QTest::addRow("space after %d", size) << QString(size, u'x') + QStringLiteral(" yyy");
            QTest::addRow("closed after %d", size) << QString(size, u'x') + QStringLiteral("\\n\",");
        }
    }

    /// A pair of surrogates and an escape stay together, even at the maximum length.
    void breaksLikeTheReference()
    {
        QFETCH(QString, line);
        for (const WrappedText::Breaks breaks : {WrappedText::Breaks::Long, WrappedText::Breaks::Escapes}) {
            const WrappedText wrapped(line, breaks);
            QStringList pieces;
            for (const SoftLine &part : wrapped.lines())
                pieces += line.mid(part.start, part.size);
            QCOMPARE(pieces, referencePieces(line, breaks));
        }
    }

    /// For any text: offsets are converted in both directions, copied text equals the original, and a text view shows the same lines.
    void convertsOffsetsExactly_data()
    {
        QTest::addColumn<QString>("text");
        QRandomGenerator random(7);
        for (int i = 0; i < 60; ++i)
            QTest::addRow("%d", i) << randomText(random, i * 60);
    }

    void convertsOffsetsExactly()
    {
        QFETCH(QString, text);
        for (const WrappedText::Breaks breaks : {WrappedText::Breaks::Long, WrappedText::Breaks::Escapes}) {
            const WrappedText wrapped(text, breaks);
            QString inOrder;
            for (qsizetype i = 0; i < text.size(); ++i) {
                const qsizetype shown = wrapped.toShownOffset(i);
                const QChar c = shown < wrapped.shownText().size() ? wrapped.shownText().at(shown) : u'\n';
                QVERIFY(c == text.at(i) || c == u'\n');
                if (c != u'\n')
                    QCOMPARE(wrapped.offsetAt(shown), i);
            }
            QCOMPARE(wrapped.textBetween(0, wrapped.shownText().size()), text);
            QTextDocument document;
            document.setPlainText(wrapped.shownText());
            QCOMPARE(document.blockCount(), wrapped.lines().size());
        }
    }

    void showsOnlySomeLines()
    {
        const WrappedText wrapped(QStringLiteral("a\nb\nc\nd"), WrappedText::Breaks::Long);
        const WrappedText less = wrapped.withLines({false, false, true, false});
        QCOMPARE(less.shownText(), gapText(2) + QStringLiteral("\nc\n") + gapText(1));
        QCOMPARE(less.offsetAt(less.toShownOffset(4)), 4);
        QCOMPARE(less.lineAt(2), 0); // omitted text maps to its gap
        QCOMPARE(less.lines().at(1).number, 3);
    }

    void splicesAreExact()
    {
        QRandomGenerator random(11);
        for (int i = 0; i < 200; ++i) {
            const QString before = WrappedText(randomText(random, random.bounded(4000)), WrappedText::Breaks::Escapes).shownText();
            QString after = before;
            for (int edits = random.bounded(4); edits > 0; --edits) {
                const qsizetype at = random.bounded(after.size() + 1);
                after.replace(at, random.bounded(10), WrappedText(randomText(random, random.bounded(40)), WrappedText::Breaks::Escapes).shownText());
            }
            QCOMPARE(applied(before, splicesBetween(before, after)), after);
        }
    }

    void distantEditsAreSeparateSplices()
    {
        QString before;
        for (int i = 0; i < 1000; ++i)
            before += QStringLiteral("line %1\n").arg(i);
        QString after = before;
        after.insert(10, u'x').insert(4000, u'y');
        qsizetype changed = 0;
        for (const Splice &splice : splicesBetween(before, after))
            changed += splice.removed + splice.inserted.size();
        QCOMPARE(changed, 2);
    }
};

OUTCROP_TEST(TestSoftText, GuiApplication)

} // namespace tst_wrappedtext

#include "tst_wrappedtext.moc"
