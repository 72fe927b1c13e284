// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the scales and labels of charts: round numbers, and enough room for labels.
#include "gui/widgets/chartaxis.h"
#include "tests/support/testregistry.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace outcrop;

namespace tst_chartaxis {

class TestChartAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesTicks_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("step");
        QTest::addColumn<QString>("marks");

        QTest::newRow("from zero") << 0.0 << 100.0 << 25.0 << "0@0 25@0.25 50@0.5 75@0.75 100@1";
        QTest::newRow("an end that is not a tick") << 0.0 << 25.0 << 10.0 << "0@0 10@0.4 20@0.8";
        QTest::newRow("around zero") << -10.0 << 10.0 << 10.0 << "-10@0 0@0.5 10@1";
        QTest::newRow("tenths") << 0.0 << 0.3 << 0.1 << "0@0 0.1@0.333 0.2@0.667 0.3@1";
        QTest::newRow("no length") << 5.0 << 5.0 << 1.0 << "5@0";
        QTest::newRow("no step") << 0.0 << 1.0 << 0.0 << "";
    }

    void placesTicks()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(double, step);
        QStringList ticks;
        for (const ChartTick &tick : ChartAxis::makeNumberAxis(low, high, step, [](double value) { return QString::number(value, 'g', 3); }).ticks)
            ticks += tick.text + u'@' + QString::number(tick.share, 'g', 3);
        QTEST(ticks.join(u' '), "marks");
    }

    /// Columns are laid out from left to right, rows from top to bottom.
    void centersNamesInTheirBands()
    {
        const ChartAxis columns = ChartAxis::makeColumnAxis({"a", "b"});
        QCOMPARE(columns.ticks.first().share, 0.25);
        QCOMPARE(columns.ticks.last().share, 0.75);
        const ChartAxis rows = ChartAxis::makeRowAxis({"a", "b"});
        QCOMPARE(rows.ticks.first().text, QStringLiteral("a"));
        QCOMPARE(rows.ticks.first().share, 0.75);
        QVERIFY(!rows.hasLines);
    }

    void longNamesDoNotCoverThePlot()
    {
        const ChartAxisPainter axes(QGuiApplication::font(), QGuiApplication::palette());
        const ChartAxis names = ChartAxis::makeRowAxis({QString(200, u'm')});
        QCOMPARE(axes.leftAxisWidth(names, 100), 100.0);
        ChartAxis titled = names;
        titled.title = QStringLiteral("names");
        QVERIFY(axes.leftAxisWidth(titled, 100) > 100);
        QVERIFY(axes.bottomAxisHeight(titled, 200) > axes.bottomAxisHeight(names, 200));
    }

    /// Names and titles that are too long have several lines, and the axis is higher.
    void wrapsLongLabels()
    {
        const ChartAxisPainter axes(QGuiApplication::font(), QGuiApplication::palette());
        const ChartAxis names = ChartAxis::makeRowAxis({QStringLiteral("The request as one XML document with all passages")});
        QVERIFY(axes.labelHeight(names, 120) >= 2 * axes.labelHeight(names, 4000));
        const ChartAxis columns = ChartAxis::makeColumnAxis({QStringLiteral("Read aloud"), QStringLiteral("Written down")});
        QVERIFY(axes.bottomAxisHeight(columns, 2 * QFontMetricsF(QGuiApplication::font()).horizontalAdvance(QStringLiteral("Written do"))) > axes.bottomAxisHeight(columns, 4000));
    }

    void wrapsALongTitleBelowThePlot()
    {
        QPalette colors(Qt::white, Qt::white);
        colors.setColor(QPalette::Text, Qt::black);
        const ChartAxisPainter axes(QGuiApplication::font(), colors);
        ChartAxis scale = ChartAxis::makeNumberAxis(0, 100, 50, [](double value) { return QString::number(value); });
        scale.title = QStringLiteral("tokens more than Markdown, mean of twelve cases of one kind");
        const double height = axes.bottomAxisHeight(scale, 140);
        QVERIFY(height > axes.bottomAxisHeight(scale, 4000));
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        axes.paintBottomAxis(painter, QRectF(120, 10, 140, 280 - height), scale);
        painter.end();
        const auto isBlank = [&](const QRect &rect) {
            QImage blank(rect.size(), image.format());
            blank.fill(Qt::white);
            return image.copy(rect) == blank;
        };
        QVERIFY(!isBlank(QRect(120, 260, 140, 30)));
        QVERIFY(isBlank(QRect(0, 0, 100, 300)));
        QVERIFY(isBlank(QRect(300, 0, 100, 300)));
        QVERIFY(isBlank(QRect(0, 293, 400, 7)));
    }

    /// Painting stays inside the requested area and is not empty.
    void paintingFitsTheRequestedSize()
    {
        const QPalette palette(Qt::white, Qt::white);
        QPalette colors = palette;
        colors.setColor(QPalette::Text, Qt::black);
        const ChartAxisPainter axes(QGuiApplication::font(), colors);
        const ChartAxis scale = ChartAxis::makeNumberAxis(0, 1000, 500, [](double value) { return QString::number(value); });
        const double height = axes.bottomAxisHeight(scale, 200);
        QImage image(300, 100, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const QRectF plot(50, 10, 200, 90 - height);
        axes.paintBottomAxis(painter, plot, scale);
        painter.end();
        const auto isBlank = [&](const QRect &rect) {
            QImage blank(rect.size(), image.format());
            blank.fill(Qt::white);
            return image.copy(rect) == blank;
        };
        QVERIFY(!isBlank(QRect(0, int(plot.bottom()) + 2, 300, int(height) - 2)));
        QVERIFY(isBlank(QRect(0, 0, 49, int(plot.bottom()) - 1)));
        QVERIFY(isBlank(QRect(int(plot.right() + axes.overhang(scale)) + 2, 0, 300 - int(plot.right() + axes.overhang(scale)) - 2, 100)));
    }
};

OUTCROP_TEST(TestChartAxis, GuiApplication)

} // namespace tst_chartaxis

#include "tst_chartaxis.moc"
