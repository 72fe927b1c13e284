// SPDX-License-Identifier: GPL-3.0-or-later
// Tests sending from the real window: the preview, the response as it arrives, stopping, manual prompts, and the files on disk.
#include "app/knowledge/searchknowledge.h"
#include "gui/conversation/conversationpanel.h"
#include "gui/keys/keysdialog.h"
#include "gui/response/responsepanel.h"
#include "gui/send/sendsheet.h"
#include "gui/start/application.h"
#include "gui/widgets/messagearea.h"
#include "tests/gui/openwindow.h"
#include "tests/support/secrettexts.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QClipboard>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUuid>

#include <algorithm>

using namespace outcrop;

namespace tst_send {

namespace {

struct SendWindow : OpenWindow {
    SendWindow()
    {
        fakes().storeTestKey(QStringLiteral("anthropic"));
        QVERIFY2(openSample(), "the sample is open");
        QVERIFY2(pick(QStringLiteral("provider"), QStringLiteral("anthropic")), "the provider is selected");
        type(QStringLiteral("Plan the release."));
    }
    ResponsePanel &response() { return *find<ResponsePanel>(QStringLiteral("response")); }
    SendSheet &sheet() { return *find<SendSheet>(QStringLiteral("sendSheet")); }
    /// Opens the send sheet.
    void openSheet()
    {
        trigger(QStringLiteral("send"));
        QVERIFY(wait());
        QTRY_VERIFY(sheet().isVisible());
    }
    void send()
    {
        openSheet();
        click(sheet(), "confirmSend");
    }
    void click(const QWidget &in, const char *button) { in.findChild<QAbstractButton *>(QString::fromLatin1(button))->click(); }
    QString labelText(const char *label) { return sheet().findChild<QLabel *>(QString::fromLatin1(label))->text(); }
    QString sample() { return path(QStringLiteral("sample/outcrop-sample")); }
    /// Returns the folder of the sample workspace.
    QString folder()
    {
        const QString below = sample();
        return QDir(below).exists() ? below : path(QStringLiteral("sample"));
    }
    QStringList files(const QString &pattern)
    {
        QStringList found;
        QDirIterator it(QDir(folder()).filePath(QStringLiteral("sessions")), {pattern}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            found += it.next();
        return found;
    }
    QString newest(const QString &pattern)
    {
        for (const QString &file : files(pattern)) {
            if (file.contains(QStringLiteral("plan-the-release")))
                return file;
        }
        return {};
    }
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

ToolCall stockLookup()
{
    return {QStringLiteral("call_1"), QStringLiteral("stock_lookup"), Json{{"below_mark", true}}};
}

} // namespace

class TestSend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"})
            qunsetenv(variable);
    }

    void showsAPreviewBeforeSending()
    {
        SendWindow test;
        test.openSheet();
        QCOMPARE(test.fakes().provider().calls(), 0);
        QVERIFY(test.labelText("sendModel").startsWith(QStringLiteral("anthropic")));
        QCOMPARE(test.labelText("sendHost"), QStringLiteral("https://api.anthropic.com"));
        QVERIFY2(test.labelText("sendRequests").startsWith(QStringLiteral("prompt: anthropic")), qPrintable(test.labelText("sendRequests")));
        QVERIFY(test.labelText("sendRequests").contains(QStringLiteral("Retry-After")));
        QVERIFY(test.labelText("sendRequests").contains(QStringLiteral(", instead of the failed request")));
        QVERIFY(!test.labelText("sendRequests").contains(QStringLiteral("fallback")));
        QVERIFY(test.labelText("sendTokens").contains(QStringLiteral(" input")));
        QVERIFY(test.labelText("sendCost").contains(QStringLiteral(" for input, at most $")));
        QCOMPARE(test.labelText("sendKey"), QStringLiteral("from the process memory (until you quit)"));
        QVERIFY(test.labelText("sendSession").contains(QStringLiteral("plan-the-release")));
        QTest::keyClick(&test.sheet(), Qt::Key_Escape);
        QVERIFY(!test.sheet().isVisible());
        QVERIFY(test.newest(QStringLiteral("*-prompt.md")).isEmpty());
    }

