// SPDX-License-Identifier: GPL-3.0-or-later
// Uses a separate session bus: first without a notification service, then with a server that records notifications.
#include "adapters/notify/desktopnotifier.h"

#include <QDBusConnection>
#include <QTest>

#include <thread>

using namespace outcrop;

/// The part of org.freedesktop.Notifications that the program uses.
class NotificationServer : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList shown;
    QList<uint> replaced;

public Q_SLOTS:
    uint Notify(const QString &application, uint replaces, const QString &icon, const QString &summary, const QString &body, const QStringList &actions,
        const QVariantMap &hints, int timeout)
    {
        Q_UNUSED(icon)
        shown.append(QStringList{application, summary, body, QString::number(actions.size()), hints.value(QStringLiteral("desktop-entry")).toString(), QString::number(timeout)}.join(u'|'));
        replaced.append(replaces);
        return 17;
    }
};

class TestDesktopNotifier : public QObject
{
    Q_OBJECT

private:
    /// Sends on another thread, as the program does, while this thread serves the bus.
    static Status sendFrom(Notifier &notifier, const Notification &notice)
    {
        std::optional<Status> sent;
        std::atomic<bool> done = false;
        std::thread sender([&] {
            sent = notifier.send(notice);
            done = true;
        });
        const bool hasEnded = QTest::qWaitFor([&done] { return done.load(); }, 30'000);
        sender.join();
        return hasEnded ? *sent : Status(Error{ErrorCode::Interrupted, QStringLiteral("no end"), {}});
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!QDBusConnection::sessionBus().isConnected())
            QSKIP("there is no session bus: run it under dbus-run-session");
    }

    void failsWithoutANotificationService()
    {
        DesktopNotifier notifier;
        const Status sent = sendFrom(notifier, {QStringLiteral("T"), QStringLiteral("t")});
        QVERIFY(!sent.ok());
        QVERIFY2(sent.error().message.startsWith(QStringLiteral("the desktop cannot show notifications: ")), qPrintable(sent.error().message));
    }

    void replacesTheEarlierNotification()
    {
        NotificationServer server;
        QDBusConnection bus = QDBusConnection::sessionBus();
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), &server, QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.Notifications")));
        DesktopNotifier notifier;
        const Status first = sendFrom(notifier, {QStringLiteral("Seeds: 1 new suggestion"), QStringLiteral("41 route: <b>pipeline</b>")});
        QVERIFY2(first.ok(), first ? "" : qPrintable(first.error().message));
        QVERIFY(sendFrom(notifier, {QStringLiteral("Seeds: 2 new suggestions"), QStringLiteral("more")}).ok());
        QCOMPARE(server.shown.size(), qsizetype(2));
        QCOMPARE(server.shown.first(), QStringLiteral("Outcrop|Seeds: 1 new suggestion|41 route: &lt;b&gt;pipeline&lt;/b&gt;|0|outcrop|-1"));
        QCOMPARE(server.replaced, (QList<uint>{0, 17}));
    }
};

QTEST_GUILESS_MAIN(TestDesktopNotifier)
#include "desktopnotifier.moc"
