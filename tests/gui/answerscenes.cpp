// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/answerscenes.h"

#include "gui/conversation/conversationpanel.h"
#include "gui/keys/keysdialog.h"
#include "gui/response/responsepanel.h"
#include "gui/response/responsetables.h"
#include "gui/response/responsetextview.h"
#include "gui/send/liveresponseparser.h"
#include "gui/send/sendsheet.h"
#include "gui/workflow/workflowpanel.h"
#include "tests/gui/responsestates.h"

#include <QDockWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace outcrop {

namespace {

using Page = ResponseTables::Page;

ResponsePanel &panel(OpenWindow &tour)
{
    return *tour.find<ResponsePanel>(QStringLiteral("response"));
}

void showPage(OpenWindow &tour, Page page)
{
    tour.find<ResponseTables>(QStringLiteral("answerTables"))->showPage(page);
}

Scene noResponse()
{
    return {QStringLiteral("response-empty"), [](OpenWindow &tour) {
                tour.window().resize(1400, 880);
                tour.trigger(QStringLiteral("resetLayout"));
                tour.pick(QStringLiteral("provider"), QStringLiteral("anthropic"));
                tour.trigger(QStringLiteral("showResponse"));
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("responseDock"))}, {400}, Qt::Vertical);
                panel(tour).clearContents(true);
            }};
}

Scene streamingResponse()
{
    return {QStringLiteral("response-streaming"), [](OpenWindow &tour) {
                panel(tour).startWaiting({QStringLiteral("anthropic"), QStringLiteral("claude-x")});
                const QString text = testing::sampleResponse().parsed.text.left(60);
                panel(tour).append(text);
                LiveResponseParser reading(
                    {}, [&tour](const ShownResponse &soFar) { panel(tour).setPartialResponse(soFar); });
                reading.add(text);
                reading.report();
            }};
}

Scene responseScene(const QString &name, const ShownResponse &response, Page page)
{
    return {name, [response, page](OpenWindow &tour) {
                panel(tour).clearContents(true);
                panel(tour).setResponse(response);
                showPage(tour, page);
            }};
}

/// Selects a repair, whose location is highlighted in the text.
Scene repairedResponse()
{
    return {QStringLiteral("response-repaired"), [](OpenWindow &tour) {
                ShownResponse response = testing::sampleResponse();
                response.parsed.verdict = Verdict::Repaired;
                response.parsed.findings.clear();
                response.retryMessage.clear();
                panel(tour).clearContents(true);
                panel(tour).setResponse(response);
                showPage(tour, Page::Repaired);
                auto *repairs = tour.find<QTreeView>(QStringLiteral("responseRepairs"));
                repairs->setCurrentIndex(repairs->model()->index(1, 0));
                Q_EMIT repairs->clicked(repairs->model()->index(1, 0));
            }};
}

Scene askingAgain()
{
    return {QStringLiteral("response-ask-again"), [](OpenWindow &tour) {
                panel(tour).setResponse(testing::sampleResponse());
                tour.find<QToolButton>(QStringLiteral("askAgain"))->click();
            }};
}

ShownResponse refusal()
{
    ShownResponse response = testing::validResponse();
    response.parsed = {};
    response.parsed.text = QStringLiteral("I can’t help with that.");
    response.parsed.verdict = Verdict::Refused;
    response.stopDetail = QStringLiteral("refusal");
    return response;
}

Scene manualPrompt()
{
    return {QStringLiteral("response-by-hand"), [](OpenWindow &tour) {
                panel(tour).startManualPrompt({QStringLiteral("sessions/2026-03-01-plan-the-release/iteration-1/planning-prompt.md"),
                    QStringLiteral("sessions/2026-03-01-plan-the-release/iteration-1/planning-response.md")});
            }};
}

/// Shows the panel between other docks in a small window.
Scene narrow()
{
    return {QStringLiteral("response-narrow"), [](OpenWindow &tour) {
                panel(tour).setResponse(testing::sampleResponse());
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->show();
                tour.window().resize(1024, 640);
            }};
}

/// Shows the sample's session without the Render dock, so that every column fits.
Scene recordedSession()
{
    return {QStringLiteral("conversation-sample"), [](OpenWindow &tour) {
                tour.window().resize(1400, 880);
                tour.trigger(QStringLiteral("resetLayout"));
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
                tour.trigger(QStringLiteral("showConversation"));
                tour.wait();
            }};
}

/// Shows the recorded response of that session. A trailing comma in it is repaired.
Scene recordedAnswer()
{
    return {QStringLiteral("response-sample"), [](OpenWindow &tour) {
                tour.find<QToolButton>(QStringLiteral("readResponse"))->click();
                tour.wait();
                showPage(tour, Page::Repaired);
            }};
}

/// Returns a conversation whose last turn waits for the user.
SessionRow conversation(const QString &id, const QString &title)
{
    SessionRow row = testing::sampleSession();
    row.id = id;
    row.title = title;
    TurnRow waiting = row.turns.constLast();
    waiting.number = 2;
    waiting.state = TurnState::Waiting;
    waiting.provider = QStringLiteral("manual");
    waiting.model.clear();
    waiting.problem.clear();
    row.turns += waiting;
    return row;
}

