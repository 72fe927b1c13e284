// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a later start reaches the window that shows the workspace, and only that window.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/windowserver.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QLocalSocket>
#include <QSignalSpy>
#include <QTest>
#include <QtConcurrent>

using namespace outcrop;

namespace tst_windowserver {

namespace {

/// Sends a target from another thread, as another process would, while this thread processes events. Returns whether it was accepted.
bool isAccepted(const OpenTarget &target)
{
    const QFuture<bool> sent = QtConcurrent::run([target] { return WindowServer::send(target); });
    return QTest::qWaitFor([&sent] { return sent.isFinished(); }) && sent.result();
}

} // namespace

class TestWindowServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_runtime = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", m_runtime->path().toLocal8Bit());
    }

    void opensATargetInItsWindow()
    {
        OpenWindow test;
        WindowServer server;
        connect(&test.window(), &MainWindow::folderChanged, &server, &WindowServer::setFolder);
        connect(&server, &WindowServer::received, &test.window(), &MainWindow::openTarget);
        QVERIFY(test.openSample());
        QVERIFY(server.isListening());
        const QString folder = test.path(QStringLiteral("sample"));
        QVERIFY(isAccepted({folder, QStringLiteral("layers/soul.md"), 3, 0}));
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QTRY_VERIFY(documents->currentSession() && documents->currentSession()->path() == QStringLiteral("layers/soul.md"));
        QTRY_COMPARE(documents->current()->activeEditor()->textCursor().blockNumber(), 2);
    }

    void rejectsTargetsInOtherWorkspaces()
    {
        WindowServer server;
        QSignalSpy received(&server, &WindowServer::received);
        server.setFolder(m_runtime->path());
        QVERIFY(server.isListening());
        QVERIFY(!isAccepted({QStringLiteral("/"), {}, 0, 0}));
        QVERIFY(isAccepted({m_runtime->path(), {}, 0, 0}));
        QCOMPARE(received.size(), 1);
        server.setFolder({});
        QVERIFY(!server.isListening());
        QVERIFY(!isAccepted({m_runtime->path(), {}, 0, 0}));
    }

    /// If two windows show the same workspace, only the first window listens for targets.
    void onlyOneWindowListens()
    {
        WindowServer first;
        first.setFolder(m_runtime->path());
        WindowServer second;
        second.setFolder(m_runtime->path());
        QVERIFY(first.isListening());
        QVERIFY(!second.isListening());
    }

    /// The second window listens for targets if the first window closes, shows another workspace, or closes before it has accepted the connection.
    void nextWindowTakesOver_data()
    {
        QTest::addColumn<bool>("isClosed");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("the window ends") << true << true;
        QTest::newRow("the window ends early") << true << false;
        QTest::newRow("another workspace") << false << true;
    }

    void nextWindowTakesOver()
    {
        QFETCH(const bool, isClosed);
        QFETCH(const bool, isAccepted);
        auto first = std::make_unique<WindowServer>();
        first->setFolder(m_runtime->path());
        WindowServer second;
        second.setFolder(m_runtime->path());
        WindowServer third;
        third.setFolder(m_runtime->path());
        QSignalSpy received(&second, &WindowServer::received);
        if (isAccepted)
            QVERIFY(tst_windowserver::isAccepted({m_runtime->path(), {}, 0, 0}));
        QVERIFY(first->isListening() && !second.isListening() && !third.isListening());
        third.setFolder({});
        if (isClosed)
            first.reset();
        else
            first->setFolder({});
        QTRY_VERIFY(second.isListening());
        QVERIFY(!third.isListening());
        QVERIFY(tst_windowserver::isAccepted({m_runtime->path(), {}, 0, 0}));
        QCOMPARE(received.size(), 1);
    }

    void ignoresMalformedMessages_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("not JSON") << QByteArray("open the door\n");
        QTest::newRow("a list") << QByteArray("[1, 2]\n");
        QTest::newRow("wrong types") << QByteArray("{\"folder\": 7, \"line\": \"x\"}\n");
        QTest::newRow("too long") << QByteArray(200'000, 'x');
        QTest::newRow("not UTF-8") << QByteArray("{\"folder\": \"\xff\xfe\"}\n");
    }

    void ignoresMalformedMessages()
    {
        QFETCH(const QByteArray, message);
        WindowServer server;
        QSignalSpy received(&server, &WindowServer::received);
        server.setFolder(m_runtime->path());
        const QStringList sockets = QDir(m_runtime->path()).entryList({QStringLiteral("outcrop-*")}, QDir::System | QDir::Files);
        QCOMPARE(sockets.size(), 1);
        QLocalSocket socket;
        socket.connectToServer(m_runtime->filePath(sockets.first()));
        QVERIFY(socket.waitForConnected());
        socket.write(message);
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
        QCOMPARE(socket.readAll(), QByteArray());
        QCOMPARE(received.size(), 0);
        QVERIFY(isAccepted({m_runtime->path(), {}, 0, 0}));
    }

private:
    std::unique_ptr<QTemporaryDir> m_runtime;
};

OUTCROP_TEST(TestWindowServer, GuiApplication)

} // namespace tst_windowserver

#include "tst_windowserver.moc"
