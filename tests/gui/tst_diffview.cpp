// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the diff view: layouts, hunks by keyboard, check boxes, words, distinguishable colors.
#include "gui/diff/diffcolors.h"
#include "gui/diff/difftable.h"
#include "gui/diff/diffview.h"
#include "gui/look/theme.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_diffview {

namespace {

QString numbered(int from, int to)
{
    QString text;
    for (int i = from; i <= to; ++i)
        text += QStringLiteral("line %1\n").arg(i);
    return text;
}

/// Returns a diff with three hunks; the second has a long line.
ShownDiff sample()
{
    return shownDiff("old", numbered(1, 60), "new", "first\n" + numbered(2, 29) + QStringLiteral("words and ").repeated(60) + '\n' + numbered(31, 59) + "last\n");
}

class DiffViewFixture
{
public:
    DiffViewFixture()
    {
        view.resize(700, 400);
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
        table = view.findChild<DiffTable *>(QStringLiteral("diffTable"));
        view.setDiff(sample());
        table->setFocus();
    }
    bool isEnabled(const char *button) const { return view.findChild<QToolButton *>(QLatin1StringView(button))->isEnabled(); }
    QString summary() const { return view.findChild<QLabel *>(QStringLiteral("diffSummary"))->toolTip(); }

    DiffView view;
    DiffTable *table;
};

} // namespace

