// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the popup of the chips: search, keyboard, recently used choices.
#include "gui/finder/finderpopup.h"
#include "gui/widgets/chippicker.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace outcrop;

namespace tst_chippopups {

namespace {

QString toQString(const char *text)
{
    return QLatin1String(text);
}

FinderPopup *popup(OpenWindow &test)
{
    return test.find<FinderPopup>(toQString("chipPopup"));
}

QLineEdit *line(OpenWindow &test)
{
    return popup(test)->findChild<QLineEdit *>(toQString("finderLine"));
}

QStringList rows(OpenWindow &test)
{
    QStringList found;
    const QAbstractItemModel *model = popup(test)->findChild<QListView *>(toQString("finderList"))->model();
    for (int row = 0; row < model->rowCount(); ++row)
        found += model->index(row, 0).data().toString();
    return found;
}

/// Returns the names of the given number of pickers in the order of the Tab key, beginning with a widget.
QStringList pickersFrom(QWidget *first, int count)
{
    QStringList names;
    QWidget *at = first;
    do {
        if (qobject_cast<QComboBox *>(at))
            names += at->objectName();
        at = at->nextInFocusChain();
    } while (at != first && names.size() < count);
    return names;
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
        auto *agent = test.find<ChipPicker>(toQString("agent"));
        QTest::keyClick(agent, Qt::Key_Space);
        QVERIFY(popup(test)->isVisible());
        QCOMPARE(line(test)->accessibleName(), toQString("Agent"));
        QCOMPARE(rows(test).size(), agent->count());
        const QPoint below = agent->mapTo(&test.window(), QPoint(0, agent->height()));
        QVERIFY(popup(test)->geometry().top() >= below.y());
        QVERIFY(test.window().rect().contains(popup(test)->geometry()));
        QTest::keyClick(line(test), Qt::Key_Escape);
        QVERIFY(!popup(test)->isVisible());
    }

    /// Tags such as `platform/k8s` need an explanation: of workloads in general below the choices, and of each workload beside its tag.
    void explainsWorkloads()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *workload = test.find<ChipPicker>(toQString("workload"));
        QVERIFY(workload->toolTip().startsWith(toQString("A workload is a kind of task")));
        workload->showPopup();
        const auto *footer = popup(test)->findChild<QLabel *>(toQString("finderFooter"));
        QVERIFY2(footer->text().contains(workload->toolTip()), qPrintable(footer->text()));
        QVERIFY2(footer->height() >= footer->heightForWidth(footer->width()), "the explanation is cut");
        const int row = workload->findText(toQString("platform/k8s"));
        QVERIFY(row > 0);
        QCOMPARE(workload->itemData(row, Qt::ToolTipRole).toString(), toQString("Cluster"));
        QTest::keyClicks(line(test), toQString("Cluster"));
        QVERIFY2(rows(test).contains(toQString("platform/k8s")), qPrintable(rows(test).join(u',')));
        QTest::keyClick(line(test), Qt::Key_Escape);
    }

