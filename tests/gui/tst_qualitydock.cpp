// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Quality dock in the window: the quality of recorded responses, and its text without records.
#include "tests/gui/experimentwindow.h"
#include "tests/support/testregistry.h"

#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_qualitydock {

class TestQualityDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAnEmptyStateWithoutRecords()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.trigger(QStringLiteral("showQuality"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QWidget>(QStringLiteral("trendEmpty"))->isVisible());
        QVERIFY2(!QFile::exists(window.path(QStringLiteral("sample/.outcrop/outcrop.db"))), "opening the panel creates no store");
    }

    void showsTheTrendForAPromptType()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        QVERIFY(testing::recordResponses(window, 4));
        window.trigger(QStringLiteral("showQuality"));
        QVERIFY(window.wait());
        auto *types = window.find<QComboBox>(QStringLiteral("trendType"));
        types->setCurrentText(QStringLiteral("validation"));
        const QAbstractItemModel *table = window.find<QTableView>(QStringLiteral("trendTable"))->model();
        QCOMPARE(table->rowCount(), 4);
        const QString text = window.find<QLabel>(QStringLiteral("trendText"))->toolTip();
        QVERIFY2(text.contains(QStringLiteral("points per week")), qPrintable(text));
        const QString path = window.path(QStringLiteral("quality.csv"));
        window.dialogs().nextFile = path;
        window.find<QToolButton>(QStringLiteral("exportTrend"))->click();
        QVERIFY(window.wait());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 5);
    }

    void chartIsAccessible()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(window.find<QWidget>(QStringLiteral("trendChart")));
        QVERIFY(chart);
        QVERIFY(chart->role() == QAccessible::Chart);
        QVERIFY(!chart->text(QAccessible::Name).isEmpty());
    }

    void showsAnEmptyStateForADamagedStore()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        QVERIFY(testing::recordResponses(window, 4));
        QFile file(window.path(QStringLiteral("sample/.outcrop/outcrop.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        window.trigger(QStringLiteral("showQuality"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QWidget>(QStringLiteral("trendEmpty"))->isVisible());
    }
};

OUTCROP_TEST(TestQualityDock, GuiApplication)

} // namespace tst_qualitydock

#include "tst_qualitydock.moc"
