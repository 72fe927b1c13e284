// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a chart and its table are both visible at every size.
#include "gui/widgets/figuresplitter.h"
#include "tests/support/testregistry.h"

#include <QTest>
#include <QWidget>

using namespace outcrop;

namespace tst_figuresplitter {

class TestFigureSplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsBothPartsVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Qt::Orientation>("orientation");
        QTest::newRow("wide") << QSize(1400, 600) << Qt::Horizontal;
        QTest::newRow("just wide enough") << QSize(1000, 300) << Qt::Horizontal;
        QTest::newRow("narrow") << QSize(690, 500) << Qt::Vertical;
        QTest::newRow("narrow and low") << QSize(690, 200) << Qt::Horizontal;
    }

    void keepsBothPartsVisible()
    {
        QFETCH(QSize, size);
        FigureSplitter splitter;
        auto *chart = new QWidget;
        auto *table = new QWidget;
        for (QWidget *part : {chart, table}) {
            part->setMinimumSize(120, 80);
            splitter.addWidget(part);
        }
        splitter.resize(1200, 800);
        splitter.show();
        splitter.resize(size);
        QTEST(splitter.orientation(), "orientation");
        QVERIFY(chart->width() >= 120 && chart->height() >= 80);
        QVERIFY(table->width() >= 120 && table->height() >= 80);
        QVERIFY(chart->width() * chart->height() > table->width() * table->height());
        QVERIFY(splitter.rect().contains(table->geometry()));
    }

    /// A table beside a readable chart is wide enough to need no scroll bar.
    void sharesAWideSplitter()
    {
        FigureSplitter splitter;
        auto *chart = new QWidget;
        auto *table = new QWidget;
        splitter.addWidget(chart);
        splitter.addWidget(table);
        splitter.resize(1275, 560);
        splitter.show();
        QVERIFY(chart->width() >= 680 && table->width() >= 570);
    }

    /// A panel can be narrow before its window has its size.
    void sharesASplitterThatBecameWide()
    {
        FigureSplitter splitter;
        auto *table = new QWidget;
        splitter.addWidget(new QWidget);
        splitter.addWidget(table);
        splitter.resize(1000, 560);
        splitter.show();
        splitter.resize(1275, 560);
        QVERIFY(table->width() >= 570);
    }

    /// A chart above its table does not increase the minimum height of the panel.
    void minimumSizeEqualsOnePart()
    {
        FigureSplitter splitter;
        for (int part = 0; part < 2; ++part) {
            auto *widget = new QWidget;
            widget->setMinimumSize(120, 80);
            splitter.addWidget(widget);
        }
        splitter.resize(690, 500);
        splitter.show();
        QCOMPARE(splitter.orientation(), Qt::Vertical);
        QCOMPARE(splitter.minimumSizeHint(), QSize(120, 80));
    }
};

OUTCROP_TEST(TestFigureSplitter, GuiApplication)

} // namespace tst_figuresplitter

#include "tst_figuresplitter.moc"
