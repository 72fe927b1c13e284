// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Budget dock's chart and table: shared selection, links, and export to files.
#include "gui/budget/barchart.h"
#include "gui/budget/barlayout.h"
#include "gui/budget/barlook.h"
#include "gui/budget/budgetpanel.h"
#include "gui/budget/sizehistory.h"
#include "gui/look/theme.h"
#include "gui/start/application.h"
#include "gui/status/tokenmeter.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/valuetableview.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLocale>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace outcrop;

namespace tst_budgetpanel {

namespace {

const QString soul = QStringLiteral("layers/soul.md");
const QString rain = QStringLiteral("layers/rain.md");

PartTokens part(const QString &id, RequestPart kind, std::optional<Tier> tier, qint64 tokens)
{
    const QString file = id.endsWith(QLatin1String(".md")) ? id : QString();
    return {id, file, id, kind, tier, Cadence::Daily, TokenCount::exact(tokens, QStringLiteral("o200k_base"))};
}

ProviderBudget budgetFor(const QString &name, qint64 window)
{
    ProviderBudget provider{{name, QStringLiteral("model")}};
    provider.tokens.parts = {part(soul, RequestPart::Section, Tier::Granite, 600), part(rain, RequestPart::Section, Tier::Weather, 300),
        part(QStringLiteral("request"), RequestPart::Request, std::nullopt, 100)};
    provider.tokens.total = TokenCount::exact(1000, QStringLiteral("o200k_base"));
    provider.budget.input = TokenCount::exact(1000, QStringLiteral("o200k_base"));
    provider.budget.limits.window = window;
    provider.budget.inputLimit = window;
    provider.budget.lines = {{BudgetArea::Output, TokenCount::exact(500, {}), 1000}, {BudgetArea::System, TokenCount::exact(900, {}), 2000}};
    for (int turn = 1; turn <= 10; ++turn)
        provider.session.turns += TurnCost{turn, turn > 1 ? 600 : 0, turn > 1 ? 0 : 600, 400 + turn * 100, 500, Cost::fromPico(turn * 1'000'000'000LL), Cost::fromPico(turn * 2'000'000'000LL)};
    return provider;
}

/// Returns the vertical center of everything painted in a rectangle on a plain background; -1 if it is empty.
double inkCenter(const QImage &image, const QRect &rect)
{
    const QRgb background = image.pixel(1, rect.top());
    int top = -1;
    int bottom = -1;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            if (image.pixel(x, y) == background)
                continue;
            top = top < 0 ? y : top;
            bottom = y;
        }
    }
    return top < 0 ? -1 : (top + bottom) / 2.0;
}

struct BudgetPanelFixture {
    BudgetPanel panel;

    BudgetPanelFixture()
    {
        panel.resize(1100, 320);
        panel.setProviders({budgetFor(QStringLiteral("openai"), 8000), budgetFor(QStringLiteral("google"), 1'000'000)}, QStringLiteral("openai"));
        panel.show();
        QVERIFY2(QTest::qWaitForWindowExposed(&panel), "the panel is shown");
    }
    template<typename T>
    T *find(const char *name)
    {
        return panel.findChild<T *>(QString::fromLatin1(name));
    }
    BarChart *chart() { return find<BarChart>("chart"); }
    QTableView *table() { return find<QTableView>("table"); }
    int pieceOf(const QString &key)
    {
        for (int i = 0; i < chart()->bars().segments.size(); ++i) {
            if (chart()->bars().segments.at(i).key == key)
                return i;
        }
        return -1;
    }
    void click(int piece) { QTest::mouseClick(chart(), Qt::LeftButton, {}, chart()->rectOf(piece).center().toPoint()); }
};

} // namespace

class TestBudgetPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// In a narrow table, a long name is elided so that the numbers after it are in view.
    void keepsTheNumbersInView()
    {
        QStandardItemModel model;
        QList<QStandardItem *> cellsOfRow;
        for (const QString &text : {QString(200, u'x'), QStringLiteral("1,000"), QStringLiteral("$0.25")})
            cellsOfRow += new QStandardItem(text);
        model.appendRow(cellsOfRow);
        QTableView table;
        setUpValueTable(&table, &model);
        keepColumnsInView(&table);
        table.resize(400, 200);
        table.show();
        const QAbstractItemView *cells = &table;
        QTRY_VERIFY2(table.horizontalHeader()->length() <= table.viewport()->width(), qPrintable(QString::number(table.horizontalHeader()->length())));
        for (const int column : {1, 2})
            QVERIFY(table.columnWidth(column) >= cells->sizeHintForIndex(model.index(0, column)).width());
        model.item(0, 0)->setText(QStringLiteral("layers/a.md"));
        QTRY_VERIFY(table.columnWidth(0) < 200);
        model.item(0, 0)->setText(QString(200, u'x'));
        table.resize(4000, 200);
        QTRY_VERIFY(table.columnWidth(0) >= cells->sizeHintForIndex(model.index(0, 0)).width());
    }

    /// A table with too many columns is scrolled, so that headings are never truncated.
    void keepsHeadingsWhole()
    {
        QStandardItemModel model(1, 12);
        for (int column = 0; column < model.columnCount(); ++column) {
            model.setHeaderData(column, Qt::Horizontal, QStringLiteral("Tokens (upper bound) %1").arg(column));
            model.setItem(0, column, new QStandardItem(QStringLiteral("llama3.1:70b")));
        }
        QTableView table;
        setUpValueTable(&table, &model);
        keepColumnsInView(&table);
        table.resize(900, 200);
        table.show();
        QTRY_VERIFY(table.isVisible() && table.horizontalHeader()->length() > table.viewport()->width());
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(table.columnWidth(column) >= table.horizontalHeader()->sectionSizeHint(column));
    }

    /// In a scrolled table, a sentence is as narrow as a few numbers, and its tooltip has the full text. Headings have tooltips.
    void limitsSentencesInAScrolledTable()
    {
        QStandardItemModel model(1, 12);
        for (int column = 0; column < model.columnCount(); ++column) {
            model.setHeaderData(column, Qt::Horizontal, QStringLiteral("Tokens (upper bound) %1").arg(column));
            model.setItem(0, column, new QStandardItem(column == 5 ? QString(300, u'x') : QStringLiteral("1,000")));
        }
        QTableView table;
        setUpValueTable(&table, &model);
        keepColumnsInView(&table);
        table.resize(900, 200);
        table.show();
        QTRY_VERIFY(table.columnWidth(5) <= 40 * table.fontMetrics().averageCharWidth());
        QVERIFY(table.columnWidth(5) >= table.horizontalHeader()->sectionSizeHint(5));
        ValueTableModel values;
        values.setTable({{QStringLiteral("Counting method")}, {}});
        QCOMPARE(values.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("Counting method"));
    }

    /// The first sentence in a scrolled table ends at the edge of the view, so that its end is visible.
    void keepsTheFirstSentenceInView()
    {
        QStandardItemModel model(1, 12);
        for (int column = 0; column < model.columnCount(); ++column) {
            model.setHeaderData(column, Qt::Horizontal, QStringLiteral("Tokens %1").arg(column));
            model.setItem(0, column, new QStandardItem(column == 4 ? QString(300, u'x') : QStringLiteral("1,000")));
        }
        QTableView table;
        setUpValueTable(&table, &model);
        keepColumnsInView(&table);
        table.show();
        const int letter = table.fontMetrics().averageCharWidth();
        QTRY_VERIFY(table.columnWidth(0) > 0);
        const int before = table.horizontalHeader()->sectionPosition(4);
        table.resize(before + 24 * letter, 200); // the other columns do not fit, and 32 letters do not either
        QTRY_VERIFY2(before + table.columnWidth(4) <= table.viewport()->width(), qPrintable(QString::number(table.columnWidth(4))));
        QVERIFY(table.columnWidth(4) >= 16 * letter);
    }

    /// A warning beside a bar is never truncated: it is measured in bold and wrapped.
    void wrapsAWarningBesideABar()
    {
        Bars bars;
        bars.bars = {Bar{QStringLiteral("open-source"), QStringLiteral("8,540 tokens\nThe server reads only the last 4,096 tokens of this request")}};
        bars.bars.first().isOverLimit = true;
        bars.segments = {BarSegment{0, 8540, BarColorRole::Granite, QStringLiteral("GRANITE")}};
        bars.computeScale();
        QFont font = QApplication::font();
        const QRectF plot(80, 20, 200, 200);
        const BarLayout layout(bars, {BarSpan{0, 8540}}, plot, 400, font);
        font.setBold(true);
        QCOMPARE(layout.noteFont(0), font);
        const QStringList lines = layout.noteLines(0);
        QVERIFY(lines.size() > 2);
        QCOMPARE(lines.join(u' '), QString(bars.bars.constFirst().note).replace(u'\n', u' '));
        for (const QString &line : lines)
            QVERIFY2(QFontMetricsF(font).horizontalAdvance(line) <= 400 * BarLayout::maxNoteShare, qPrintable(line));
        QVERIFY(layout.warningHeight() >= static_cast<double>(lines.size()) * QFontMetricsF(font).height());
    }

    void drawsEverySegmentInsideTheChart()
    {
        BudgetPanelFixture shown;
        for (int figure = 0; figure < 3; ++figure) {
            shown.panel.showFigure(static_cast<BudgetPanel::Figure>(figure));
            for (int choice = 0; choice < shown.find<QComboBox>("choice")->count(); ++choice) {
                shown.find<QComboBox>("choice")->setCurrentIndex(choice);
                shown.panel.grab();
                const BarChart *chart = shown.chart();
                QVERIFY(!chart->bars().segments.isEmpty());
                for (int piece = 0; piece < chart->bars().segments.size(); ++piece) {
                    const QRectF rect = chart->rectOf(piece);
                    QVERIFY2(rect.width() > 0 && QRectF(chart->rect()).contains(rect), qPrintable(chart->bars().segments.at(piece).title));
                    QCOMPARE(chart->segmentAt(rect.center()), piece);
                }
            }
        }
    }

    void clickingABarShowsTheBreakdown()
    {
        BudgetPanelFixture shown;
        shown.panel.grab();
        const int piece = shown.pieceOf(QStringLiteral("google/model"));
        shown.click(piece);
        QCOMPARE(shown.panel.figure(), BudgetPanel::Figure::Breakdown);
        QCOMPARE(shown.find<QComboBox>("provider")->currentText(), QStringLiteral("google"));
    }

    void clickingASegmentSelectsItsDocument()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::Breakdown);
        shown.panel.grab();
        QSignalSpy chosen(&shown.panel, &BudgetPanel::documentChosen);
        shown.click(shown.pieceOf(rain));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.constFirst().constFirst().toString(), rain);
        QCOMPARE(shown.table()->currentIndex().row(), 1);
    }

    void activatingARowOpensItsDocument()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::Breakdown);
        QSignalSpy chosen(&shown.panel, &BudgetPanel::documentChosen);
        QSignalSpy reading(&shown.panel, &BudgetPanel::documentFocusRequested);
        const QImage before = shown.chart()->grab().toImage();
        const QModelIndex row = shown.table()->model()->index(0, 0);
        shown.table()->setCurrentIndex(row);
        QVERIFY(shown.chart()->grab().toImage() != before);
        Q_EMIT shown.table()->activated(row);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.constFirst().constFirst().toString(), soul);
        QCOMPARE(reading.size(), 1);
    }

    void navigatesWithTheKeyboard()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::Breakdown);
        shown.chart()->setFocus();
        QSignalSpy chosen(&shown.panel, &BudgetPanel::documentChosen);
        QTest::keyClick(shown.chart(), Qt::Key_Right);
        QVERIFY(shown.chart()->accessibleDescription().contains(soul));
        QTest::keyClick(shown.chart(), Qt::Key_Right);
        QVERIFY(shown.chart()->accessibleDescription().contains(rain));
        QTest::keyClick(shown.chart(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
    }

    void keepsTheProviderWhenNumbersChange()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::Plan);
        shown.find<QComboBox>("provider")->setCurrentIndex(1);
        shown.panel.setProviders({budgetFor(QStringLiteral("openai"), 8000), budgetFor(QStringLiteral("google"), 1'000'000)}, QStringLiteral("openai"));
        QCOMPARE(shown.find<QComboBox>("provider")->currentText(), QStringLiteral("google"));
    }

    void reportsTheUsageFrequency()
    {
        BudgetPanelFixture shown;
        QVERIFY(!shown.find<QSpinBox>("sessions")->isVisible());
        shown.panel.showFigure(BudgetPanel::Figure::Plan);
        QVERIFY(shown.find<QSpinBox>("sessions")->isVisible());
        QSignalSpy changed(&shown.panel, &BudgetPanel::frequencyChanged);
        shown.find<QSpinBox>("sessions")->setValue(400);
        shown.find<QSpinBox>("turns")->setValue(4);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(shown.panel.frequency().sessionsPerMonth, 400);
        QCOMPARE(shown.panel.frequency().turns, 4);
    }

    void disablesExportWhileStale()
    {
        BudgetPanelFixture shown;
        shown.panel.setStale();
        QTRY_VERIFY(!shown.find<QToolButton>("exportFigure")->isEnabled());
        shown.panel.setProviders({budgetFor(QStringLiteral("openai"), 8000)}, QStringLiteral("openai"));
        QVERIFY(shown.find<QToolButton>("exportFigure")->isEnabled());
    }

    void showsAnEmptyStateWithoutData()
    {
        BudgetPanelFixture shown;
        shown.panel.clearContents();
        QVERIFY(shown.find<EmptyState>("empty")->isVisible());
        shown.panel.showFigure(BudgetPanel::Figure::History);
        QVERIFY(shown.find<EmptyState>("empty")->isVisible());
        shown.panel.setDocument(soul, QStringLiteral("soul.md"), {{QDateTime::currentDateTime(), TokenCount::exact(600, QStringLiteral("o200k_base"))}});
        QVERIFY(!shown.find<EmptyState>("empty")->isVisible());
    }

    void exportsImagesAndTables()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::Breakdown);
        const QImage image = QImage::fromData(shown.panel.toBytes(FigureFormat::Png), "PNG");
        QCOMPARE(image.size(), shown.chart()->size() * 2);
        QXmlStreamReader svg(shown.panel.toBytes(FigureFormat::Svg));
        QString texts;
        while (!svg.atEnd()) {
            svg.readNext();
            texts += svg.isCharacters() ? svg.text().toString() : QString();
        }
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QVERIFY(texts.contains(QStringLiteral("GRANITE")));
        QVERIFY(texts.contains(QStringLiteral("600 ·")));
        const QByteArray csv = shown.panel.toBytes(FigureFormat::Csv);
        QCOMPARE(csv.count("\r\n"), 4);
        QVERIFY2(csv.contains("600,System prompt,GRANITE,600,600,60.000"), csv.constData());
        shown.panel.copyTable();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Part\tFirst request ($)\tWarm cache ($)\tCost of an edit ($)\tTokens")));
    }

    /// Labels inside bars have enough contrast with their background.
    void barLabelsHaveEnoughContrast_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<double>("least");
        QTest::newRow("light") << lightPalette() << 4.5;
        QTest::newRow("dark") << darkPalette() << 4.5;
        QTest::newRow("high contrast, light") << highContrastLightPalette() << 7.0;
        QTest::newRow("high contrast, dark") << highContrastDarkPalette() << 7.0;
    }

    void barLabelsHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        QFETCH(double, least);
        for (int ink = 0; ink <= static_cast<int>(BarColorRole::Size); ++ink) {
            const TierColors colors = barColors(static_cast<BarColorRole>(ink), palette);
            QVERIFY2(contrast(colors.fill, colors.foreground) >= least,
                qPrintable(barColorRoleTitle(static_cast<BarColorRole>(ink))));
        }
    }

    void meterShowsTheUsedShare()
    {
        TokenMeter meter;
        Budget budget;
        budget.input = TokenCount::exact(12'340, QStringLiteral("o200k_base"));
        budget.limits.window = 1'000'000;
        budget.inputLimit = 900'000;
        meter.setBudget(budget);
        QCOMPARE(meter.text(), QStringLiteral("12,340 of 1,000,000 tokens (exact)"));
        QVERIFY(!meter.accessibleName().isEmpty());
        QVERIFY(meter.accessibleDescription().contains(QStringLiteral("887,660 tokens free")));
        budget.inputLimit = 10'000;
        meter.setBudget(budget);
        QVERIFY(meter.text().startsWith(QStringLiteral("Too long")));
        QVERIFY(meter.toolTip().contains(QStringLiteral("2,340 tokens over the limit")));
    }

    /// The reserve is at the other end of the bar, so that a short request looks short.
    void meterShowsTheReserveSeparately()
    {
        const auto barWith = [](qint64 reserve) {
            TokenMeter meter;
            Budget budget;
            budget.input = TokenCount::exact(100'000, QStringLiteral("o200k_base"));
            budget.limits.window = 1'000'000;
            budget.reserve = reserve;
            meter.setBudget(budget);
            return meter.icon().pixmap(meter.iconSize()).toImage();
        };
        const QImage plain = barWith(0), reserved = barWith(300'000);
        const int third = plain.width() / 3;
        QCOMPARE(reserved.copy(0, 0, third, plain.height()), plain.copy(0, 0, third, plain.height()));
        QVERIFY(reserved.copy(2 * third, 0, third, plain.height()) != plain.copy(2 * third, 0, third, plain.height()));
    }

    void togglesTheTable()
    {
        BudgetPanelFixture shown;
        auto *numbers = shown.find<QToolButton>("numbers");
        for (const bool on : {false, true}) {
            numbers->setChecked(on);
            QCOMPARE(shown.table()->isVisible(), on);
        }
        QTRY_VERIFY(shown.table()->width() >= 200);
        QVERIFY(shown.chart()->width() >= 200);
    }

    /// The name of a bar is at the middle of its bar, also after the chart has been resized.
    void alignsLabelsWithBarsAfterResizing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("beside the table") << QSize(1100, 320);
        QTest::newRow("above the table") << QSize(690, 560);
        QTest::newRow("large") << QSize(1900, 1000);
    }

    void alignsLabelsWithBarsAfterResizing()
    {
        QFETCH(QSize, size);
        BudgetPanelFixture shown;
        shown.chart()->grab(); // paints the chart at its first size
        shown.panel.resize(size);
        QCoreApplication::processEvents();
        const BarChart *chart = shown.chart();
        const QImage image = shown.chart()->grab().toImage();
        for (int bar = 0; bar < chart->bars().bars.size(); ++bar) {
            const QList<BarSegment> &segments = chart->bars().segments;
            const auto first = std::find_if(segments.begin(), segments.end(), [&](const BarSegment &segment) { return segment.bar == bar; });
            const QRectF rect = chart->rectOf(static_cast<int>(first - segments.begin()));
            const QRect beside(QPoint(2, int(rect.top())), QPoint(int(rect.left()) - 3, int(rect.bottom())));
            QVERIFY2(std::abs(inkCenter(image, beside) - rect.center().y()) <= 5, qPrintable(chart->bars().bars.at(bar).title));
        }
    }

    /// After other charts and sizes, a chart is painted as if it were new.
    void nothingRemainsOfAnotherChart()
    {
        BudgetPanelFixture shown;
        BarChart used;
        for (const BudgetPanel::Figure figure : {BudgetPanel::Figure::Breakdown, BudgetPanel::Figure::Plan, BudgetPanel::Figure::Windows}) {
            shown.panel.showFigure(figure);
            used.setBars(shown.panel.shownFigure().bars);
            for (const QSize &size : {QSize(700, 400), QSize(420, 240), QSize(600, 320)}) {
                used.resize(size);
                used.grab();
            }
        }
        BarChart fresh;
        fresh.setBars(used.bars());
        fresh.resize(600, 320);
        QCOMPARE(used.size(), fresh.size());
        QVERIFY(used.grab().toImage() == fresh.grab().toImage());
    }

    /// The parts of "≈ 600 · 60%" keep their order in mirrored layouts.
    void mirroredLayoutsKeepTheOrderOfNumbers()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::Breakdown);
        BarChart chart;
        chart.setBars(shown.panel.shownFigure().bars);
        chart.resize(600, 320);
        const QImage image = chart.grab().toImage();
        const auto *delegate = qobject_cast<const QStyledItemDelegate *>(shown.table()->itemDelegate());
        QVERIFY(delegate);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage mirrored = chart.grab().toImage();
        const QString cell = delegate->displayText(QStringLiteral("≈ 600"), QLocale());
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(mirrored == image);
        QCOMPARE(cell, QChar(0x2068) + QStringLiteral("≈ 600") + QChar(0x2069));
    }

    /// A panel that needs more height on another tab would move its tabs away from the pointer.
    void everyTabNeedsTheSameHeight()
    {
        BudgetPanelFixture shown;
        QList<int> heights;
        for (int figure = 0; figure < 4; ++figure) {
            shown.panel.showFigure(static_cast<BudgetPanel::Figure>(figure));
            shown.panel.grab(); // grab() lays out the panel
            heights += shown.panel.minimumSizeHint().height();
        }
        QCOMPARE(heights, QList<int>(4, heights.constFirst()));
    }

    void aSingleBarIsNotAsWideAsThePanel()
    {
        BudgetPanelFixture shown;
        shown.panel.showFigure(BudgetPanel::Figure::History);
        shown.panel.setDocument(soul, QStringLiteral("soul.md"), {{QDateTime::currentDateTime(), TokenCount::exact(600, QStringLiteral("o200k_base"))}});
        shown.panel.grab();
        const QRectF bar = shown.chart()->rectOf(0);
        QVERIFY2(bar.width() > 0 && bar.width() <= 64, qPrintable(QString::number(bar.width())));
        QVERIFY(QRectF(shown.chart()->rect()).contains(bar));
    }

    /// In a low panel, the chart is scrolled to the bar that the keyboard selects.
    void theCurrentBarIsVisible()
    {
        constexpr int count = 16;
        BudgetPanelFixture shown;
        QList<ProviderBudget> many;
        for (int i = 0; i < count; ++i)
            many += budgetFor(QStringLiteral("provider-%1").arg(i), 8000);
        shown.panel.setProviders(many, QStringLiteral("provider-0"));
        shown.panel.resize(700, shown.panel.minimumSizeHint().height());
        QCoreApplication::processEvents();
        QVERIFY(shown.chart()->height() > shown.chart()->visibleRegion().boundingRect().height());
        shown.chart()->setFocus();
        for (int i = 0; i < count; ++i)
            QTest::keyClick(shown.chart(), Qt::Key_Down);
        const QRect bar = shown.chart()->currentRect().toRect();
        QVERIFY(bar.top() > shown.chart()->height() / 2);
        QVERIFY(shown.chart()->visibleRegion().contains(bar.center()));
    }

    void storesTheSizeHistory()
    {
        SizeHistory history;
        const SizePoint first{QDateTime(QDate(2025, 3, 1), QTime(10, 30), Qt::UTC).toLocalTime(), {600, 500, 700, CountKind::Estimate, QStringLiteral("claude")}};
        QVERIFY(history.addPoint(soul, first));
        QVERIFY(!history.addPoint(soul, {first.time.addDays(1), first.tokens}));
        QVERIFY(history.addPoint(soul, {first.time.addDays(2), TokenCount::exact(610, QStringLiteral("o200k_base"))}));
        const SizeHistory again = SizeHistory::fromBytes(history.toBytes());
        QCOMPARE(again.points(soul), history.points(soul));
        QVERIFY(SizeHistory::fromBytes("no JSON").points(soul).isEmpty());
        for (int i = 0; i < 500; ++i)
            history.addPoint(soul, {first.time.addDays(3 + i), TokenCount::exact(1000 + i, {})});
        QCOMPARE(history.points(soul).size(), 60);
    }
};

OUTCROP_TEST(TestBudgetPanel, GuiApplication)

} // namespace tst_budgetpanel

#include "tst_budgetpanel.moc"
