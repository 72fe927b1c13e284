// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/messagearea.h"
#include "tests/support/testregistry.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_messagearea {

namespace {

QList<MessageBar *> shown(const MessageArea &area)
{
    QList<MessageBar *> bars = area.findChildren<MessageBar *>();
    bars.removeIf([](const MessageBar *bar) { return bar->isHidden(); });
    return bars;
}

} // namespace

class TestMessageArea : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsOneMessagePerTopic()
    {
        MessageArea area;
        area.show(QStringLiteral("a"), {NoticeKind::Note, QStringLiteral("One")});
        area.show(QStringLiteral("b"), {NoticeKind::Error, QStringLiteral("Two"), QStringLiteral("Why")});
        area.show(QStringLiteral("a"), {NoticeKind::Success, QStringLiteral("Three")});
        const QList<MessageBar *> bars = shown(area);
        QCOMPARE(bars.size(), 2);
        QCOMPARE(bars.at(0)->notice().title, QStringLiteral("Three"));
        QCOMPARE(bars.at(1)->accessibleDescription(), QStringLiteral("Why"));
    }

    void listsTheMessagesLatestFirst()
    {
        MessageArea area;
        area.show(QStringLiteral("a"), {NoticeKind::Note, QStringLiteral("One")});
        area.show(QStringLiteral("b"), {NoticeKind::Error, QStringLiteral("Two")});
        area.clear(QStringLiteral("b"));
        QCOMPARE(area.history().size(), 2); // the history includes closed messages
        QCOMPARE(area.history().at(0).notice.title, QStringLiteral("Two"));
        QCOMPARE(area.history().at(1).notice.title, QStringLiteral("One"));
        area.show(QStringLiteral("b"), {NoticeKind::Error, QStringLiteral("Two")});
        QCOMPARE(area.history().size(), 2); // the message is shown again without a change
        area.show(QStringLiteral("b"), {NoticeKind::Error, QStringLiteral("Two"), QStringLiteral("Why")});
        QCOMPARE(area.history().size(), 3);
        area.clearHistory();
        QVERIFY(area.history().isEmpty());
    }

    void keepsTheLatest200Messages()
    {
        MessageArea area;
        for (int at = 0; at < 250; ++at)
            area.show(QStringLiteral("a"), {NoticeKind::Note, QString::number(at)});
        QCOMPARE(area.history().size(), 200);
        QCOMPARE(area.history().constFirst().notice.title, QStringLiteral("249"));
        QCOMPARE(area.history().constLast().notice.title, QStringLiteral("50"));
    }

    /// Messages of the core quote names as Markdown does; labels show plain text.
    void quotesNamesWithoutBackticks()
    {
        MessageArea area;
        area.show(QStringLiteral("a"), {NoticeKind::Error, QStringLiteral("The last turn of `plan` has a response"), QStringLiteral("Use `--force`, or one ` alone.")});
        const MessageBar *bar = shown(area).constFirst();
        QCOMPARE(bar->findChild<QLabel *>(QStringLiteral("messageTitle"))->text(), QStringLiteral("The last turn of “plan” has a response"));
        QCOMPARE(bar->findChild<QLabel *>(QStringLiteral("messageDetails"))->text(), QStringLiteral("Use “--force”, or one ` alone."));
        QCOMPARE(bar->accessibleName(), QStringLiteral("The last turn of “plan” has a response"));
    }

    /// Tab follows the messages: the actions of each message, then its close button. Controls that were created after the area follow.
    void tabOrderFollowsTheMessages()
    {
        QWidget window;
        MessageArea area(&window);
        QPushButton other(&window);
        area.show(QStringLiteral("a"), {NoticeKind::Note, QStringLiteral("One")}, {{QStringLiteral("First"), [] {}}, {QStringLiteral("Second"), [] {}}});
        QStringList order;
        for (const QWidget *next = area.nextInFocusChain(); next != &area; next = next->nextInFocusChain()) {
            if (const auto *button = qobject_cast<const QAbstractButton *>(next))
                order += button == &other ? QStringLiteral("Other") : button->text();
        }
        QCOMPARE(order, QStringList({QStringLiteral("First"), QStringLiteral("Second"), QString(), QStringLiteral("Other")}));
    }

    void staysUntilClosed()
    {
        MessageArea area;
        area.show(QStringLiteral("a"), {NoticeKind::Error, QStringLiteral("One")});
        QTest::mouseClick(area.findChild<QToolButton *>(QStringLiteral("messageClose")), Qt::LeftButton);
        QVERIFY(shown(area).isEmpty());
        area.show(QStringLiteral("a"), {NoticeKind::Error, QStringLiteral("Again")});
        QCOMPARE(shown(area).size(), 1);
        area.clear(QStringLiteral("a"));
        QVERIFY(shown(area).isEmpty());
    }

    /// Many messages are scrolled instead of making the window larger. Closing a message frees its height.
    void messagesAboveTheLimitAreScrolled()
    {
        QWidget window;
        MessageArea area(&window);
        area.resize(600, 100);
        window.resize(600, 9000);
        area.show(QStringLiteral("0"), {NoticeKind::Note, QStringLiteral("One"), QStringLiteral("Details")});
        const int one = area.sizeHint().height();
        QVERIFY(one > 0);
        for (int at = 1; at < 8; ++at)
            area.show(QString::number(at), {NoticeKind::Warning, QStringLiteral("More"), QStringLiteral("Details")});
        QVERIFY(area.sizeHint().height() >= 8 * one);
        window.resize(600, 12 * one);
        QCOMPARE(area.sizeHint().height(), 2 * one);
        QVERIFY(area.minimumSizeHint().height() <= 2 * one);
        for (int at = 1; at < 8; ++at)
            area.clear(QString::number(at));
        QCOMPARE(area.sizeHint().height(), one);
    }

    void offersActions()
    {
        MessageArea area;
        int runs = 0;
        area.show(QStringLiteral("a"), {NoticeKind::Note, QStringLiteral("One")},
            {{QStringLiteral("Do"), [&runs] { ++runs; }}});
        QTest::mouseClick(area.findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(runs, 1);
    }
};

OUTCROP_TEST(TestMessageArea, GuiApplication)

} // namespace tst_messagearea

#include "tst_messagearea.moc"
