// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the layout that wraps widgets like words.
#include "gui/widgets/flowlayout.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

using namespace outcrop;

namespace tst_flowlayout {

namespace {

/// A widget of a fixed size, like a button.
QWidget *fixedSizeWidget(QWidget *parent, int width, int height)
{
    auto *widget = new QWidget(parent);
    widget->setFixedSize(width, height);
    return widget;
}

} // namespace

class TestFlowLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrapsItemsThatDoNotFit()
    {
        QWidget panel;
        auto *flow = new FlowLayout(&panel);
        flow->setContentsMargins(0, 0, 0, 0);
        QList<QWidget *> boxes;
        for (int count = 0; count < 3; ++count) {
            boxes += fixedSizeWidget(&panel, 100, 20);
            flow->addWidget(boxes.constLast());
        }
        QCOMPARE(flow->heightForWidth(308), 20);
        QCOMPARE(flow->heightForWidth(307), 44);
        QCOMPARE(flow->heightForWidth(100), 68);
        flow->setGeometry(QRect(0, 0, 207, 44));
        QCOMPARE(boxes.at(1)->pos(), QPoint(104, 0));
        QCOMPARE(boxes.at(2)->pos(), QPoint(0, 24));
    }

    /// A field fills its line, and the buttons after it stay in reading direction.
    void aFieldTakesTheRestOfItsLine_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("mirrored") << Qt::RightToLeft;
    }

    void aFieldTakesTheRestOfItsLine()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QWidget panel;
        panel.setLayoutDirection(direction);
        auto *flow = new FlowLayout(&panel);
        flow->setContentsMargins(0, 0, 0, 0);
        auto *field = new QLineEdit(&panel);
        QWidget *button = fixedSizeWidget(&panel, 100, 20);
        flow->addWidget(field);
        flow->addWidget(button);
        flow->setGeometry(QRect(0, 0, 600, 40));
        QCOMPARE(field->width(), 496);
        QCOMPARE(field->x(), direction == Qt::LeftToRight ? 0 : 104);
        QCOMPARE(button->x(), direction == Qt::LeftToRight ? 500 : 0);
        flow->setGeometry(QRect(0, 0, 100, 80));
        QCOMPARE(field->width(), 100);
        QVERIFY(button->y() >= field->height());
    }

    void itemsOfALineAreCentered()
    {
        QWidget panel;
        auto *flow = new FlowLayout(&panel);
        flow->setContentsMargins(0, 0, 0, 0);
        QWidget *high = fixedSizeWidget(&panel, 50, 30);
        QWidget *low = fixedSizeWidget(&panel, 50, 20);
        flow->addWidget(high);
        flow->addWidget(low);
        flow->setGeometry(QRect(0, 0, 200, 30));
        QCOMPARE(high->y(), 0);
        QCOMPARE(low->y(), 5);
    }

    void replacesARow()
    {
        QWidget panel;
        auto *column = new QVBoxLayout(&panel);
        QWidget *above = fixedSizeWidget(&panel, 50, 20);
        auto *row = new QHBoxLayout;
        QWidget *first = fixedSizeWidget(&panel, 50, 20);
        row->addWidget(first);
        row->addStretch(1);
        column->addWidget(above);
        column->addLayout(row);
        column->addWidget(fixedSizeWidget(&panel, 50, 20));
        FlowLayout::replaceRow(column, row);
        QCOMPARE(column->count(), 3);
        auto *flow = qobject_cast<FlowLayout *>(column->itemAt(1)->layout());
        QVERIFY(flow);
        QCOMPARE(flow->itemAt(0)->widget(), first);
        QCOMPARE(first->parentWidget(), &panel);
    }
};

OUTCROP_TEST(TestFlowLayout, GuiApplication)

} // namespace tst_flowlayout

#include "tst_flowlayout.moc"
