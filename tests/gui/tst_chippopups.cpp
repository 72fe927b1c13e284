// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the popup of the chips: search, keyboard, recently used choices.
#include "gui/finder/finderpopup.h"
#include "gui/widgets/chippicker.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QLineEdit>
#include <QListView>
#include <QTest>

using namespace outcrop;

namespace tst_chippopups {

namespace {

QString named(const char *text)
{
    return QLatin1String(text);
}

FinderPopup *popup(OpenWindow &test)
{
    return test.find<FinderPopup>(named("chipPopup"));
}

QLineEdit *line(OpenWindow &test)
{
    return popup(test)->findChild<QLineEdit *>(named("finderLine"));
}

QStringList rows(OpenWindow &test)
{
    QStringList found;
    const QAbstractItemModel *model = popup(test)->findChild<QListView *>(named("finderList"))->model();
    for (int row = 0; row < model->rowCount(); ++row)
        found += model->index(row, 0).data().toString();
    return found;
}

} // namespace

class TestChipPopups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTheSearchBelowTheChip()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *agent = test.find<ChipPicker>(named("agent"));
        QTest::keyClick(agent, Qt::Key_Space);
        QVERIFY(popup(test)->isVisible());
        QCOMPARE(line(test)->accessibleName(), named("Agent"));
        QCOMPARE(rows(test).size(), agent->count());
        const QPoint below = agent->mapTo(&test.window(), QPoint(0, agent->height()));
        QVERIFY(popup(test)->geometry().top() >= below.y());
        QVERIFY(test.window().rect().contains(popup(test)->geometry()));
        QTest::keyClick(line(test), Qt::Key_Escape);
        QVERIFY(!popup(test)->isVisible());
    }

    void selectsTheMatchWithEnter()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *agent = test.find<ChipPicker>(named("agent"));
        agent->showPopup();
        QTest::keyClicks(line(test), named("review"));
        QVERIFY2(rows(test).constFirst() == named("reviewer"), qPrintable(rows(test).join(u',')));
        QTest::keyClick(line(test), Qt::Key_Return);
        QCOMPARE(agent->currentData().toString(), named("reviewer"));
        QVERIFY(test.wait());
        QVERIFY(!popup(test)->isVisible());
    }

    void showsPricesAndIgnoresEnterWithoutMatches()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *model = test.find<ChipPicker>(named("model"));
        QVERIFY2(model->itemData(1, Qt::ToolTipRole).toString().contains(named("per million tokens")), qPrintable(model->itemData(1, Qt::ToolTipRole).toString()));
        model->showPopup();
        QTest::keyClicks(line(test), named("zzzz"));
        QVERIFY(rows(test).isEmpty());
        QTest::keyClick(line(test), Qt::Key_Return); // nothing to choose
        QCOMPARE(model->currentIndex(), 0);
    }

    void listsRecentChoicesFirst()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *provider = test.find<ChipPicker>(named("provider"));
        provider->showPopup();
        QTest::keyClicks(line(test), named("google"));
        QTest::keyClick(line(test), Qt::Key_Return);
        QVERIFY(test.wait());
        provider->showPopup();
        QCOMPARE(rows(test).constFirst(), named("google"));
        QTest::keyClick(line(test), Qt::Key_Down);
        QTest::keyClick(line(test), Qt::Key_Return);
        QVERIFY(provider->currentText() != named("google"));
        QVERIFY(test.wait());
        provider->showPopup();
        QCOMPARE(rows(test).at(1), named("google"));
        test.find<ChipPicker>(named("phase"))->showPopup(); // other pickers have separate recent choices
        QVERIFY(!rows(test).contains(named("google")));
    }

    void everyChipHasAPopup()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        for (const char *name : {"agent", "profile", "phase", "workload", "provider", "model"}) {
            auto *chip = test.find<ChipPicker>(named(name));
            chip->showPopup();
            QVERIFY2(popup(test)->isVisible(), name);
            QCOMPARE(line(test)->accessibleName(), chip->accessibleName());
        }
    }
};

OUTCROP_TEST(TestChipPopups, GuiApplication)

} // namespace tst_chippopups

#include "tst_chippopups.moc"