class TestDiffView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void navigatesBetweenHunks()
    {
        DiffViewFixture shown;
        QCOMPARE(shown.view.currentHunk(), 0);
        QVERIFY(!shown.isEnabled("diffPrevious") && shown.isEnabled("diffNext"));
        QSignalSpy moved(&shown.view, &DiffView::currentHunkChanged);
        QTest::keyClick(shown.table, Qt::Key_N);
        QCOMPARE(shown.view.currentHunk(), 1);
        QTest::keyClick(shown.table, Qt::Key_Down);
        QTest::keyClick(shown.table, Qt::Key_Down);
        QCOMPARE(shown.view.currentHunk(), 1);
        QTest::keyClick(shown.table, Qt::Key_N);
        QCOMPARE(shown.view.currentHunk(), 2);
        QVERIFY(shown.isEnabled("diffPrevious") && !shown.isEnabled("diffNext"));
        QTest::keyClick(shown.table, Qt::Key_N);
        QCOMPARE(shown.view.currentHunk(), 2);
        shown.view.findChild<QToolButton *>(QStringLiteral("diffPrevious"))->click();
        QCOMPARE(shown.view.currentHunk(), 1);
        QCOMPARE(moved.size(), 3);
        QVERIFY2(shown.summary().contains(QStringLiteral("−3 +3")), qPrintable(shown.summary()));
    }

    /// In a diff, F8 goes to the next hunk. Elsewhere, it is the window's shortcut for the next problem.
    void f8GoesToTheNextHunk()
    {
        DiffViewFixture shown;
        QAction problem;
        problem.setShortcuts({QKeySequence(Qt::Key_F8), QKeySequence(Qt::SHIFT | Qt::Key_F8)});
        QSignalSpy triggered(&problem, &QAction::triggered);
        shown.view.addAction(&problem);
        QTest::keyClick(shown.table, Qt::Key_F8);
        QCOMPARE(shown.view.currentHunk(), 1);
        QTest::keyClick(shown.table, Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(shown.view.currentHunk(), 0);
        QVERIFY(triggered.isEmpty());
    }

    void spaceTogglesTheHunk()
    {
        DiffViewFixture shown;
        QSignalSpy changed(&shown.view, &DiffView::chosenHunksChanged);
        QTest::keyClick(shown.table, Qt::Key_Space); // the view is read-only, so the key has no effect
        QCOMPARE(shown.view.chosenHunks(), QSet<int>({0, 1, 2}));
        shown.view.setHunksCheckable(true);
        QTest::keyClick(shown.table, Qt::Key_N);
        QTest::keyClick(shown.table, Qt::Key_Down); // the key moves from the heading to a line of the hunk
        QTest::keyClick(shown.table, Qt::Key_Space);
        QCOMPARE(shown.view.chosenHunks(), QSet<int>({0, 2}));
        QCOMPARE(changed.size(), 1);
        QVERIFY2(shown.summary().contains(QStringLiteral("2 selected")), qPrintable(shown.summary()));
        QTest::keyClick(shown.table, Qt::Key_Space);
        QCOMPARE(shown.view.chosenHunks(), QSet<int>({0, 1, 2}));
    }

    void clickingTheCheckBoxTogglesTheHunk()
    {
        DiffViewFixture shown;
        shown.view.setHunksCheckable(true);
        const QRect heading = shown.table->visualRect(shown.table->currentIndex());
        for (int x = 2; x < 40 && shown.view.chosenHunks().size() == 3; x += 2)
            QTest::mouseClick(shown.table->viewport(), Qt::LeftButton, {}, QPoint(heading.left() + x, heading.center().y()));
        QCOMPARE(shown.view.chosenHunks(), QSet<int>({1, 2}));
    }

    void changingTheLayoutKeepsTheHunk()
    {
        DiffViewFixture shown;
        QSignalSpy changed(&shown.view, &DiffView::layoutModeChanged);
        shown.view.goToHunk(1);
        shown.view.findChild<QToolButton *>(QStringLiteral("diffUnified"))->click();
        QVERIFY(shown.view.layoutMode() == DiffLayout::Unified);
        QCOMPARE(shown.view.currentHunk(), 1);
        QVERIFY(shown.table->isColumnHidden(int(DiffColumn::Before)));
        shown.view.setLayoutMode(DiffLayout::SideBySide);
        QVERIFY(!shown.table->isColumnHidden(int(DiffColumn::Before)));
        QCOMPARE(shown.view.currentHunk(), 1);
        QCOMPARE(changed.size(), 2);
    }

    void wrapsLongLines()
    {
        DiffViewFixture shown;
        const auto heightOf = [&shown](int row) { return shown.table->visualRect(shown.table->model()->index(row, int(DiffColumn::After))).height(); };
        shown.view.goToHunk(1);
        const int heading = shown.table->currentIndex().row();
        const int narrow = heightOf(heading + 4);
        QVERIFY2(narrow > 5 * heightOf(heading + 1), qPrintable(QString::number(narrow)));
        QCOMPARE(shown.table->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
        shown.view.resize(1400, 400);
        QTRY_VERIFY(heightOf(heading + 4) < narrow);
        int width = 0;
        for (int column = 0; column < 4; ++column)
            width += shown.table->columnWidth(column);
        QCOMPARE(width, shown.table->viewport()->width());
    }

    void hidesTheTableForEqualTexts()
    {
        DiffViewFixture shown;
        shown.view.setDiff(shownDiff("old", "a\n", "new", "a\n"));
        QVERIFY(!shown.table->isVisible());
        QCOMPARE(shown.view.currentHunk(), -1);
        QVERIFY(!shown.isEnabled("diffNext") && !shown.isEnabled("diffUnified"));
        shown.view.clearContents(QStringLiteral("Nothing"));
        QVERIFY(shown.view.diff().hunks.isEmpty());
    }

    void colorsHaveEnoughContrast_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<double>("least");
        QTest::newRow("light") << lightPalette() << 4.5;
        QTest::newRow("dark") << darkPalette() << 4.5;
        QTest::newRow("high contrast, light") << highContrastLightPalette() << 7.0;
        QTest::newRow("high contrast, dark") << highContrastDarkPalette() << 7.0;
    }
    void colorsHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        QFETCH(double, least);
        for (const DiffSide side : {DiffSide::Before, DiffSide::After}) {
            const DiffColors colors = diffColors(side, palette);
            QVERIFY(contrast(palette.color(QPalette::Text), colors.line) >= least);
            QVERIFY2(contrast(palette.color(QPalette::Text), colors.words) >= least, qPrintable(QString::number(contrast(palette.color(QPalette::Text), colors.words))));
            QVERIFY(colors.line != palette.color(QPalette::Base) && colors.line != colors.words);
        }
    }
};

OUTCROP_TEST(TestDiffView, GuiApplication)

} // namespace tst_diffview

#include "tst_diffview.moc"
