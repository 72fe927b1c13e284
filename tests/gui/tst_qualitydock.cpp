// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Quality dock in the window: the quality of recorded responses, and its text without records.
#include "gui/quality/qualitypanel.h"
#include "tests/gui/experimentwindow.h"
#include "tests/support/testregistry.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
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

    void offersToSendThePrompt()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.trigger(QStringLiteral("showQuality"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QToolButton>(QStringLiteral("compareVariants"))->isHidden());
        auto *button = window.find<QWidget>(QStringLiteral("trendEmpty"))->findChild<QPushButton *>();
        QVERIFY(button->isVisible());
        QSignalSpy sent(window.find<QAction>(QStringLiteral("send")), &QAction::triggered);
        button->click();
        QCOMPARE(sent.size(), 1);
    }

    void offersToCompareVariants()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        QVERIFY(testing::recordResponses(window, 4));
        window.trigger(QStringLiteral("showQuality"));
        QVERIFY(window.wait());
        auto *compare = window.find<QToolButton>(QStringLiteral("compareVariants"));
        QVERIFY(compare->isVisible());
        QSignalSpy wanted(window.find<QualityPanel>(QStringLiteral("quality")), &QualityPanel::experimentRequested);
        compare->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(window.find<QWidget>(QStringLiteral("NameDialog"))->isVisible());
    }

    /// Recorded requests without ratings are not a trend.
    void typesWithoutRatingsAreNotShown()
    {
        QualityPanel panel;
        const QDate monday(2026, 3, 2);
        const QualityTrend unrated{QStringLiteral("planning"), QList<QualityWeek>{QualityWeek{monday, 12}}};
        const QualityTrend rated{QStringLiteral("validation"), QList<QualityWeek>{QualityWeek{monday, 12, 3, 80, 70, 90}}};
        panel.setTrends({unrated}, {});
        QVERIFY(!panel.findChild<QWidget *>(QStringLiteral("trendEmpty"))->isHidden());
        panel.setTrends({unrated, rated}, {});
        QVERIFY(panel.findChild<QWidget *>(QStringLiteral("trendEmpty"))->isHidden());
        const auto *types = panel.findChild<QComboBox *>(QStringLiteral("trendType"));
        QCOMPARE(types->count(), 1);
        QCOMPARE(types->currentText(), QStringLiteral("validation"));
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
