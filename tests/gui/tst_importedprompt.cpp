// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that an imported request can be opened in Edit, from the result of the import and from the library.
#include "core/base/json.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/render/attachmentlist.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/messagebar.h"
#include "gui/window/importdialog.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_importedprompt {

namespace {

const QString request = QStringLiteral("{\"model\": \"claude-test-9\", \"max_tokens\": 300, \"system\": \"Be brief.\", \"messages\": [{\"role\": \"user\", \"content\": \"What is an oak?\"}, "
                                       "{\"role\": \"assistant\", \"content\": \"A tree.\"}, {\"role\": \"user\", \"content\": \"How tall is it?\"}]}");

QString toQString(const char *text)
{
    return QLatin1String(text);
}

/// Imports the text of the clipboard and accepts the review.
void importText(OpenWindow &test, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    test.trigger(toQString("importClipboard"));
    QVERIFY(test.wait());
    test.find<ImportDialog>(toQString("importDialog"))->findChild<QPushButton *>(toQString("writeImport"))->click();
    QVERIFY(test.wait());
}

/// Returns the button of the import's result, or null.
QAbstractButton *openButton(OpenWindow &test)
{
    for (const MessageBar *bar : test.window().findChildren<MessageBar *>()) {
        for (QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
            if (!bar->isHidden() && button->text() == toQString("Open in Edit"))
                return button;
        }
    }
    return nullptr;
}

QString chosenValue(OpenWindow &test, const char *picker)
{
    return test.find<QComboBox>(toQString(picker))->currentData().toString();
}

Json renderedBody(OpenWindow &test)
{
    test.trigger(toQString("showRequest")); // hidden views are updated when they are shown
    return Json::parse(test.find<RenderTextView>(toQString("requestText"))->text().toStdString(), nullptr, false);
}

QString contentText(const Json &content)
{
    return qString(content.is_array() ? content.at(0).value("text", Json()) : content);
}

} // namespace

class TestImportedPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The sample has layers, a default agent and prompt types, which are not part of the imported request.
    void opensTheImportedRequest()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        importText(test, request);
        QVERIFY(openButton(test));
        openButton(test)->click();
        QVERIFY(test.wait());
        checkRequest(test);
        QCOMPARE(test.find<DocumentTabs>(toQString("documents"))->current()->path(), toQString("agents/prompt.md"));
    }

    void opensAnEarlierImportFromTheLibrary()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        importText(test, request);
        QVERIFY(test.find<DocumentTabs>(toQString("documents"))->open(toQString("layers/soul.md")));
        QVERIFY(!test.find<QAction>(toQString("openImportedPrompt"))->isEnabled());
        QVERIFY(test.find<DocumentTabs>(toQString("documents"))->open(toQString("requests/prompt.md")));
        QVERIFY(test.find<QAction>(toQString("openImportedPrompt"))->isEnabled());
        test.trigger(toQString("openImportedPrompt"));
        QVERIFY(test.wait());
        checkRequest(test);
    }

    /// An attachment of another prompt is not part of the imported request.
    void removesAttachments()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        importText(test, request);
        QVERIFY(test.pick(toQString("provider"), toQString("openai")));
        const auto *attachments = test.find<AttachmentList>(toQString("attachments"));
        test.dialogs().nextFileToOpen = test.path(toQString("sample/README.md"));
        test.find<QToolButton>(toQString("attachFile"))->click();
        QVERIFY(test.wait());
        QVERIFY(!attachments->isHidden());
        openButton(test)->click();
        QVERIFY(test.wait());
        QVERIFY(attachments->isHidden());
        checkRequest(test);
    }

    /// The choices can be changed, for example to see the same request for another provider.
    void rendersTheImportedRequestForAnotherProvider()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        importText(test, request);
        openButton(test)->click();
        QVERIFY(test.wait());
        QVERIFY(test.pick(toQString("provider"), toQString("openai")));
        QCOMPARE(chosenValue(test, "conversationFile"), toQString("conversations/prompt.json"));
        const Json body = renderedBody(test);
        QVERIFY2(body.contains("input"), body.dump().c_str());
        QVERIFY2(body["input"].dump().find("How tall is it?") != std::string::npos, body.dump().c_str());
        QVERIFY(test.pick(toQString("layerChoice"), QString()));
        QVERIFY(renderedBody(test).dump().size() > body.dump().size());
    }

private:
    static void checkRequest(OpenWindow &test)
    {
        QCOMPARE(chosenValue(test, "agent"), toQString("prompt"));
        QCOMPARE(chosenValue(test, "profile"), toQString("prompt"));
        QCOMPARE(chosenValue(test, "phase"), toQString("generating"));
        QCOMPARE(chosenValue(test, "provider"), toQString("anthropic"));
        QCOMPARE(chosenValue(test, "model"), toQString("claude-test-9"));
        QCOMPARE(chosenValue(test, "conversationFile"), toQString("conversations/prompt.json"));
        QCOMPARE(chosenValue(test, "layerChoice"), toQString("none"));
        QCOMPARE(test.find<QPlainTextEdit>(toQString("request"))->toPlainText(), toQString("How tall is it?"));
        const Json body = renderedBody(test);
        QCOMPARE(qString(body["model"]), toQString("claude-test-9"));
        QCOMPARE(body["max_tokens"].dump(), std::string("300"));
        QCOMPARE(body["system"].size(), std::size_t(1));
        QCOMPARE(contentText(body["system"]), toQString("Be brief."));
        QCOMPARE(body["messages"].size(), std::size_t(3));
        const QStringList texts{contentText(body["messages"][0]["content"]), contentText(body["messages"][1]["content"]), contentText(body["messages"][2]["content"])};
        QCOMPARE(texts, (QStringList{toQString("What is an oak?"), toQString("A tree."), toQString("How tall is it?")}));
    }
};

OUTCROP_TEST(TestImportedPrompt, GuiApplication)

} // namespace tst_importedprompt

#include "tst_importedprompt.moc"
