// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/comparison.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_comparison {

namespace {

const QString file = QStringLiteral("layers/soul.md");

ComparedText textOf(const TracedText &traced)
{
    return {traced, WrappedText(traced.text(), WrappedText::Breaks::Long)};
}

TracedText heading(const QString &text)
{
    return TracedText::generated(text, QStringLiteral("heading"));
}

QString marksOf(const ComparedText &text)
{
    QString signs;
    for (const LineMark mark : text.marks)
        signs += QLatin1String(".wpo").at(static_cast<int>(mark));
    return signs;
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalTextsHaveNoMarks()
    {
        QList<ComparedText> texts(3, textOf(TracedText::copied(QStringLiteral("a\nb\nc\n"), file, 0)));
        compareTexts(texts);
        for (const ComparedText &text : texts)
            QCOMPARE(marksOf(text), QStringLiteral("...."));
    }

    void marksHowLinesDiffer()
    {
        const TracedText body = TracedText::copied(QStringLiteral("alpha\nbeta\ngamma\n"), file, 100);
        TracedText first = heading(QStringLiteral("## One\n"));
        first.append(body).append(heading(QStringLiteral("end\nbetween\n")));
        TracedText second = heading(QStringLiteral("<one>\n"));
        second.append(body.mid(0, 6))
            .append(TracedText::rewritten(QStringLiteral("BETA\n"), file, 106))
            .append(body.mid(11));
        second.append(heading(QStringLiteral("between\nend\n")));
        QList<ComparedText> texts{textOf(first), textOf(second)};
        compareTexts(texts);
        QCOMPARE(QString(marksOf(texts.at(0))).remove(u'.'), QString()); // the other texts are compared with the first text, so it has no marks
        QCOMPARE(marksOf(texts.at(1)).left(4), QStringLiteral("o.w."));
        QVERIFY(marksOf(texts.at(1)).contains(u'p'));
    }

    /// The same passage is in the same row of all texts. Shorter texts get empty rows.
    void alignsPassages()
    {
        const TracedText one = TracedText::copied(QStringLiteral("alpha\nbeta\n"), file, 100);
        const TracedText two = TracedText::copied(QStringLiteral("gamma\ndelta\n"), file, 200);
        TracedText first = heading(QStringLiteral("{\n"));
        first.append(one).append(two);
        TracedText second = heading(QStringLiteral("{\n\"model\": 1\n\"input\": [\n"));
        second.append(one).append(heading(QStringLiteral("\"cache\": 2\n"))).append(two);
        TracedText third = heading(QStringLiteral("{\n"));
        third.append(two);
        QList<ComparedText> texts{textOf(first), textOf(second), textOf(third)};
        compareTexts(texts);
        QCOMPARE(texts.at(0).wrappedText.shownText(), QStringLiteral("{\n\n\nalpha\nbeta\n\ngamma\ndelta\n"));
        QCOMPARE(texts.at(1).wrappedText.shownText(), QStringLiteral("{\n\"model\": 1\n\"input\": [\nalpha\nbeta\n\"cache\": 2\ngamma\ndelta\n"));
        QCOMPARE(texts.at(2).wrappedText.shownText(), QStringLiteral("{\n\n\n\n\n\ngamma\ndelta\n"));
        QCOMPARE(marksOf(texts.at(1)), QStringLiteral(".oo..o..."));
        QCOMPARE(marksOf(texts.at(2)), QStringLiteral("........."));
        for (const ComparedText &text : std::as_const(texts)) {
            QCOMPARE(text.origins.size(), text.wrappedText.lines().size());
            const qsizetype gamma = text.wrappedText.text().indexOf(QStringLiteral("gamma"));
            QCOMPARE(text.wrappedText.lineAt(gamma), 6);
            QCOMPARE(text.wrappedText.toShownOffset(gamma), text.wrappedText.shownText().indexOf(QStringLiteral("gamma")));
            QCOMPARE(text.wrappedText.textBetween(0, text.wrappedText.shownText().size()), text.wrappedText.text());
        }
    }

    /// A bracket has a meaning only with the lines around it, so it is not marked.
    void doesNotMarkPunctuation()
    {
        QList<ComparedText> texts{textOf(heading(QStringLiteral("a\nb"))), textOf(heading(QStringLiteral("[\na\n},\nb\n]")))};
        compareTexts(texts);
        QCOMPARE(QString(marksOf(texts.at(1))).remove(u'.'), QString());
    }

    /// If a passage is in both texts after different JSON keys, only the keys differ. The passage is not missing from the other text.
    void comparesPassagesBehindGeneratedText()
    {
        const TracedText body = TracedText::copied(QStringLiteral("What we hold to\nnext\n"), file, 100);
        TracedText first = heading(QStringLiteral("\"text\": "));
        first.append(body);
        TracedText second = heading(QStringLiteral("x\n\"content\": "));
        second.append(body);
        QList<ComparedText> texts{textOf(first), textOf(second)};
        compareTexts(texts);
        QCOMPARE(marksOf(texts.at(1)), QStringLiteral("ow.."));
        QCOMPARE(texts.at(0).wrappedText.shownText(), QStringLiteral("\n\"text\": What we hold to\nnext\n"));
    }

    void showsOnlyDifferences()
    {
        const QString same = QStringLiteral("same 1\nsame 2\nsame 3\nsame 4\nsame 5\n");
        TracedText first = TracedText::copied(same, file, 0);
        TracedText second = first;
        first.append(heading(QStringLiteral("one")));
        second.append(heading(QStringLiteral("two")));
        QList<ComparedText> texts{textOf(first), textOf(second)};
        compareTexts(texts);
        collapseEqualRows(texts);
        QCOMPARE(texts.at(0).wrappedText.shownText(), gapText(4) + QStringLiteral("\nsame 5\none"));
        QCOMPARE(texts.at(1).wrappedText.shownText(), gapText(4) + QStringLiteral("\nsame 5\ntwo"));
        for (const ComparedText &text : std::as_const(texts)) {
            QCOMPARE(text.marks.size(), text.wrappedText.lines().size());
            QCOMPARE(text.origins.size(), text.wrappedText.lines().size());
        }
        QCOMPARE(marksOf(texts.at(0)), QStringLiteral("..."));
        QCOMPARE(marksOf(texts.at(1)), QStringLiteral("..o"));
    }
};

OUTCROP_TEST(TestComparison, GuiApplication)

} // namespace tst_comparison

#include "tst_comparison.moc"