    /// Choices made in the sheet are shown in its preview before they are sent.
    void sheetChoicesAreShownAndSent()
    {
        SendWindow test;
        test.openSheet();
        test.sheet().findChild<QSpinBox *>(QStringLiteral("sendMaxTokens"))->setValue(300);
        QTRY_VERIFY(test.wait() && test.labelText("sendTokens").contains(QStringLiteral("at most 300")));
        test.sheet().findChild<QSpinBox *>(QStringLiteral("sendRetries"))->setValue(0);
        QTRY_VERIFY(test.wait() && !test.labelText("sendRequests").contains(QStringLiteral("retry")));
        test.sheet().findChild<QCheckBox *>(QStringLiteral("sendFallback"))->setChecked(true);
        QTRY_VERIFY(test.wait() && test.labelText("sendRequests").contains(QStringLiteral("fallback: ")));
        test.sheet().findChild<QDoubleSpinBox *>(QStringLiteral("sendMaxCost"))->setValue(0.01);
        QTRY_VERIFY(test.wait() && test.sheet().findChild<QLabel *>(QStringLiteral("sendTooDear")));
        QVERIFY(!test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        test.sheet().findChild<QDoubleSpinBox *>(QStringLiteral("sendMaxCost"))->setValue(100);
        QTRY_VERIFY(test.wait() && test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.fakes().provider().calls(), 0);
        test.click(test.sheet(), "confirmSend");
        QTRY_COMPARE(test.fakes().provider().calls(), 1);
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        QCOMPARE(test.fakes().provider().lastRequest().bodyText().text().count(QStringLiteral("\"max_tokens\": 300")), 1);
        test.openSheet();
        QCOMPARE(test.sheet().findChild<QSpinBox *>(QStringLiteral("sendMaxTokens"))->value(), 0); // the choice applies to one send only
        QTest::keyClick(&test.sheet(), Qt::Key_Escape);
    }

    /// An invalid file is reported. After the file is corrected, the prompt can be sent.
    void simulatedToolRepliesComeFromAFile()
    {
        SendWindow test;
        QFile file(QDir(test.folder()).filePath(QStringLiteral("replies.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("tools: {stock: 3}\n") > 0);
        file.close();
        test.openSheet();
        auto *path = test.sheet().findChild<QLineEdit *>(QStringLiteral("sendToolReplies"));
        test.click(test.sheet(), "sendMore");
        path->setFocus();
        QTest::keyClicks(path, QStringLiteral("replies.yaml"));
        QTest::keyClick(path, Qt::Key_Return); // Return must not send the prompt before the preview is updated
        QTRY_VERIFY(test.wait() && test.sheet().findChild<QLabel *>(QStringLiteral("sendError")));
        QVERIFY2(test.labelText("sendError").contains(QStringLiteral("replies.yaml:1:")), qPrintable(test.labelText("sendError")));
        QVERIFY(!test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write("tools: {stock: [{reply: twelve}]}\n") > 0);
        file.close();
        path->setFocus();
        path->setModified(true);
        QTest::keyClick(path, Qt::Key_Return);
        QTRY_VERIFY(test.wait() && test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.fakes().provider().calls(), 0);
        QTest::keyClick(&test.sheet(), Qt::Key_Escape);
    }

    /// A long preview scrolls in a small window, so that the buttons remain visible. The reply is sent with the next request.
    void simulatedRepliesAnswerToolCalls()
    {
        SendWindow test;
        test.window().resize(1024, 700);
        QFile file(QDir(test.folder()).filePath(QStringLiteral("replies.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("tools: {stock_lookup: [{reply: twelve packets}]}\n") > 0);
        file.close();
        test.openSheet();
        test.click(test.sheet(), "sendMore");
        auto *path = test.sheet().findChild<QLineEdit *>(QStringLiteral("sendToolReplies"));
        path->setText(QStringLiteral("replies.yaml"));
        path->setModified(true);
        Q_EMIT path->editingFinished();
        const auto *send = test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"));
        QTRY_VERIFY(test.wait() && send->isEnabled());
        QVERIFY2(test.labelText("sendRequests").contains(QStringLiteral("tool results: anthropic")), qPrintable(test.labelText("sendRequests")));
        QVERIFY(test.window().rect().contains(test.sheet().geometry()));
        QTRY_VERIFY(test.sheet().rect().contains(QRect(send->mapTo(&test.sheet(), QPoint()), send->size())));
        const QScrollBar *bar = test.sheet().findChild<QScrollArea *>(QStringLiteral("sendRows"))->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTest::keyClick(&test.sheet(), Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        test.fakes().provider().script = {{{QStringLiteral("I look it up.")}, {stockLookup()}}, {{QStringLiteral("Ready.")}, {}}};
        test.click(test.sheet(), "confirmSend");
        QTRY_COMPARE(test.fakes().provider().calls(), 2);
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        QCOMPARE(test.response().text(), QStringLiteral("Ready."));
        QVERIFY(test.fakes().provider().lastRequest().bodyText().text().contains(QStringLiteral("twelve packets")));
    }

    void toolCallsWithoutRepliesAreShown()
    {
        SendWindow test;
        test.fakes().provider().script = {{{}, {stockLookup(), {QStringLiteral("call_2"), QStringLiteral("search_knowledge"), Json{{"query", "oak"}}}}}};
        test.send();
        QTRY_COMPARE(test.fakes().provider().calls(), 1);
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        const auto *message = test.response().findChild<MessageBar *>(QStringLiteral("answerMessage"));
        QVERIFY2(message->notice().details.startsWith(QStringLiteral("Called tools: stock_lookup, search_knowledge.")), qPrintable(message->notice().details));
        QVERIFY2(test.response().text().contains(QStringLiteral("below_mark")), qPrintable(test.response().text()));
    }

    void blockedRequestRequiresAnOverride()
    {
        SendWindow test;
        test.type(QString());
        test.settings().setUnconfirmedProviders({QStringLiteral("anthropic")});
        test.openSheet();
        QVERIFY(test.sheet().findChild<QLabel *>(QStringLiteral("sendUnfit")));
        QVERIFY(!test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        auto *force = test.sheet().findChild<QCheckBox *>(QStringLiteral("sendForce"));
        QVERIFY(force->isVisible());
        force->setChecked(true);
        QTRY_VERIFY(test.wait() && test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.fakes().provider().calls(), 0);
        test.click(test.sheet(), "confirmSend");
        QTRY_COMPARE(test.fakes().provider().calls(), 1);
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
    }

    /// The preview with the warning opens even if the user has disabled previews.
    void warnsAboutSecretsBeforeSending()
    {
        SendWindow test;
        test.settings().setUnconfirmedProviders({QStringLiteral("anthropic")});
        const QString key = testing::SecretTextGenerator(7).make(QStringLiteral("sk-proj-‹x:64›")).text;
        test.type(QStringLiteral("Why is %1 refused?").arg(key));
        test.openSheet();
        QCOMPARE(test.fakes().provider().calls(), 0);
        QVERIFY2(test.labelText("sendSecrets").contains(QStringLiteral("1 × OpenAI key")), qPrintable(test.labelText("sendSecrets")));
        QVERIFY2(test.labelText("sendSession").contains(QStringLiteral("why-is-openai-key-refused")), qPrintable(test.labelText("sendSession")));
        QTest::keyClick(&test.sheet(), Qt::Key_Escape);
    }

    void showsWhichGuardrailRejectsTheRequest()
    {
        SendWindow test;
        test.type(QStringLiteral("Where is order O-12?"));
        test.openSheet();
        QVERIFY2(test.labelText("sendUnfit").contains(QStringLiteral("agents/conductor.md:38:")), qPrintable(test.labelText("sendUnfit")));
        QVERIFY2(test.labelText("sendUnfit").contains(QStringLiteral("`order`")) && test.labelText("sendUnfit").contains(QStringLiteral("^O-\\d{6}$")), qPrintable(test.labelText("sendUnfit")));
        QVERIFY(!test.sheet().findChild<QLabel *>(QStringLiteral("sendBlocked")));
        QVERIFY(!test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.fakes().provider().calls(), 0);
        QTest::keyClick(&test.sheet(), Qt::Key_Escape);
    }

    void showsAndStoresTheResponse()
    {
        SendWindow test;
        test.fakes().provider().pieces = {QStringLiteral("Ship it "), QStringLiteral("on Monday.")};
        test.send();
        QTRY_COMPARE(test.response().text(), QStringLiteral("Ship it on Monday."));
        QTRY_VERIFY(!test.response().isWaiting());
        QCOMPARE(test.fakes().provider().calls(), 1);
        QVERIFY(!test.newest(QStringLiteral("*-prompt.md")).isEmpty());
        QVERIFY(bytesOf(test.newest(QStringLiteral("*-response.md"))).contains("Ship it on Monday."));
        QVERIFY(test.response().response().cost.has_value());
        test.trigger(QStringLiteral("showConversation"));
        auto *sessions = test.find<QTreeView>(QStringLiteral("sessionList"));
        QTRY_VERIFY(test.wait() && test.find<ConversationPanel>(QStringLiteral("conversation"))->session().contains(QStringLiteral("plan-the-release")));
        QVERIFY(sessions->model()->rowCount() > 0);
    }

    void raisedPanelsStayBelowTheSheet()
    {
        SendWindow test;
        test.openSheet();
        test.find<QDockWidget>(QStringLiteral("renderDock"))->raise();
        const QWidget *top = test.window().childAt(test.sheet().geometry().center());
        QVERIFY2(top && (top == &test.sheet() || test.sheet().isAncestorOf(top)), top ? qPrintable(top->objectName()) : "");
        const auto *noMore = test.sheet().findChild<QCheckBox *>(QStringLiteral("askNoMore"));
        QVERIFY(noMore->width() >= noMore->sizeHint().width());
    }

    void sendsWithoutPreviewIfConfigured()
    {
        SendWindow test;
        test.openSheet();
        test.sheet().findChild<QCheckBox *>(QStringLiteral("askNoMore"))->setChecked(true);
        test.click(test.sheet(), "confirmSend");
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        test.trigger(QStringLiteral("send"));
        QTRY_COMPARE(test.fakes().provider().calls(), 2);
        QVERIFY(!test.sheet().isVisible());
        QVERIFY(test.wait());
    }

    void stoppingKeepsThePartialResponse()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("agent"), QString())); // the guardrails of the sample's agents would delay the text until it is complete
        test.fakes().provider().pieces = {QStringLiteral("Ship it on M")};
        test.fakes().provider().hold();
        test.send();
        QTRY_COMPARE(test.response().text(), QStringLiteral("Ship it on M"));
        QVERIFY(!test.find<QAction>(QStringLiteral("send"))->isEnabled() && test.window().hasRequestInProgress());
        QSignalSpy ended(&test.window(), &MainWindow::requestEnded);
        test.click(test.response(), "stopAnswer");
        QTRY_COMPARE(ended.count(), 1);
        QVERIFY(!test.response().isWaiting() && !test.window().hasRequestInProgress());
        QCOMPARE(test.response().text(), QStringLiteral("Ship it on M"));
        QCOMPARE(test.find<QLabel>(QStringLiteral("verdict"))->text(), QStringLiteral("Stopped"));
        QVERIFY(test.find<QAction>(QStringLiteral("send"))->isEnabled());
        QVERIFY(test.wait());
        QVERIFY(!test.newest(QStringLiteral("*.partial.md")).isEmpty());
    }

    /// Closing the window stops the call. Otherwise, the window would wait forever for a provider that does not respond.
    void closingTheWindowStopsTheCall()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("agent"), QString())); // the guardrails of the sample's agents would delay the text until it is complete
        test.fakes().provider().hold();
        test.send();
        QTRY_COMPARE(test.response().text(), QStringLiteral("An answer."));
        QVERIFY(test.window().close());
        QVERIFY(test.dialogs().titles.isEmpty() || !test.dialogs().titles.constLast().contains(QStringLiteral("nsaved")));
    }

    void requiresAMissingKey()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai")));
        test.openSheet();
        QVERIFY(!test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.labelText("sendKey"), QStringLiteral("missing"));
        test.click(test.sheet(), "sendKeys");
        auto *keys = test.window().findChild<KeysDialog *>();
        QVERIFY(keys && keys->isVisible());
        QVERIFY(test.wait());
    }

    /// The sheet detects a key that was set while the sheet was open. No request is sent before the confirmation.
    void detectsANewKey()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai")));
        test.settings().setUnconfirmedProviders({QStringLiteral("openai")});
        test.openSheet();
        test.click(test.sheet(), "sendKeys");
        QVERIFY(test.wait());
        auto *keys = test.window().findChild<KeysDialog *>();
        keys->findChild<QLineEdit *>(QStringLiteral("newKey"))->setText(QUuid::createUuid().toString(QUuid::Id128));
        test.click(*keys, "storeKey");
        QTRY_COMPARE(test.labelText("sendKey"), QStringLiteral("from the system key store"));
        QVERIFY(test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->isEnabled());
        QCOMPARE(test.fakes().provider().calls(), 0);
        QVERIFY(test.wait());
    }

    /// Regardless of other views, the next turn belongs to the conversation of the displayed response.
    void sendsAFollowUpInTheSameConversation()
    {
        SendWindow test;
        test.send();
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        test.type(QStringLiteral("Something else."));
        test.openSheet();
        QTest::keyClick(&test.sheet(), Qt::Key_Escape);
        Q_EMIT test.response().retryRequested(QStringLiteral("Once more, please."));
        QTRY_VERIFY(test.sheet().isVisible());
        QVERIFY2(test.labelText("sendSession").contains(QStringLiteral("plan-the-release")) && test.labelText("sendSession").contains(QStringLiteral("turn 2")), qPrintable(test.labelText("sendSession")));
        test.click(test.sheet(), "confirmSend");
        QTRY_COMPARE(test.fakes().provider().calls(), 2);
        QTRY_VERIFY(test.wait() && bytesOf(test.newest(QStringLiteral("*-turn-2-prompt.md"))).contains("Once more, please."));
    }

    /// `[retrieval] include` applies to each turn of a session.
    void sendsAFollowUpWithRetrievedContext()
    {
        SendWindow test;
        test.send();
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        QFile config(test.folder() + QStringLiteral("/config.toml"));
        const QByteArray included = bytesOf(config.fileName()).replace("[retrieval]\n", "[retrieval]\ninclude = true\n");
        QVERIFY(config.open(QIODevice::WriteOnly) && config.write(included) == included.size());
        config.close();
        const auto opened = openWorkspace(test.folder());
        QVERIFY(opened && indexWorkspace(*opened, *test.fakes().services().keys, nullptr, {}, {}).ok());
        test.trigger(QStringLiteral("reload"));
        QVERIFY(test.wait());
        Q_EMIT test.response().retryRequested(QStringLiteral("Print shipping labels for parcels with a customs form"));
        QTRY_VERIFY(test.sheet().isVisible());
        test.click(test.sheet(), "confirmSend");
        QTRY_COMPARE(test.fakes().provider().calls(), 2);
        QTRY_VERIFY(test.wait() && bytesOf(test.newest(QStringLiteral("*-turn-2-prompt.md"))).contains("A mixed order follows its strictest line."));
    }

    void replaysWithAnotherProvider()
    {
        SendWindow test;
        test.fakes().storeTestKey(QStringLiteral("openai"));
        test.send();
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        test.trigger(QStringLiteral("showConversation"));
        auto *conversation = test.find<ConversationPanel>(QStringLiteral("conversation"));
        QTRY_VERIFY(test.wait() && conversation->session().contains(QStringLiteral("plan-the-release")));
        const QString first = conversation->session();
        Q_EMIT conversation->replayRequested(first, QStringLiteral("openai"));
        QTRY_VERIFY(test.sheet().isVisible());
        QCOMPARE(test.sheet().findChild<QPushButton *>(QStringLiteral("confirmSend"))->text(), QStringLiteral("Replay"));
        test.click(test.sheet(), "confirmSend");
        QTRY_COMPARE(test.fakes().provider().calls(), 2);
        QTRY_VERIFY(test.wait() && !test.response().isWaiting());
        QCOMPARE(test.response().response().provider, QStringLiteral("openai"));
        QTRY_VERIFY(test.wait() && conversation->session() != first);
    }

    void showsWhyTheCallFailed()
    {
        SendWindow test;
        test.fakes().provider().pieces.clear();
        test.fakes().provider().failure = CallFailure{FailureKind::Overloaded, QStringLiteral("The provider is overloaded. Try again in a minute."), 529};
        test.send();
        QTRY_COMPARE(test.find<QLabel>(QStringLiteral("verdict"))->text(), QStringLiteral("No response"));
        QVERIFY(test.find<MessageBar>(QStringLiteral("answerMessage"))->notice().details.contains(QStringLiteral("in a minute")));
        QVERIFY(test.wait());
    }

    void pastesAManualResponse()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("manual")));
        test.send();
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Plan the release.")));
        QVERIFY(test.wait());
        QCOMPARE(test.fakes().provider().calls(), 0);
        QVERIFY(!test.newest(QStringLiteral("*-prompt.md")).isEmpty());
        QGuiApplication::clipboard()->setText(QStringLiteral("Carried by hand."));
        test.click(test.response(), "pasteAnswer");
        QTRY_COMPARE(test.response().text(), QStringLiteral("Carried by hand."));
        QVERIFY(bytesOf(test.newest(QStringLiteral("*-response.md"))).contains("Carried by hand."));
    }

    void readsAManualResponseFromItsFile()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("manual")));
        test.send();
        QTRY_VERIFY(!test.newest(QStringLiteral("*-prompt.md")).isEmpty());
        QVERIFY(test.wait());
        QFile answer(test.newest(QStringLiteral("*-prompt.md")).replace(QStringLiteral("-prompt.md"), QStringLiteral("-response.md")));
        QVERIFY(answer.open(QIODevice::WriteOnly) && answer.write("Saved by another program.\n") > 0);
        answer.close();
        QTRY_VERIFY_WITH_TIMEOUT(test.response().text().contains(QStringLiteral("Saved by another program.")), 20'000);
    }

    void copiesTheManualPromptAgain()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("manual")));
        test.send();
        QTRY_VERIFY(test.response().awaitsManualResponse());
        const QString prompt = QGuiApplication::clipboard()->text();
        QGuiApplication::clipboard()->setText(QStringLiteral("something else"));
        test.click(test.response(), "copyPrompt");
        QCOMPARE(QGuiApplication::clipboard()->text(), prompt);
        QVERIFY(test.wait());
    }

    /// Another window on the same folder simulates a later day.
    void resumesAWaitingManualPrompt()
    {
        SendWindow first;
        QVERIFY(first.pick(QStringLiteral("provider"), QStringLiteral("manual")));
        first.send();
        QTRY_VERIFY(first.response().awaitsManualResponse());
        QVERIFY(first.wait());
        OpenWindow second;
        QVERIFY(second.openFolder(first.folder()));
        auto *response = second.find<ResponsePanel>(QStringLiteral("response"));
        QTRY_VERIFY(response->awaitsManualResponse());
        const QList<MessageBar *> bars = second.find<MessageArea>(QStringLiteral("messages"))->findChildren<MessageBar *>();
        const auto offer = std::find_if(bars.begin(), bars.end(), [](const MessageBar *bar) { return bar->notice().title.contains(QStringLiteral("waiting for its response")); });
        QVERIFY(offer != bars.end());
        QVERIFY((*offer)->notice().details.contains(QStringLiteral("Plan the release.")));
        (*offer)->findChild<QPushButton *>()->click();
        QVERIFY(response->isVisible());
        response->findChild<QToolButton *>(QStringLiteral("copyPrompt"))->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Plan the release.")));
        QGuiApplication::clipboard()->setText(QStringLiteral("Brought the next day."));
        response->paste();
        QTRY_COMPARE(response->text(), QStringLiteral("Brought the next day."));
        QVERIFY(bytesOf(first.newest(QStringLiteral("*-response.md"))).contains("Brought the next day."));
        QVERIFY(second.wait());
    }

    /// After another response is shown, pasted text does not belong to the waiting turn.
    void doesNotStoreUnrelatedPastedText()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("manual")));
        test.send();
        QTRY_VERIFY(test.response().awaitsManualResponse());
        QVERIFY(test.wait());
        test.trigger(QStringLiteral("showConversation"));
        Q_EMIT test.find<ConversationPanel>(QStringLiteral("conversation"))->responseRequested(QStringLiteral("sessions/2026-11-20-restock/iteration-1/planning-response.md"));
        QTRY_COMPARE(test.find<QLabel>(QStringLiteral("answerCosts"))->text(), QStringLiteral("from the session"));
        QGuiApplication::clipboard()->setText(QStringLiteral("Of another conversation."));
        test.response().paste();
        QTRY_COMPARE(test.response().text(), QStringLiteral("Of another conversation."));
        QVERIFY(test.newest(QStringLiteral("*-response.md")).isEmpty());
        QVERIFY(test.wait());
    }

    void parsesPastedText()
    {
        SendWindow test;
        test.trigger(QStringLiteral("showResponse"));
        QGuiApplication::clipboard()->setText(QStringLiteral("{'a': 1,}"));
        test.click(test.response(), "pasteAnswer");
        QTRY_COMPARE(test.response().text(), QStringLiteral("{'a': 1,}"));
        QCOMPARE(test.find<QLabel>(QStringLiteral("answerCosts"))->text(), QStringLiteral("pasted"));
        QTRY_VERIFY(!test.response().response().parsed.repairs.isEmpty());
        QVERIFY(test.newest(QStringLiteral("*-prompt.md")).isEmpty());
    }

    void opensAResponseFile()
    {
        SendWindow test;
        const QString path = test.path(QStringLiteral("answer.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"a\": 1}") > 0);
        file.close();
        test.dialogs().nextFileToOpen = path;
        test.response().openFile();
        QTRY_COMPARE(test.response().text(), QStringLiteral("{\"a\": 1}"));
        QCOMPARE(test.find<QLabel>(QStringLiteral("answerCosts"))->text(), QStringLiteral("from a file"));
    }

    /// While 4 MB arrive in chunks as fast as possible, each turn of the event loop appends only a limited amount.
    void limitsAppendedTextPerEventLoopTurn()
    {
        SendWindow test;
        QVERIFY(test.pick(QStringLiteral("agent"), QString())); // the guardrails of the sample's agents would delay the text until it is complete
        test.fakes().provider().pieces.clear();
        for (int i = 0; i < 1000; ++i)
            test.fakes().provider().pieces += QStringLiteral("A sentence that goes on and on and says little. ").repeated(84) + u'\n';
        test.send();
        constexpr qsizetype mostAtOnce = 24 * 1024 + 1; // maximum number of characters per layout pass
        qsizetype shown = 0;
        qsizetype mostShown = 0;
        while (test.response().isWaiting() || shown < 4'000'000) { // if the response never arrives, the test function's timeout ends the loop
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            const qsizetype now = test.response().text().size();
            mostShown = std::max(mostShown, now - shown);
            shown = now;
        }
        QVERIFY2(mostShown <= mostAtOnce, qPrintable(QString::number(mostShown)));
    }

    void showsTheKeyInTheStatusBar()
    {
        SendWindow test;
        auto *field = test.find<QToolButton>(QStringLiteral("statusKey"));
        QTRY_COMPARE(field->text(), QStringLiteral("anthropic: key set"));
        QVERIFY(field->toolTip().contains(QStringLiteral("process memory (until you quit)")));
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai")));
        QCOMPARE(field->text(), QStringLiteral("openai: no key"));
        field->click();
        QVERIFY(test.wait());
        QVERIFY(test.window().findChild<KeysDialog *>()->isVisible());
    }
};

OUTCROP_TEST(TestSend, GuiApplication)

} // namespace tst_send

#include "tst_send.moc"
