// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the comparison of several texts with a reference: the marks of lines, and the rows that align the texts.
#include "core/diff/linecomparison.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;

namespace tst_linecomparison {

namespace {

/// Returns lines such as `alpha`, or `120@alpha` for a line from offset 120 of a document.
ComparableLines linesOf(const QStringList &texts)
{
    QList<QStringView> lines;
    QList<Origin> origins;
    for (const QString &text : texts) {
        const qsizetype at = text.indexOf(u'@');
        lines += QStringView(text).mid(at + 1);
        origins += at < 0 ? Origin() : Origin{QStringLiteral("layers/a.md"), text.left(at).toInt(), {}};
    }
    return {lines, origins};
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

/// Returns the lines of the reference and of the other texts by row, with `~` for an empty row.
QStringList rowsOf(const QList<QStringList> &texts)
{
    QList<LineComparison> others;
    for (const QStringList &text : texts.sliced(1))
        others += compareWithReference(linesOf(texts.first()), linesOf(text));
    const QList<QList<int>> empty = alignmentRows(texts.first().size(), others);
    QStringList shown;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        QStringList rows;
        for (qsizetype line = 0; line < empty.at(i).size(); ++line) {
            rows += QStringList(empty.at(i).at(line), QStringLiteral("~"));
            rows += texts.at(i).mid(line, 1);
        }
        shown += rows.join(u' ');
    }
    return shown;
}

} // namespace

class LineComparisonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alignsTexts_data()
    {
        QTest::addColumn<QString>("reference");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("equal") << "a b" << "a b" << QStringList{"a b", "a b"};
        QTest::newRow("additional lines") << "a b" << "x a y z b" << QStringList{"~ a ~ ~ b", "x a y z b"};
        QTest::newRow("missing lines") << "x a y b z" << "a b" << QStringList{"x a y b z", "~ a ~ b ~"};
        QTest::newRow("changed lines are side by side") << "a x y b" << "a u v w b" << QStringList{"a x y ~ b", "a u v w b"};
        QTest::newRow("repeated lines") << "a { b { c" << "a { n b { c" << QStringList{"a { ~ b { c", "a { n b { c"};
        QTest::newRow("a changed line of the same source") << "a 10@old b" << "n a m 10@new b" << QStringList{"~ a ~ 10@old b", "n a m 10@new b"};
        QTest::newRow("nothing in common") << "a b" << "c" << QStringList{"a b", "c ~"};
    }

    void alignsTexts()
    {
        QFETCH(QString, reference);
        QFETCH(QString, other);
        QTEST(rowsOf({words(qPrintable(reference)), words(qPrintable(other))}), "rows");
    }

    void alignsSeveralTexts()
    {
        QCOMPARE(rowsOf({words("a b"), words("x a b"), words("a y z b")}), (QStringList{"~ a ~ ~ b", "x a ~ ~ b", "~ a y z b"}));
    }

    /// Corresponding lines of random texts are in the same row, and all texts have the same number of rows.
    void alignsRandomTexts()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 500; ++round) {
            QList<QStringList> texts(4);
            for (QStringList &text : texts) {
                for (int line = 1 + random.bounded(14); line > 0; --line)
                    text += random.bounded(2) == 0 ? QString::number(random.bounded(9)) : QStringLiteral("%1@%2").arg(random.bounded(4)).arg(random.bounded(9));
            }
            const ComparableLines reference = linesOf(texts.first());
            QList<LineComparison> others;
            for (const QStringList &text : texts.sliced(1))
                others += compareWithReference(reference, linesOf(text));
            const QList<QList<int>> empty = alignmentRows(reference.size(), others);
            QList<QList<int>> rows;
            QList<int> counts;
            for (const QList<int> &before : empty) {
                int row = 0;
                rows += QList<int>();
                for (const int count : before) {
                    QVERIFY(count >= 0);
                    row += count;
                    rows.last() += row++;
                }
                counts += row;
            }
            for (qsizetype i = 0; i < others.size(); ++i) {
                QCOMPARE(counts.at(i + 1), counts.first());
                for (qsizetype line = 0; line < others.at(i).linesBeside.size(); ++line) {
                    const qsizetype beside = others.at(i).linesBeside.at(line);
                    QVERIFY(beside < 0 || rows.at(i + 1).at(line) == rows.first().at(beside));
                }
            }
        }
    }

    void marksRealDifferences_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("mark");
        QTest::newRow("equal") << "alpha beta" << 1 << int(LineMark::None);
        QTest::newRow("new") << "alpha new beta" << 1 << int(LineMark::OnlyHere);
        QTest::newRow("punctuation") << "alpha }, beta" << 1 << int(LineMark::None);
        QTest::newRow("moved") << "beta alpha 7@gamma" << 0 << int(LineMark::PositionDiffers);
        QTest::newRow("same source") << "alpha beta 7@GAMMA" << 2 << int(LineMark::TextDiffers);
        QTest::newRow("same text of another source") << "alpha beta 9@gamma" << 2 << int(LineMark::None);
    }

    void marksRealDifferences()
    {
        QFETCH(QString, other);
        QFETCH(int, line);
        const LineComparison comparison = compareWithReference(linesOf(words("alpha beta 7@gamma")), linesOf(words(qPrintable(other))));
        QTEST(int(comparison.marks.at(line)), "mark");
    }
};

OUTCROP_TEST(LineComparisonTest, NoApplication)

} // namespace tst_linecomparison

#include "tst_linecomparison.moc"