    void selectsTheMatchWithEnter()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *agent = test.find<ChipPicker>(toQString("agent"));
        agent->showPopup();
        QTest::keyClicks(line(test), toQString("review"));
        QVERIFY2(rows(test).constFirst() == toQString("reviewer"), qPrintable(rows(test).join(u',')));
        QTest::keyClick(line(test), Qt::Key_Return);
        QCOMPARE(agent->currentData().toString(), toQString("reviewer"));
        QVERIFY(test.wait());
        QVERIFY(!popup(test)->isVisible());
    }

    void showsPricesAndIgnoresEnterWithoutMatches()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *model = test.find<ChipPicker>(toQString("model"));
        QVERIFY2(model->itemData(1, Qt::ToolTipRole).toString().contains(toQString("per million tokens")), qPrintable(model->itemData(1, Qt::ToolTipRole).toString()));
        model->showPopup();
        QTest::keyClicks(line(test), toQString("zzzz"));
        QVERIFY(rows(test).isEmpty());
        QTest::keyClick(line(test), Qt::Key_Return); // without a selected entry, the key has no effect
        QCOMPARE(model->currentIndex(), 0);
    }

    void listsRecentChoicesFirst()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *provider = test.find<ChipPicker>(toQString("provider"));
        provider->showPopup();
        QTest::keyClicks(line(test), toQString("google"));
        QTest::keyClick(line(test), Qt::Key_Return);
        QVERIFY(test.wait());
        provider->showPopup();
        QCOMPARE(rows(test).constFirst(), toQString("google"));
        QTest::keyClick(line(test), Qt::Key_Down);
        QTest::keyClick(line(test), Qt::Key_Return);
        QVERIFY(provider->currentText() != toQString("google"));
        QVERIFY(test.wait());
        provider->showPopup();
        QCOMPARE(rows(test).at(1), toQString("google"));
        test.find<ChipPicker>(toQString("phase"))->showPopup(); // other pickers have separate recent choices
        QVERIFY(!rows(test).contains(toQString("google")));
    }

    /// In every width, each choice has a visible label: chips beside their values, and chips that moved into the popup in the form of the popup.
    void everyChoiceHasALabel_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isPhaseInBar");
        QTest::newRow("wide") << 1600 << true;
        QTest::newRow("narrow") << 1024 << false;
        QTest::newRow("smallest") << 960 << false;
    }

    void everyChoiceHasALabel()
    {
        QFETCH(int, width);
        QFETCH(bool, isPhaseInBar);
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(toQString("phase"), toQString("planning")));
        test.window().resize(width, 700);
        QTRY_COMPARE(test.find<ChipPicker>(toQString("phase"))->isVisible(), isPhaseInBar);
        for (const char *name : {"agent", "workload", "provider", "model"}) {
            const auto *chip = test.find<ChipPicker>(toQString(name));
            QTRY_COMPARE(chip->visibleLabel(), chip->accessibleName());
        }
        const auto *more = test.find<QWidget>(toQString("pickers"))->findChild<QToolButton *>(toQString("more"));
        QCOMPARE(more->toolTip().contains(toQString("Phase: planning")), !isPhaseInBar);
        auto *phase = test.find<ChipPicker>(toQString("phase"));
        QCOMPARE(phase->visibleLabel().isEmpty(), !isPhaseInBar);
        auto *form = test.find<QWidget>(toQString("moreChoices"));
        const QList<QLabel *> labels = form->findChildren<QLabel *>();
        const bool isLabeled = std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->buddy() == phase; });
        QCOMPARE(isLabeled, !isPhaseInBar);
    }

    /// Chips return into the bar when the window is widened, with their selections.
    void chipsReturnIntoAWideBar()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *phase = test.find<ChipPicker>(toQString("phase"));
        const QString chosen = phase->currentText();
        test.window().resize(1024, 700);
        QTRY_VERIFY(!phase->isVisible());
        QCOMPARE(phase->currentText(), chosen);
        test.window().resize(1600, 800);
        QTRY_VERIFY(phase->isVisible());
        QCOMPARE(phase->currentText(), chosen);
        const auto *profile = test.find<ChipPicker>(toQString("profile"));
        const auto *agent = test.find<ChipPicker>(toQString("agent"));
        QTRY_VERIFY(agent->x() < profile->x() && profile->x() < phase->x());
    }

    void theFocusOfAMovedChipIsOnTheButton()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1600, 800);
        auto *phase = test.find<ChipPicker>(toQString("phase"));
        QTRY_VERIFY(phase->isVisible());
        phase->setFocus(Qt::TabFocusReason);
        QCOMPARE(test.window().focusWidget(), phase);
        test.window().resize(1024, 700);
        QTRY_VERIFY(!phase->isVisible());
        const auto *more = test.find<QWidget>(toQString("pickers"))->findChild<QToolButton *>(toQString("more"));
        QCOMPARE(test.window().focusWidget(), more);
    }

    /// The Tab key moves in the visible order, also after chips have moved into the popup and back.
    void tabMovesInTheVisibleOrder()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const auto *phase = test.find<ChipPicker>(toQString("phase"));
        test.window().resize(1024, 700);
        QTRY_VERIFY(!phase->isVisible());
        QWidget *popupOfMore = test.find<QWidget>(toQString("moreChoices"))->window();
        QCOMPARE(pickersFrom(popupOfMore, 4), (QStringList{toQString("profile"), toQString("phase"), toQString("scope"), toQString("promptType")}));
        test.window().resize(1600, 800);
        QTRY_VERIFY(phase->isVisible());
        QCOMPARE(pickersFrom(test.find<ChipPicker>(toQString("agent")), 4), (QStringList{toQString("agent"), toQString("profile"), toQString("phase"), toQString("workload")}));
        test.window().resize(1024, 700);
        QTRY_VERIFY(!phase->isVisible());
        QCOMPARE(pickersFrom(popupOfMore, 3), (QStringList{toQString("profile"), toQString("phase"), toQString("scope")}));
    }

    void everyChipHasAPopup()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        for (const char *name : {"agent", "profile", "phase", "workload", "provider", "model"}) {
            auto *chip = test.find<ChipPicker>(toQString(name));
            chip->showPopup();
            QVERIFY2(popup(test)->isVisible(), name);
            QCOMPARE(line(test)->accessibleName(), chip->accessibleName());
        }
    }
};

OUTCROP_TEST(TestChipPopups, GuiApplication)

} // namespace tst_chippopups

#include "tst_chippopups.moc"
