// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/preparedtext.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTextDocument>

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
