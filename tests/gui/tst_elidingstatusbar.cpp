// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/status/elidingstatusbar.h"
#include "tests/support/testregistry.h"

#include <QLabel>
#include <QTest>

using namespace outcrop;

namespace tst_elidingstatusbar {

class TestElidingStatusBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortensAMessageBesideItsFields_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }

    void shortensAMessageBesideItsFields()
    {
        QFETCH(Qt::LayoutDirection, direction);
        const QString message = QStringLiteral("Check portability, search, edit the taxonomy, and see the history of every document");
        ElidingStatusBar bar;
        bar.setLayoutDirection(direction);
        bar.setSizeGripEnabled(false);
        auto *field = new QLabel(QStringLiteral("anthropic, claude-opus-5-5"));
        bar.addPermanentWidget(field);
        bar.resize(400, 24);
        bar.show();
        bar.showMessage(message);
        QTRY_VERIFY(field->isVisible() && field->width() < 390);
        const int room = 400 - field->width();
        QTRY_VERIFY2(bar.visibleMessage().endsWith(u'…'), qPrintable(bar.visibleMessage()));
        QVERIFY(bar.visibleMessage().startsWith(QStringLiteral("Check port")));
        QVERIFY(bar.fontMetrics().horizontalAdvance(bar.visibleMessage()) <= room);
        bar.resize(1400, 24);
        QTRY_COMPARE(bar.visibleMessage(), message);
        QCOMPARE(bar.currentMessage(), message);
    }
};

OUTCROP_TEST(TestElidingStatusBar, GuiApplication)

} // namespace tst_elidingstatusbar

#include "tst_elidingstatusbar.moc"
