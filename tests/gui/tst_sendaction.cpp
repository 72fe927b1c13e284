// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the Send action shows the reason why a request cannot be sent. Its sheet shows the same reasons, and `outcrop-cli send` rejects the same
// requests.
#include "gui/send/sendsheet.h"
#include "gui/start/application.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace outcrop;

namespace tst_sendaction {

class TestSendAction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"})
            qunsetenv(variable);
    }

    void showsTheReasonBeforeItIsTriggered()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai")));
        const auto *send = test.find<QAction>(QStringLiteral("send"));
        QTRY_VERIFY2(send->toolTip().startsWith(QStringLiteral("Not ready to send: The request is empty.")), qPrintable(send->toolTip()));
        QTRY_VERIFY2(send->toolTip().contains(QStringLiteral("Not ready to send: openai: no key.")), qPrintable(send->toolTip()));
        QVERIFY(send->statusTip().startsWith(QStringLiteral("Not ready to send: ")));
        test.type(QStringLiteral("Plan the release."));
        QTRY_VERIFY2(!send->toolTip().contains(QStringLiteral("The request is empty.")), qPrintable(send->toolTip()));
        QVERIFY(send->toolTip().contains(QStringLiteral("openai: no key.")));
    }

    /// A prompt without layers, agent and request cannot be sent even after a confirmation. The tooltip states what to add.
    void isDisabledForAnEmptyPrompt()
    {
        OpenWindow test;
        const QString folder = test.path(QStringLiteral("bare"));
        QVERIFY(QDir().mkpath(folder));
        QFile config(folder + QStringLiteral("/config.toml"));
        QVERIFY(config.open(QIODevice::WriteOnly) && config.write("[workspace]\n") > 0);
        config.close();
        QVERIFY(test.openFolder(folder));
        const auto *send = test.find<QAction>(QStringLiteral("send"));
        QTRY_VERIFY2(!send->isEnabled(), qPrintable(send->toolTip()));
        QVERIFY2(send->toolTip().startsWith(QStringLiteral("Not ready to send: The prompt is empty")), qPrintable(send->toolTip()));
        QVERIFY(send->toolTip().contains(QStringLiteral("enter a request")));
        test.type(QStringLiteral("Plan the release."));
        QTRY_VERIFY(send->isEnabled());
        QVERIFY2(!send->toolTip().contains(QStringLiteral("The prompt is empty")), qPrintable(send->toolTip()));
    }

    /// A request without a task or a key opens the sheet, which names the reason and offers to set a key, but does not send.
    void theSheetShowsTheReasons()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai")));
        test.trigger(QStringLiteral("send"));
        auto *sheet = test.window().findChild<SendSheet *>();
        QTRY_VERIFY(sheet->isVisible());
        QVERIFY(sheet->findChild<QLabel *>(QStringLiteral("sendUnfit"))->text().startsWith(QStringLiteral("The request is empty.")));
        QVERIFY(sheet->findChild<QPushButton *>(QStringLiteral("sendKeys"))->isVisible());
        QVERIFY(!sheet->findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.fakes().provider().calls(), 0);
    }
};

OUTCROP_TEST(TestSendAction, GuiApplication)

} // namespace tst_sendaction

#include "tst_sendaction.moc"
