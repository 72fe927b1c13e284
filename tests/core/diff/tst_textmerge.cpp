// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/textmerge.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;

namespace tst_textmerge {

namespace {

QString randomText(QRandomGenerator &random, int lines, int words)
{
    QString text;
    for (int i = 0; i < lines; ++i)
        text += QStringLiteral("line %1").arg(random.bounded(words)) + (random.bounded(9) ? u"\n" : u"\r\n");
    return random.bounded(4) || text.isEmpty() ? text : text.chopped(1);
}

/// Returns the old text after the old lines of every hunk are replaced with the new lines.
QString applyDiff(const QString &before, const QString &after, const TextDiff &diff)
{
    QString text;
    qsizetype place = 0;
    for (const DiffHunk &hunk : diff.hunks) {
        text += before.mid(place, hunk.before.start - place);
        text += after.mid(hunk.after.start, hunk.after.end - hunk.after.start);
        place = hunk.before.end;
    }
    return text + before.mid(place);
}

QString marked(const QString &text, const QList<InnerDifference> &marks, bool isOld)
{
    QString shown = text;
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        shown.insert(isOld ? mark->beforeEnd : mark->afterEnd, u']');
        shown.insert(isOld ? mark->beforeStart : mark->afterStart, u'[');
    }
    return shown;
}

} // namespace

class TestTextMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void diffTransformsOneTextIntoTheOther()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 2000; ++round) {
            const QString before = randomText(random, random.bounded(15), 6);
            const QString after = randomText(random, random.bounded(15), 6);
            QCOMPARE(applyDiff(before, after, diffLines(before, after)), after);
            QCOMPARE(applyDiff(before, after, diffLines(before, after, 10)), after); // the low limit on the work must not change the result
        }
    }

    void findsTheChangedLine()
    {
        const TextDiff diff = diffLines(u"one\ntwo\nthree\n", u"one\n2\nthree\n");
        QCOMPARE(diff.hunks.size(), 1);
        QCOMPARE(diff.hunks.first().before, (LineSpan{1, 1, 4, 8}));
        QCOMPARE(diff.hunks.first().after, (LineSpan{1, 1, 4, 6}));
        QVERIFY(diff.isExact);
    }

    void diffsLargeTextsExactly()
    {
        QRandomGenerator random(5);
        QStringList lines;
        for (int i = 0; i < 20'000; ++i)
            lines += QStringLiteral("line %1 of a long text that says something").arg(i);
        const QString before = lines.join(u'\n');
        for (int i = 0; i < 1000; ++i)
            lines[random.bounded(static_cast<int>(lines.size()))] += QStringLiteral(" changed");
        const TextDiff diff = diffLines(before, lines.join(u'\n'));
        QVERIFY(diff.isExact);
        QVERIFY(diff.hunks.size() > 900);
    }

    void marksChangedWords()
    {
        const QString before = QStringLiteral("Sow after the last frost, in rows.\n");
        const QString after = QStringLiteral("Sow before the first frost, in rows.\n");
        const QList<InnerDifference> marks = diffWithinHunk(before, after, diffLines(before, after).hunks.first());
        QCOMPARE(marked(before, marks, true), QStringLiteral("Sow [after] the [last] frost, in rows.\n"));
        QCOMPARE(marked(after, marks, false), QStringLiteral("Sow [before] the [first] frost, in rows.\n"));
    }

    void marksTheWholeHunkIfLittleIsUnchanged()
    {
        const QString before = QStringLiteral("Alpha beta\n");
        const QString after = QStringLiteral("Completely other words here\n");
        QCOMPARE(diffWithinHunk(before, after, diffLines(before, after).hunks.first()).size(), 1);
    }

    void mergesTexts_data()
    {
        QTest::addColumn<QString>("mine");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("merged");
        QTest::addColumn<int>("conflicts");
        // In each row, the base is "1\n2\n3\n4\n5\n".
        QTest::newRow("no change") << "1\n2\n3\n4\n5\n" << "1\n2\n3\n4\n5\n" << "1\n2\n3\n4\n5\n" << 0;
        QTest::newRow("mine only") << "1\nx\n3\n4\n5\n" << "1\n2\n3\n4\n5\n" << "1\nx\n3\n4\n5\n" << 0;
        QTest::newRow("theirs only") << "1\n2\n3\n4\n5\n" << "1\n2\n3\n4\n" << "1\n2\n3\n4\n" << 0;
        QTest::newRow("apart") << "x\n2\n3\n4\n5\n" << "1\n2\n3\n4\ny\n" << "x\n2\n3\n4\ny\n" << 0;
        QTest::newRow("the same") << "1\nx\n3\n4\n5\n" << "1\nx\n3\n4\n5\n" << "1\nx\n3\n4\n5\n" << 0;
        QTest::newRow("one line") << "1\nx\n3\n4\n5\n" << "1\ny\n3\n4\n5\n" << "1\nx\n3\n4\n5\n" << 1;
        QTest::newRow("neighbors") << "1\nx\n3\n4\n5\n" << "1\n2\ny\n4\n5\n" << "1\nx\n3\n4\n5\n" << 1;
        QTest::newRow("removed and changed") << "1\n5\n" << "1\n2\n3\ny\n5\n" << "1\n5\n" << 1;
        QTest::newRow("both put in") << "1\nx\n2\n3\n4\n5\n" << "1\ny\n2\n3\n4\n5\n" << "1\nx\n2\n3\n4\n5\n" << 1;
        QTest::newRow("conflict and more") << "x\n2\n3\n4\n5\n6\n" << "y\n2\nz\n4\n5\n" << "x\n2\nz\n4\n5\n6\n" << 1;
    }

    void mergesTexts()
    {
        QFETCH(QString, mine);
        QFETCH(QString, theirs);
        QFETCH(QString, merged);
        QFETCH(int, conflicts);
        const TextMerge merge = mergeTexts(u"1\n2\n3\n4\n5\n", mine, theirs);
        QCOMPARE(merge.text, merged);
        QCOMPARE(merge.conflicts().size(), conflicts);
    }

    void writesConflictMarkers()
    {
        const TextMerge merge = mergeTexts(u"1\n2\n", u"1\nx\n", u"1\ny\n", ConflictSide::Markers);
        QCOMPARE(merge.text, QStringLiteral("1\n<<<<<<<\nx\n|||||||\n2\n=======\ny\n>>>>>>>\n"));
    }

    /// The chunks cover all four texts without gaps. The result contains every change that only one side made.
    void chunksCoverEveryLine()
    {
        QRandomGenerator random(9);
        for (int round = 0; round < 1000; ++round) {
            const QString base = randomText(random, random.bounded(12), 5);
            const QString mine = randomText(random, random.bounded(12), 5);
            const QString theirs = randomText(random, random.bounded(12), 5);
            const TextMerge merge = mergeTexts(base, mine, theirs);
            LineSpan last[4];
            for (const MergeChunk &chunk : merge.chunks) {
                const LineSpan now[]{chunk.base, chunk.myLines, chunk.theirs, chunk.mergedLines};
                for (int i = 0; i < 4; ++i) {
                    QCOMPARE(now[i].start, last[i].end);
                    QCOMPARE(now[i].first, last[i].endLine());
                    last[i] = now[i];
                }
            }
            QCOMPARE(last[0].end, base.size());
            QCOMPARE(last[1].end, mine.size());
            QCOMPARE(last[2].end, theirs.size());
            QCOMPARE(last[3].end, merge.text.size());
            QCOMPARE(mergeTexts(base, mine, base).text, mine);
            QCOMPARE(mergeTexts(base, base, theirs).text, theirs);
            QVERIFY(mergeTexts(base, mine, mine).isClean());
        }
    }
};

OUTCROP_TEST(TestTextMerge, CoreApplication)

} // namespace tst_textmerge

#include "tst_textmerge.moc"
