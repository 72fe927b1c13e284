// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/toolscenes.h"

#include "gui/conversation/conversationpanel.h"
#include "gui/conversation/transcriptview.h"

#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QTreeView>
#include <QUrl>

namespace outcrop {

namespace {

const QString repliesFile = QStringLiteral("replies.yaml");

QString samplePath(OpenWindow &tour, const QString &path)
{
    return tour.path(QStringLiteral("sample/") + path);
}

void showToolDock(OpenWindow &tour, const QString &action, const QString &dock)
{
    tour.window().resize(1400, 880);
    tour.trigger(QStringLiteral("viewEdit"));
    tour.trigger(QStringLiteral("resetLayout"));
    tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
    tour.trigger(action);
    tour.window().resizeDocks({tour.find<QDockWidget>(dock)}, {480}, Qt::Vertical);
    tour.wait();
}

/// Folds or unfolds a part of the shown conversation.
void togglePart(OpenWindow &tour, int part)
{
    Q_EMIT tour.find<TranscriptView>(QStringLiteral("transcript"))->anchorClicked(QUrl(QStringLiteral("#%1").arg(part)));
}

/// Opens the send sheet for the task.
void openSheet(OpenWindow &tour)
{
    tour.find<QWidget>(QStringLiteral("sendSheet"))->hide();
    tour.window().resize(1400, 880);
    tour.trigger(QStringLiteral("resetLayout"));
    tour.fakes().storeTestKey(QStringLiteral("anthropic"));
    tour.pick(QStringLiteral("agent"), QStringLiteral("conductor"));
    tour.pick(QStringLiteral("phase"), QStringLiteral("planning"));
    tour.pick(QStringLiteral("provider"), QStringLiteral("anthropic"));
    tour.type(QStringLiteral("Plan the restock for the winter list."));
    tour.trigger(QStringLiteral("send"));
    tour.wait();
}

/// Writes a file of the workspace with replies to tool calls, and selects it.
void setReplies(OpenWindow &tour, const QByteArray &yaml)
{
    writeSceneFile(samplePath(tour, repliesFile), yaml);
    auto *path = tour.find<QLineEdit>(QStringLiteral("sendToolReplies"));
    path->setText(repliesFile);
    path->setModified(true);
    Q_EMIT path->editingFinished();
    tour.wait();
}

ToolCall stockLookup()
{
    return {QStringLiteral("call_1"), QStringLiteral("stock_lookup"), Json{{"below_mark", true}}};
}

/// Shows the sample's session with a folded tool call and result.
Scene conversation()
{
    return {QStringLiteral("tools-conversation"), [](OpenWindow &tour) {
                tour.openFolder(tour.path(QStringLiteral("sample")));
                showToolDock(tour, QStringLiteral("showConversation"), QStringLiteral("conversationDock"));
                tour.find<ConversationPanel>(QStringLiteral("conversation"))->showSession(QStringLiteral("2026-11-20-restock"));
                tour.wait();
            }};
}

Scene unfoldedConversation()
{
    return {QStringLiteral("tools-conversation-open"), [](OpenWindow &tour) {
                togglePart(tour, 3);
                togglePart(tour, 4);
            }};
}

Scene smallConversation()
{
    return {QStringLiteral("tools-conversation-small"), [](OpenWindow &tour) {
                tour.window().resize(1024, 700);
                tour.trigger(QStringLiteral("viewTest"));
                tour.find<QDockWidget>(QStringLiteral("conversationDock"))->raise();
                tour.wait();
            }};
}

/// Shows the error in a file of replies, with its location.
Scene brokenReplies()
{
    return {QStringLiteral("tools-replies-error"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("viewEdit"));
                openSheet(tour);
                press(tour, QStringLiteral("sendMore"));
                setReplies(tour, "tools: {stock_lookup: 3}\n");
            }};
}

Scene replies()
{
    return {QStringLiteral("tools-replies"), [](OpenWindow &tour) {
                setReplies(tour,
                    "tools:\n  stock_lookup:\n    - when: {below_mark: true}\n      reply: {counted: 2026-11-19, lots: [{lot: L-2026-0387, variety: Grey Partridge, shelf_packets: 6}]}\n");
            }};
}

Scene smallReplies()
{
    return {QStringLiteral("tools-replies-small"), [](OpenWindow &tour) { tour.window().resize(1024, 700); }};
}

/// Sends a request. The provider calls a tool, and answers after the simulated reply.
Scene answeredToolCall()
{
    return {QStringLiteral("tools-answered"), [](OpenWindow &tour) {
                QFile recorded(samplePath(tour, QStringLiteral("sessions/2026-11-20-restock/iteration-1/planning-response.md")));
                if (!recorded.open(QIODevice::ReadOnly))
                    qFatal("The sample has no response");
                tour.fakes().provider().script = {{{QStringLiteral("I look up every lot under its mark in one call.")}, {stockLookup()}}, {{QString::fromUtf8(recorded.readAll())}, {}}};
                press(tour, QStringLiteral("confirmSend"));
                showToolDock(tour, QStringLiteral("showResponse"), QStringLiteral("responseDock"));
            }};
}

/// Shows the turns of the session in the previous scene, with the result of the tool.
Scene turns()
{
    return {QStringLiteral("tools-turns"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("reload"));
                tour.wait();
                showToolDock(tour, QStringLiteral("showConversation"), QStringLiteral("conversationDock"));
                togglePart(tour, 4);
            }};
}

/// Sends a request without replies, so the model waits for the results of its calls.
Scene awaitedResults()
{
    return {QStringLiteral("tools-awaited"), [](OpenWindow &tour) {
                openSheet(tour);
                tour.fakes().provider().script = {{{}, {stockLookup(), {QStringLiteral("call_2"), QStringLiteral("search_knowledge"), Json{{"query", "last germination of Saltmarsh"}}}}}};
                press(tour, QStringLiteral("confirmSend"));
                showToolDock(tour, QStringLiteral("showResponse"), QStringLiteral("responseDock"));
            }};
}

/// Shows the same response in a small window. Deletes the replies for the following scenes.
Scene awaitedSmall()
{
    return {QStringLiteral("tools-awaited-small"), [](OpenWindow &tour) {
                QFile::remove(samplePath(tour, repliesFile));
                tour.window().resize(1024, 700);
            }};
}

} // namespace

QList<Scene> toolScenes()
{
    return {conversation(), unfoldedConversation(), smallConversation(), brokenReplies(), replies(), smallReplies(), answeredToolCall(), turns(),
        awaitedResults(), awaitedSmall()};
}

} // namespace outcrop
