// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/diffmodel.h"
#include "models/history/originsmodel.h"
#include "models/history/versionsmodel.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_diffmodel {

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

/// Returns one line for each row: `@` and the hunk, `~` and the number of hidden lines, or `=` (equal) or `!` (different) with line numbers and texts. Changed
/// words are in brackets. `$` marks a missing final newline.
QString dump(const DiffModel &model)
{
    const auto side = [](const DiffCell &cell) {
        QString text = cell.text;
        for (auto mark = cell.marks.rbegin(); mark != cell.marks.rend(); ++mark)
            text.insert(mark->end, u']').insert(mark->start, u'[');
        return cell.exists()
            ? QStringLiteral("%1 %2%3").arg(cell.line).arg(text, cell.lacksFinalNewline ? QStringLiteral("$") : QString())
            : QStringLiteral("-");
    };
    QStringList lines;
    for (const DiffRow &row : model.rows()) {
        if (row.kind == DiffRowKind::Heading)
            lines.append(QStringLiteral("@%1").arg(row.hunk));
        else if (row.kind == DiffRowKind::Gap)
            lines.append(QStringLiteral("~%1").arg(row.count));
        else
            lines.append((row.kind == DiffRowKind::Same ? QStringLiteral("= ") : QStringLiteral("! ")) + side(row.before) + QStringLiteral(" | ") + side(row.after));
    }
    return lines.join(u'\n');
}

QString numberedLines(int from, int to)
{
    QString text;
    for (int i = from; i <= to; ++i)
        text += QStringLiteral("line %1\n").arg(i);
    return text;
}

} // namespace

class TestDiffModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsRowsInBothLayouts_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("beside");
        QTest::addColumn<QString>("unified");
        QTest::newRow("equal") << "a\n" << "a\n" << "" << "";
        QTest::newRow("a word") << "the old word\n" << "the new word\n" << "@0\n! 1 the [old] word | 1 the [new] word"
                                << "@0\n! 1 the [old] word | -\n! - | 1 the [new] word";
        QTest::newRow("more lines") << "a\nb\n" << "a\nx\ny\nz\n" << "@0\n= 1 a | 1 a\n! 2 b | 2 x\n! - | 3 y\n! - | 4 z"
                                    << "@0\n= 1 a | 1 a\n! 2 b | -\n! - | 2 x\n! - | 3 y\n! - | 4 z";
        QTest::newRow("from nothing") << "" << "a\n" << "@0\n! - | 1 a" << "@0\n! - | 1 a";
        QTest::newRow("to nothing") << "a" << "" << "@0\n! 1 a$ | -" << "@0\n! 1 a$ | -";
        QTest::newRow("the last line end") << "a" << "a\n" << "@0\n! 1 a$ | 1 a" << "@0\n! 1 a$ | -\n! - | 1 a";
        QTest::newRow("line endings") << "a\r\n" << "a\n" << "@0\n! 1 a | 1 a" << "@0\n! 1 a | -\n! - | 1 a";
        QTest::newRow("gaps") << numberedLines(1, 20) << numberedLines(1, 9) + "new\n" + numberedLines(11, 20)
                              << "~6\n@0\n= 7 line 7 | 7 line 7\n= 8 line 8 | 8 line 8\n= 9 line 9 | 9 line 9\n! 10 line 10 | 10 new\n= 11 line 11 | 11 line 11\n= 12 line 12 | 12 line 12\n= 13 line 13 | 13 line 13\n~7"
                              << "~6\n@0\n= 7 line 7 | 7 line 7\n= 8 line 8 | 8 line 8\n= 9 line 9 | 9 line 9\n! 10 line 10 | -\n! - | 10 new\n= 11 line 11 | 11 line 11\n= 12 line 12 | 12 line 12\n= 13 line 13 | 13 line 13\n~7";
    }
    void showsRowsInBothLayouts()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        DiffModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setDiff(shownDiff("old", before, "new", after));
        QTEST(dump(model), "beside");
        model.setLayoutMode(DiffLayout::Unified);
        QTEST(dump(model), "unified");
    }

    /// For any texts, the rows contain every differing line of both, and only equal lines are shown as equal.
    void rowsCoverRandomTexts()
    {
        QRandomGenerator random(8);
        for (int round = 0; round < 200; ++round) {
            const auto text = [&random] {
                QString lines;
                for (int i = random.bounded(40); i > 0; --i)
                    lines += QStringLiteral("l%1 x%2").arg(random.bounded(12)).arg(random.bounded(3)) + (random.bounded(9) == 0 ? QStringLiteral("\r\n") : QStringLiteral("\n"));
                return random.bounded(5) == 0 ? lines.chopped(std::min<qsizetype>(1, lines.size())) : lines;
            };
            const QString before = text();
            const QString after = text();
            DiffModel model;
            model.setDiff(shownDiff("old", before, "new", after));
            int old = 0;
            int fresh = 0;
            for (const DiffRow &row : model.rows()) {
                old += row.kind == DiffRowKind::Gap ? row.count : row.before.exists();
                fresh += row.kind == DiffRowKind::Gap ? row.count : row.after.exists();
                if (row.before.exists())
                    QCOMPARE(row.before.line, old);
                if (row.after.exists())
                    QCOMPARE(row.after.line, fresh);
                QVERIFY(row.kind != DiffRowKind::Same || row.before.text == row.after.text);
            }
            if (!model.rows().isEmpty())
                QCOMPARE(old, int(before.count(u'\n') + (before.isEmpty() || before.endsWith(u'\n') ? 0 : 1)));
        }
    }

    /// A suggestion has only its diff. The rows of its hunks are the same as with the texts.
    void showsADiffWithoutItsTexts()
    {
        const QString before = numberedLines(1, 40);
        const QString after = "first\n" + numberedLines(2, 19) + numberedLines(21, 38) + "last";
        const FileDiff diff = diffTexts(before, after, QStringLiteral("old"), QStringLiteral("new"));
        DiffModel withTexts;
        withTexts.setDiff(shownDiff(diff, before, after));
        DiffModel alone;
        alone.setDiff(shownDiff(diff));
        QCOMPARE(alone.diff().hunks.size(), 3);
        QCOMPARE(dump(alone), dump(withTexts));
    }

    void selectsUnlockedHunks()
    {
        DiffModel model;
        const QAbstractItemModelTester tester(&model, Mode::QtTest);
        QSignalSpy changed(&model, &DiffModel::chosenHunksChanged);
        ShownDiff diff = shownDiff("old", numberedLines(1, 40), "new", "first\n" + numberedLines(2, 19) + "middle\n" + numberedLines(21, 39) + "last\n");
        QCOMPARE(diff.hunks.size(), 3);
        diff.hunks[1].isLocked = true;
        diff.hunks[1].note = QStringLiteral("conflicts");
        model.setDiff(diff);
        QCOMPARE(model.chosenHunks(), QSet<int>({0, 2}));
        const auto box = [&model](int hunk) { return model.index(model.rowOfHunk(hunk), 0); };
        QVERIFY(!box(0).data(Qt::CheckStateRole).isValid()); // a read-only view has no check boxes
        QVERIFY(!model.setData(box(0), Qt::Unchecked, Qt::CheckStateRole));
        model.setHunksCheckable(true);
        QCOMPARE(box(0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QCOMPARE(box(1).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QVERIFY(!model.flags(box(1)).testFlag(Qt::ItemIsUserCheckable));
        QCOMPARE(box(1).data().toString(), QStringLiteral("Hunk 2 of 3, line 17: conflicts"));
        changed.clear();
        QVERIFY(model.setData(box(0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(model.chosenHunks(), QSet<int>{2});
        model.toggleHunk(1);
        model.toggleHunk(7);
        QCOMPARE(model.chosenHunks(), QSet<int>{2});
        model.setChosenHunks({0, 1, 2, 9});
        QCOMPARE(model.chosenHunks(), QSet<int>({0, 2}));
        QCOMPARE(changed.size(), 2);
        QCOMPARE(model.rowOfHunk(3), -1);
    }

    void keepsTheHunksOfADiff()
    {
        const QString before = numberedLines(1, 40);
        const QString after = "first\n" + numberedLines(2, 39) + "last\n";
        const FileDiff diff = diffFile(before, after, "a.md");
        const ShownDiff shown = shownDiff(diff, before, after);
        QCOMPARE(shown.hunks.size(), diff.hunks.size());
        QCOMPARE(shown.beforeName, QStringLiteral("a/a.md"));
        QVERIFY(shownDiff(diff, "too short\n", after).hunks.size() < 2); // the texts do not match the diff, so it is not shown in full
    }

    void describesChangesForScreenReaders()
    {
        DiffModel model;
        model.setDiff(shownDiff("old", "a\n", "new", "b\n"));
        const int row = model.rowCount() - 1;
        QCOMPARE(model.index(row, int(DiffColumn::Before)).data(Qt::AccessibleTextRole).toString(), QStringLiteral("removed: a"));
        QCOMPARE(model.index(row, int(DiffColumn::After)).data(Qt::AccessibleTextRole).toString(), QStringLiteral("added: b"));
        QCOMPARE(model.headerData(int(DiffColumn::After), Qt::Horizontal).toString(), QStringLiteral("new"));
    }

    void showsVersionsAndOrigins()
    {
        const FileVersion first{"0123456789abcdef", QDateTime({2026, 11, 21}, {20, 15}, Qt::UTC), "Ada", "Begin\n\nMore.", "a.md"};
        VersionsModel versions;
        const QAbstractItemModelTester tester(&versions, Mode::QtTest);
        versions.setRows({first});
        QCOMPARE(versions.index(0, int(VersionColumn::Id)).data().toString(), QStringLiteral("01234567"));
        QCOMPARE(versions.index(0, int(VersionColumn::Message)).data().toString(), QStringLiteral("Begin"));
        QVERIFY(versions.indexOf("nobody").row() < 0);
        OriginsModel origins;
        const QAbstractItemModelTester other(&origins, Mode::QtTest);
        origins.setRows(originRows("a\nb\nc\n", {{first, 1}, {first, 2}, {}}));
        QCOMPARE(origins.rowCount(), 3);
        QCOMPARE(origins.index(0, int(OriginColumn::Author)).data().toString(), QStringLiteral("Ada"));
        QCOMPARE(origins.index(1, int(OriginColumn::Author)).data().toString(), QString()); // the author is the same as in the row above, so it is not repeated
        QCOMPARE(origins.index(1, int(OriginColumn::Author)).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Author: Ada"));
        QCOMPARE(origins.index(2, int(OriginColumn::Time)).data().toString(), QStringLiteral("not in any version yet"));
        QVERIFY(originRows({}, {}).isEmpty());
    }
};

OUTCROP_TEST(TestDiffModel, CoreApplication)

} // namespace tst_diffmodel

#include "tst_diffmodel.moc"