Scene sessions()
{
    return {QStringLiteral("conversation"), [](OpenWindow &tour) {
                tour.window().resize(1400, 880);
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
                tour.trigger(QStringLiteral("showConversation"));
                tour.wait();
                auto *shown = tour.find<ConversationPanel>(QStringLiteral("conversation"));
                shown->setSessions({conversation(QStringLiteral("2026-03-01-plan-the-release"), QStringLiteral("Plan the release")),
                    conversation(QStringLiteral("2026-02-27-review-the-budget"), QStringLiteral("Review the budget dock, and say what a stranger would not understand"))});
                tour.wait();
                shown->setNextTurnText(shown->session(),
                    QStringLiteral("Next turn: the oldest 12 of 20 messages are omitted: 34,000 tokens become 8,100, "
                                   "and 9,000 are allowed (55% of the context window)"));
            }};
}

/// Returns a workflow whose generated files wait for approval.
WorkflowView workflowView()
{
    WorkflowView view;
    view.state.id = QStringLiteral("2026-03-01-order");
    view.state.profile = QStringLiteral("shop");
    view.state.phase = WorkflowPhase::Generate;
    view.state.stage = WorkflowStage::Response;
    for (const char *role : {"planner", "generator", "reviser"})
        view.state.providers.insert(QString::fromLatin1(role), QStringLiteral("anthropic"));
    view.step.kind = WorkflowStep::Kind::ApproveResponse;
    view.steps = workflowStepRows(view.state, std::nullopt, WorkflowStepState::ResponseReview);
    const QString target = QStringLiteral("src/Order.java");
    view.files = {{QStringLiteral("Order.java"), target, {}, false, false, 2, 0}, {QStringLiteral("OrderRepository.java"), QStringLiteral("src/OrderRepository.java"), {}, true, false, 2, 0}};
    view.diffs = {shownDiff(target, QStringLiteral("class Order {\n}\n"), QStringLiteral("Order.java"), QStringLiteral("class Order {\n    private Long id;\n    private String number;\n}\n")),
        shownDiff(QStringLiteral("(new file)"), QString(), QStringLiteral("OrderRepository.java"), QStringLiteral("interface OrderRepository {\n}\n"))};
    return view;
}

/// Shows a workflow without the Render dock, so that every column fits.
Scene workflow()
{
    return {QStringLiteral("workflow"), [](OpenWindow &tour) {
                tour.window().resize(1400, 880);
                tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
                tour.trigger(QStringLiteral("showWorkflow"));
                tour.wait();
                auto *shown = tour.find<WorkflowPanel>(QStringLiteral("workflow"));
                const WorkflowView view = workflowView();
                shown->blockSignals(true); // such a workflow does not exist on disk, so the panel must not read it
                shown->setWorkflows({view.state});
                shown->setView(view);
                shown->blockSignals(false);
            }};
}

Scene noSessions()
{
    return {QStringLiteral("conversation-empty"), [](OpenWindow &tour) { tour.find<ConversationPanel>(QStringLiteral("conversation"))->setSessions({}); }};
}

Scene sendPreview(const QString &name, const QString &provider)
{
    return {name, [provider](OpenWindow &tour) {
                tour.find<SendSheet>(QStringLiteral("sendSheet"))->hide();
                tour.trigger(QStringLiteral("resetLayout"));
                tour.pick(QStringLiteral("provider"), provider);
                tour.type(QStringLiteral("Plan the release."));
                tour.trigger(QStringLiteral("send"));
                tour.wait();
            }};
}

Scene keys(const QString &name, const std::function<void(FakeServices &)> &prepare)
{
    return {name, [prepare](OpenWindow &tour) {
                tour.find<SendSheet>(QStringLiteral("sendSheet"))->hide();
                prepare(tour.fakes());
                tour.trigger(QStringLiteral("showKeys"));
                tour.wait();
            },
        QStringLiteral("keysDialog")};
}

void unlockKeyStore(FakeServices &fakes)
{
    fakes.keys().problem.reset();
    fakes.storeTestKey(QStringLiteral("anthropic"));
}

void locked(FakeServices &fakes)
{
    fakes.keys().problem = Error{ErrorCode::Unreadable, QStringLiteral("The system key store is locked. Unlock it in your desktop’s password manager, and open this page again."), {}};
}

} // namespace

QList<Scene> answerScenes()
{
    return {noResponse(), streamingResponse(), responseScene(QStringLiteral("response-valid"), testing::validResponse(), Page::Quality), repairedResponse(),
        responseScene(QStringLiteral("response-wrong-schema"), testing::sampleResponse(), Page::Values), askingAgain(),
        responseScene(QStringLiteral("response-requests"), testing::sampleResponse(), Page::Requests),
        responseScene(QStringLiteral("response-refused"), refusal(), Page::Quality),
        responseScene(QStringLiteral("response-failed"), testing::failedResponse(FailureKind::RateLimited, QStringLiteral("anthropic takes no more requests for 40 seconds (HTTP 429). Wait, or send it to another provider.")), Page::Requests),
        manualPrompt(), narrow(), recordedSession(), recordedAnswer(), sessions(), noSessions(), workflow(), keys(QStringLiteral("keys-absent"), [](FakeServices &) {}),
        keys(QStringLiteral("keys-present"), unlockKeyStore), keys(QStringLiteral("keys-locked"), locked), keys(QStringLiteral("keys-again"), [](FakeServices &fakes) { fakes.keys().problem.reset(); }),
        sendPreview(QStringLiteral("send-preview"), QStringLiteral("anthropic")), sendPreview(QStringLiteral("send-no-key"), QStringLiteral("openai")), sendPreview(QStringLiteral("send-by-hand"), QStringLiteral("manual"))};
}

} // namespace outcrop
