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
        QCOMPARE(marksOf(texts.at(0)).left(4), QStringLiteral("o.w."));
        QCOMPARE(marksOf(texts.at(1)).left(4), QStringLiteral("o.w."));
        QVERIFY(marksOf(texts.at(1)).contains(u'p'));
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
        collapseEqualLines(texts.first());
        QCOMPARE(texts.first().wrapped.shownText(), gapText(4) + QStringLiteral("\nsame 5\none"));
        QCOMPARE(texts.first().marks.size(), texts.first().wrapped.lines().size());
        QCOMPARE(texts.first().origins.size(), texts.first().wrapped.lines().size());
        QCOMPARE(marksOf(texts.first()), QStringLiteral("..o"));
    }
};

OUTCROP_TEST(TestComparison, GuiApplication)

} // namespace tst_comparison

#include "tst_comparison.moc"
